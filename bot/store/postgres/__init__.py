"""PostgreSQL databases: the SQL dialect, sessions, the lock and the leases."""
