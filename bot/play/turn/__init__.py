"""The table's own message, its buttons, and the commands that do the same."""
