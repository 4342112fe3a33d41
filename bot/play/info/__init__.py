"""Information about a game: board, deeds, players, story, payments, rules, dice and help."""
