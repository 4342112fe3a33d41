"""Tests of `bot/messages`."""
