"""The messages that Discord should show, and the class that makes it show them.

A source says which messages an owner wants; `MessageKeeper` and `MessageSync` post, edit and delete
them. May import `discord_api`, `tables`, `ui`, `store`, `words` and `support`.
"""
