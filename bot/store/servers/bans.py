"""Whom moderators keep out of a game, or of a server; that outlives what else is known of them."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import scrypt
from typing import Literal

from bot.store.database.database import Database
from bot.store.database.repository import Subject
from bot.store.database.writer import Owner

SALT = "bans:salt"
"""The fact that holds what is mixed into every mark of this installation."""


@dataclass(frozen=True)
class Ban:
    """One person who may not come back; `user` 0: who it was is forgotten.

    No other ban ever has the same number, so that an old list cannot mean a newer one.
    """

    number: int
    user: int
    name: str


class Bans(Subject):
    """Who may not come back to a game or a server, because a moderator sent them away.

    Whoever is forgotten leaves a mark instead of an id: the bot knows them by it when
    they try to come back, and otherwise it leads nowhere.
    """

    def __init__(self, db: Database, table: str, place: Literal["game", "guild"]) -> None:
        super().__init__(db)
        self._table, self._place = table, place

    async def add(self, place: int, user: int, name: str) -> bool:
        """Send somebody away; False where that was so already."""
        sql = (
            f"INSERT INTO {self._table} ({self._place}, user, name) VALUES (?, ?, ?)"
            " ON CONFLICT DO NOTHING"
        )
        return await self.db.write(sql, (place, user, name), Owner(self._place, place)) == 1

    async def lift(self, number: int) -> bool:
        """They may come back; False where that was so already."""
        return await self.db.write(f"DELETE FROM {self._table} WHERE number = ?", (number,)) == 1

    async def of(self, place: int) -> list[Ban]:
        """All who were sent away, the last one first."""
        which = f"WHERE {self._place} = ? ORDER BY number DESC"
        return await self._read(self._table, Ban, which, (place,))

    async def holds(self, place: int, user: int) -> bool:
        """Whether a user has to stay away."""
        rows = await self.db.rows(
            f"SELECT user, mark FROM {self._table} WHERE {self._place} = ?", (place,)
        )
        if any(sent == user for sent, _ in rows):
            return True
        marks = [mark for sent, mark in rows if not sent]
        return bool(marks) and await self._mark(user) in marks

    async def about(self, user: int) -> list[int]:
        """Where a user was sent away from."""
        sql = f"SELECT {self._place} FROM {self._table} WHERE user = ? OR (user = 0 AND mark = ?)"
        mark = await self._mark(user)
        return await self._numbers(f"{sql} ORDER BY {self._place}", user, mark)

    async def forget(self, user: int, nobody: str) -> None:
        """Only a mark remains of a user, under another name."""
        if await self.db.row(f"SELECT 1 FROM {self._table} WHERE user = ?", (user,)):
            await self.db.write(
                f"UPDATE {self._table} SET user = 0, name = ?, mark = ? WHERE user = ?",
                (nobody, await self._mark(user), user),
            )

    async def _mark(self, user: int) -> bytes:
        """What an id becomes; slow on purpose, so that nobody tries out all ids there are."""
        salt = await self.db.fact(SALT)
        if salt is None:
            await self.db.write(
                "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (SALT, secrets.token_hex(16)),
            )
            salt = await self.db.fact(SALT)
        assert salt is not None
        text, mixed_in = str(user).encode(), str(salt).encode()
        return await asyncio.to_thread(scrypt, text, salt=mixed_in, n=1 << 14, r=8, p=1, dklen=16)
