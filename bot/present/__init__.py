"""What people see of a table: the live message, threads, private panels."""
