"""Tests of `bot/support`."""
