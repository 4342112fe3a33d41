"""A repository for one game with damaged rows, and the values that replace them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store.database.codec import GameSettings, Move, Sitting, encode, encode_settings
from bot.store.database.database import Database
from bot.store.database.repository import Repository, transaction
from bot.store.database.rows import Rows, Unreadable, select, sensible
from bot.store.database.writer import Transaction
from bot.store.games.dice import DiceBook
from bot.store.games.games import (
    EDITION,
    EVENTS,
    MOVE,
    SEAT,
    SETTINGS,
    SNAPSHOT,
    START,
    STATE,
    Status,
    Timer,
    replace_timers,
    seat_rows,
)
from bot.store.messages.kinds import TABLE
from bot.store.servers.editions import Editions
from engine.edition import Edition
from engine.events import Event
from engine.state import GameState


@dataclass(frozen=True)
class StoredEntry:
    """A stored log entry of a game. `move` and `events` are None if they cannot be decoded.

    A damaged `actor` becomes -1, a damaged `digest` becomes empty, and a damaged `at` becomes 0.0.
    """

    actor: int
    move: Move | None
    events: list[Event] | None
    digest: bytes
    at: float


@dataclass(frozen=True)
class StoredGame:
    """All stored rows of one game. Most fields are None if their value is missing or damaged."""

    id: int
    guild: int | None
    channel: int | None
    status: Status
    settings: GameSettings | None
    said: str
    """The game's settings as stored JSON text, which may be damaged."""
    edition: Edition | None
    own_edition: Edition | None
    """The server's own edition, in the version that `settings` names, or None."""
    start: GameState | None
    seq: Any
    """The number of the game's last log entry, as stored. It may be damaged."""
    created: float | None
    changed: float | None
    entries: Mapping[int, StoredEntry]
    snapshots: Mapping[Any, GameState | None]
    seats: Mapping[int, Mapping[str, Any]]
    """The stored columns of each seat of the game, by seat number."""
    names: Mapping[int, str]
    """The last stored user name for each seat that changed hands, by seat number."""
    timers: Sequence[Timer]
    damaged_timers: int
    seed: str
    neighbour: int | None
    """The server id of another game in the same channel, or None."""
    table_channel: int | None
    """The id of the channel with the game's main message (its kind is `table`), or None."""


@dataclass
class Repair:
    """New values for the damaged rows of one game. None or empty: nothing to change."""

    told: list[str] = field(default_factory=list)
    """Lines for the host that tell what is replaced."""
    columns: dict[str, Any] = field(default_factory=dict)
    """New values for columns of the game's row in the table `games`, by column name."""
    last: tuple[Any, int] | None = None
    """The number of the last log entry: in the table `games`, and as found in the log."""
    entries: dict[int, tuple[Move, list[Event]]] = field(default_factory=dict)
    snapshots: dict[int, GameState] = field(default_factory=dict)
    stray: list[Any] = field(default_factory=list)
    """Numbers of stored snapshots whose log entry does not exist."""
    seats: list[Sitting] | None = None
    timers: Sequence[Timer] | None = None


_ROW = "guild, channel, status, settings, edition, start, seq, created, changed"
_ENTRIES = "SELECT seq, actor, move, events, digest, at FROM commits WHERE game = ? ORDER BY seq"
_SEAT = ("name", "token", "user", "robot", "kept", "misses")
_TENURES = "SELECT seat, name FROM tenures WHERE game = ? ORDER BY since"
_NEIGHBOUR = (
    "SELECT n.guild FROM games n JOIN games g ON g.channel = n.channel AND g.id != n.id"
    " WHERE g.id = ?"
)
_PLACE = "SELECT channel FROM posts WHERE game = ? AND kind = ?"


