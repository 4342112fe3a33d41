"""Measurements: engine, pictures, requests, live tables, and the shares of landings."""
