"""The settings of a server: setup, moderation and privacy.

May import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and `support`. Moderation and
privacy act on seats, lobbies and league nights; these imports are listed in
`tests/structure/test_imports.py`.
"""
