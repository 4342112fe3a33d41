"""The SQLite database: one file, with one connection to write and one to read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite

from bot.store.database.database import (
    Database,
    ForeignDatabase,
    NewerDatabase,
    Shape,
    View,
    check_version,
)
from bot.store.database.rows import lenient
from bot.store.database.schema import FIRST_TABLES, MARK, MIGRATIONS, VERSION
from bot.store.database.writer import Conflict, DatabaseFailed, Owner, Transaction, Worker

T = TypeVar("T")
Wish: TypeAlias = tuple[Callable[[Transaction], Any], "Future[Any]"]
"""A queued transaction: the function to run in it, and the future that receives its result."""

PATIENCE = 5000
"""Milliseconds that SQLite waits while another process writes."""
TOGETHER = 100
"""Most queued transactions that are committed together."""
GLANCE = 200
"""Milliseconds that `scrub` waits for readers in other processes before it gives up."""
_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
}
"""SQLite error codes after which a retry may succeed."""


class RawText(bytes):
    """An undecoded text of a column, as bytes that may be damaged."""


def failed(error: sqlite3.Error) -> DatabaseFailed:
    """Convert an SQLite error to DatabaseFailed."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return DatabaseFailed(str(error), passing=code in _PASSING)


@contextmanager
def classified() -> Iterator[None]:
    """Convert every SQLite error that the `with` block raises to DatabaseFailed."""
    try:
        yield
    except sqlite3.Error as error:
        raise failed(error) from error


class SqliteTransaction(Transaction):
    """An open transaction in an SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        self._connection.execute(sql, values)

    def change(self, sql: str, values: Sequence[Any] = ()) -> int:
        return self._connection.execute(sql, values).rowcount

    def execute_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self._connection.executemany(sql, values)

    def continue_numbers(self, given: Mapping[str, int]) -> None:
        for table, last in given.items():
            if "AUTOINCREMENT" in self._statement(table):
                rows = self.rows("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
                last = max([last, *(seq for (seq,) in rows)])
                self.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
                self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

    def _statement(self, table: str) -> str:
        ((sql,),) = self.rows("SELECT sql FROM sqlite_master WHERE name = ?", (table,))
        return str(sql)


class SqliteDatabase(Database):
    """An SQLite file, with one connection for reads and another for writes.

    A file that is opened only to read has no connection for writes.
    """

    def __init__(
        self, reader: aiosqlite.Connection, writer: Worker[sqlite3.Connection] | None = None
    ) -> None:
        super().__init__()
        reader.text_factory = lenient
        self._reader = reader
        self._writer = writer
        self._waiting: deque[Wish] = deque()

    @classmethod
    async def open_to_write(cls, path: Path) -> SqliteDatabase:
        with classified():
            _check_openable(path)
            writer = await Worker.open(partial(_connect, path))
            try:
                reader = await aiosqlite.connect(path, isolation_level=None)
                await reader.execute(f"PRAGMA busy_timeout = {PATIENCE}")
                await reader.execute("PRAGMA query_only = ON")
            except BaseException:
                await writer.close(sqlite3.Connection.close)
                raise
            return cls(reader, writer)

    @classmethod
    async def open_to_read(cls, path: Path) -> SqliteDatabase:
        with classified():
            with closing(sqlite3.connect(read_only(path), uri=True)) as connection:
                check_version(path, version_of(connection, path))
            return cls(await aiosqlite.connect(read_only(path), uri=True, isolation_level=None))

    async def close(self) -> None:
        await self._reader.close()
        if self._writer is not None:
            await self._writer.close(sqlite3.Connection.close)

    async def size(self) -> int:
        ((size,),) = await self.rows(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        )
        return int(size)

    async def _transact(self, work: Callable[[Transaction], T], *of: Owner) -> T:
        """Queue a transaction, and return its result after the commit.

        Queued transactions are committed together.
        """
        assert self._writer is not None, "this database is read-only"
        done: Future[T] = Future()
        context = copy_context()
        self._waiting.append((lambda transaction: context.run(work, transaction), done))
        try:
            await self._writer.visit(self._write)
        except asyncio.CancelledError:
            done.cancel()  # unless it is being written already
            raise
        return done.result()

    def _write(self, connection: sqlite3.Connection) -> None:
        """Commit the queued transactions, at most TOGETHER.

        An earlier call may have emptied the queue.
        """
        wishes: list[Wish] = []
        while self._waiting and len(wishes) < TOGETHER:
            work, done = self._waiting.popleft()
            if done.set_running_or_notify_cancel():
                wishes.append((work, done))
        if len(wishes) > 1 and _write_together(connection, wishes):
            return
        for work, done in wishes:
            try:
                done.set_result(_all_or_nothing(connection, work))
            except BaseException as error:  # noqa: BLE001 - the caller gets it
                done.set_exception(error)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self._reader.execute_fetchall(sql, values)]
        except sqlite3.Error as error:
            raise failed(error) from error

    async def records(self, sql: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        with classified():
            async with self._reader.execute(sql, values) as cursor:
                names = [column[0] for column in cursor.description]
                return [dict(zip(names, row, strict=True)) for row in await cursor.fetchall()]

    async def pin_snapshot(self) -> None:
        await self.rows("BEGIN")

    async def scrub(self) -> bool:
        """Empty the write-ahead log, which still contains deleted data.

        Returns False if a reader prevents it for GLANCE milliseconds. A longer wait would block all
        writes.
        """
        assert self._writer is not None, "this database is read-only"
        with classified():
            return await self._writer.visit(_empty_journal)


def _write_together(connection: sqlite3.Connection, wishes: Sequence[Wish]) -> bool:
    """Run several queued transactions as a single one, so that the disk is awaited once.

    Returns False if one of them fails. Then nothing is written, and the caller runs each alone.
    """

    def all_of_them(transaction: Transaction) -> list[Any]:
        return [work(transaction) for work, _ in wishes]

    try:
        results = _all_or_nothing(connection, all_of_them)
    except BaseException:  # noqa: BLE001 - raised again when each runs alone
        return False
    for (_, done), result in zip(wishes, results, strict=True):
        done.set_result(result)
    return True


def _all_or_nothing(connection: sqlite3.Connection, work: Callable[[Transaction], T]) -> T:
    try:
        connection.execute("BEGIN IMMEDIATE")
        done = work(SqliteTransaction(connection))
        connection.execute("COMMIT")
    except BaseException as error:
        with suppress(sqlite3.OperationalError):  # no transaction is open
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            raise Conflict(str(error)) from error
        if isinstance(error, sqlite3.Error):
            raise failed(error) from error
        raise
    return done


def _connect(path: Path) -> sqlite3.Connection:
    """Open the connection that writes to a file, and migrate the file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = lenient
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Run all missing migrations of a file in one transaction."""
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    ((mark,),) = connection.execute("PRAGMA application_id").fetchall()
    if version >= VERSION and mark == MARK:
        return
    steps = "".join(MIGRATIONS[version:])
    connection.executescript(
        f"BEGIN IMMEDIATE; {steps} PRAGMA application_id = {MARK};"
        f" PRAGMA user_version = {VERSION}; COMMIT"
    )


def _empty_journal(connection: sqlite3.Connection) -> bool:
    connection.execute(f"PRAGMA busy_timeout = {GLANCE}")
    try:
        ((busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    return not busy


def empty_journal(path: Path) -> None:
    """Merge the write-ahead log into its database file. No process may use the file meanwhile."""
    with classified(), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema version of a database file, or 0 for an empty file.

    Raises ForeignDatabase if another program made it.
    """
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    held = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    unmarked = mark == 0 and (held >= FIRST_TABLES if version else not held)
    if mark != MARK and not unmarked:
        raise ForeignDatabase(path)
    return int(version)


