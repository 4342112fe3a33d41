"""Maximum bids of users in auctions, stored until their auction is over."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from bot.store.database.database import Database
from bot.store.database.repository import Repository, transaction
from bot.store.database.writer import Owner, Transaction
from bot.store.shards.shard import EVERYTHING, OF_SHARD, Shard


@dataclass(frozen=True)
class _Limit:
    """A user's maximum bid in an auction."""

    game: int
    auction: int
    user: int
    amount: int


class BidLimits(Repository):
    """A repository for the maximum bids in all running auctions, cached in memory."""

    def __init__(self, db: Database) -> None:
        super().__init__(db)
        self._known: defaultdict[tuple[int, int], dict[int, int]] = defaultdict(dict)
        """Maximum bids by game and auction, then by user. The oldest bid comes first."""

    async def load(self, shard: Shard = EVERYTHING) -> None:
        which = f"JOIN games ON id = game WHERE {OF_SHARD} ORDER BY made"
        for limit in await self._read("limits", _Limit, which, shard.values):
            self._known[limit.game, limit.auction][limit.user] = limit.amount

    def any_in(self, game: int) -> bool:
        """Return True if an auction of a game has a maximum bid, or had one.

        Auctions whose bids `forget_except` deleted do not count.
        """
        return any(of == game for of, _ in self._known)

    def of(self, game: int, auction: int) -> dict[int, int]:
        """Return the maximum bids in an auction by user id, the oldest first."""
        return dict(self._known.get((game, auction), {}))

    async def keep(self, game: int, auction: int, user: int, amount: int) -> None:
        """Save a user's maximum bid in an auction. A changed bid counts as the newest."""
        await self._keep(game, auction, user, amount)
        known = self._known[game, auction]
        known.pop(user, None)
        known[user] = amount

    @transaction("game")
    def _keep(self, db: Transaction, game: int, auction: int, user: int, amount: int) -> None:
        key = (game, auction, user)
        db.execute("DELETE FROM limits WHERE game = ? AND auction = ? AND user = ?", key)
        sql = "INSERT INTO limits (game, auction, user, amount) VALUES (?, ?, ?, ?)"
        db.execute(sql, (*key, amount))

    async def forget_except(self, game: int, running: set[int]) -> None:
        """Delete the maximum bids in all auctions of a game, except in the running ones."""
        for key in [key for key in self._known if key[0] == game and key[1] not in running]:
            sql = "DELETE FROM limits WHERE game = ? AND auction = ?"
            await self.db.write(sql, key, Owner("game", game))
            self._known.pop(key, None)

    async def drop(self, game: int, auction: int, user: int, amount: int) -> None:
        """Delete a user's maximum bid after it was beaten, unless the user has changed it since."""
        await self.db.write(
            "DELETE FROM limits WHERE game = ? AND auction = ? AND user = ? AND amount = ?",
            (game, auction, user, amount),
            Owner("game", game),
        )
        if self.of(game, auction).get(user) == amount:
            del self._known[game, auction][user]

    def forget(self, game: int) -> None:
        """Drop a game's maximum bids from the cache.

        This process does not play the game any more.
        """
        for key in [key for key in self._known if key[0] == game]:
            del self._known[key]

    async def forget_user(self, user: int) -> None:
        """Delete the maximum bids of a user in all auctions."""
        await self.db.write("DELETE FROM limits WHERE user = ?", (user,))
        for known in self._known.values():
            known.pop(user, None)
