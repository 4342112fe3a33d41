"""A local stand-in for Discord: its HTTP API, gateway and CDN, and a web page to chat in.

This room imports nothing else of Rentroll.
"""
