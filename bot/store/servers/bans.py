"""Bans of users from games and servers. A ban stays when the user's data is deleted."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import scrypt
from typing import Literal

from bot.store.database.database import Database
from bot.store.database.repository import Repository
from bot.store.database.writer import Owner

SALT = "bans:salt"
"""The name of a row in the table `facts`. Its value is the salt for the hashes of user ids."""


@dataclass(frozen=True)
class Ban:
    """A ban of one user. The user id is 0 if the user's data was deleted.

    Numbers of bans are never reused, so a press on an old list cannot lift a newer ban.
    """

    number: int
    user: int
    name: str


class Bans(Repository):
    """A repository for the bans that moderators set: either from games or from servers.

    After the deletion of a user's data, only a hash of the user id remains. The hash still
    recognises the user.
    """

    def __init__(self, db: Database, table: str, place: Literal["game", "guild"]) -> None:
        super().__init__(db)
        self._table, self._place = table, place

    async def add(self, place: int, user: int, name: str) -> bool:
        """Ban a user from a game or server. Return False if the user was banned already.

        A ban that holds only a hash of the user id is ignored. The user then gets a second ban.
        """
        sql = (
            f"INSERT INTO {self._table} ({self._place}, user, name) VALUES (?, ?, ?)"
            " ON CONFLICT DO NOTHING"
        )
        return await self.db.write(sql, (place, user, name), Owner(self._place, place)) == 1

    async def lift(self, number: int) -> bool:
        """Delete a ban by its number. Return False if the ban did not exist."""
        return await self.db.write(f"DELETE FROM {self._table} WHERE number = ?", (number,)) == 1

    async def of(self, place: int) -> list[Ban]:
        """Return all bans of a game or server, the newest first."""
        which = f"WHERE {self._place} = ? ORDER BY number DESC"
        return await self._read(self._table, Ban, which, (place,))

    async def holds(self, place: int, user: int) -> bool:
        """Return True if a user is banned from a game or server."""
        rows = await self.db.rows(
            f"SELECT user, mark FROM {self._table} WHERE {self._place} = ?", (place,)
        )
        if any(sent == user for sent, _ in rows):
            return True
        marks = [mark for sent, mark in rows if not sent]
        return bool(marks) and await self._mark(user) in marks

    async def about(self, user: int) -> list[int]:
        """Return the ids of the games or servers that a user is banned from."""
        sql = f"SELECT {self._place} FROM {self._table} WHERE user = ? OR (user = 0 AND mark = ?)"
        mark = await self._mark(user)
        return await self._numbers(f"{sql} ORDER BY {self._place}", user, mark)

    async def forget_user(self, user: int, nobody: str) -> None:
        """Replace a user's id in all bans by a hash, and the user's name by `nobody`."""
        if await self.db.row(f"SELECT 1 FROM {self._table} WHERE user = ?", (user,)):
            await self.db.write(
                f"UPDATE {self._table} SET user = 0, name = ?, mark = ? WHERE user = ?",
                (nobody, await self._mark(user), user),
            )

    async def _mark(self, user: int) -> bytes:
        """Return a hash of a user id. It is slow on purpose, against attempts to try all ids."""
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
