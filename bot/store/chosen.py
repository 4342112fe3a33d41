"""What servers and users chose for themselves, one row of JSON for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from bot.store.db import Database
from bot.store.rows import Column, Rows
from bot.store.writer import upsert

T = TypeVar("T")


class Chosen(Generic[T]):
    """Everybody's choices, kept in memory as well: they are read at every turn.

    `damaged` stands for what somebody chose and nobody can read any more.
    """

    def __init__(self, db: Database, key: str, column: Column[T], usual: T, damaged: T) -> None:
        self.db = db
        self._key, self._column = key, column
        self._usual, self._damaged = usual, damaged
        self._chosen: dict[int, T] = {}
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        read = Rows().value_or
        rows = await self.db.rows(f"SELECT {self._key}, chosen FROM {self._column.table}")
        self._chosen = {who: read(self._column, who, raw, self._damaged) for who, raw in rows}

    def of(self, who: int) -> T:
        return self._chosen.get(who, self._usual)

    async def change(self, who: int, how: Callable[[T], T]) -> tuple[T, T]:
        """Change what somebody chose, one change at a time; returns it before and after."""
        async with self._changing:
            before = self.of(who)
            after = how(before)
            if after != before:
                await self.choose(who, after)
            return before, after

    async def choose(self, who: int, chosen: T) -> None:
        await self.db.write(
            upsert(self._column.table, (self._key,), ("chosen",)),
            (who, msgspec.json.encode(chosen).decode()),
        )
        self._chosen[who] = chosen

    async def forget(self, who: int) -> None:
        """As if they had never chosen anything."""
        async with self._changing:
            sql = f"DELETE FROM {self._column.table} WHERE {self._key} = ?"
            await self.db.write(sql, (who,))
            self._chosen.pop(who, None)
