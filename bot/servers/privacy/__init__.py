"""`/privacy`: commands that show and delete the data of a user."""
