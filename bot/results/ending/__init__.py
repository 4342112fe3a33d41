"""The end card of a game."""
