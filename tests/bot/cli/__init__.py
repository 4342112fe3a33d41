"""Tests of `bot/cli`."""
