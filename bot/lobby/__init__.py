"""A table before its game: opening it, taking seats, choosing the rules, starting.

This subject room may import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and
`support`, and no other subject room.
"""
