"""The advice of a computer player to a person, and the turning points of a finished game."""
