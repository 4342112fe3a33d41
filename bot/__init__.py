"""Everything around the game: the command line, the Discord bot, its playground."""
