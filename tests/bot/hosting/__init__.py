"""Tests of `bot/hosting`."""
