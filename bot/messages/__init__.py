"""The messages of all owners: posted, kept up to date, found again after a restart."""
