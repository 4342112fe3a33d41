"""All that is known of SQLite: one file, one connection that writes and one that reads."""

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
"""A transaction that somebody waits for, and where its outcome goes."""

PATIENCE = 5000
"""Milliseconds to wait for another process that is writing."""
TOGETHER = 100
"""So many transactions are written as one, at most."""
GLANCE = 200
"""Milliseconds to wait for whoever is reading, before what was deleted is scrubbed another day."""
_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
}
"""What SQLite says of a file that may well be usable later."""


class RawText(bytes):
    """What SQLite holds as a text, whether it is one or not."""


def failed(error: sqlite3.Error) -> DatabaseFailed:
    """What SQLite says, in the words of the store."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return DatabaseFailed(str(error), passing=code in _PASSING)


@contextmanager
def classified() -> Iterator[None]:
    """Whatever SQLite says in this block is said in the words of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise failed(error) from error


class SqliteTransaction(Transaction):
    """A transaction on a connection to a file."""

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
    """A file that is read by one connection and written by another."""

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
        """What is asked for while the disk is busy goes to it together with all else that waits."""
        assert self._writer is not None, "this database is only looked at"
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
        """Write down what waits. Who comes after that may find theirs done already."""
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
            except BaseException as error:  # noqa: BLE001 - it is raised where it was asked for
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
        """Empty the journal, which still has pages from before.

        False when another process goes on reading it. That is not waited for, as nobody
        could write meanwhile.
        """
        assert self._writer is not None, "this database is only looked at"
        with classified():
            return await self._writer.visit(_empty_journal)


def _write_together(connection: sqlite3.Connection, wishes: Sequence[Wish]) -> bool:
    """Several transactions as one: the disk is waited for once.

    False where one of them cannot be done: nothing has happened then, and each has to be
    done alone.
    """

    def all_of_them(transaction: Transaction) -> list[Any]:
        return [work(transaction) for work, _ in wishes]

    try:
        results = _all_or_nothing(connection, all_of_them)
    except BaseException:  # noqa: BLE001 - whose it is shows when each is done alone
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
        with suppress(sqlite3.OperationalError):  # where there is nothing to take back
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            raise Conflict(str(error)) from error
        if isinstance(error, sqlite3.Error):
            raise failed(error) from error
        raise
    return done


def _connect(path: Path) -> sqlite3.Connection:
    """The connection that writes, to a file of the newest schema."""
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
    """All steps that are missing as one: a file is of an earlier version, or of this one."""
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
    """Take the journal of a file that nobody uses into the file itself."""
    with classified(), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The schema version of a file, 0 when it is empty; ForeignDatabase when it is not ours."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    held = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    unmarked = mark == 0 and (held >= FIRST_TABLES if version else not held)
    if mark != MARK and not unmarked:
        raise ForeignDatabase(path)
    return int(version)


def read_only(path: Path) -> str:
    """The address by which SQLite opens a file without changing it.

    Even to read, SQLite makes files beside one that a bot wrote, unless it is told that nobody
    writes: where it cannot make them, and nobody else has, that is so.
    """
    real = Path(os.path.realpath(path))
    busy = any(os.access(f"{real}{ending}", os.F_OK) for ending in ("-wal", "-journal"))
    still = not busy and not os.access(real.parent, os.W_OK)
    return f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if still else ''}"


def _check_openable(path: Path) -> None:
    """Fail here where it must: aiosqlite leaves a thread behind when it cannot open a file.

    Nothing is written before it is certain that the file is ours.
    """
    make_private(path)
    with closing(sqlite3.connect(path)) as connection:
        version = version_of(connection, path)
    if version > VERSION:
        raise NewerDatabase(path, version)


def make_private(path: Path) -> None:
    """A new file that only its owner can read; SQLite makes the files beside it alike."""
    with suppress(OSError):  # it is there already, or SQLite will say why it cannot be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class _SqliteView(View):
    """A file at one moment; texts come as the bytes that they are."""

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
    """DatabaseFailed when the file cannot be opened or is none, ForeignDatabase when not ours."""
    with classified(), closing(sqlite3.connect(read_only(path), uri=True, timeout=5)) as connection:
        connection.isolation_level = None
        connection.execute("BEGIN")
        version = version_of(connection, path)
        connection.text_factory = RawText
        yield _SqliteView(connection, version)


def tables_in(connection: sqlite3.Connection) -> dict[str, list[Shape]]:
    """All tables of ours, in the order in which they were made."""
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
    """The tables of a schema version, whatever database they are in."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(MIGRATIONS[:version]))
        return tables_in(connection)
