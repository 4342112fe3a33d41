"""`/setup`: the page with the settings of a server."""
