"""The end card and the replay of a finished game."""
