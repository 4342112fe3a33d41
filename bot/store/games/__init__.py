"""Games: lobbies, logs, dice, maximum bids, followers and remarks."""
