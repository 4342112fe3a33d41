"""Measurements: engine, pictures, requests, live tables, and whether the dice are fair."""
