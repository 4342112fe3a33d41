"""Achievements and their medals."""
