"""Games on disk: lobbies, seats, the log with its snapshots, timers and posts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.post_kinds import COACH, LEFT_BEHIND, PING, TABLE, Kind
from bot.store.codec import (
    SLICE,
    By,
    Commit,
    GameSettings,
    Sitting,
    decode_edition,
    decode_events,
    decode_move,
    decode_settings,
    decode_state,
)
from bot.store.game_writes import (
    OPEN,
    AlreadyDone,
    ChannelBusy,
    GameWriter,
    Overtaken,
    Status,
    Timer,
)
from bot.store.rows import LATEST, Column, Unreadable, select
from bot.store.shard import EVERYTHING, OF_SHARD, Shard
from bot.store.tenures import Tenure
from engine.edition import Edition
from engine.state import GameState

__all__ = [
    "OPEN",
    "AlreadyDone",
    "ChannelBusy",
    "GameRow",
    "Games",
    "Overtaken",
    "Status",
    "Timer",
]


@dataclass(frozen=True)
class GameRow:
    """A game as the list of games knows it."""

    id: int
    guild: int
    channel: int
    status: Status
    agreed: GameSettings | None
    seq: int
    created: float
    changed: float

    @property
    def settings(self) -> GameSettings:
        """What the table agreed on; Unreadable for a damaged game, which waits to be ended."""
        if self.agreed is None:
            raise Unreadable("games", self.id, "damaged")
        return self.agreed

    @property
    def practice(self) -> bool:
        """Whether it is known to be one of the tutorial's tables."""
        return self.agreed is not None and self.agreed.tutorial

    @property
    def open(self) -> bool:
        """Whether it is being set up or played, and not over or put away."""
        return self.status in OPEN


SETTINGS = Column("games", "settings", decode_settings)
EDITION = Column("games", "edition", decode_edition)
START = Column("games", "start", decode_state)
MOVE = Column("commits", "move", decode_move)
EVENTS = Column("commits", "events", decode_events)
STATE = Column("snapshots", "state", decode_state)
COLUMNS: tuple[Column[Any], ...] = (SETTINGS, EDITION, START, MOVE, EVENTS, STATE)


_GAME = "id, guild, channel, status, settings, seq, created, changed"
_UNKNOWN: dict[str, Any] = {"guild": 0, "channel": 0, "seq": -1, "created": 0.0, "changed": 0.0}
"""What stands for a value of a damaged game's row; a game that changed at 0.0 is never too old."""


