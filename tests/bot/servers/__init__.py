"""Tests of `bot/servers`."""
