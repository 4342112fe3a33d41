"""The Discord bot, its command line and its playground.

Each folder is a room. The docstring of its `__init__.py` says what it contains and may import.
"""
