"""The database. All SQL is in this room; `store/postgres` is imported only by hosts who use
PostgreSQL.

`Stores` carries all repositories together. May import `support` and `words`.
"""
