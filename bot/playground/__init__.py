"""A local stand-in for Discord: the HTTP API, the gateway, the CDN and a web page for people.

It imports nothing else of Rentroll.
"""
