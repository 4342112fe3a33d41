"""The database layer: repositories, transactions, and all SQL of the bot.

`Stores` holds the repositories of one database. Only hosts who use PostgreSQL import
`store/postgres`. This package may import `support` and `words`.
"""
