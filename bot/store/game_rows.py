"""How the parts of a game become rows, and rows become parts of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.store.codec import Commit, Sitting, encode
from bot.store.writer import Transaction

Status: TypeAlias = Literal["lobby", "live", "paused", "over", "closed"]

STATUS = (
    "UPDATE games SET status = ?, changed = ? WHERE id = ? AND status != 'over' AND status != ?"
)
VOTES = "SELECT user FROM votes WHERE game = ? AND kind = ? AND about = ?"
SEAT = (
    "INSERT INTO seats (game, seat, name, token, user, robot, kept, misses)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
RESEAT = SEAT.replace("INSERT", "INSERT OR REPLACE")
LEFT = (
    "INSERT OR REPLACE INTO substitutions (game, seat, user) SELECT game, seat, user FROM seats"
    " WHERE game = ? AND seat = ? AND user NOT IN (0, ?)"
)
COMMIT = (
    "INSERT INTO commits (game, seq, actor, by, move, events, digest, at, interaction)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SNAPSHOT = "INSERT OR REPLACE INTO snapshots (game, seq, state) VALUES (?, ?, ?)"
TIMER = "INSERT INTO timers (game, kind, due, about) VALUES (?, ?, ?, ?)"
POST = (
    "INSERT OR REPLACE INTO posts (game, kind, channel, message, made, shown, last_words)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
LEFT_BEHIND = "left"
"""Begins the kind of a message in whose place another one stands."""


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
class Post:
    """A message of ours that goes with a game; its number is 0 while it is still to be sent."""

    kind: str
    channel: int
    message: int
    made: float
    shown: str = ""
    """What it says, in short."""
    last_words: str = ""
    """What it is to say before it is not kept any more."""


def replace_timers(db: Transaction, game: int, timers: Sequence[Timer]) -> None:
    """Put these timers of a game in the place of its old ones."""
    db.execute("DELETE FROM timers WHERE game = ?", (game,))
    db.execute_many(TIMER, [(game, t.kind, t.due, t.about) for t in timers])


def leave_posts(db: Transaction, game: int, beginnings: tuple[str, ...]) -> None:
    """Messages whose kinds begin so belong to a game's past."""
    for kind, message in db.rows("SELECT kind, message FROM posts WHERE game = ?", (game,)):
        if kind.startswith(beginnings):
            leave_post(db, game, kind, message)


def leave_post(db: Transaction, game: int, kind: str, message: int) -> None:
    """A message is known as left behind until its buttons are gone."""
    if message:
        left = (f"{LEFT_BEHIND}:{kind}:{message}", game, kind)
        db.execute("UPDATE OR REPLACE posts SET kind = ? WHERE game = ? AND kind = ?", left)
    else:
        db.execute("DELETE FROM posts WHERE game = ? AND kind = ?", (game, kind))


def post_row(game: int, post: Post) -> tuple[object, ...]:
    return (
        game, post.kind, post.channel, post.message, post.made, post.shown, post.last_words,
    )  # fmt: skip


def seat_rows(game: int, seats: Sequence[Sitting]) -> list[tuple[object, ...]]:
    return [
        (game, i, s.name, s.token, s.user, s.robot, s.kept, s.misses) for i, s in enumerate(seats)
    ]


def commit_row(game: int, c: Commit, interaction: int | None) -> tuple[object, ...]:
    return (
        game, c.seq, c.actor, c.by, encode(c.move), encode(c.events), c.digest, c.at, interaction,
    )  # fmt: skip
