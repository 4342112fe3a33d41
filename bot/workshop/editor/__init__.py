"""The editor for drafts of editions: a private page with lists and forms."""
