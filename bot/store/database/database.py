"""One way to reach a database, whichever it is: what is read, written, looked through, copied."""

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
"""Told of every transaction: how many seconds it took, and what the database said if it failed."""


class UnusableDatabase(Exception):
    """The database cannot be used as it is; the message says why, in one line."""


class ForeignDatabase(UnusableDatabase):
    """The database was made by another program."""

    def __init__(self, where: Address) -> None:
        another = "database" if isinstance(where, Server) else "file"
        super().__init__(
            f"{where} is a database of another program: name another {another} with --database or "
            "RENTROLL_DB."
        )


class NewerDatabase(UnusableDatabase):
    """The database was written by a newer Rentroll."""

    def __init__(self, where: Address, version: int) -> None:
        super().__init__(
            f"{where} has schema version {version}, and this Rentroll knows {VERSION}: "
            "it was written by a newer one. Update Rentroll, or restore a backup."
        )


class OlderDatabase(UnusableDatabase):
    """The database was written by an older Rentroll and not yet brought up to date."""

    def __init__(self, where: Address) -> None:
        super().__init__(
            f"{where} is of an older Rentroll, or empty: `rentroll run` brings it up to date."
        )


def check_version(where: Address, version: int) -> None:
    """That what is read is of the schema that this Rentroll knows."""
    if version != VERSION:
        raise NewerDatabase(where, version) if version > VERSION else OlderDatabase(where)


class Database(ABC):
    """Readers see what was committed last and never wait for a writer.

    What is committed is on disk, and seen by every reader, before the call returns.
    """

    def __init__(self) -> None:
        self.observers: list[Observer] = []

    @staticmethod
    async def open(where: Address | str) -> Database:
        """Open a database to read and write, of the newest schema then; a file is copied before."""
        where = address(where) if isinstance(where, str) else where
        if isinstance(where, Server):
            return await postgres().open_to_write(where)
        from bot.store.copies.backup_files import copy_before_migration
        from bot.store.database.sqlite import SqliteDatabase

        await asyncio.to_thread(copy_before_migration, where)
        return await SqliteDatabase.open_to_write(where)

    @staticmethod
    async def look(where: Address) -> Database:
        """Open a database only to read it, also while a bot writes to it."""
        if isinstance(where, Server):
            return await postgres().open_to_read(where)
        from bot.store.database.sqlite import SqliteDatabase

        return await SqliteDatabase.open_to_read(where)

    @abstractmethod
    async def close(self) -> None: ...

    async def transact(self, work: Callable[[Transaction], T], *of: Owner) -> T:
        """The only way to write: all of what `work` does is on disk then, or none of it.

        `of` says whose data it is; LeaseLost where that is another process's business.
        It is one visit to another thread, so `work` must do nothing that takes long, and
        nothing that only the event loop may do.
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
        """Bytes that it takes."""

    @abstractmethod
    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def records(self, sql: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        """Rows with the names of their columns."""

    @abstractmethod
    async def pin_snapshot(self) -> None:
        """Whoever writes from now on changes nothing of what is read here."""

    @abstractmethod
    async def scrub(self) -> bool:
        """Let the disk forget what was deleted; False when that has to wait."""

    async def write(self, sql: str, values: Sequence[Any] = (), *of: Owner) -> int:
        """One statement as a transaction; returns how many rows it changed."""
        return await self.transact(lambda transaction: transaction.change(sql, values), *of)

    async def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def fact(self, name: str) -> str | None:
        """Something this installation remembers about itself."""
        row = await self.row("SELECT value FROM facts WHERE name = ?", (name,))
        return row[0] if row else None

    async def noted_time(self, name: str) -> float:
        """When something was, as a fact says; 0 where it says nothing that makes sense."""
        said = await self.fact(name)
        return Rows().value_or(_NOTED, name, said or 0.0, 0.0)

    async def facts(self, prefix: str) -> list[str]:
        """The names of all facts that begin so."""
        found = await self.rows("SELECT name FROM facts ORDER BY name")
        return [name for (name,) in found if isinstance(name, str) and name.startswith(prefix)]

    async def remember(self, name: str, value: str, *, aloud: bool = False) -> None:
        """`aloud`: the other processes of a cluster hear the name."""

        def work(transaction: Transaction) -> None:
            transaction.execute(upsert("facts", ("name",), ("value",)), (name, value))
            if aloud:
                transaction.announce(name)

        await self.transact(work)

    async def forget(self, name: str, said: str = "") -> None:
        """`said`: only where the fact has these words in it."""
        if said:
            sql = "DELETE FROM facts WHERE name = ? AND value LIKE '%' || ? || '%'"
            await self.write(sql, (name, said))
        else:
            await self.write("DELETE FROM facts WHERE name = ?", (name,))

    async def ping(self) -> None:
        """DatabaseFailed where it does not."""
        await self.rows("SELECT 1")


@dataclass(frozen=True)
class Shape:
    """A column as a table has it; `kind` is INTEGER, REAL, TEXT or BLOB."""

    name: str
    kind: str
    required: bool
    key: bool


class View(ABC):
    """A whole database at one moment, to be looked through without the event loop."""

    version: int
    """Of its schema; 0 when it is empty."""

    @abstractmethod
    def stream(self, sql: str, values: Sequence[Any] = ()) -> Generator[tuple[Any, ...]]:
        """Rows one by one, however many there are."""

    @abstractmethod
    def tables(self) -> dict[str, list[Shape]]:
        """All tables, those that others refer to first."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What is wrong with the database itself, as far as it can tell."""

    @abstractmethod
    def last_numbers(self) -> dict[str, int]:
        """By table, the last number given to a row, where it must not be given again."""

    def one(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        with closing(self.stream(sql, values)) as rows:
            return next(rows, None)

    def fact(self, name: str) -> str:
        """Something that the installation remembers about itself; nothing where it does not."""
        row = self.one("SELECT value FROM facts WHERE name = ?", (name,)) if self.version else None
        if row is None:
            return ""
        return row[0].decode(errors="replace") if isinstance(row[0], bytes) else str(row[0])


def looking_at(where: Address) -> AbstractContextManager[View]:
    """Look through a database; whoever writes meanwhile is not seen."""
    if isinstance(where, Server):
        return postgres().view(where)
    from bot.store.database.sqlite import view

    return view(where)


def postgres() -> type[PostgresDatabase]:
    """What knows PostgreSQL, where that is installed."""
    try:
        from bot.store.postgres.server_database import PostgresDatabase
    except ImportError as error:
        raise UnusableDatabase(
            f"PostgreSQL needs a package that is not here ({error}): "
            "pip install 'rentroll[postgres]'"
        ) from None
    return PostgresDatabase
