"""Tests of `bot/lobby`."""
