"""The code that uses discord.py or Discord's codes: sender, router, answers and error replies.

It also turns messages into payloads, limits the requests, keeps interaction tokens, and syncs slash
commands. This room may import `tables`, `ui`, `store`, `words` and `support`.
"""
