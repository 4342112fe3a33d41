"""Followers: users without a seat who want to know how a game ends."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from bot.store.database.database import Database
from bot.store.database.repository import LimitReached, Repository, transaction
from bot.store.database.writer import Owner, Transaction
from bot.store.shards.shard import EVERYTHING, OF_SHARD, Shard

MOST_FOLLOWERS = 25
"""Most followers of one game. Each of them gets a message."""
MOST_FOLLOWED = 10
"""Most live or paused games that one user may follow at the same time."""


@dataclass(frozen=True)
class _Follower:
    game: int
    user: int


class Followers(Repository):
    """A repository for the followers of all games, cached in memory."""

    def __init__(self, db: Database) -> None:
        super().__init__(db)
        self._known: defaultdict[int, set[int]] = defaultdict(set)

    async def load(self, shard: Shard = EVERYTHING) -> None:
        which = f"JOIN games ON id = game WHERE {OF_SHARD}"
        for one in await self._read("followers", _Follower, which, shard.values):
            self._known[one.game].add(one.user)

    def forget(self, game: int) -> None:
        """Drop a game's followers from the cache. This process does not play the game any more."""
        self._known.pop(game, None)

    def of(self, game: int) -> list[int]:
        """Return the ids of the users who follow a game, sorted."""
        return sorted(self._known.get(game, ()))

    async def follow(self, game: int, user: int) -> None:
        """Add a user to the followers of a game.

        Raise LimitReached if the game or the user is at the limit.
        """
        await self._follow(game, user)
        self._known[game].add(user)

    @transaction("game")
    def _follow(self, db: Transaction, game: int, user: int) -> None:
        if db.row("SELECT 1 FROM followers WHERE game = ? AND user = ?", (game, user)):
            return
        here = db.row("SELECT count(*) FROM followers WHERE game = ?", (game,))
        mine = db.row(
            "SELECT count(*) FROM followers f JOIN games g ON g.id = f.game"
            " WHERE f.user = ? AND g.status IN ('live', 'paused')",
            (user,),
        )
        if here and mine and here[0] < MOST_FOLLOWERS and mine[0] < MOST_FOLLOWED:
            db.execute("INSERT INTO followers (game, user) VALUES (?, ?)", (game, user))
        else:
            raise LimitReached

    async def unfollow(self, game: int, user: int) -> bool:
        """Remove a user from the followers of a game.

        Return False if the user did not follow it.
        """
        self._known[game].discard(user)
        sql = "DELETE FROM followers WHERE game = ? AND user = ?"
        return bool(await self.db.write(sql, (game, user), Owner("game", game)))

    async def delete_game(self, game: int) -> None:
        """Delete all followers of a game, after the bot told them how it ended."""
        if self._known.pop(game, None):
            sql = "DELETE FROM followers WHERE game = ?"
            await self.db.write(sql, (game,), Owner("game", game))

    async def forget_user(self, user: int) -> None:
        """Delete a user from the followers of all games."""
        for users in self._known.values():
            users.discard(user)
        await self.db.write("DELETE FROM followers WHERE user = ?", (user,))
