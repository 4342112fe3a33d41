"""Everything that knows discord.py or Discord's codes: the sender, the router, answers and error
replies.

It turns messages into payloads, keeps the budget of requests and the tokens of interactions, and
syncs slash commands. May import `tables`, `ui`, `store`, `words` and `support`.
"""