class GameRepairs(Repository):
    """A repository that reads damaged games as far as possible, and writes repairs."""

    def __init__(self, db: Database) -> None:
        super().__init__(db, Rows(quiet=True))

    async def read(self, game: int) -> StoredGame | None:
        """Return everything that can be read of a game's rows.

        Return None if the game does not exist.
        """
        value = self._rows.value_or
        row = await self.db.row(f"SELECT {_ROW} FROM games WHERE id = ?", (game,))
        if row is None:
            return None
        guild, channel, status, said, edition, start, seq, created, changed = row
        settings = value(SETTINGS, game, said, None)
        own = None
        if settings is not None and settings.own and isinstance(guild, int):
            older = await Editions(self.db).older(guild, [settings.own])
            own = older.get(settings.own)
        timers = await self.db.rows(f"{select(Timer, 'timers')} WHERE game = ?", (game,))
        sound = list(self._rows.many("timers", Timer, timers))
        # Snapshots are read first, so a snapshot never lacks the entry it belongs to.
        marks = await self.db.rows("SELECT seq, state FROM snapshots WHERE game = ?", (game,))
        return StoredGame(
            game,
            _whole(guild),
            _whole(channel),
            status,
            settings,
            said if isinstance(said, str) else "",
            value(EDITION, game, edition, None),
            own,
            value(START, game, start, None),
            seq,
            _time(created),
            _time(changed),
            {
                number: self._entry(*rest)
                for number, *rest in await self.db.rows(_ENTRIES, (game,))
                if isinstance(number, int)
            },
            {number: value(STATE, number, state, None) for number, state in marks},
            await self._seats(game),
            {
                seat: name
                for seat, name in await self.db.rows(_TENURES, (game,))
                if isinstance(name, str) and name
            },
            sound,
            len(timers) - len(sound),
            await self._seed(game),
            _whole(await self._one(_NEIGHBOUR, game)),
            _whole(await self._one(_PLACE, game, str(TABLE))),
        )

    def _entry(self, actor: Any, move: Any, events: Any, digest: Any, at: Any) -> StoredEntry:
        value = self._rows.value_or
        return StoredEntry(
            actor if isinstance(actor, int) else -1,
            value(MOVE, "", move, None),
            value(EVENTS, "", events, None),
            digest if isinstance(digest, bytes) else b"",
            _time(at) or 0.0,
        )

    async def _seats(self, game: int) -> dict[int, dict[str, Any]]:
        sql = f"SELECT seat, {', '.join(_SEAT)} FROM seats WHERE game = ?"
        found = {}
        for seat, *values in await self.db.rows(sql, (game,)):
            if isinstance(seat, int):
                found[seat] = dict(zip(_SEAT, values, strict=True))
        return found

    async def _seed(self, game: int) -> str:
        try:
            parts = await DiceBook(self.db, self._rows).of(game)
        except Unreadable:
            return ""
        return parts.seed if parts else ""

    async def _one(self, sql: str, *values: Any) -> Any:
        row = await self.db.row(sql, values)
        return row[0] if row else None

    @transaction("game")
    def write(self, db: Transaction, game: int, repair: Repair) -> None:
        """Write the new values of a repair to a game's rows."""
        if repair.last is not None:
            sql = "UPDATE games SET seq = ? WHERE id = ? AND seq = ?"  # only if no entry was added
            db.execute(sql, (repair.last[1], game, repair.last[0]))
        for name, value in repair.columns.items():
            sql = f"UPDATE games SET {name} = ? WHERE id = ?"
            db.execute(sql, (encode_settings(value) if name == "settings" else value, game))
        for seq, (move, events) in repair.entries.items():
            sql = "UPDATE commits SET move = ?, events = ? WHERE game = ? AND seq = ?"
            db.execute(sql, (encode(move), encode(events), game, seq))
        for number in repair.stray:
            db.execute("DELETE FROM snapshots WHERE game = ? AND seq = ?", (game, number))
        for seq, state in repair.snapshots.items():
            db.execute(SNAPSHOT, (game, seq, encode(state)))
        if repair.seats is not None:
            db.execute("DELETE FROM seats WHERE game = ?", (game,))
            db.execute_many(SEAT, seat_rows(game, repair.seats))
        if repair.timers is not None:
            replace_timers(db, game, repair.timers)

    async def entries_after(self, game: int, seq: int) -> list[dict[str, Any]]:
        """Return the log entries after entry `seq`, each as a dictionary of its stored columns."""
        sql = "SELECT * FROM commits WHERE game = ? AND seq > ? ORDER BY seq"
        return await self.db.records(sql, (game, seq))

    @transaction("game")
    def rewind(self, db: Transaction, game: int, to: int, state: GameState, now: float) -> None:
        """Delete a game's log after entry number `to`, so that the game continues from `state`.

        Later snapshots and remarks are deleted as well, and all timers.
        """
        for table in ("commits", "snapshots", "remarks"):
            db.execute(f"DELETE FROM {table} WHERE game = ? AND seq > ?", (game, to))
        db.execute(SNAPSHOT, (game, to, encode(state)))
        db.execute("DELETE FROM timers WHERE game = ?", (game,))
        db.execute("UPDATE games SET seq = ?, changed = ? WHERE id = ?", (to, now, game))


def _whole(value: Any) -> int | None:
    return value if isinstance(value, int) else None


def _time(value: Any) -> float | None:
    try:
        return sensible(value)
    except ValueError:
        return None
