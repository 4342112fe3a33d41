"""The tutorial: a practice table with a coach."""
