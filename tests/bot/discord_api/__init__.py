"""Tests of `bot/discord_api`."""
