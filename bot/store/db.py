"""One SQLite file, one connection that writes and one that reads: migrations, backups."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.rows import lenient
from bot.store.schema import FIRST_TABLES, MARK, MIGRATIONS, VERSION
from bot.store.writer import Transaction, Writer, upsert

T = TypeVar("T")


PATIENCE = 5000
"""Milliseconds to wait for another process that is writing."""
GLANCE = 200
"""Milliseconds to wait for whoever is reading, before what was deleted is scrubbed another day."""


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
    """Readers see what was committed last and never wait for a writer.

    What is committed is on disk, and seen by every reader, before the call returns.
    """

    def __init__(self, reader: aiosqlite.Connection, writer: Writer | None = None) -> None:
        reader.text_factory = lenient
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, path: Path | str) -> Database:
        _check_openable(Path(path))
        writer = await Writer.open(partial(_connect, path))
        try:
            reader = await aiosqlite.connect(path, isolation_level=None)
            await reader.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            await reader.execute("PRAGMA query_only = ON")
        except BaseException:
            await writer.close()
            raise
        return cls(reader, writer)

    @classmethod
    async def look(cls, path: Path, *, any_version: bool = False) -> Database:
        """Open a file only to read it, also while a bot writes to it."""
        with closing(sqlite3.connect(read_only(path), uri=True)) as connection:
            version = version_of(connection, path)
        if version != VERSION and not any_version:
            raise NewerDatabase(path, version) if version > VERSION else OlderDatabase(path)
        return cls(await aiosqlite.connect(read_only(path), uri=True, isolation_level=None))

    async def close(self) -> None:
        await self._reader.close()
        if self._writer is not None:
            await self._writer.close()

    async def transact(self, work: Callable[[Transaction], T]) -> T:
        """The only way to write: all of what `work` does is on disk then, or none of it.

        It is one visit to another thread, so `work` must do nothing that takes long, and
        nothing that only the event loop may do.
        """
        assert self._writer is not None, "this database is only looked at"
        return await self._writer.transact(work)

    async def write(self, sql: str, values: Sequence[Any] = ()) -> int:
        """One statement as a transaction; returns how many rows it changed."""
        return await self.transact(lambda transaction: transaction.execute(sql, values))

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._reader.execute_fetchall(sql, values)]

    async def row(self, sql: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = await self.rows(sql, values)
        return found[0] if found else None

    async def records(self, sql: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        """Rows with the names of their columns."""
        async with self._reader.execute(sql, values) as cursor:
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in await cursor.fetchall()]

    async def fact(self, name: str) -> str | None:
        """Something this installation remembers about itself."""
        row = await self.row("SELECT value FROM facts WHERE name = ?", (name,))
        return row[0] if row else None

    async def facts(self, prefix: str) -> list[str]:
        """The names of all facts that begin so."""
        found = await self.rows("SELECT name FROM facts ORDER BY name")
        return [name for (name,) in found if name.startswith(prefix)]

    async def remember(self, name: str, value: str) -> None:
        await self.write(upsert("facts", ("name",), ("value",)), (name, value))

    async def forget(self, name: str) -> None:
        await self.write("DELETE FROM facts WHERE name = ?", (name,))

    async def scrub(self) -> bool:
        """Let the file forget what was deleted: the journal still has pages from before.

        False when another process goes on reading it. That is not waited for, as nobody
        could write meanwhile.
        """
        assert self._writer is not None, "this database is only looked at"
        return await self._writer.visit(_empty_journal)

    async def backup(self, path: Path) -> None:
        """A complete copy while the bot goes on: one plain file, readable from any folder."""
        _make_private(path)
        target = await aiosqlite.connect(path)
        try:
            await self._reader.backup(target)
            await target.execute("PRAGMA journal_mode = DELETE")
        finally:
            await target.close()


def _connect(path: Path | str) -> sqlite3.Connection:
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
