"""Copies of a database, moves to another kind, and repairs of damaged rows."""
