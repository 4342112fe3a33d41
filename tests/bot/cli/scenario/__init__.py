"""The scenario format: what a file may say and what it means."""
