"""`/follow`: telling users without a seat how a game ends."""
