"""The database: its address, schema, transactions, rows and codec."""
