"""Editions tried out by computer players: the games, what they show, and how it is told."""
