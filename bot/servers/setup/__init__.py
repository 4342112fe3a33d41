"""The `/setup` command and the page with a server's settings."""
