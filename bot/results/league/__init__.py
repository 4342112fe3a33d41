"""`/league`: league nights, with several tables drawn from the sign-ups."""
