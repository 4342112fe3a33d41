"""Shards, and the leases by which processes share them."""
