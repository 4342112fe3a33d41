"""What stands in Discord: posted, kept up to date, found again after a restart."""
