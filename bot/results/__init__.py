"""Finished games: end cards, standings, records, achievements, following and league nights.

This subject room may import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and
`support`, and no other subject room.
"""
