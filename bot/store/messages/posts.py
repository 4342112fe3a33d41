"""Posts (the bot's messages and threads) of games, and unanswered requests to Discord."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store.database.repository import Repository, transaction
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
"""Kinds whose id must be a number."""
_DROP = "DELETE FROM posts WHERE game = ? AND kind = ?"
_MESSAGE = "SELECT message FROM posts WHERE game = ? AND kind = ?"


@dataclass(frozen=True)
class Post:
    """A message or thread that the bot posted. `made`: the time in seconds since 1970.

    `message` is the message id. It is 0 for a thread, or for a message that is only reserved.
    """

    kind: Kind
    channel: int
    message: int
    made: float
    shown: str = ""
    """A short text that tells which content Discord shows now, or empty if that is unknown."""
    last_words: str = ""
    """The final text of the message, or an empty text.

    The bot edits the message to show this text before it deletes the stored post.
    """


@dataclass(frozen=True)
class Sending:
    """A request to post a message that Discord has not answered yet. The message may exist already.

    Discord posts no message twice with the same `nonce`. The nonce ends with a hash of the
    message's occasion. If the request uses the `token` of an interaction, the nonce begins with the
    interaction's id.
    """

    kind: Kind
    channel: int
    nonce: str
    token: str = ""


class Posts(Repository):
    """A repository for the posts of games, and for the unanswered requests of all owners."""

    async def of(self, game: int) -> dict[Kind, Post]:
        """Return the posts of a game by their kinds. Damaged ones are left out."""
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
        """Save a new post of a game, and delete the stored request to post it.

        An earlier post of the same kind with another message is marked as left behind.
        """
        old = db.row(_MESSAGE, (game, str(post.kind)))
        if old is not None and old[0] != post.message and isinstance(old[0], int):
            leave_post(db, game, post.kind, old[0])
        db.execute(POST, post_row(game, post))
        clear_sending(db, Owner("game", game), post.kind)

    @transaction("game")
    def leave(self, db: Transaction, game: int, kind: Kind) -> None:
        """Mark a post of a game as left behind, before its message is deleted in Discord."""
        old = db.row(_MESSAGE, (game, str(kind)))
        if old is not None and isinstance(old[0], int):
            leave_post(db, game, kind, old[0])

    @transaction("game")
    def drop(self, db: Transaction, game: int, kind: Kind) -> None:
        db.execute(_DROP, (game, str(kind)))

    @transaction("game")
    def conclude(self, db: Transaction, game: int, kind: Kind, words: str) -> None:
        """Store the final text of a message, and delete the votes under the message's kind."""
        db.execute("DELETE FROM votes WHERE game = ? AND kind = ?", (game, str(kind)))
        sql = "UPDATE posts SET last_words = ? WHERE game = ? AND kind = ?"
        db.execute(sql, (words, game, str(kind)))

    async def save_shown(self, marks: Mapping[tuple[int, Kind], str]) -> None:
        """Save the field `shown` of stored posts. `marks`: the new values, by game and kind."""
        values = [(mark, game, str(kind)) for (game, kind), mark in marks.items()]
        sql = "UPDATE posts SET shown = ? WHERE game = ? AND kind = ?"
        games = {Owner("game", game) for game, _ in marks}
        await self.db.transact(lambda db: db.execute_many(sql, values), *games)

    async def sending(self, owner: Owner) -> list[Sending]:
        """Return the unanswered requests of an owner, such as a game."""
        return await self._read("sending", Sending, "WHERE sender = ?", (str(owner),), owner)

    async def is_known(self, thread: int) -> bool:
        """Return True if a stored game belongs to this thread or channel, or has a post in it.

        Games that have ended count too.
        """
        sql = "SELECT 1 FROM posts WHERE channel = ? UNION SELECT 1 FROM games WHERE channel = ?"
        return await self.db.row(sql, (thread, thread)) is not None

    async def senders(self, shard: Shard = EVERYTHING) -> list[Owner]:
        """Return the owners of unanswered requests in the servers of a shard."""
        rows = await self.db.rows(_SENDERS, shard.values * len(_OWNERS))
        return [owner_of(row[0]) for row in rows]

    async def note_sending(self, owner: Owner, one: Sending) -> None:
        values = (str(owner), str(one.kind), one.channel, one.nonce, one.token)
        await self.db.write(_SENDING, values, owner)

    async def forget_sending(self, owner: Owner, kind: Kind) -> None:
        await self.db.transact(lambda db: clear_sending(db, owner, kind), owner)


def clear_sending(db: Transaction, owner: Owner, kind: Kind) -> None:
    """Delete an owner's stored request to post this kind of message."""
    db.execute("DELETE FROM sending WHERE sender = ? AND kind = ?", (str(owner), str(kind)))


def leave_posts(db: Transaction, game: int, without: Collection[Kind]) -> None:
    """Mark a game's posts as left behind if their kinds begin with one of these kinds.

    The bot then only removes the buttons of these posts in Discord. A post without a message, such
    as a thread, is deleted instead.
    """
    beginnings = tuple(map(str, without))
    for kind, message in db.rows("SELECT kind, message FROM posts WHERE game = ?", (game,)):
        if isinstance(kind, str) and kind.startswith(beginnings):
            leave_post(db, game, Kind.parse(kind), message)


def leave_post(db: Transaction, game: int, kind: Kind, message: int) -> None:
    """Mark a post as left behind. It stays stored until its buttons are removed in Discord.

    A post without a message (`message` 0), such as a thread, is deleted.
    """
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
