"""Tests of `bot/store/older`."""
