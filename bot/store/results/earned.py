"""Achievements on disk: what each user earned in a server, once, and by which game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.store.database.repository import Subject
from bot.store.database.writer import Transaction


@dataclass(frozen=True)
class Earned:
    """An achievement of a user, by its name, and when it was earned."""

    user: int
    name: str
    earned: float


def earn(
    db: Transaction, guild: int, user: int, names: Iterable[str], game: int, now: float
) -> None:
    """A user earns these by a game; what was earned before stays as it was."""
    db.execute_many(
        "INSERT INTO achievements (guild, user, name, game, earned) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        [(guild, user, name, game, now) for name in names],
    )


class Achievements(Subject):
    """Reads what was earned; it is written together with the standings."""

    async def of(self, guild: int, user: int) -> list[Earned]:
        """What a user earned in a server, the newest first."""
        return await self._earned("guild = ? AND user = ?", guild, user)

    async def of_game(self, game: int) -> list[Earned]:
        """What everybody earned by a game."""
        return await self._earned("game = ?", game)

    async def _earned(self, where: str, *values: int) -> list[Earned]:
        which = f"WHERE {where} ORDER BY earned DESC, user, name"
        return await self._read("achievements", Earned, which, values)
