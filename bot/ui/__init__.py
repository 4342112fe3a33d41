"""Messages, components, forms and custom ids as plain data.

This room does not import discord.py. It may import `store` (for its data), `words` and `support`.
"""
