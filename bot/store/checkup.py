"""A look at a database file without changing it: can it be used, and is it whole?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store import dice, editions, games, guilds, people
from bot.store.db import read_only, version_of
from bot.store.ownership import OWNER
from bot.store.rows import SENSELESS, Column, sensible
from bot.store.schema import VERSION

_COLUMNS: tuple[Column[Any], ...] = (
    *games.COLUMNS, *editions.COLUMNS, *dice.COLUMNS, guilds.CHOSEN, people.CHOSEN,
)  # fmt: skip
_DECODERS = {(column.table, column.name): column.decode for column in _COLUMNS}


@dataclass(frozen=True)
class Checkup:
    """What was found in a database. `newest` is the time of the last change of any game."""

    version: int
    games: int = 0
    newest: float = 0.0
    owner: str = ""
    """The application whose games these are, if it is known."""
    problems: tuple[str, ...] = ()


@dataclass(frozen=True)
class Damage:
    """A value that makes no sense; `owner` is the column that says whose it is, and whose."""

    table: str
    column: str
    row: str
    owner: tuple[str, int]


class _Text(bytes):
    """What SQLite holds as a text, whether it is one or not."""


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
        sound = "WHERE typeof(changed) = 'real'"
        (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
        (newest,) = connection.execute(f"SELECT max(changed) FROM games {sound}").fetchone()
        facts = connection.execute("SELECT value FROM facts WHERE name = ?", (OWNER,)).fetchall()
        owner = facts[0][0] if facts else ""
        return Checkup(version, count, newest or 0.0, owner, tuple(problems))


def find_damage(path: Path) -> list[Damage]:
    """Every value of a database that makes no sense by itself."""
    with closing(sqlite3.connect(read_only(path), uri=True, timeout=5)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        connection.text_factory = _Text
        return [found for (table,) in tables for found in _in_table(connection, table)]


def _in_table(connection: sqlite3.Connection, table: str) -> Iterator[Damage]:
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    names = [name.decode() for _, name, *_ in columns]
    keys = [names[at] for at, column in enumerate(columns) if column[5]]
    kinds = [(kind.decode(), bool(required or key)) for _, _, kind, required, _, key in columns]
    for row in connection.execute(f"SELECT * FROM {table}"):
        held = dict(zip(names, row, strict=True))
        for name, (kind, required) in zip(names, kinds, strict=True):
            if not _sound(table, name, kind, held[name], required):
                where = ", ".join(_shown(held[key]) for key in keys)
                yield Damage(table, name, where, _owner(table, held))


def _sound(table: str, name: str, kind: str, value: Any, required: bool) -> bool:
    """Whether a value is of its column's kind, and can be decoded where it is more than that."""
    if value is None:
        return not required
    held = {"INTEGER": int, "REAL": float, "TEXT": _Text, "BLOB": bytes}[kind]
    if type(value) is not held:
        return False
    try:
        if isinstance(value, float):
            sensible(value)
        plain = value.decode() if isinstance(value, _Text) else value
        _DECODERS.get((table, name), _anything)(plain)
    except SENSELESS:
        return False
    return True


def _anything(value: Any) -> Any:
    return value


def _owner(table: str, held: dict[str, Any]) -> tuple[str, int]:
    """Whom a row belongs to: a game, a server or a person, as far as that can be said."""
    whose = {"games": "id", "preferences": "user"}.get(table)
    for column in (whose,) if whose else ("game", "guild", "user"):
        if isinstance(held.get(column), int):
            return "game" if table == "games" else column, held[column]
    return "", 0


def _shown(value: Any) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)
