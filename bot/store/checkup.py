"""A look at a database file without changing it: can it be used, and is it whole?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.db import read_only, version_of
from bot.store.ownership import OWNER
from bot.store.schema import VERSION


@dataclass(frozen=True)
class Checkup:
    """What was found in a database. `newest` is the time of the last change of any game."""

    version: int
    games: int = 0
    newest: float = 0.0
    owner: str = ""
    """The application whose games these are, if it is known."""
    problems: tuple[str, ...] = ()


def check_up(path: Path) -> Checkup:
    """Read a whole database once; one that is newer or empty is not looked into.

    sqlite3.Error when it cannot be opened or is none, ForeignDatabase when it is not ours.
    """
    with closing(sqlite3.connect(read_only(path), uri=True, timeout=5)) as connection:
        version = version_of(connection, path)
        if not 0 < version <= VERSION:
            return Checkup(version)
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
        problems = [] if found == ["ok"] else found
        astray = len(connection.execute("PRAGMA foreign_key_check").fetchall())
        if astray:
            problems.append(f"{astray} rows belong to nothing")
        games, newest = connection.execute("SELECT count(*), max(changed) FROM games").fetchone()
        facts = connection.execute("SELECT value FROM facts WHERE name = ?", (OWNER,)).fetchall()
        owner = facts[0][0] if facts else ""
        return Checkup(version, games, newest or 0.0, owner, tuple(problems))
