"""`/setup`: the settings page of a server."""
