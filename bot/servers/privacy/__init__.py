"""`/privacy`: showing and deleting the data of a user."""
