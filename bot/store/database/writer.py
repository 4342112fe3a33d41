"""The one way to write: a whole transaction in one visit to a thread of its own."""

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
    """What data and messages belong to: a server, or a game or a league night in it.

    Only the process that has this server's shard may write them.
    """

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.number}"


def owner_of(text: str) -> Owner:
    """The owner that was written down as this text."""
    kind, _, number = text.partition(":")
    return Owner(cast(Kind, kind), int(number))


class Conflict(Exception):
    """What was to be written contradicts what is there: the same thing twice, most often."""


class LeaseLost(Failure):
    """A write for a shard that another process has now, or may have soon."""

    level = logging.DEBUG


class DatabaseFailed(Failure):
    """A transaction that the database could not carry out."""

    topic = "the database"

    def __init__(self, words: str, *, passing: bool = False) -> None:
        super().__init__(words)
        self.passing = passing
        """True if a retry may succeed."""


@cache
def upsert(table: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """The statement for a row that is written whether one with this key is there or not."""
    names, marks = ", ".join((*key, *columns)), ", ".join("?" * (len(key) + len(columns)))
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return (
        f"INSERT INTO {table} ({names}) VALUES ({marks})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )


class Transaction(ABC):
    """What is read and written as one, by a function that waits for nothing else.

    Such a function may be called again from the start, where nothing of it has happened.
    """

    @abstractmethod
    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Nobody waits for it: what it complains about is told later, at the commit at last."""

    @abstractmethod
    def change(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Returns how many rows it changed."""

    def must_change(self, sql: str, values: Sequence[Any], otherwise: type[Exception]) -> None:
        """Raises `otherwise`, perhaps not before the commit, where it changes nothing."""
        if not self.change(sql, values):
            raise otherwise

    @abstractmethod
    def execute_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None: ...

    def announce(self, news: str) -> None:  # noqa: B027 - most have nobody to tell
        """Let all processes of a cluster know, when this is committed."""

    @abstractmethod
    def continue_numbers(self, given: Mapping[str, int]) -> None:
        """By table, the last number given to a row: no new row gets that one or a lower one."""

    def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = self.rows(sql, values)
        return found[0] if found else None

    def insert(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Returns the id of the new row, which the statement has to be RETURNING."""
        ((number,),) = self.rows(sql, values)
        return int(number)


class Worker(Generic[C]):
    """A connection in a thread of its own, so that whoever asks need not stand and wait."""

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
        """Once what is being done is done."""
        await self.visit(close)
        self._thread.shutdown(wait=False)

    async def visit(self, work: Callable[[C], T]) -> T:
        """Let the thread do something: one after the other, in the order of asking."""
        return await run_in(self._thread, partial(work, self._connection))
