"""Trades: the private builder, open offers, and the commands that do the same."""
