"""Live games: their clocks, logs, stories, seats, votes and computer players, and their registry.

In the code a live game is called a table. Lobbies are here too, because a lobby becomes a table.
This room may import `ui`, `store`, `words` and `support`.
"""
