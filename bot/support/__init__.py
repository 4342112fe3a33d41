"""Helpers that know nothing of the game: tasks, threads, periodic jobs, parsing and refusals.

This room may import `words`, because refusals are texts for users.
"""
