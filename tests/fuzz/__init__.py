"""Hostile input, generated from a seed."""
