"""Events, refusals, payments and rules of a game as sentences."""
