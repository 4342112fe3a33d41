"""Posted messages, by their kinds."""
