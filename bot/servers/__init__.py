"""The settings of a Discord server: setup, moderation and privacy.

May import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and `support`. Moderation and
privacy act on seats, lobbies and league nights. `tests/structure/test_imports.py` lists the imports
that this needs.
"""
