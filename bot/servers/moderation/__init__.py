"""`/moderate`: commands that pause, end and mend games."""
