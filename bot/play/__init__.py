"""Commands, buttons and messages of a running game, one folder per subject.

This subject room may import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and
`support`, and no other subject room.
"""
