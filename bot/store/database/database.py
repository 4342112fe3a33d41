"""The interface to a database: an SQLite file, or a database on a PostgreSQL server."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from bot.store.database.address import Address, Server, address
from bot.store.database.rows import Column, Rows
from bot.store.database.schema import VERSION
from bot.store.database.writer import DatabaseFailed, Owner, Transaction, upsert

if TYPE_CHECKING:
    from bot.store.postgres.server_database import PostgresDatabase

T = TypeVar("T")
_NOTED = Column("facts", "value", float)
Observer: TypeAlias = "Callable[[float, DatabaseFailed | None], None]"
"""A callback after a transaction that was committed, or that failed with DatabaseFailed.

It gets the duration in seconds, and the error or None.
"""


class UnusableDatabase(Exception):
    """An error: a database cannot be used as it is. The message says why, in one line."""


class ForeignDatabase(UnusableDatabase):
    """An error: the database was made by another program."""

    def __init__(self, where: Address) -> None:
        another = "database" if isinstance(where, Server) else "file"
        super().__init__(
            f"{where} is a database of another program: name another {another} with --database or "
            "RENTROLL_DB."
        )


class NewerDatabase(UnusableDatabase):
    """An error: the database was written by a newer Rentroll."""

    def __init__(self, where: Address, version: int) -> None:
        super().__init__(
            f"{where} has schema version {version}, and this Rentroll knows {VERSION}: "
            "it was written by a newer one. Update Rentroll, or restore a backup."
        )


class OlderDatabase(UnusableDatabase):
    """An error: the database is empty, or an older Rentroll wrote it and it is not migrated yet."""

    def __init__(self, where: Address) -> None:
        super().__init__(
            f"{where} is empty or from an older Rentroll: `rentroll run` brings it up to date."
        )


def check_version(where: Address, version: int) -> None:
    """Raise NewerDatabase or OlderDatabase unless a schema version is the current one."""
    if version != VERSION:
        raise NewerDatabase(where, version) if version > VERSION else OlderDatabase(where)


class Database(ABC):
    """An open database. Readers see the last commit and never wait for a writer.

    A write returns after its commit is on disk and visible to every reader.
    """

    def __init__(self) -> None:
        self.observers: list[Observer] = []

    @staticmethod
    async def open(where: Address | str) -> Database:
        """Open a database to read and write, and migrate it to the newest schema.

        An SQLite file with an older schema is backed up first.
        """
        where = address(where) if isinstance(where, str) else where
        if isinstance(where, Server):
            return await postgres().open_to_write(where)
        from bot.store.copies.backup_files import copy_before_migration
        from bot.store.database.sqlite import SqliteDatabase

        await asyncio.to_thread(copy_before_migration, where)
        return await SqliteDatabase.open_to_write(where)

    @staticmethod
    async def look(where: Address) -> Database:
        """Open a database only to read it, even while a bot writes to it.

        Raises NewerDatabase or OlderDatabase if its schema is not the current one.
        """
        if isinstance(where, Server):
            return await postgres().open_to_read(where)
        from bot.store.database.sqlite import SqliteDatabase

        return await SqliteDatabase.open_to_read(where)

    @abstractmethod
    async def close(self) -> None: ...

    async def transact(self, work: Callable[[Transaction], T], *of: Owner) -> T:
        """Run `work` in one transaction, and return its result after the commit.

        Every write uses this method. `of`: the owners of the written data. In a cluster, raises
        LeaseLost if this process does not hold the shard of every owner. `work` runs in another
        thread: it must be quick, and use nothing of the event loop.
        """
        begun = time.perf_counter()
        try:
            done = await self._transact(work, *of)
        except DatabaseFailed as error:
            self._observed(begun, error)
            raise
        self._observed(begun, None)
        return done

    def _observed(self, begun: float, failure: DatabaseFailed | None) -> None:
        for observe in self.observers:
            observe(time.perf_counter() - begun, failure)

    @abstractmethod
    async def _transact(self, work: Callable[[Transaction], T], *of: Owner) -> T: ...

    @abstractmethod
    async def size(self) -> int:
        """Return the size of the database in bytes."""

    @abstractmethod
    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def records(self, sql: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        """Return the rows of a query as dictionaries: column name to value."""

    @abstractmethod
    async def pin_snapshot(self) -> None:
        """Let all later reads of this object see the database as it is at the next read."""

    @abstractmethod
    async def scrub(self) -> bool:
        """Remove deleted data from the disk. Return False if the caller must retry later."""

    async def write(self, sql: str, values: Sequence[Any] = (), *of: Owner) -> int:
        """Run one statement as a transaction. Return the number of rows that it changed."""
        return await self.transact(lambda transaction: transaction.change(sql, values), *of)

    async def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def fact(self, name: str) -> str | None:
        """Return the value of a name in the table `facts`, or None if the table lacks the name."""
        row = await self.row("SELECT value FROM facts WHERE name = ?", (name,))
        return row[0] if row else None

    async def noted_time(self, name: str) -> float:
        """Return a time from the table `facts`, by its name.

        Return 0.0 if the time is missing or no number.
        """
        said = await self.fact(name)
        return Rows().value_or(_NOTED, name, said or 0.0, 0.0)

    async def facts(self, prefix: str) -> list[str]:
        """Return the names in the table `facts` that begin with a prefix, sorted."""
        found = await self.rows("SELECT name FROM facts ORDER BY name")
        return [name for (name,) in found if isinstance(name, str) and name.startswith(prefix)]

    async def remember(self, name: str, value: str, *, aloud: bool = False) -> None:
        """Store a value under a name in the table `facts`.

        `aloud`: send the name to all processes of the cluster.
        """

        def work(transaction: Transaction) -> None:
            transaction.execute(upsert("facts", ("name",), ("value",)), (name, value))
            if aloud:
                transaction.announce(name)

        await self.transact(work)

    async def delete_fact(self, name: str, said: str = "") -> None:
        """Delete a name from the table `facts`.

        `said`: delete it only if its value contains this text.
        """
        if said:
            sql = "DELETE FROM facts WHERE name = ? AND value LIKE '%' || ? || '%'"
            await self.write(sql, (name, said))
        else:
            await self.write("DELETE FROM facts WHERE name = ?", (name,))

    async def ping(self) -> None:
        """Raise DatabaseFailed if the database does not answer a query."""
        await self.rows("SELECT 1")


@dataclass(frozen=True)
class Shape:
    """The definition of a column.

    `kind` is INTEGER, REAL, TEXT or BLOB. `required`: never NULL. `key`: part of the primary key.
    """

    name: str
    kind: str
    required: bool
    key: bool


class View(ABC):
    """A consistent snapshot of a whole database.

    Its methods block, so the event loop must not call them.
    """

    version: int
    """The version of the database's schema, or 0 for an empty database."""

    @abstractmethod
    def stream(self, sql: str, values: Sequence[Any] = ()) -> Generator[tuple[Any, ...]]:
        """Yield the rows of a query one by one, without loading all of them."""

    @abstractmethod
    def tables(self) -> dict[str, list[Shape]]:
        """Return the columns of all tables, by table.

        A table comes after the tables that it refers to.
        """

    @abstractmethod
    def problems(self) -> list[str]:
        """Return texts about faults of the database file or of its schema.

        The list is empty if no fault is found.
        """

    @abstractmethod
    def last_numbers(self) -> dict[str, int]:
        """Return the last generated id of each table, by table name.

        A table is left out if it may reuse ids, or if it has generated none.
        """

    def one(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        with closing(self.stream(sql, values)) as rows:
            return next(rows, None)

    def fact(self, name: str) -> str:
        """Return the value of a name in the table `facts`, or an empty text if it is missing."""
        row = self.one("SELECT value FROM facts WHERE name = ?", (name,)) if self.version else None
        if row is None:
            return ""
        return row[0].decode(errors="replace") if isinstance(row[0], bytes) else str(row[0])


def looking_at(where: Address) -> AbstractContextManager[View]:
    """Open a snapshot of a database for a `with` block. Later writes do not appear in it."""
    if isinstance(where, Server):
        return postgres().view(where)
    from bot.store.database.sqlite import view

    return view(where)


def postgres() -> type[PostgresDatabase]:
    """Import and return the class PostgresDatabase.

    Raise UnusableDatabase if its packages are missing.
    """
    try:
        from bot.store.postgres.server_database import PostgresDatabase
    except ImportError as error:
        raise UnusableDatabase(
            f"PostgreSQL needs a package that is not installed ({error}): "
            "pip install 'rentroll[postgres]'"
        ) from None
    return PostgresDatabase
