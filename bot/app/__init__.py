"""The Discord client, the wiring of all objects, and the start and stop of the process.

`wiring.py` constructs every object and registers all listeners and periodic jobs. `cluster` divides
the Discord servers among processes. This room may import every room except `cli`.
"""
