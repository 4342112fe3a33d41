"""The database layer: repositories, transactions, and all SQL of the bot.

`Stores` holds the repositories of one database. Only hosts who use PostgreSQL import
`store/postgres`. This room may import `support` and `words`.
"""
