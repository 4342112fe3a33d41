"""Placings, seasons, achievements and league nights."""
