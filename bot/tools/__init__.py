"""Tools of the command line: watching, simulating, trying editions, drawing pictures."""
