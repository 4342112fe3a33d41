"""Discord's HTTP API, one module to a subject."""
