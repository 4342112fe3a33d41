"""Standings, records, players' results and seasons of a server."""
