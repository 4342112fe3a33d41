"""Games on disk: lobbies, seats, the log with its snapshots, timers and posts."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.store.codec import (
    SLICE,
    Commit,
    GameSettings,
    Sitting,
    decode_edition,
    decode_events,
    decode_move,
    decode_settings,
    decode_state,
)
from bot.store.game_rows import AlreadyDone, ChannelBusy, Overtaken, Post, Status, Timer
from bot.store.game_writes import GameWriter
from engine.edition import Edition
from engine.state import GameState

__all__ = [
    "AlreadyDone",
    "ChannelBusy",
    "GameRow",
    "Games",
    "Overtaken",
    "Post",
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
    settings: GameSettings
    seq: int
    created: float
    changed: float


_GAME = "id, guild, channel, status, settings, seq, created, changed"


class Games(GameWriter):
    """Reads and writes games."""

    async def game(self, game: int) -> GameRow | None:
        row = await self.db.row(f"SELECT {_GAME} FROM games WHERE id = ?", (game,))
        return _game_row(row) if row else None

    async def in_channel(self, channel: int) -> GameRow | None:
        """The game that is open in a channel."""
        row = await self.db.row(
            f"SELECT {_GAME} FROM games WHERE channel = ?"
            " AND status IN ('lobby', 'live', 'paused')",
            (channel,),
        )
        return _game_row(row) if row else None

    async def last_over(self, channel: int) -> GameRow | None:
        """The game that ended last in a channel."""
        row = await self.db.row(
            f"SELECT {_GAME} FROM games WHERE channel = ? AND status = 'over'"
            " ORDER BY changed DESC, id DESC LIMIT 1",
            (channel,),
        )
        return _game_row(row) if row else None

    async def with_status(self, *statuses: Status) -> list[GameRow]:
        marks = ", ".join("?" * len(statuses))
        return await self._listed(f"status IN ({marks}) ORDER BY id", *statuses)

    async def of_guild(self, guild: int, *statuses: Status) -> list[GameRow]:
        """A server's games of these statuses, the last changed first."""
        marks = ", ".join("?" * len(statuses))
        which = f"guild = ? AND status IN ({marks}) ORDER BY changed DESC, id DESC"
        return await self._listed(which, guild, *statuses)

    async def seated(self, user: int) -> set[int]:
        """All games that a user has a seat in."""
        rows = await self.db.rows("SELECT game FROM seats WHERE user = ? AND user != 0", (user,))
        return {row[0] for row in rows}

    async def with_post(self, kind: str) -> list[GameRow]:
        """Games that have a message of a kind."""
        which = "id IN (SELECT game FROM posts WHERE kind = ?) ORDER BY id"
        return await self._listed(which, kind)

    async def without_post(self, status: Status, kind: str) -> list[GameRow]:
        """Games of a status that lack a message of a kind."""
        which = "status = ? AND id NOT IN (SELECT game FROM posts WHERE kind = ?) ORDER BY id"
        return await self._listed(which, status, kind)

    async def _listed(self, which: str, *values: object) -> list[GameRow]:
        rows = await self.db.rows(f"SELECT {_GAME} FROM games WHERE {which}", values)
        return [_game_row(row) for row in rows]

    async def lobby(self, game: int) -> tuple[GameSettings, list[Sitting]] | None:
        """What a table that is being set up agreed on and who sits there, at one moment."""
        rows = await self.db.rows(
            "SELECT settings, name, token, user, robot, kept, misses"
            " FROM games LEFT JOIN seats ON game = id WHERE id = ? ORDER BY seat",
            (game,),
        )
        seats = [Sitting(n, t, u, r, bool(k), m) for _, n, t, u, r, k, m in rows if n is not None]
        return (decode_settings(rows[0][0]), seats) if rows else None

    async def done(self, interaction: int) -> bool:
        """Whether an interaction is in the log of any game."""
        sql = "SELECT 1 FROM commits WHERE interaction = ?"
        return await self.db.row(sql, (interaction,)) is not None

    async def seats(self, game: int) -> list[Sitting]:
        rows = await self.db.rows(
            "SELECT name, token, user, robot, kept, misses FROM seats WHERE game = ? ORDER BY seat",
            (game,),
        )
        return [Sitting(n, t, u, r, bool(k), m) for n, t, u, r, k, m in rows]

    async def edition(self, game: int) -> Edition:
        row = await self.db.row("SELECT edition FROM games WHERE id = ?", (game,))
        assert row is not None
        return decode_edition(row[0])

    async def start_state(self, game: int) -> GameState:
        """The table before its opening: what the whole log folds upon."""
        row = await self.db.row("SELECT start FROM games WHERE id = ?", (game,))
        assert row is not None
        return decode_state(row[0])

    async def snapshot(self, game: int, at_most: int) -> tuple[int, GameState]:
        """The last snapshot that is not later than an entry of the log."""
        row = await self.db.row(
            "SELECT seq, state FROM snapshots WHERE game = ? AND seq <= ?"
            " ORDER BY seq DESC LIMIT 1",
            (game, at_most),
        )
        assert row is not None
        return row[0], decode_state(row[1])

    async def commits(self, game: int, after: int = -1, up_to: int | None = None) -> list[Commit]:
        """The log in order, all of it or a part."""
        rows = await self.db.rows(
            "SELECT seq, actor, by, move, events, digest, at FROM commits"
            " WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
            (game, after, up_to if up_to is not None else 1 << 60),
        )
        found: list[Commit] = []
        for seq, actor, by, move, events, digest, at in rows:
            found.append(
                Commit(seq, actor, by, decode_move(move), decode_events(events), digest, at)
            )
            if len(found) % SLICE == 0:
                await asyncio.sleep(0)
        return found

    async def timers(self, game: int) -> list[Timer]:
        rows = await self.db.rows("SELECT kind, due, about FROM timers WHERE game = ?", (game,))
        return [Timer(*row) for row in rows]

    async def posts(self, game: int) -> dict[str, Post]:
        rows = await self.db.rows(
            "SELECT kind, channel, message, made FROM posts WHERE game = ?", (game,)
        )
        return {row[0]: Post(*row) for row in rows}

    async def votes(self, game: int, kind: str, about: int) -> set[int]:
        """All who said yes to something."""
        rows = await self.db.rows(
            "SELECT user FROM votes WHERE game = ? AND kind = ? AND about = ?", (game, kind, about)
        )
        return {row[0] for row in rows}


def _game_row(row: tuple[Any, ...]) -> GameRow:
    game, guild, channel, status, settings, seq, created, changed = row
    return GameRow(game, guild, channel, status, decode_settings(settings), seq, created, changed)
