"""The preferences of users, and deletion of their data."""
