"""`/league`: an evening of several tables, drawn from the sign-ups."""
