"""Tools of a host: settings, doctor, backups, health, metrics and logs.

May import every room below the subject rooms; `app` and `cli` import this room.
"""
