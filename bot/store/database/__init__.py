"""The database itself: its address, schema, transactions, rows and codec."""
