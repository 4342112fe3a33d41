"""The tables of the database, by numbered steps that are only ever added to."""

from __future__ import annotations

import re
from pathlib import Path

MIGRATIONS: tuple[str, ...] = tuple(
    file.read_text(encoding="utf-8")
    for file in sorted((Path(__file__).parent / "steps").glob("*.sql"))
)
VERSION = len(MIGRATIONS)
MARK = int.from_bytes(b"Rent")
"""What a database of ours has as its application id, so that no other program's is taken for it."""
FIRST_TABLES = frozenset(re.findall(r"CREATE TABLE (\w+)", MIGRATIONS[0]))
"""By these a database is known that was made before there was a mark."""
