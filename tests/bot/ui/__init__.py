"""Tests of `bot/ui`."""
