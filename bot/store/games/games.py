"""Games: lobbies, seats, the log with its snapshots, timers and votes."""

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
from bot.store.database.repository import Repository, transaction
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
"""Statuses of open games. A channel has at most one open game."""

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
    """An error: the channel has an open game already."""


class AlreadyDone(Exception):
    """An error: a game's log has this interaction already, for example after a double click."""


class Overtaken(Exception):
    """An error: a write does not fit, because the stored game has changed since it was read."""


@dataclass(frozen=True)
class Timer:
    """A stored timer of a game. `due`: its time in seconds since 1970.

    `about`: the number of the question that a timer of a decision is for. In the timer `rest` of a
    paused game: the seconds that are left. In other timers: 0.
    """

    kind: str
    due: float
    about: int = 0


@dataclass(frozen=True)
class GameRow:
    """A row of the table `games`, without the game's edition and states.

    `agreed`: the settings, or None if they are damaged. `created`, `changed`: seconds since 1970.
    """

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
        """The settings of the game. Raises Unreadable if they are damaged."""
        if self.agreed is None:
            raise Unreadable("games", self.id, "damaged")
        return self.agreed

    @property
    def practice(self) -> bool:
        """True for a game of the tutorial. False if the game's settings are damaged."""
        return self.agreed is not None and self.agreed.tutorial

    @property
    def open(self) -> bool:
        """True if the game is a lobby, live or paused."""
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
"""Values that replace damaged ones in a row of the table `games`.

A game that changed at 0.0 is never deleted for its age.
"""


