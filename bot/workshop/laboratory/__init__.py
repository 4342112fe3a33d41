"""Editions tried out by computer players, in a process of its own."""
