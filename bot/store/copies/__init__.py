"""Backups of a database file, copies into another database, and repairs of damaged rows."""
