"""The settings, editions and bans of servers."""
