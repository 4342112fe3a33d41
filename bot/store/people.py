"""What users chose for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.store.db import Database
from bot.store.rows import Column, Rows

Ping: TypeAlias = Literal["always", "idle", "direct", "never"]


class Preferences(Struct, frozen=True):
    """How a user wants to be called, and what may happen without asking them."""

    ping: Ping = "always"
    auto_roll: bool = False
    auto_end: bool = False


_USUAL = Preferences()
CHOSEN = Column("preferences", "chosen", msgspec.json.Decoder(Preferences).decode)


class People:
    """Preferences of all users, kept in memory as well: they are read at every turn."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._chosen: dict[int, Preferences] = {}
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        read = Rows().value_or
        rows = await self.db.rows("SELECT user, chosen FROM preferences")
        self._chosen = {user: read(CHOSEN, user, raw, _USUAL) for user, raw in rows}

    def of(self, user: int) -> Preferences:
        return self._chosen.get(user, _USUAL)

    async def change(self, user: int, how: Callable[[Preferences], Preferences]) -> None:
        """Change what a user chose, one change at a time, so that none is lost."""
        async with self._changing:
            await self.choose(user, how(self.of(user)))

    async def choose(self, user: int, chosen: Preferences) -> None:
        await self.db.write(
            "INSERT OR REPLACE INTO preferences (user, chosen) VALUES (?, ?)",
            (user, msgspec.json.encode(chosen).decode()),
        )
        self._chosen[user] = chosen

    async def forget(self, user: int) -> None:
        """A user is as if they had never chosen anything."""
        async with self._changing:
            await self.db.write("DELETE FROM preferences WHERE user = ?", (user,))
            self._chosen.pop(user, None)
