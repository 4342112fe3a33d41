"""A local Discord: the API, the gateway and a page for people, all on this machine."""
