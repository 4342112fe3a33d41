"""Games on disk: lobbies, seats, the log with its snapshots, timers and posts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.store.codec import (
    Commit,
    GameSettings,
    Sitting,
    decode_edition,
    decode_events,
    decode_move,
    decode_settings,
    decode_state,
    encode,
    encode_settings,
)
from bot.store.db import Database
from bot.store.writer import Conflict, Transaction
from engine.edition import Edition
from engine.state import GameState

Status: TypeAlias = Literal["lobby", "live", "paused", "over", "closed"]

SNAPSHOT_EVERY = 50


class ChannelBusy(Exception):
    """There is a game in this channel already."""


class AlreadyDone(Exception):
    """This interaction was dealt with before: a second delivery, or a double click."""


class Overtaken(Exception):
    """Somebody else wrote this entry of the log: another process plays the same game."""


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


@dataclass(frozen=True)
class Timer:
    """Something that happens at a time; `about` says to whom or to what it belongs."""

    kind: str
    due: float
    about: int = 0


@dataclass(frozen=True)
class Post:
    """A message of ours that goes with a game."""

    kind: str
    channel: int
    message: int
    made: float


_SITTING = "name, token, user, robot, kept, misses"
_GAME = "id, guild, channel, status, settings, seq, created, changed"


class Games:
    """Reads and writes games. Every method that writes is one transaction."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def create(
        self, guild: int, channel: int, settings: GameSettings, seats: Sequence[Sitting], now: float
    ) -> int:
        """A new lobby; ChannelBusy when the channel has a game."""

        def work(db: Transaction) -> int:
            game = db.insert(
                "INSERT INTO games (guild, channel, status, settings, created, changed)"
                " VALUES (?, ?, 'lobby', ?, ?, ?)",
                (guild, channel, encode_settings(settings), now, now),
            )
            db.execute_many(_SEAT, _seat_rows(game, seats))
            return game

        try:
            return await self.db.transact(work)
        except Conflict:
            raise ChannelBusy from None

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
            f"SELECT settings, {_SITTING} FROM games LEFT JOIN seats ON game = id"
            " WHERE id = ? ORDER BY seat",
            (game,),
        )
        seats = [_sitting(row) for _, *row in rows if row[0] is not None]
        return (decode_settings(rows[0][0]), seats) if rows else None

    async def save_lobby(
        self,
        game: int,
        settings: GameSettings,
        seats: Sequence[Sitting],
        now: float,
        status: Status = "lobby",
    ) -> None:
        """What the lobby looks like now; it may be closed with that."""

        def work(db: Transaction) -> None:
            db.execute(
                "UPDATE games SET settings = ?, changed = ?, status = ?"
                " WHERE id = ? AND status = 'lobby'",
                (encode_settings(settings), now, status, game),
            )
            db.execute("DELETE FROM seats WHERE game = ?", (game,))
            db.execute_many(_SEAT, _seat_rows(game, seats))

        await self.db.transact(work)

    async def begin(
        self,
        game: int,
        ed: Edition,
        start: GameState,
        opening: Commit,
        state: GameState,
        seats: Sequence[Sitting],
        timers: Sequence[Timer],
    ) -> None:
        """The lobby becomes a live game: its edition and rules are frozen into it."""

        def work(db: Transaction) -> None:
            begun = db.execute(
                "UPDATE games SET status = 'live', edition = ?, start = ?, seq = ?, changed = ?"
                " WHERE id = ? AND status = 'lobby'",
                (encode(ed), encode(start), opening.seq, opening.at, game),
            )
            if not begun:
                raise Overtaken
            db.execute("DELETE FROM seats WHERE game = ?", (game,))
            db.execute_many(_SEAT, _seat_rows(game, seats))
            db.execute(_COMMIT, _commit_row(game, opening, None))
            db.execute(_SNAPSHOT, (game, opening.seq, encode(state)))
            _wind(db, game, timers)

        await self.db.transact(work)

    async def append(
        self,
        game: int,
        commit: Commit,
        state: GameState,
        timers: Sequence[Timer],
        seats: Sequence[Sitting] | None = None,
        status: Status | None = None,
        interaction: int | None = None,
    ) -> None:
        """The next entry of a game's log, with all that changes along with it."""
        entry = _commit_row(game, commit, interaction)
        snapshot = encode(state) if commit.seq % SNAPSHOT_EVERY == 0 else None

        def work(db: Transaction) -> None:
            next_one = db.execute(
                "UPDATE games SET seq = ?, changed = ?, status = coalesce(?, status)"
                " WHERE id = ? AND seq = ?",
                (commit.seq, commit.at, status, game, commit.seq - 1),
            )
            if not next_one:
                raise Overtaken
            db.execute(_COMMIT, entry)
            if snapshot is not None:
                db.execute(_SNAPSHOT, (game, commit.seq, snapshot))
            _wind(db, game, timers)
            if seats is not None:
                db.execute_many(_RESEAT, _seat_rows(game, seats))

        try:
            await self.db.transact(work)
        except Conflict:  # of all that is written here, only an interaction can be there already
            raise AlreadyDone from None

    async def save_seats(self, game: int, seats: Sequence[Sitting]) -> None:
        """Who sits where now; a person who no longer sits where they did is remembered as such."""

        def work(db: Transaction) -> None:
            db.execute_many(
                "INSERT OR REPLACE INTO substitutions (game, seat, user)"
                " SELECT game, seat, user FROM seats"
                " WHERE game = ? AND seat = ? AND user NOT IN (0, ?)",
                [(game, seat, sitting.user) for seat, sitting in enumerate(seats)],
            )
            db.execute_many(_RESEAT, _seat_rows(game, seats))

        await self.db.transact(work)

    async def save_timers(self, game: int, timers: Sequence[Timer]) -> None:
        await self.db.transact(lambda db: _wind(db, game, timers))

    async def set_status(
        self, game: int, status: Status, now: float, timers: Sequence[Timer] | None = None
    ) -> None:
        """A game goes on, stops or closes, and its clocks with it; one that has ended stays so."""

        def work(db: Transaction) -> None:
            db.execute(
                "UPDATE games SET status = ?, changed = ? WHERE id = ? AND status != 'over'",
                (status, now, game),
            )
            if timers is not None:
                _wind(db, game, timers)

        await self.db.transact(work)

    async def move(self, game: int, channel: int) -> None:
        """The game goes on in another channel."""
        try:
            await self.db.write("UPDATE games SET channel = ? WHERE id = ?", (channel, game))
        except Conflict:
            raise ChannelBusy from None

    async def revive(
        self, game: int, channel: int, status: Status, timers: Sequence[Timer], now: float
    ) -> None:
        """A closed game is open again, perhaps elsewhere; ChannelBusy when there is one there."""

        def work(db: Transaction) -> None:
            db.execute(
                "UPDATE games SET channel = ?, status = ?, changed = ?"
                " WHERE id = ? AND status = 'closed'",
                (channel, status, now, game),
            )
            _wind(db, game, timers)

        try:
            await self.db.transact(work)
        except Conflict:
            raise ChannelBusy from None

    async def save_settings(self, game: int, settings: GameSettings) -> None:
        """What a table agreed on, changed while it plays."""
        await self.db.write(
            "UPDATE games SET settings = ? WHERE id = ?", (encode_settings(settings), game)
        )

    async def seats(self, game: int) -> list[Sitting]:
        rows = await self.db.rows(
            f"SELECT {_SITTING} FROM seats WHERE game = ? ORDER BY seat", (game,)
        )
        return [_sitting(row) for row in rows]

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
        return [
            Commit(seq, actor, by, decode_move(move), decode_events(events), digest, at)
            for seq, actor, by, move, events, digest, at in rows
        ]

    async def timers(self, game: int) -> list[Timer]:
        rows = await self.db.rows("SELECT kind, due, about FROM timers WHERE game = ?", (game,))
        return [Timer(*row) for row in rows]

    async def posts(self, game: int) -> dict[str, Post]:
        rows = await self.db.rows(
            "SELECT kind, channel, message, made FROM posts WHERE game = ?", (game,)
        )
        return {row[0]: Post(*row) for row in rows}

    async def save_post(self, game: int, post: Post) -> None:
        await self.db.write(
            "INSERT OR REPLACE INTO posts (game, kind, channel, message, made)"
            " VALUES (?, ?, ?, ?, ?)",
            (game, post.kind, post.channel, post.message, post.made),
        )

    async def drop_post(self, game: int, kind: str) -> None:
        await self.db.write("DELETE FROM posts WHERE game = ? AND kind = ?", (game, kind))

    async def vote(self, game: int, kind: str, about: int, user: int) -> set[int]:
        """One user's yes to something; returns all who said so."""
        what = (game, kind, about)

        def work(db: Transaction) -> set[int]:
            db.execute(
                "INSERT OR IGNORE INTO votes (game, kind, about, user) VALUES (?, ?, ?, ?)",
                (*what, user),
            )
            return {row[0] for row in db.rows(_VOTES, what)}

        return await self.db.transact(work)

    async def votes(self, game: int, kind: str, about: int) -> set[int]:
        """All who said yes to something."""
        return {row[0] for row in await self.db.rows(_VOTES, (game, kind, about))}

    async def clear_votes(self, game: int, kind: str) -> None:
        await self.db.write("DELETE FROM votes WHERE game = ? AND kind = ?", (game, kind))


