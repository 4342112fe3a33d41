"""The database. It contains all SQL.

`Stores` holds the repositories of one database. Only hosts who use PostgreSQL import
`store/postgres`. May import `support` and `words`.
"""