class Games(Repository):
    """A repository for games. Every method that writes is one transaction."""

    async def game(self, game: int) -> GameRow | None:
        return await self._first("id = ?", game)

    async def in_channel(self, channel: int) -> GameRow | None:
        """Return the open game of a channel, or None if there is none."""
        which = "channel = ? AND status IN ('lobby', 'live', 'paused')"
        return await self._first(which, channel)

    async def last_over(self, channel: int) -> GameRow | None:
        """Return the finished game of a channel that ended last, or None if there is none."""
        which = "channel = ? AND status = 'over' ORDER BY changed DESC, id DESC LIMIT 1"
        return await self._first(which, channel)

    async def _first(self, which: str, value: int) -> GameRow | None:
        return next(iter(await self._listed(which, value)), None)

    async def with_status(self, *statuses: Status, shard: Shard = EVERYTHING) -> list[GameRow]:
        marks = ", ".join("?" * len(statuses))
        return await self._of_shard(shard, f"status IN ({marks})", *statuses)

    async def of_guild(self, guild: int, *statuses: Status) -> list[GameRow]:
        """Return a server's games with one of these statuses, the last changed first."""
        marks = ", ".join("?" * len(statuses))
        which = f"guild = ? AND status IN ({marks}) ORDER BY changed DESC, id DESC"
        return await self._listed(which, guild, *statuses)

    async def open_in(self, guild: int) -> list[GameRow]:
        """Return a server's open games, the last changed first."""
        return await self.of_guild(guild, *OPEN)

    async def opened_since(self, guild: int, moment: float) -> list[GameRow]:
        """Return a server's games that were opened after a time, in any status."""
        return await self._listed("guild = ? AND created > ? ORDER BY id", guild, moment)

    async def seated(self, user: int) -> set[int]:
        """Return the ids of all games in which a user has a seat."""
        return {*await self._numbers("SELECT game FROM seats WHERE user = ? AND user != 0", user)}

    async def with_post(self, kind: Kind, shard: Shard = EVERYTHING) -> list[GameRow]:
        """Return the games for which a post of this kind is stored."""
        which = "id IN (SELECT game FROM posts WHERE kind = ?)"
        return await self._of_shard(shard, which, str(kind))

    async def ended_with_calls(self, shard: Shard = EVERYTHING) -> list[GameRow]:
        """Return closed and finished games with posts of pings, advice or replaced messages."""
        calls = " OR ".join(f"kind LIKE '{kind}%'" for kind in (f"{LEFT_BEHIND}:", PING, COACH))
        which = f"status IN ('closed', 'over') AND id IN (SELECT game FROM posts WHERE {calls})"
        return await self._of_shard(shard, which)

    async def closed_unseen(
        self, seen: str, since: float, shard: Shard = EVERYTHING
    ) -> list[GameRow]:
        """Return games closed after `since` whose table message does not show that yet.

        `seen`: the value of `Post.shown` for a table message that shows a closed game.
        """
        tables = "SELECT game FROM posts WHERE kind = ? AND shown != ?"
        which = f"status = 'closed' AND changed > ? AND id IN ({tables})"
        return await self._of_shard(shard, which, since, str(TABLE), seen)

    async def without_post(
        self, status: Status, kind: Kind, shard: Shard = EVERYTHING
    ) -> list[GameRow]:
        """Return the games in this status for which no post of this kind is stored."""
        which = "status = ? AND id NOT IN (SELECT game FROM posts WHERE kind = ?)"
        return await self._of_shard(shard, which, status, str(kind))

    async def _of_shard(self, shard: Shard, which: str, *values: object) -> list[GameRow]:
        which = f"{which} AND {OF_SHARD} ORDER BY id"
        return await self._listed(which, *values, *shard.values)

    async def _listed(self, which: str, *values: object) -> list[GameRow]:
        rows = await self.db.rows(f"SELECT {_GAME} FROM games WHERE {which}", values)
        return [self._game(row) for row in rows]

    def _game(self, row: tuple[Any, ...]) -> GameRow:
        """Build a GameRow from the columns of a row. Damaged values are replaced.

        If a value is damaged, the settings are None.
        """
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
        """Return the settings and the seats of a game from one query.

        Return None if there is no game. Raises Unreadable if the settings or a seat are damaged.
        """
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
        """Return the seats of a game. Raise Unreadable if a seat is damaged or missing."""
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
        """Return the tenures of all seats of a game that changed hands, the earliest first."""
        return await self._read("tenures", Tenure, "WHERE game = ? ORDER BY since, seat", (game,))

    async def names(self, game: int) -> list[str]:
        """Return the names of a game's seats, in order. Damaged names are left out."""
        rows = await self.db.rows("SELECT name FROM seats WHERE game = ? ORDER BY seat", (game,))
        return [row[0] for row in rows if isinstance(row[0], str)]

    async def edition(self, game: int) -> Edition:
        row = await self.db.row("SELECT edition FROM games WHERE id = ?", (game,))
        assert row is not None
        return self._rows.value(EDITION, game, row[0])

    async def start_state(self, game: int) -> GameState:
        """Return a game's state before its first log entry. A replay starts from this state."""
        row = await self.db.row("SELECT start FROM games WHERE id = ?", (game,))
        assert row is not None
        return self._rows.value(START, game, row[0])

    async def snapshot(self, game: int, at_most: int) -> tuple[int, GameState]:
        """Return the number and the state of the last snapshot at or before log entry `at_most`.

        Raises Unreadable if the snapshot is damaged, or if there is none.
        """
        row = await self.db.row(
            "SELECT seq, state FROM snapshots WHERE game = ? AND seq <= ?"
            " ORDER BY seq DESC LIMIT 1",
            (game, at_most),
        )
        if row is None:
            raise self._rows.unreadable("snapshots", f"game {game}", "there is none")
        return row[0], self._rows.value(STATE, f"game {game}, seq {row[0]}", row[1])

    def missing_entry(self, game: int, seq: int) -> Unreadable:
        """Return an Unreadable for an entry that a game's log lacks.

        Report it in the bot's log the first time.
        """
        return self._rows.unreadable("commits", f"game {game}, seq {seq}", "there is none")

    async def check_snapshots(self, game: int, last: int) -> None:
        """Raise Unreadable if a game's snapshot is damaged, or has a number outside 0 to `last`."""
        sql = "SELECT seq, state FROM snapshots WHERE game = ? ORDER BY seq"
        for seq, state in await self.db.rows(sql, (game,)):
            self._rows.value(STATE, f"game {game}, seq {seq}", state)
            if not isinstance(seq, int) or not 0 <= seq <= last:
                raise self._rows.unreadable("snapshots", f"game {game}, seq {seq}", "no entry")

    async def has_commit(self, game: int, seq: int) -> bool:
        """Return True if a game's log has an entry with this number, damaged or not."""
        sql = "SELECT 1 FROM commits WHERE game = ? AND seq = ?"
        return await self.db.row(sql, (game, seq)) is not None

    async def commits(self, game: int, after: int = -1, up_to: int | None = None) -> list[Commit]:
        """Return the entries of a game's log after number `after`, up to number `up_to`, in order.

        `up_to` None: up to the last entry. Raises Unreadable if an entry is damaged.
        """
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
        """Return the ids of the users who voted yes in a game, by the kind of the ballot."""
        rows = await self.db.rows("SELECT kind, user FROM votes WHERE game = ?", (game,))
        said: dict[Kind, set[int]] = {}
        for kind, user in rows:
            if isinstance(user, int) and isinstance(kind, str):
                said.setdefault(Kind.parse(kind), set()).add(user)
        return said

    # Methods that write

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
        """Create a lobby and return its game id.

        Raise ChannelBusy if the channel has an open game.
        """
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
        """Save the settings and seats of a lobby. The status `closed` also closes the lobby."""
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
        """Turn a lobby into a live game.

        Store its edition, states, first log entry, seats and timers. Raises Overtaken if the game
        is no lobby any more.
        """
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
        """Append an entry to a game's log, with the new timers, seats, status and remarks.

        If `seats` or `status` is None, it does not change. Raises Overtaken if the log does not end
        with the entry before. Raises AlreadyDone if another entry has the same interaction.
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
        """Return True if an entry in the log of any game has this interaction."""
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
        """Save the seats, timers and remarks of a game.

        Return the tenures of all seats that ever changed hands. The user who leaves a seat is
        stored as the last one who left it. `timers` None: the timers do not change. With `last`,
        the game is closed, and `last` is saved as the post that must show the end.
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
        """Change the status of a game, replace its timers, and add remarks.

        `timers` None: the timers do not change. If the game is over or has this status already,
        nothing changes, and the result is False.
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
        """Move a game to another channel. Return False if the game is in that channel already.

        Raises ChannelBusy if the channel has another open game. Posts whose kinds begin with one of
        `without` are marked as left behind: the bot removes their buttons later.
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
        """Reopen a closed game with the given status, in its old channel or in another one.

        Raises ChannelBusy if the channel has an open game, and Overtaken if this game is not closed
        any more. Posts whose kinds begin with one of `without` are marked as left behind: the
        bot removes their buttons later.
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
        """Save the settings of a game that were changed after its start."""
        sql = "UPDATE games SET settings = ? WHERE id = ?"
        db.execute(sql, (encode_settings(settings), game))
        add_remarks(db, game, remarks)

    @transaction("game")
    def vote(self, db: Transaction, game: int, kind: Kind, user: int) -> set[int]:
        """Save that a user voted yes in a ballot. Return the ids of all users who voted yes."""
        db.execute(
            "INSERT INTO votes (game, kind, about, user) VALUES (?, ?, 0, ?)"
            " ON CONFLICT DO NOTHING",
            (game, str(kind), user),
        )
        return {row[0] for row in db.rows(VOTES, (game, str(kind)))}


def _sound(value: Any, unknown: float) -> bool:
    """Return True if a value has the type of `unknown`, and a float is a plausible time."""
    if type(value) is not type(unknown):
        return False
    return isinstance(value, int) or abs(value) < LATEST


def replace_timers(db: Transaction, game: int, timers: Sequence[Timer]) -> None:
    """Delete all timers of a game, and save the given ones."""
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
