"""The editor of editions: drafts that are changed by lists and forms."""
