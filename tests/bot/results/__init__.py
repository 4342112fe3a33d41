"""Tests of `bot/results`."""
