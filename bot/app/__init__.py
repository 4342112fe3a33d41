"""The client, the wiring, and the start and stop of the process.

`wiring.py` makes every object and lists all listeners and periodic jobs. `cluster` shares the
servers among processes. May import every room except `cli`.
"""