def read_only(path: Path) -> str:
    """Return the URI with which SQLite opens a file without changing it.

    Even a reader creates files beside the database, unless the URI says that the database is
    immutable. The URI contains `immutable` if this process cannot write to the folder and no
    other process left such files there.
    """
    real = Path(os.path.realpath(path))
    busy = any(os.access(f"{real}{ending}", os.F_OK) for ending in ("-wal", "-journal"))
    still = not busy and not os.access(real.parent, os.W_OK)
    return f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if still else ''}"


def _check_openable(path: Path) -> None:
    """Create a database file if it is missing. Raise an error if the file is not a usable database.

    This check comes first, because aiosqlite leaves a thread behind if it cannot open a file. It
    changes no existing file.
    """
    make_private(path)
    with closing(sqlite3.connect(path)) as connection:
        version = version_of(connection, path)
    if version > VERSION:
        raise NewerDatabase(path, version)


def make_private(path: Path) -> None:
    """Create a file that only its owner can read, unless the file exists.

    SQLite copies the permissions to the files beside it.
    """
    with suppress(OSError):  # it exists, or SQLite reports the error
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class _SqliteView(View):
    """A snapshot of an SQLite file. Texts in its rows are of the type RawText."""

    def __init__(self, connection: sqlite3.Connection, version: int) -> None:
        self._connection = connection
        self.version = version

    def stream(self, sql: str, values: Sequence[Any] = ()) -> Generator[tuple[Any, ...]]:
        yield from self._connection.execute(sql, values)

    def tables(self) -> dict[str, list[Shape]]:
        return tables_in(self._connection)

    def problems(self) -> list[str]:
        found = [lenient(row[0]) for row in self.stream("PRAGMA integrity_check(5)")]
        problems = [] if found == ["ok"] else found
        astray = len(list(self.stream("PRAGMA foreign_key_check")))
        if astray:
            problems.append(f"{astray} rows belong to nothing")
        there = self.tables()
        for name, shape in shape_of_version(self.version).items():
            if there.get(name) != shape:
                problems.append(f"the table {name} is not as version {self.version} has it")
        return problems

    def last_numbers(self) -> dict[str, int]:
        return {lenient(name): seq for name, seq in self.stream("SELECT * FROM sqlite_sequence")}


@contextmanager
def view(path: Path) -> Iterator[View]:
    """Open a snapshot of an SQLite file for a `with` block.

    Raises DatabaseFailed if the file cannot be opened, and ForeignDatabase if another program made
    it.
    """
    with classified(), closing(sqlite3.connect(read_only(path), uri=True, timeout=5)) as connection:
        connection.isolation_level = None
        connection.execute("BEGIN")
        version = version_of(connection, path)
        connection.text_factory = RawText
        yield _SqliteView(connection, version)


def tables_in(connection: sqlite3.Connection) -> dict[str, list[Shape]]:
    """Return the columns of each table, by table name, in the order of the tables' creation."""
    names = connection.execute(
        "SELECT CAST(name AS BLOB) FROM sqlite_master"
        " WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    ).fetchall()
    return {name.decode(): _shape(connection, name.decode()) for (name,) in names}


def _shape(connection: sqlite3.Connection, table: str) -> list[Shape]:
    columns = connection.execute(
        'SELECT CAST(name AS BLOB), CAST(type AS BLOB), "notnull", pk FROM pragma_table_info(?)',
        (table,),
    ).fetchall()
    return [
        Shape(name.decode(), kind.decode(), bool(required or key), bool(key))
        for name, kind, required, key in columns
    ]


def shape_of_version(version: int) -> dict[str, list[Shape]]:
    """Return the columns of each table in a schema version, as SQLite creates them."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(MIGRATIONS[:version]))
        return tables_in(connection)
