"""The settings of a Discord server: setup, moderation and privacy.

This subject room may import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and
`support`. Moderation and privacy act on seats, lobbies and league nights.
`pyproject.toml` lists the imports that this needs.
"""
