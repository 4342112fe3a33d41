"""Live games: state, clocks, log, story, seats, votes, computer players; the registry of tables.

Lobbies are here too, because a lobby becomes a table. May import `ui`, `store`, `words` and
`support`.
"""
