"""Tests of `bot/store`."""
