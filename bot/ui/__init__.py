"""Messages, components, forms and custom ids as plain data.

Nothing in here knows discord.py. May import `store` (for its data), `words` and `support`.
"""