class Games(GameWriter):
    """Reads and writes games."""

    async def game(self, game: int) -> GameRow | None:
        return await self._first("id = ?", game)

    async def in_channel(self, channel: int) -> GameRow | None:
        """The game that is open in a channel."""
        which = "channel = ? AND status IN ('lobby', 'live', 'paused')"
        return await self._first(which, channel)

    async def last_over(self, channel: int) -> GameRow | None:
        """The game that ended last in a channel."""
        which = "channel = ? AND status = 'over' ORDER BY changed DESC, id DESC LIMIT 1"
        return await self._first(which, channel)

    async def _first(self, which: str, value: int) -> GameRow | None:
        return next(iter(await self._listed(which, value)), None)

    async def with_status(self, *statuses: Status, shard: Shard = EVERYTHING) -> list[GameRow]:
        marks = ", ".join("?" * len(statuses))
        return await self._of_shard(shard, f"status IN ({marks})", *statuses)

    async def of_guild(self, guild: int, *statuses: Status) -> list[GameRow]:
        """A server's games of these statuses, the last changed first."""
        marks = ", ".join("?" * len(statuses))
        which = f"guild = ? AND status IN ({marks}) ORDER BY changed DESC, id DESC"
        return await self._listed(which, guild, *statuses)

    async def open_in(self, guild: int) -> list[GameRow]:
        """A server's games that are being set up or played, the last changed first."""
        return await self.of_guild(guild, *OPEN)

    async def opened_since(self, guild: int, moment: float) -> list[GameRow]:
        """A server's games that were opened after a moment, whatever became of them."""
        return await self._listed("guild = ? AND created > ? ORDER BY id", guild, moment)

    async def seated(self, user: int) -> set[int]:
        """All games that a user has a seat in."""
        return {*await self._numbers("SELECT game FROM seats WHERE user = ? AND user != 0", user)}

    async def with_post(self, kind: Kind, shard: Shard = EVERYTHING) -> list[GameRow]:
        """Games that have a message of a kind."""
        which = "id IN (SELECT game FROM posts WHERE kind = ?)"
        return await self._of_shard(shard, which, str(kind))

    async def ended_with_calls(self, shard: Shard = EVERYTHING) -> list[GameRow]:
        """Games that nobody plays any more, with messages that should have gone by then."""
        calls = " OR ".join(f"kind LIKE '{kind}%'" for kind in (f"{LEFT_BEHIND}:", PING, COACH))
        which = f"status IN ('closed', 'over') AND id IN (SELECT game FROM posts WHERE {calls})"
        return await self._of_shard(shard, which)

    async def closed_unseen(
        self, seen: str, since: float, shard: Shard = EVERYTHING
    ) -> list[GameRow]:
        """Games closed since a time whose table does not bear the mark of one seen to be closed."""
        tables = "SELECT game FROM posts WHERE kind = ? AND shown != ?"
        which = f"status = 'closed' AND changed > ? AND id IN ({tables})"
        return await self._of_shard(shard, which, since, str(TABLE), seen)

    async def without_post(
        self, status: Status, kind: Kind, shard: Shard = EVERYTHING
    ) -> list[GameRow]:
        """Games of a status that lack a message of a kind."""
        which = "status = ? AND id NOT IN (SELECT game FROM posts WHERE kind = ?)"
        return await self._of_shard(shard, which, status, str(kind))

    async def _of_shard(self, shard: Shard, which: str, *values: object) -> list[GameRow]:
        which = f"{which} AND {OF_SHARD} ORDER BY id"
        return await self._listed(which, *values, *shard.values)

    async def _listed(self, which: str, *values: object) -> list[GameRow]:
        rows = await self.db.rows(f"SELECT {_GAME} FROM games WHERE {which}", values)
        return [self._game(row) for row in rows]

    def _game(self, row: tuple[Any, ...]) -> GameRow:
        """A row as it is; where something of it makes no sense, the game counts as damaged."""
        game, guild, channel, status, raw, seq, created, changed = row
        agreed = self._rows.value_or(SETTINGS, game, raw, None)
        found = (game, guild, channel, status, agreed, seq, created, changed)
        try:
            return self._rows.one("games", GameRow, found)
        except Unreadable:
            plain = dict(zip(_GAME.split(", "), row, strict=True))
            sound = {
                name: plain[name] if _sound(plain[name], unknown) else unknown
                for name, unknown in _UNKNOWN.items()
            }
            return GameRow(id=game, status=status, agreed=None, **sound)

    async def lobby(self, game: int) -> tuple[GameSettings, list[Sitting]] | None:
        """What a table that is being set up agreed on and who sits there, at one moment."""
        rows = await self.db.rows(
            f"SELECT settings, seat, {', '.join(Sitting.__struct_fields__)}"
            " FROM games LEFT JOIN seats ON game = id WHERE id = ? ORDER BY seat",
            (game,),
        )
        if not rows:
            return None
        settings = self._rows.value(SETTINGS, game, rows[0][0])
        return settings, self._seated(game, [row for _, seat, *row in rows if seat is not None])

    async def seats(self, game: int) -> list[Sitting]:
        sql = f"{select(Sitting, 'seats')} WHERE game = ? ORDER BY seat"
        return self._seated(game, await self.db.rows(sql, (game,)))

    def _seated(self, game: int, rows: Sequence[Sequence[Any]]) -> list[Sitting]:
        return [self._rows.one("seats", Sitting, row, f"game {game}") for row in rows]

    async def tenures(self, game: int) -> list[Tenure]:
        """Seats that changed hands, each with all who had it, in order."""
        return await self._read("tenures", Tenure, "WHERE game = ? ORDER BY since, seat", (game,))

    async def names(self, game: int) -> list[str]:
        """Who sits at a game, as far as that can be read."""
        rows = await self.db.rows("SELECT name FROM seats WHERE game = ? ORDER BY seat", (game,))
        return [row[0] for row in rows if isinstance(row[0], str)]

    async def edition(self, game: int) -> Edition:
        row = await self.db.row("SELECT edition FROM games WHERE id = ?", (game,))
        assert row is not None
        return self._rows.value(EDITION, game, row[0])

    async def start_state(self, game: int) -> GameState:
        """The table before its opening: what the whole log folds upon."""
        row = await self.db.row("SELECT start FROM games WHERE id = ?", (game,))
        assert row is not None
        return self._rows.value(START, game, row[0])

    async def snapshot(self, game: int, at_most: int) -> tuple[int, GameState]:
        """The last snapshot that is not later than an entry of the log."""
        row = await self.db.row(
            "SELECT seq, state FROM snapshots WHERE game = ? AND seq <= ?"
            " ORDER BY seq DESC LIMIT 1",
            (game, at_most),
        )
        if row is None:
            raise self._rows.unreadable("snapshots", f"game {game}", "there is none")
        return row[0], self._rows.value(STATE, f"game {game}, seq {row[0]}", row[1])

    async def commits(self, game: int, after: int = -1, up_to: int | None = None) -> list[Commit]:
        """The log in order, all of it or a part."""
        rows = await self.db.rows(
            "SELECT seq, actor, by, move, events, digest, at FROM commits"
            " WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
            (game, after, up_to if up_to is not None else 1 << 60),
        )
        found: list[Commit] = []
        for row in rows:
            found.append(self._commit(game, *row))
            if len(found) % SLICE == 0:
                await asyncio.sleep(0)
        return found

    def _commit(
        self, game: int, seq: int, actor: int, by: By, move: Any, events: Any, mark: Any, at: float
    ) -> Commit:
        row = f"game {game}, seq {seq}"
        moved, told = self._rows.value(MOVE, row, move), self._rows.value(EVENTS, row, events)
        return Commit(seq, actor, by, moved, told, mark, at)

    async def timers(self, game: int) -> list[Timer]:
        rows = await self.db.rows(f"{select(Timer, 'timers')} WHERE game = ?", (game,))
        return [self._rows.one("timers", Timer, row, f"game {game}") for row in rows]

    async def votes(self, game: int) -> dict[Kind, set[int]]:
        """Everything that a table votes about, and all who said yes to it."""
        rows = await self.db.rows("SELECT kind, user FROM votes WHERE game = ?", (game,))
        said: dict[Kind, set[int]] = {}
        for kind, user in rows:
            if isinstance(user, int):
                said.setdefault(Kind.parse(kind), set()).add(user)
        return said


def _sound(value: Any, unknown: float) -> bool:
    """Whether a value is of the kind of what would stand for it."""
    if type(value) is not type(unknown):
        return False
    return isinstance(value, int) or abs(value) < LATEST
