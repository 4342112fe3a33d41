"""The base class of all repositories, and a decorator for methods that write."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.store.database.database import Database
from bot.store.database.rows import Rows, select
from bot.store.database.writer import Conflict, Kind, Owner, Transaction

P = ParamSpec("P")
S = TypeVar("S", bound="Repository")
T = TypeVar("T")


class AlreadyExists(Exception):
    """An error: an object with this name or place exists already."""


class LimitReached(Exception):
    """An error: the limit on the number of objects is reached."""


class Repository:
    """A base class for repositories: each reads and writes the rows of one subject.

    A method with the decorator `transaction` runs in a single transaction.
    """

    def __init__(self, db: Database, rows: Rows | None = None) -> None:
        self.db = db
        self._rows = rows or Rows()

    async def _read(
        self, table: str, kind: type[T], which: str, values: Sequence[Any] = (), key: object = None
    ) -> list[T]:
        """Return the rows of a table as instances of `kind`, without damaged rows.

        `which`: the rest of the query, after the name of the table.
        """
        rows = await self.db.rows(f"{select(kind, table)} {which}", values)
        return list(self._rows.many(table, kind, rows, key))

    async def _numbers(self, sql: str, *values: Any) -> list[int]:
        """Return the integers in the first column of a query. Other values are left out."""
        rows = await self.db.rows(sql, values)
        return [number for number, *_ in rows if isinstance(number, int)]


def transaction(
    of: Kind | None, conflict: type[Exception] | None = None
) -> Callable[
    [Callable[Concatenate[S, Transaction, P], T]],
    Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
]:
    """Return a decorator: the method becomes a coroutine that runs in one transaction.

    The method gets the transaction as its second argument. `of`: the kind of owner, such as
    `game`. The argument after the transaction is the owner's id. Only the process that holds the
    owner's shard may write. None: the data has no owner, and every process may write.
    `conflict`: the exception that is raised instead of Conflict. None: Conflict.
    """

    def decorate(
        method: Callable[Concatenate[S, Transaction, P], T],
    ) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
        @wraps(method)
        async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            scopes = [Owner(of, args[0])] if of else []  # type: ignore[arg-type]
            try:
                return await self.db.transact(lambda db: method(self, db, *args, **kwargs), *scopes)
            except Conflict:
                if conflict is None:
                    raise
                raise conflict from None

        return run

    return decorate
