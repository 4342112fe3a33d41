"""Sentences about a game: its events, refusals, payments and rules."""
