"""Write transactions, and the thread that runs them."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, cast

from bot.support.failures import Failure
from bot.support.threads import run_in

T = TypeVar("T")
C = TypeVar("C")


Kind: TypeAlias = Literal["guild", "game", "league", "retired"]


class Owner(NamedTuple):
    """An object that data and messages belong to: a server, game, league night or retired message.

    Only the process that holds the shard of the owner's server may write the owner's data.
    """

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.number}"


def owner_of(text: str) -> Owner:
    """Parse an owner from its text, such as `game:7`."""
    kind, _, number = text.partition(":")
    return Owner(cast(Kind, kind), int(number))


class Conflict(Exception):
    """An error: a write breaks a constraint of the database, in most cases a unique key."""


class LeaseLost(Failure):
    """An error: a write to a shard that this process does not hold any more."""

    level = logging.DEBUG


class DatabaseFailed(Failure):
    """An error: a transaction or query failed in the database."""

    topic = "the database"

    def __init__(self, words: str, *, passing: bool = False) -> None:
        super().__init__(words)
        self.passing = passing
        """True if a retry may succeed."""


@cache
def upsert(table: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """Build the SQL that inserts a row, or updates the row with the same key."""
    names, marks = ", ".join((*key, *columns)), ", ".join("?" * (len(key) + len(columns)))
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return (
        f"INSERT INTO {table} ({names}) VALUES ({marks})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )


class Transaction(ABC):
    """An open transaction, as an argument of the function that reads and writes in it.

    The function may run again from its start after a rollback, so it must have no side effects.
    """

    @abstractmethod
    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Send a statement to the database.

        Its error may come only with a later statement or the commit.
        """

    @abstractmethod
    def change(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Run a statement, and return the number of rows that it changed."""

    def must_change(self, sql: str, values: Sequence[Any], otherwise: type[Exception]) -> None:
        """Run a statement, and raise `otherwise` if it changes no row.

        The exception may come later, at the latest before the commit.
        """
        if not self.change(sql, values):
            raise otherwise

    @abstractmethod
    def execute_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None: ...

    def announce(self, news: str) -> None:  # noqa: B027 - one process has no cluster to notify
        """Send a notice to all processes of the cluster after the commit.

        Without a cluster, do nothing.
        """

    @abstractmethod
    def continue_numbers(self, given: Mapping[str, int]) -> None:
        """Let the database generate only ids above the given ones.

        `given`: the last id by table name.
        """

    def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = self.rows(sql, values)
        return found[0] if found else None

    def insert(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Run an INSERT with a RETURNING clause, and return the id of the new row."""
        ((number,),) = self.rows(sql, values)
        return int(number)


class Worker(Generic[C]):
    """A database connection with a thread of its own, so that the event loop never waits for it."""

    def __init__(self, thread: Executor, connection: C) -> None:
        self._thread = thread
        self._connection = connection

    @classmethod
    async def open(cls, connect: Callable[[], C]) -> Worker[C]:
        thread = ThreadPoolExecutor(1, "database")
        try:
            return cls(thread, await run_in(thread, connect))
        except BaseException:
            thread.shutdown(wait=False)
            raise

    async def close(self, close: Callable[[C], None]) -> None:
        """Close the connection and end the thread, after all queued work."""
        await self.visit(close)
        self._thread.shutdown(wait=False)

    async def visit(self, work: Callable[[C], T]) -> T:
        """Run a function in the thread, with the connection as its argument.

        Functions run in the order of the calls.
        """
        return await run_in(self._thread, partial(work, self._connection))
