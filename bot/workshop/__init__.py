"""A server's own editions: upload, preview, editor, and laboratory for trial games.

This subject room may import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and
`support`, and no other subject room.
"""
