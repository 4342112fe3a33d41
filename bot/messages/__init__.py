"""The messages that Discord should show, and the class that makes it show them.

A source returns the wanted messages of an owner, such as a game. `MessageKeeper` and `MessageSync`
post, edit and delete them. This room may import `discord_api`, `tables`, `ui`, `store`, `words`
and `support`.
"""
