"""The game told in words."""
