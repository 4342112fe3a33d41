"""Changes of seats in a running game: leaving, coming back, taking over, votes and undo."""
