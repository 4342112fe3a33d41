"""The editor for drafts of editions, with a private page of lists and forms."""
