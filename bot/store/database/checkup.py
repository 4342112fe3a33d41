"""Read-only checks of a whole database, for `rentroll doctor` and at the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.store.database.address import Address
from bot.store.database.database import Shape, View, looking_at
from bot.store.database.ownership import OWNER
from bot.store.database.rows import LATEST, SENSELESS, Column, sensible
from bot.store.database.schema import VERSION
from bot.store.database.sqlite import RawText
from bot.store.games import dice, games
from bot.store.results import league_nights as league
from bot.store.servers import editions, guilds
from bot.store.users import people

_COLUMNS: tuple[Column[Any], ...] = (
    *games.COLUMNS, editions.EDITION, *dice.COLUMNS, guilds.CHOSEN, people.CHOSEN,
    league.SETTINGS, league.SECRET,
)  # fmt: skip
_KINDS: dict[str, set[type]] = {
    "INTEGER": {int},
    "REAL": {float},
    "TEXT": {RawText, str},
    "BLOB": {bytes},
}
_DECODERS = {(column.table, column.name): column.decode for column in _COLUMNS}


@dataclass(frozen=True)
class Checkup:
    """The result of a database check.

    `newest`: when any game last changed, in seconds since 1970, or 0.0 if there is no game.
    """

    version: int
    games: int = 0
    newest: float = 0.0
    owner: str = ""
    """The id of the Discord application that owns the games, or `playground`.

    Empty if it is unknown.
    """
    problems: tuple[str, ...] = ()


@dataclass(frozen=True)
class Damage:
    """A damaged value in a database. `row`: the key of its row.

    `owner`: `game`, `guild` or `user`, and the id of the object that the row belongs to. ("", 0):
    the row belongs to none.
    """

    table: str
    column: str
    row: str
    owner: tuple[str, int]


def check_up(where: Address) -> Checkup:
    """Check a database for faults, and count its games.

    For an empty database or a newer schema, only the version is returned. Raises DatabaseFailed if
    the database cannot be opened, and ForeignDatabase if another program made it.
    """
    with looking_at(where) as view:
        if not 0 < view.version <= VERSION:
            return Checkup(view.version)
        problems = tuple(view.problems())
        (count,) = view.one("SELECT count(*) FROM games") or (0,)
        # A damaged text sorts after all numbers, so the bound excludes it.
        (newest,) = view.one("SELECT max(changed) FROM games WHERE changed < ?", (LATEST,)) or (0,)
        return Checkup(view.version, count, newest or 0.0, view.fact(OWNER), problems)


def find_damage(where: Address) -> list[Damage]:
    """Return every damaged value of a database: it has the wrong type or cannot be decoded."""
    with looking_at(where) as view:
        return [
            found
            for table, columns in view.tables().items()
            for found in _in_table(view, table, columns)
        ]


def _in_table(view: View, table: str, columns: list[Shape]) -> Iterator[Damage]:
    names = [column.name for column in columns]
    keys = [column.name for column in columns if column.key]
    for row in view.stream(f"SELECT {', '.join(names)} FROM {table}"):
        held = dict(zip(names, row, strict=True))
        for column in columns:
            if not _sound(table, column, held[column.name]):
                where = ", ".join(_shown(held[key]) for key in keys)
                yield Damage(table, column.name, where, _owner(table, held))


def _sound(table: str, column: Shape, value: Any) -> bool:
    """Return True if a value has the type of its column and can be decoded.

    None is right for a column that is not required.
    """
    if value is None:
        return not column.required
    if type(value) not in _KINDS[column.kind]:
        return False
    try:
        if isinstance(value, float):
            sensible(value)
        plain = value.decode() if isinstance(value, RawText) else value
        if decode := _DECODERS.get((table, column.name)):
            decode(plain)
    except SENSELESS:
        return False
    return True


def _owner(table: str, held: dict[str, Any]) -> tuple[str, int]:
    """Return the kind (game, guild or user) and the id of the object that a row belongs to.

    ("", 0) if there is none.
    """
    whose = {"games": "id", "preferences": "user"}.get(table)
    for column in (whose,) if whose else ("game", "guild", "user"):
        if isinstance(held.get(column), int):
            return "game" if table == "games" else column, held[column]
    return "", 0


def _shown(value: Any) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)
