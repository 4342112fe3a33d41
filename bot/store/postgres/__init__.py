"""PostgreSQL: its dialect, sessions, lock and leases."""
