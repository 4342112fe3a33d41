"""Standings, records, careers and seasons of a server."""
