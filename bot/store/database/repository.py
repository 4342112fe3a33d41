"""What every subject on disk has in common: how its rows are read, and how it is written."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.store.database.database import Database
from bot.store.database.rows import Rows, select
from bot.store.database.writer import Conflict, Kind, Owner, Transaction

P = ParamSpec("P")
S = TypeVar("S", bound="Subject")
T = TypeVar("T")


class Taken(Exception):
    """There is one already, and there can be one only."""


class Full(Exception):
    """There are as many as may be."""


class Subject:
    """Reads and writes one subject. Every method that writes is one transaction."""

    def __init__(self, db: Database, rows: Rows | None = None) -> None:
        self.db = db
        self._rows = rows or Rows()

    async def _read(
        self, table: str, kind: type[T], which: str, values: Sequence[Any] = (), key: object = None
    ) -> list[T]:
        """All of these rows that make sense, as what they stand for."""
        rows = await self.db.rows(f"{select(kind, table)} {which}", values)
        return list(self._rows.many(table, kind, rows, key))

    async def _numbers(self, sql: str, *values: Any) -> list[int]:
        """Return the first column of all rows, without values that are no numbers."""
        rows = await self.db.rows(sql, values)
        return [number for number, *_ in rows if isinstance(number, int)]


def transaction(
    of: Kind | None, conflict: type[Exception] | None = None
) -> Callable[
    [Callable[Concatenate[S, Transaction, P], T]],
    Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
]:
    """Makes a method one transaction, which it is given; whoever calls it waits for it.

    `of` says of what kind its first argument is: only the process that has its server may
    write. `conflict` is raised where something of it is there already.
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
