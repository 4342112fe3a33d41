"""The `/privacy` commands, with which users see and delete their stored data."""
