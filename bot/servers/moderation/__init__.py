"""`/moderate`: commands that pause, end and repair games, and remove players."""
