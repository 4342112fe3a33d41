"""Tests of `bot/workshop`."""
