"""Achievements of users. Each is stored once per server, with the game that earned it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.store.database.repository import Repository
from bot.store.database.writer import Transaction


@dataclass(frozen=True)
class Earned:
    """An achievement that a user has earned. `earned`: the time in seconds since 1970."""

    user: int
    name: str
    earned: float


def earn(
    db: Transaction, guild: int, user: int, names: Iterable[str], game: int, now: float
) -> None:
    """Store achievements of a user in a server.

    Achievements that the user has already do not change.
    """
    db.execute_many(
        "INSERT INTO achievements (guild, user, name, game, earned) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        [(guild, user, name, game, now) for name in names],
    )


class Achievements(Repository):
    """A repository that reads achievements. `Standings` writes them."""

    async def of(self, guild: int, user: int) -> list[Earned]:
        """Return the achievements of a user in a server, the newest first."""
        return await self._earned("guild = ? AND user = ?", guild, user)

    async def of_game(self, game: int) -> list[Earned]:
        """Return the achievements that all users earned by a game, the newest first."""
        return await self._earned("game = ?", game)

    async def _earned(self, where: str, *values: int) -> list[Earned]:
        which = f"WHERE {where} ORDER BY earned DESC, user, name"
        return await self._read("achievements", Earned, which, values)
