"""Advice from the AI to players, and the turning points of a finished game."""
