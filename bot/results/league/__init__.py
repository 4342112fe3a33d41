"""`/league`: league nights, in which several tables are drawn from the users who sign up."""
