"""What people see: pure functions that return messages, tested without Discord."""
