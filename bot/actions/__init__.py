"""What people, moderators and computers do: may they, and what comes of it."""
