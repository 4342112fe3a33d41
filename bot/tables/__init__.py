"""Live games: state, clocks, log, story, seats, votes and computer players, and the registry of all
tables.

Lobbies are here too, because a lobby becomes a table. May import `ui`, `store`, `words` and
`support`.
"""
