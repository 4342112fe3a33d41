"""The one way to write: a whole transaction in one visit to a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


class Conflict(Exception):
    """What was to be written contradicts what is there: the same thing twice, most often."""


@cache
def upsert(table: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """The statement for a row that is written whether one with this key is there or not."""
    names, marks = ", ".join((*key, *columns)), ", ".join("?" * (len(key) + len(columns)))
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return (
        f"INSERT INTO {table} ({names}) VALUES ({marks})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )


class Transaction:
    """What is read and written as one, by a function that waits for nothing else."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = self.rows(sql, values)
        return found[0] if found else None

    def execute(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Returns how many rows it changed."""
        return self._connection.execute(sql, values).rowcount

    def execute_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self._connection.executemany(sql, values)

    def insert(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Returns the id of the new row, which the statement has to be RETURNING."""
        ((number,),) = self.rows(sql, values)
        return int(number)


class Writer:
    """A connection nobody reads from, so that nobody sees what is not committed."""

    def __init__(self, thread: ThreadPoolExecutor, connection: sqlite3.Connection) -> None:
        self._thread = thread
        self._connection = connection

    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> Writer:
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        try:
            loop = asyncio.get_running_loop()
            return cls(thread, await loop.run_in_executor(thread, connect))
        except BaseException:
            thread.shutdown(wait=False)
            raise

    async def close(self) -> None:
        """Once what is being written is on disk."""
        await self.visit(sqlite3.Connection.close)
        self._thread.shutdown(wait=False)

    async def visit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let the thread do something: one after the other, in the order of asking."""
        run, loop = copy_context().run, asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, run, work, self._connection)

    async def transact(self, work: Callable[[Transaction], T]) -> T:
        """All of it is on disk afterwards, or none of it."""
        return await self.visit(lambda connection: _all_or_nothing(connection, work))


def _all_or_nothing(connection: sqlite3.Connection, work: Callable[[Transaction], T]) -> T:
    try:
        connection.execute("BEGIN IMMEDIATE")
        done = work(Transaction(connection))
        connection.execute("COMMIT")
    except BaseException as error:
        with suppress(sqlite3.OperationalError):  # where there is nothing to take back
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            raise Conflict(str(error)) from error
        raise
    return done
