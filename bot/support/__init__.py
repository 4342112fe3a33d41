"""Helpers that know nothing of the game: tasks, threads, periodic jobs, parsing and refusals.

May import `words`, in which refusals are written.
"""
