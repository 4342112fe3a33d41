"""Live games: their state, their seats, their clocks and their computer players."""
