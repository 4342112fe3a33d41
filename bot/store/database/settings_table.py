"""A database table with the settings of servers or users.

Each row holds the settings of one server or user as JSON.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from bot.store.database.database import Database
from bot.store.database.rows import Column, Rows
from bot.store.database.writer import Owner, Transaction, upsert

T = TypeVar("T")


class SettingsTable(Generic[T]):
    """The settings of all servers or all users, cached in memory.

    `usual`: the settings of an id without a row. `damaged`: the settings of an id whose row cannot
    be decoded.
    """

    def __init__(self, db: Database, key: str, column: Column[T], usual: T, damaged: T) -> None:
        self.db = db
        self._key, self._column = key, column
        self._usual, self._damaged = usual, damaged
        self._chosen: dict[int, T] = {}
        self._changing = asyncio.Lock()

    @property
    def table(self) -> str:
        """The name of the database table. A notice about changed settings begins with this name."""
        return self._column.table

    async def load(self) -> None:
        read = Rows().value_or
        rows = await self.db.rows(f"SELECT {self._key}, chosen FROM {self.table}")
        self._chosen = {who: read(self._column, who, raw, self._damaged) for who, raw in rows}

    def of(self, who: int) -> T:
        return self._chosen.get(who, self._usual)

    def all(self) -> dict[int, T]:
        """Return all stored settings, by the id of the server or user."""
        return self._chosen.copy()

    async def change(self, who: int, how: Callable[[T], T]) -> tuple[T, T]:
        """Apply a function to the settings of a server or user.

        Return the settings before and after. Calls wait for each other. Unchanged settings are not
        written.
        """
        async with self._changing:
            before = self.of(who)
            after = how(before)
            if after != before:
                await self.choose(who, after)
            return before, after

    async def reread(self, who: int) -> None:
        """Update the cached settings of a server or user from the database."""
        sql = f"SELECT chosen FROM {self.table} WHERE {self._key} = ?"
        async with self._changing:
            row = await self.db.row(sql, (who,))
            if row is None:
                self._chosen.pop(who, None)
            else:
                read = Rows().value_or
                self._chosen[who] = read(self._column, who, row[0], self._damaged)

    async def choose(self, who: int, chosen: T) -> None:
        sql = upsert(self.table, (self._key,), ("chosen",))
        await self._write(who, sql, (who, msgspec.json.encode(chosen).decode()))
        self._chosen[who] = chosen

    async def _write(self, who: int, sql: str, values: tuple[object, ...]) -> None:
        def work(db: Transaction) -> None:
            db.execute(sql, values)
            db.announce(f"{self.table} {who}")

        of = [Owner("guild", who)] if self._key == "guild" else []
        await self.db.transact(work, *of)

    async def reset(self, who: int) -> None:
        """Delete the settings of a server or user, so that the defaults apply."""
        async with self._changing:
            sql = f"DELETE FROM {self.table} WHERE {self._key} = ?"
            await self._write(who, sql, (who,))
            self._chosen.pop(who, None)
