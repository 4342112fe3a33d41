"""Live games, with clocks, log, story, seats, votes and computer players, and their registry.

Lobbies are here too, because a lobby becomes a table. May import `ui`, `store`, `words` and
`support`.
"""
