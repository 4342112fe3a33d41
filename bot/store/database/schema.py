"""The schema of the database, as numbered migrations that never change once released."""

from __future__ import annotations

import re
from pathlib import Path

MIGRATIONS: tuple[str, ...] = tuple(
    file.read_text(encoding="utf-8")
    for file in sorted((Path(__file__).parent / "steps").glob("*.sql"))
)
VERSION = len(MIGRATIONS)
MARK = int.from_bytes(b"Rent")
"""The SQLite application id of our database files, and the key of our PostgreSQL advisory locks.

Files of other programs have another application id.
"""
FIRST_TABLES = frozenset(re.findall(r"CREATE TABLE (\w+)", MIGRATIONS[0]))
"""The names of the tables in schema version 1.

Early files of ours have these tables, but no application id.
"""
