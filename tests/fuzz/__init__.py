"""Hostile input, made at random from a seed."""
