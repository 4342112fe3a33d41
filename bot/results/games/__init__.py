"""`/games`: running and finished games of a server."""
