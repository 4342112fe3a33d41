"""The `/moderate` commands, which pause, end and repair games, and remove players."""
