"""Tools of a host: settings, doctor, backups, health, metrics and logs.

Only `app` and `cli` import this room. It may import every room below the subject rooms.
"""
