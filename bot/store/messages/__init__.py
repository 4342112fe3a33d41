"""Stored messages of the bot, their kinds, and requests that Discord has not answered yet."""
