"""Tools of a host: settings, doctor, backups, health, metrics and logs.

Only `app` and `cli` import this package. It may import every package below the subject packages.
"""
