"""Commands, buttons and messages of a running game, one package per subject.

May import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and `support`, and no other
subject room.
"""
