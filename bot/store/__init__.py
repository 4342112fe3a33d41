"""Everything on disk. The only SQL is in here."""
