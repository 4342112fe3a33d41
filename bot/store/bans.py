"""Whom moderators sent away from a game; that outlives what else is known about them."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import scrypt

from bot.store.db import Database
from bot.store.rows import Rows

SALT = "bans:salt"
"""The fact that holds what is mixed into every mark of this installation."""


@dataclass(frozen=True)
class Ban:
    """One person who may not come back to one game; `user` 0: who it was is forgotten.

    No other ban ever has the same number, so that an old list cannot mean a newer one.
    """

    number: int
    user: int
    name: str


class Bans:
    """Who may not come back to a game, because a moderator sent them away.

    Whoever is forgotten leaves a mark instead of an id: the bot knows them by it when
    they try to come back, and otherwise it leads nowhere.
    """

    def __init__(self, db: Database) -> None:
        self.db = db
        self._rows = Rows()

    async def add(self, game: int, user: int, name: str) -> None:
        await self.db.write(
            "INSERT INTO bans (game, user, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (game, user, name),
        )

    async def lift(self, number: int) -> bool:
        """They may come back; False where that was so already."""
        return await self.db.transact(
            lambda db: db.execute("DELETE FROM bans WHERE number = ?", (number,)) == 1
        )

    async def of(self, game: int) -> list[Ban]:
        """All who were sent away from a game, the last one first."""
        rows = await self.db.rows(
            "SELECT number, user, name FROM bans WHERE game = ? ORDER BY number DESC", (game,)
        )
        return list(self._rows.many("bans", Ban, rows))

    async def holds(self, game: int, user: int) -> bool:
        """Whether a user has to stay away from a game."""
        rows = await self.db.rows("SELECT user, mark FROM bans WHERE game = ?", (game,))
        if any(sent == user for sent, _ in rows):
            return True
        marks = [mark for sent, mark in rows if not sent]
        return bool(marks) and await self._mark(user) in marks

    async def about(self, user: int) -> list[int]:
        """The games a user was sent away from."""
        rows = await self.db.rows(
            "SELECT game FROM bans WHERE user = ? OR (user = 0 AND mark = ?) ORDER BY game",
            (user, await self._mark(user)),
        )
        return [row[0] for row in rows]

    async def forget(self, user: int, nobody: str) -> None:
        """Only a mark remains of a user, under another name."""
        if await self.db.row("SELECT 1 FROM bans WHERE user = ?", (user,)):
            await self.db.write(
                "UPDATE bans SET user = 0, name = ?, mark = ? WHERE user = ?",
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
