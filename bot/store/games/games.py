"""Games on disk: lobbies, seats, the log with its snapshots, timers and posts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.store.database.codec import (
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
    encode,
    encode_settings,
    worth_a_snapshot,
)
from bot.store.database.repository import Subject, transaction
from bot.store.database.rows import LATEST, Column, Unreadable, select
from bot.store.database.writer import Conflict, Owner, Transaction, upsert
from bot.store.games.remarks import Remark, add_remarks
from bot.store.games.tenures import Tenure, note_tenures
from bot.store.messages.kinds import COACH, LEFT_BEHIND, PING, TABLE, Kind
from bot.store.messages.posts import POST, Post, leave_posts, post_row
from bot.store.shards.shard import EVERYTHING, OF_SHARD, Shard
from engine.edition import Edition
from engine.state import GameState

Status: TypeAlias = Literal["lobby", "live", "paused", "over", "closed"]
OPEN: tuple[Status, ...] = ("lobby", "live", "paused")
"""The statuses of games that keep their channel: nobody else can open one there."""

STATUS = (
    "UPDATE games SET status = ?, changed = ? WHERE id = ? AND status != 'over' AND status != ?"
)
VOTES = "SELECT user FROM votes WHERE game = ? AND kind = ?"
SEAT = (
    "INSERT INTO seats (game, seat, name, token, user, robot, kept, misses)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
RESEAT = upsert("seats", ("game", "seat"), ("name", "token", "user", "robot", "kept", "misses"))
LEFT = (
    "INSERT INTO substitutions (game, seat, user) SELECT game, seat, user FROM seats"
    " WHERE game = ? AND seat = ? AND user NOT IN (0, ?)"
    " ON CONFLICT (game, seat) DO UPDATE SET user = excluded.user"
)
COMMIT = (
    "INSERT INTO commits (game, seq, actor, by, move, events, digest, at, interaction)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SNAPSHOT = upsert("snapshots", ("game", "seq"), ("state",))
TIMER = "INSERT INTO timers (game, kind, due, about) VALUES (?, ?, ?, ?)"


class ChannelBusy(Exception):
    """There is a game in this channel already."""


class AlreadyDone(Exception):
    """This interaction was dealt with before: a second delivery, or a double click."""


class Overtaken(Exception):
    """Somebody else wrote this entry of the log: another process plays the same game."""


@dataclass(frozen=True)
class Timer:
    """Something that happens at a time; `about` says to whom or to what it belongs."""

    kind: str
    due: float
    about: int = 0


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


class Games(Subject):
    """Reads and writes games. Every method that writes is one transaction."""

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
        """Return the seats of a game. Raise Unreadable if their numbers leave one out."""
        columns = ", ".join(Sitting.__struct_fields__)
        sql = f"SELECT seat, {columns} FROM seats WHERE game = ? ORDER BY seat"
        found = await self.db.rows(sql, (game,))
        for number, (seat, *_) in enumerate(found):
            if seat != number:
                raise self._rows.unreadable("seats", f"game {game}, seat {number}", "there is none")
        return self._seated(game, [row for _, *row in found])

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

    def missing_entry(self, game: int, seq: int) -> Unreadable:
        """Return the error for an entry that is not in the log, and log it the first time."""
        return self._rows.unreadable("commits", f"game {game}, seq {seq}", "there is none")

    async def check_snapshots(self, game: int, last: int) -> None:
        """Raise Unreadable if a snapshot is damaged, though it may not be needed now."""
        sql = "SELECT seq, state FROM snapshots WHERE game = ? ORDER BY seq"
        for seq, state in await self.db.rows(sql, (game,)):
            self._rows.value(STATE, f"game {game}, seq {seq}", state)
            if not isinstance(seq, int) or not 0 <= seq <= last:
                raise self._rows.unreadable("snapshots", f"game {game}, seq {seq}", "no entry")

    async def has_commit(self, game: int, seq: int) -> bool:
        """Return True if an entry of a log is there, whether it can be read or not."""
        sql = "SELECT 1 FROM commits WHERE game = ? AND seq = ?"
        return await self.db.row(sql, (game, seq)) is not None

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
            if isinstance(user, int) and isinstance(kind, str):
                said.setdefault(Kind.parse(kind), set()).add(user)
        return said

    # Writing

    @transaction("guild", ChannelBusy)
    def create(
        self,
        db: Transaction,
        guild: int,
        channel: int,
        settings: GameSettings,
        seats: Sequence[Sitting],
        now: float,
    ) -> int:
        """A new lobby; ChannelBusy when the channel has a game."""
        game = db.insert(
            "INSERT INTO games (guild, channel, status, settings, created, changed)"
            " VALUES (?, ?, 'lobby', ?, ?, ?) RETURNING id",
            (guild, channel, encode_settings(settings), now, now),
        )
        db.execute_many(SEAT, seat_rows(game, seats))
        return game

    @transaction("game")
    def save_lobby(
        self,
        db: Transaction,
        game: int,
        settings: GameSettings,
        seats: Sequence[Sitting],
        now: float,
        status: Status = "lobby",
    ) -> None:
        """What the lobby looks like now; it may be closed with that."""
        db.execute(
            "UPDATE games SET settings = ?, changed = ?, status = ?"
            " WHERE id = ? AND status = 'lobby'",
            (encode_settings(settings), now, status, game),
        )
        db.execute("DELETE FROM seats WHERE game = ?", (game,))
        db.execute_many(SEAT, seat_rows(game, seats))

    @transaction("game")
    def begin(
        self,
        db: Transaction,
        game: int,
        ed: Edition,
        start: GameState,
        opening: Commit,
        state: GameState,
        seats: Sequence[Sitting],
        timers: Sequence[Timer],
    ) -> None:
        """The lobby becomes a live game: its edition and rules are frozen into it."""
        db.must_change(
            "UPDATE games SET status = 'live', edition = ?, start = ?, seq = ?, changed = ?"
            " WHERE id = ? AND status = 'lobby'",
            (encode(ed), encode(start), opening.seq, opening.at, game),
            Overtaken,
        )
        db.execute("DELETE FROM seats WHERE game = ?", (game,))
        db.execute_many(SEAT, seat_rows(game, seats))
        db.execute(COMMIT, commit_row(game, opening, None))
        db.execute(SNAPSHOT, (game, opening.seq, encode(state)))
        replace_timers(db, game, timers)

    async def append(
        self,
        game: int,
        commit: Commit,
        state: GameState,
        timers: Sequence[Timer],
        seats: Sequence[Sitting] | None = None,
        status: Status | None = None,
        interaction: int | None = None,
        remarks: Sequence[Remark] = (),
    ) -> None:
        """The next entry of a game's log, with all that changes along with it.

        Overtaken when it is not the next one, AlreadyDone when the interaction is known.
        """
        entry = commit_row(game, commit, interaction)
        snapshot = encode(state) if worth_a_snapshot(commit) else None

        def work(db: Transaction) -> None:
            db.must_change(
                "UPDATE games SET seq = ?, changed = ?, status = coalesce(?, status)"
                " WHERE id = ? AND seq = ?",
                (commit.seq, commit.at, status, game, commit.seq - 1),
                Overtaken,
            )
            db.execute(COMMIT, entry)
            if snapshot is not None:
                db.execute(SNAPSHOT, (game, commit.seq, snapshot))
            replace_timers(db, game, timers)
            if seats is not None:
                db.execute_many(RESEAT, seat_rows(game, seats))
            add_remarks(db, game, remarks)

        try:
            await self.db.transact(work, Owner("game", game))
        except Conflict:
            if interaction is None or not await self.done(interaction):
                raise
            raise AlreadyDone from None

    async def done(self, interaction: int) -> bool:
        """Whether an interaction is in the log of any game."""
        sql = "SELECT 1 FROM commits WHERE interaction = ?"
        return await self.db.row(sql, (interaction,)) is not None

    @transaction("game")
    def save_seats(
        self,
        db: Transaction,
        game: int,
        seats: Sequence[Sitting],
        timers: Sequence[Timer] | None = None,
        remarks: Sequence[Remark] = (),
        last: Post | None = None,
    ) -> list[Tenure]:
        """Save who sits where now, and the clocks with that. Return who had each seat before.

        A person who no longer sits where they did is remembered as such. Where nobody is
        left to play the game is closed, and `last` is the message that has to say so.
        """
        db.execute_many(LEFT, [(game, seat, s.user) for seat, s in enumerate(seats)])
        note_tenures(db, game, seats)
        db.execute_many(RESEAT, seat_rows(game, seats))
        if timers is not None:
            replace_timers(db, game, timers)
        add_remarks(db, game, remarks)
        if last is not None:
            db.execute(STATUS, ("closed", last.made, game, "closed"))
            db.execute(POST, post_row(game, last))
        had = db.rows(f"{select(Tenure, 'tenures')} WHERE game = ? ORDER BY since, seat", (game,))
        return [*self._rows.many("tenures", Tenure, had)]

    @transaction("game")
    def save_timers(
        self, db: Transaction, game: int, timers: Sequence[Timer], remarks: Sequence[Remark] = ()
    ) -> None:
        replace_timers(db, game, timers)
        add_remarks(db, game, remarks)

    @transaction("game")
    def set_status(
        self,
        db: Transaction,
        game: int,
        status: Status,
        now: float,
        timers: Sequence[Timer] | None = None,
        remarks: Sequence[Remark] = (),
    ) -> bool:
        """A game goes on, stops or closes, and its clocks with it; one that has ended stays so.

        False when there was nothing to change.
        """
        if not db.change(STATUS, (status, now, game, status)):
            return False
        if timers is not None:
            replace_timers(db, game, timers)
        add_remarks(db, game, remarks)
        return True

    @transaction("game", ChannelBusy)
    def move(
        self,
        db: Transaction,
        game: int,
        channel: int,
        remarks: Sequence[Remark] = (),
        without: tuple[Kind, ...] = (),
    ) -> bool:
        """The game goes on in another channel; False when it is there already.

        ChannelBusy when there is one. Posts whose kinds begin with one of `without` do not
        come along.
        """
        sql = "UPDATE games SET channel = ? WHERE id = ? AND channel != ?"
        if not db.change(sql, (channel, game, channel)):
            return False
        add_remarks(db, game, remarks)
        leave_posts(db, game, without)
        return True

    @transaction("game", ChannelBusy)
    def revive(
        self,
        db: Transaction,
        game: int,
        channel: int,
        status: Status,
        timers: Sequence[Timer],
        now: float,
        without: tuple[Kind, ...] = (),
    ) -> None:
        """A closed game is open again, perhaps elsewhere, without posts of these kinds.

        ChannelBusy when there is one there, Overtaken when it is not closed any more.
        """
        db.must_change(
            "UPDATE games SET channel = ?, status = ?, changed = ?"
            " WHERE id = ? AND status = 'closed'",
            (channel, status, now, game),
            Overtaken,
        )
        replace_timers(db, game, timers)
        leave_posts(db, game, without)

    @transaction("game")
    def save_settings(
        self, db: Transaction, game: int, settings: GameSettings, remarks: Sequence[Remark] = ()
    ) -> None:
        """What a table agreed on, changed while it plays."""
        sql = "UPDATE games SET settings = ? WHERE id = ?"
        db.execute(sql, (encode_settings(settings), game))
        add_remarks(db, game, remarks)

    @transaction("game")
    def vote(self, db: Transaction, game: int, kind: Kind, user: int) -> set[int]:
        """One user's yes to something; returns all who said so."""
        db.execute(
            "INSERT INTO votes (game, kind, about, user) VALUES (?, ?, 0, ?)"
            " ON CONFLICT DO NOTHING",
            (game, str(kind), user),
        )
        return {row[0] for row in db.rows(VOTES, (game, str(kind)))}


def _sound(value: Any, unknown: float) -> bool:
    """Whether a value is of the kind of what would stand for it."""
    if type(value) is not type(unknown):
        return False
    return isinstance(value, int) or abs(value) < LATEST


def replace_timers(db: Transaction, game: int, timers: Sequence[Timer]) -> None:
    """Put these timers of a game in the place of its old ones."""
    db.execute("DELETE FROM timers WHERE game = ?", (game,))
    db.execute_many(TIMER, [(game, t.kind, t.due, t.about) for t in timers])


def seat_rows(game: int, seats: Sequence[Sitting]) -> list[tuple[object, ...]]:
    return [
        (game, i, s.name, s.token, s.user, s.robot, s.kept, s.misses) for i, s in enumerate(seats)
    ]


def commit_row(game: int, c: Commit, interaction: int | None) -> tuple[object, ...]:
    return (
        game, c.seq, c.actor, c.by, encode(c.move), encode(c.events), c.digest, c.at, interaction,
    )  # fmt: skip
