"""The messages that Discord should show.

A source returns the wanted messages of an owner, such as a game. `MessageKeeper` and `MessageSync`
post, edit and delete messages until Discord shows the wanted ones. This room may import
`discord_api`, `tables`, `ui`, `store`, `words` and `support`.
"""
