"""One connection to one SQLite file: migrations, transactions, backups."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.schema import FIRST_TABLES, MARK, MIGRATIONS, VERSION

T = TypeVar("T")


PATIENCE = 5000
"""Milliseconds to wait for another process that is writing."""


class UnusableDatabase(Exception):
    """The file cannot be used as it is; the message says why, in one line."""


class ForeignDatabase(UnusableDatabase):
    """The file was made by another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is a database of another program: name another file with --database or "
            "RENTROLL_DB."
        )


class NewerDatabase(UnusableDatabase):
    """The file was written by a newer Rentroll."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(
            f"{path} has schema version {version}, and this Rentroll knows {VERSION}: "
            "it was written by a newer one. Update Rentroll, or restore a backup."
        )


class OlderDatabase(UnusableDatabase):
    """The file was written by an older Rentroll and not yet brought up to date."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is of an older Rentroll, or empty: `rentroll run` brings it up to date."
        )


class Database:
    """Writes go one at a time; what is committed is on disk before the call returns."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path | str) -> Database:
        _check_openable(Path(path))
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await connection.execute("PRAGMA secure_delete = ON")
            await connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            database = cls(connection)
            await database._migrate()
        except BaseException:
            await connection.close()
            raise
        return database

    @classmethod
    async def look(cls, path: Path, *, any_version: bool = False) -> Database:
        """Open a file only to read it, also while a bot writes to it."""
        with closing(sqlite3.connect(read_only(path), uri=True)) as connection:
            version = version_of(connection, path)
        if version != VERSION and not any_version:
            raise NewerDatabase(path, version) if version > VERSION else OlderDatabase(path)
        return cls(await aiosqlite.connect(read_only(path), uri=True, isolation_level=None))

    async def close(self) -> None:
        await self._connection.close()

    async def _migrate(self) -> None:
        """All steps that are missing as one: a file is of an earlier version, or of this one."""
        ((version,),) = await self.rows("PRAGMA user_version")
        ((mark,),) = await self.rows("PRAGMA application_id")
        if version >= VERSION and mark == MARK:
            return
        steps = "".join(MIGRATIONS[version:])
        await self._connection.executescript(
            f"BEGIN IMMEDIATE; {steps} PRAGMA application_id = {MARK};"
            f" PRAGMA user_version = {VERSION}; COMMIT"
        )

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction: all of it on disk when the block is left, or none of it."""
        async with self._writing:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                await self._connection.execute("COMMIT")
            except BaseException:
                await asyncio.shield(self._take_back())
                raise

    async def _take_back(self) -> None:
        """Leave no transaction open, whatever ended it: a full disk, or a task cancelled midway.

        The connection works in order, so this also comes after a BEGIN nobody waited for.
        """
        with suppress(sqlite3.OperationalError):  # where there is nothing to take back
            await self._connection.execute("ROLLBACK")

    async def transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same in one visit to the database's thread: `work` must do nothing but write.

        Under load each visit waits for its turn twice, in the thread and in the event
        loop, and everyone who writes waits for all visits of a transaction before theirs.
        """
        visit: Callable[..., Awaitable[T]] = self._connection._execute
        async with self._writing:
            return await visit(self._all_or_nothing, work)

    def _all_or_nothing(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection._conn
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.OperationalError):  # where there is nothing to take back
                connection.execute("ROLLBACK")
            raise
        return done

    async def write(self, sql: str, values: Sequence[Any] = ()) -> int:
        """One statement as a transaction; returns the id of a new row."""
        return await self.transact(lambda db: db.execute(sql, values).lastrowid or 0)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def fact(self, name: str) -> str | None:
        """Something this installation remembers about itself."""
        row = await self.row("SELECT value FROM facts WHERE name = ?", (name,))
        return row[0] if row else None

    async def remember(self, name: str, value: str) -> None:
        await self.write("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (name, value))

    async def scrub(self) -> bool:
        """Let the file forget what was deleted: the journal still has pages from before.

        False when another process is reading it. That is not waited for, as nobody could
        write meanwhile.
        """
        async with self._writing:
            await self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                ((busy, *_),) = await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                await self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        return not busy

    async def backup(self, path: Path) -> None:
        """A complete copy while the bot goes on: one plain file, readable from any folder."""
        _make_private(path)
        target = await aiosqlite.connect(path)
        try:
            await self._connection.backup(target)
            await target.execute("PRAGMA journal_mode = DELETE")
        finally:
            await target.close()


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
    _make_private(path)
    with closing(sqlite3.connect(path)) as connection:
        version = version_of(connection, path)
    if version > VERSION:
        raise NewerDatabase(path, version)


def _make_private(path: Path) -> None:
    """A new file that only its owner can read; SQLite makes the files beside it alike."""
    with suppress(OSError):  # it is there already, or SQLite will say why it cannot be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
