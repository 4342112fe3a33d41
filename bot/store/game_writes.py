"""Everything that is written about a game, each change of it in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.post_kinds import Kind
from bot.store.codec import Commit, GameSettings, Sitting, encode, encode_settings, worth_a_snapshot
from bot.store.posts import POST, Post, leave_posts, post_row
from bot.store.remarks import Remark, add_remarks
from bot.store.rows import select
from bot.store.subject import Subject, transaction
from bot.store.tenures import Tenure, note_tenures
from bot.store.writer import Conflict, Owner, Transaction, upsert
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


class GameWriter(Subject):
    """Writes games. Every method that does is one transaction."""

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
