"""`/follow`: messages to users without a seat about the end of a game."""
