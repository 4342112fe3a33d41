"""The routes of Discord's HTTP API, one module per subject."""
