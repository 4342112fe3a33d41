"""Slash commands and the buttons that go with them, by subject."""
