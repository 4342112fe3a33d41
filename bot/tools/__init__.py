"""Tools of the command line: simulating, trying editions, drawing pictures."""
