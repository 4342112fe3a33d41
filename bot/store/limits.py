"""Maximum bids: secrets that outlive a restart and are forgotten with their auction."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Database
from bot.store.rows import Rows


@dataclass(frozen=True)
class _Limit:
    """How far one user wants to go in one auction."""

    game: int
    auction: int
    user: int
    amount: int


class Limits:
    """How far users want to go in running auctions, kept in memory as well, the oldest first."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._known: dict[int, dict[int, dict[int, int]]] = {}

    async def load(self) -> None:
        rows = await self.db.rows("SELECT game, auction, user, amount FROM limits ORDER BY made")
        for limit in Rows().many("limits", _Limit, rows):
            self._of(limit.game).setdefault(limit.auction, {})[limit.user] = limit.amount

    def _of(self, game: int) -> dict[int, dict[int, int]]:
        return self._known.setdefault(game, {})

    def any_in(self, game: int) -> bool:
        """Whether somebody set a maximum in a game."""
        return game in self._known

    def of(self, game: int, auction: int) -> dict[int, int]:
        """The maximum bids in an auction by user."""
        return dict(self._known.get(game, {}).get(auction, {}))

    async def keep(self, game: int, auction: int, user: int, amount: int) -> None:
        """A user's maximum from now on; a changed one counts as new."""
        await self.db.write(
            "INSERT OR REPLACE INTO limits (game, auction, user, amount) VALUES (?, ?, ?, ?)",
            (game, auction, user, amount),
        )
        known = self._of(game).setdefault(auction, {})
        known.pop(user, None)
        known[user] = amount

    async def forget_except(self, game: int, running: set[int]) -> None:
        """Forget the maximum bids of all auctions of a game that are over."""
        for auction in set(self._known.get(game, {})) - running:
            await self.db.write(
                "DELETE FROM limits WHERE game = ? AND auction = ?", (game, auction)
            )
            self._known[game].pop(auction, None)
        if not self._known.get(game):
            self._known.pop(game, None)

    async def drop(self, game: int, auction: int, user: int, amount: int) -> None:
        """Forget a maximum that was beaten, unless there is a new one by now."""
        await self.db.write(
            "DELETE FROM limits WHERE game = ? AND auction = ? AND user = ? AND amount = ?",
            (game, auction, user, amount),
        )
        known = self._known.get(game, {}).get(auction, {})
        if known.get(user) == amount:
            del known[user]

    async def forget(self, user: int) -> None:
        """Forget the maximum bids of a user in all auctions."""
        await self.db.write("DELETE FROM limits WHERE user = ?", (user,))
        for auctions in self._known.values():
            for known in auctions.values():
                known.pop(user, None)
