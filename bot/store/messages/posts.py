"""Messages on disk: the posts of games, and the requests that nobody saw answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store.database.repository import Subject, transaction
from bot.store.database.writer import Owner, Transaction, owner_of, upsert
from bot.store.messages.kinds import AUCTION, TRADE, VACANT, Kind
from bot.store.shards.shard import EVERYTHING, OF_SHARD, Shard

POST = upsert("posts", ("game", "kind"), ("channel", "message", "made", "shown", "last_words"))
_SENDING = upsert("sending", ("sender", "kind"), ("channel", "nonce", "token"))
_OWNERS = (
    "games ON sender = 'game:' || id",
    "leagues ON sender = 'league:' || number",
    "retired_messages ON sender = 'retired:' || number",
)
_SENDERS = " UNION ".join(
    f"SELECT sender FROM sending JOIN {owners} WHERE {OF_SHARD}" for owners in _OWNERS
)
_NUMBERED = frozenset({AUCTION, TRADE, VACANT})
"""Kinds that are about a number."""
_DROP = "DELETE FROM posts WHERE game = ? AND kind = ?"
_MESSAGE = "SELECT message FROM posts WHERE game = ? AND kind = ?"


@dataclass(frozen=True)
class Post:
    """A message or a thread of an owner. A thread and a reserved message have the id 0."""

    kind: Kind
    channel: int
    message: int
    made: float
    shown: str = ""
    """The mark of its content, or an empty text if that is unknown."""
    last_words: str = ""
    """What it is to say before the bot forgets it."""


@dataclass(frozen=True)
class Sending:
    """A request on its way to Discord, which may have posted its message already.

    Discord posts nothing twice with one `nonce`. A request with the `token` of a press
    has that press's id in its place. The nonce ends with a hash of the message's occasion.
    """

    kind: Kind
    channel: int
    nonce: str
    token: str = ""


class Posts(Subject):
    """Reads and writes the posts of games, and the unanswered requests of all owners."""

    async def of(self, game: int) -> dict[Kind, Post]:
        """Return the messages of a game by their kinds."""
        found = await self._read("posts", Post, "WHERE game = ?", (game,), f"game {game}")
        known = {}
        for post in found:
            if post.kind.base in _NUMBERED and not post.kind.about.isdecimal():
                self._rows.unreadable("posts", f"game {game}", f"kind: {post.kind}")
            else:
                known[post.kind] = post
        return known

    @transaction("game")
    def save(self, db: Transaction, game: int, post: Post) -> None:
        """Save a new message, end its request, and leave behind the message before it."""
        old = db.row(_MESSAGE, (game, str(post.kind)))
        if old is not None and old[0] != post.message and isinstance(old[0], int):
            leave_post(db, game, post.kind, old[0])
        db.execute(POST, post_row(game, post))
        clear_sending(db, Owner("game", game), post.kind)

    @transaction("game")
    def leave(self, db: Transaction, game: int, kind: Kind) -> None:
        """Note that a message is about to be deleted."""
        old = db.row(_MESSAGE, (game, str(kind)))
        if old is not None and isinstance(old[0], int):
            leave_post(db, game, kind, old[0])

    @transaction("game")
    def drop(self, db: Transaction, game: int, kind: Kind) -> None:
        db.execute(_DROP, (game, str(kind)))

    @transaction("game")
    def conclude(self, db: Transaction, game: int, kind: Kind, words: str) -> None:
        """Save the last words of a message, and delete the votes that it asked for."""
        db.execute("DELETE FROM votes WHERE game = ? AND kind = ?", (game, str(kind)))
        sql = "UPDATE posts SET last_words = ? WHERE game = ? AND kind = ?"
        db.execute(sql, (words, game, str(kind)))

    async def save_shown(self, marks: Mapping[tuple[int, Kind], str]) -> None:
        """Save the marks of messages of games."""
        values = [(mark, game, str(kind)) for (game, kind), mark in marks.items()]
        sql = "UPDATE posts SET shown = ? WHERE game = ? AND kind = ?"
        games = {Owner("game", game) for game, _ in marks}
        await self.db.transact(lambda db: db.execute_many(sql, values), *games)

    async def sending(self, owner: Owner) -> list[Sending]:
        """Return the requests of an owner that nobody saw answered."""
        return await self._read("sending", Sending, "WHERE sender = ?", (str(owner),), owner)

    async def is_known(self, thread: int) -> bool:
        """Return True if a thread belongs to a game."""
        sql = "SELECT 1 FROM posts WHERE channel = ? UNION SELECT 1 FROM games WHERE channel = ?"
        return await self.db.row(sql, (thread, thread)) is not None

    async def senders(self, shard: Shard = EVERYTHING) -> list[Owner]:
        """Return the owners of the requests that nobody saw answered."""
        rows = await self.db.rows(_SENDERS, shard.values * len(_OWNERS))
        return [owner_of(row[0]) for row in rows]

    async def note_sending(self, owner: Owner, one: Sending) -> None:
        values = (str(owner), str(one.kind), one.channel, one.nonce, one.token)
        await self.db.write(_SENDING, values, owner)

    async def forget_sending(self, owner: Owner, kind: Kind) -> None:
        await self.db.transact(lambda db: clear_sending(db, owner, kind), owner)


def clear_sending(db: Transaction, owner: Owner, kind: Kind) -> None:
    """Delete a request that was answered."""
    db.execute("DELETE FROM sending WHERE sender = ? AND kind = ?", (str(owner), str(kind)))


def leave_posts(db: Transaction, game: int, without: Collection[Kind]) -> None:
    """Leave behind the messages of these subjects, and all whose texts begin like them."""
    beginnings = tuple(map(str, without))
    for kind, message in db.rows("SELECT kind, message FROM posts WHERE game = ?", (game,)):
        if isinstance(kind, str) and kind.startswith(beginnings):
            leave_post(db, game, Kind.parse(kind), message)


def leave_post(db: Transaction, game: int, kind: Kind, message: int) -> None:
    """Keep a message as left behind until its buttons are gone."""
    if message:
        left = str(kind.left(message))
        db.execute(_DROP, (game, left))
        db.execute("UPDATE posts SET kind = ? WHERE game = ? AND kind = ?", (left, game, str(kind)))
    else:
        db.execute(_DROP, (game, str(kind)))


def post_row(game: int, post: Post) -> tuple[object, ...]:
    return (
        game, str(post.kind), post.channel, post.message, post.made, post.shown, post.last_words,
    )  # fmt: skip
