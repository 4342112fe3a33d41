"""A look at a database file without changing it: can it be used, and is it whole?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Checkup:
    """What was found in a database. `newest` is the time of the last change of any game."""

    version: int
    games: int = 0
    newest: float = 0.0
    problems: tuple[str, ...] = ()


def check_up(path: Path) -> Checkup:
    """Read a whole database once; sqlite3.Error when it cannot be opened or is none."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=5)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
        problems = [] if found == ["ok"] else found
        astray = len(connection.execute("PRAGMA foreign_key_check").fetchall())
        if astray:
            problems.append(f"{astray} rows belong to nothing")
        if not version:
            return Checkup(version, problems=tuple(problems))
        games, newest = connection.execute("SELECT count(*), max(changed) FROM games").fetchone()
        return Checkup(version, games, newest or 0.0, tuple(problems))