_VOTES = "SELECT user FROM votes WHERE game = ? AND kind = ? AND about = ?"
_SEAT = (
    "INSERT INTO seats (game, seat, name, token, user, robot, kept, misses)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_RESEAT = _SEAT.replace("INSERT", "INSERT OR REPLACE")
_COMMIT = (
    "INSERT INTO commits (game, seq, actor, by, move, events, digest, at, interaction)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SNAPSHOT = "INSERT OR REPLACE INTO snapshots (game, seq, state) VALUES (?, ?, ?)"
_TIMER = "INSERT INTO timers (game, kind, due, about) VALUES (?, ?, ?, ?)"


def _wind(db: Transaction, game: int, timers: Sequence[Timer]) -> None:
    """Put these timers of a game in the place of its old ones."""
    db.execute("DELETE FROM timers WHERE game = ?", (game,))
    db.execute_many(_TIMER, [(game, t.kind, t.due, t.about) for t in timers])


def _seat_rows(game: int, seats: Sequence[Sitting]) -> list[tuple[object, ...]]:
    return [
        (game, i, s.name, s.token, s.user, s.robot, s.kept, s.misses) for i, s in enumerate(seats)
    ]


def _sitting(row: Sequence[Any]) -> Sitting:
    name, token, user, robot, kept, misses = row
    return Sitting(name, token, user, robot, bool(kept), misses)


def _commit_row(game: int, c: Commit, interaction: int | None) -> tuple[object, ...]:
    return (
        game, c.seq, c.actor, c.by, encode(c.move), encode(c.events), c.digest, c.at, interaction,
    )  # fmt: skip


def _game_row(row: tuple[Any, ...]) -> GameRow:
    game, guild, channel, status, settings, seq, created, changed = row
    return GameRow(game, guild, channel, status, decode_settings(settings), seq, created, changed)
