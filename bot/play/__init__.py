"""A running game: its commands, buttons, panels, trades, auctions, tutorial and coach.

May import `messages`, `discord_api`, `tables`, `ui`, `store`, `words` and `support`, and no other
subject room.
"""
