"""Auctions: bids by button, form and command, and secret maximum bids."""
