"""Seats of a running game: leaving, coming back, taking over, votes and undo."""
