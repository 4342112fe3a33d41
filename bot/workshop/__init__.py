"""A server's own editions: upload, preview, editor and laboratory.

May import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and `support`, and no other
subject room.
"""
