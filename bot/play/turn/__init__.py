"""The message of a live table, its buttons, and the commands for the same actions."""
