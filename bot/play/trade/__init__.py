"""Trades: the private trade builder, open offers, and the commands for trades."""
