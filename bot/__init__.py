"""Everything around the game: the command line today, the Discord bot to come."""
