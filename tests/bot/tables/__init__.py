"""Tests of `bot/tables`."""
