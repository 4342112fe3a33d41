"""A database on a PostgreSQL server: one session that writes, and one that reads.

What else is known of PostgreSQL is in `postgres_dialect`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from bot.store.address import Server
from bot.store.db import (
    Database,
    ForeignDatabase,
    NewerDatabase,
    Shape,
    UnusableDatabase,
    View,
    check_version,
)
from bot.store.postgres_dialect import (
    Connection,
    connect,
    failed,
    told,
    translated,
    translated_step,
)
from bot.store.schema import MARK, MIGRATIONS, VERSION
from bot.store.sqlite import shape_of_version
from bot.store.writer import Conflict, DatabaseFailed, Transaction, Worker

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds to wait for a server that does not answer, before whoever asked is told so."""
RESOLVE = 30.0
"""Seconds to find out whether a commit happened whose answer was lost."""
PAUSE = 0.1
"""Seconds between two tries to reach a server."""
TRIES = 20
"""How often a transaction is begun anew because of others that wrote at the same moment."""
KEPT = "30 days"
"""How long the last mark of a process is kept that writes no more."""
_AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
_BEGIN = (
    "BEGIN ISOLATION LEVEL REPEATABLE READ;"
    " INSERT INTO rentroll_writers (writer, written) VALUES ('{}', {})"
    " ON CONFLICT (writer) DO UPDATE SET written = excluded.written, at = now()"
)
"""One thread writes all of a server's games, and who changes the same row in another process is
noticed. SERIALIZABLE notices more than that, but it takes tables of few rows for contested."""
_END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = ? AND pid != pg_backend_pid()"
)
_OURS = """
    CREATE TABLE rentroll (version BIGINT NOT NULL);
    INSERT INTO rentroll VALUES (0);
    CREATE TABLE rentroll_writers (
        writer TEXT PRIMARY KEY,
        written BIGINT NOT NULL,
        at TIMESTAMPTZ NOT NULL DEFAULT now()
    );
"""
"""Beside the tables of the schema: its version, and the number of everybody's last transaction."""

# Sessions.


class _Session:
    """A connection that is made anew when it breaks. It belongs to one thread."""

    def __init__(self, server: Server, *, read_only: bool) -> None:
        self._server = server
        self._read_only = read_only
        self._me = secrets.token_hex(8)
        self._written = 0
        self._still = False
        self._connection = self._fresh()

    def close(self) -> None:
        with suppress(psycopg.Error):
            if not self._read_only:
                self._execute("DELETE FROM rentroll_writers WHERE writer = ?", (self._me,))
        self._connection.close()

    def migrate(self) -> None:
        """Bring the schema up to date, and forget who has not written for long."""
        with told():
            _migrate(self._connection, self._server)
            self._execute(f"DELETE FROM rentroll_writers WHERE at < now() - interval '{KEPT}'")

    def fetch(self, sql: str, values: Sequence[Any]) -> tuple[list[str], list[tuple[Any, ...]]]:
        """The names of the columns, and the rows; once more where the connection was lost."""
        try:
            return self._fetch(sql, values)
        except psycopg.Error as error:
            if not self._connection.closed or self._still:
                raise failed(error) from error
        self._reconnect(PATIENCE)
        with told():
            return self._fetch(sql, values)

    def hold_still(self) -> None:
        self._still = True
        with told():
            self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def transact(self, work: Callable[[Transaction], T]) -> T:
        """All of it or nothing; begun anew where others came first or the connection was lost."""
        for _ in range(TRIES):
            connection = self._connection
            try:
                return self._once(work)
            except _AGAIN as error:
                last: psycopg.Error = error
            except errors.IntegrityError as error:
                raise Conflict(str(error)) from error
            except psycopg.Error as error:
                if not connection.closed:
                    raise failed(error) from error
                last = error
                if self._connection.closed:
                    self._reconnect(PATIENCE)
        raise failed(last) from last

    def _once(self, work: Callable[[Transaction], T]) -> T:
        """One try, of which nothing has happened where it raises."""
        connection = self._connection
        self._written += 1
        try:
            connection.execute(_BEGIN.format(self._me, self._written), prepare=False)
            done = work(PostgresTransaction(connection))
        except BaseException:
            self._roll_back()
            raise
        try:
            ended = connection.execute("COMMIT", prepare=False).statusmessage
        except psycopg.Error:
            if not connection.closed:
                self._roll_back()
                raise
            if not self._happened():
                raise
            return done
        if ended != "COMMIT":
            raise DatabaseFailed("a statement failed and the transaction went on")
        return done

    def _roll_back(self) -> None:
        with suppress(psycopg.Error):
            self._connection.execute("ROLLBACK")

    def _happened(self) -> bool:
        """Whether the last transaction is there, though nobody could say so."""
        self._reconnect(RESOLVE)
        with told():
            found = self._execute(
                "SELECT written FROM rentroll_writers WHERE writer = ?", (self._me,)
            )
        return found == [(self._written,)]

    @property
    def _name(self) -> str:
        return f"rentroll {self._me}"

    def _fresh(self) -> Connection:
        name = f"{self._name} reads" if self._read_only else self._name
        return connect(self._server, name, read_only=self._read_only)

    def _reconnect(self, patience: float) -> None:
        """Try for a while: a server that restarts is there again soon.

        What is left of the old session is ended, so that nothing of it can happen any more.
        """
        self._connection.close()
        until = time.monotonic() + patience
        while True:
            try:
                if self._connection.closed:
                    self._connection = self._fresh()
                if self._read_only or not self._execute(_END_OTHERS, (self._name,)):
                    return
                error: psycopg.Error = psycopg.OperationalError("the last session does not end")
            except psycopg.Error as trouble:
                error = trouble
            if time.monotonic() > until or not failed(error).passing:
                self._connection.close()
                raise failed(error) from error
            time.sleep(PAUSE)

    def _fetch(self, sql: str, values: Sequence[Any]) -> tuple[list[str], list[tuple[Any, ...]]]:
        cursor = self._connection.execute(translated(sql), values, binary=True)
        if cursor.description is None:
            return [], []
        return [column.name for column in cursor.description], cursor.fetchall()

    def _execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._fetch(sql, values)[1]


class PostgresTransaction(Transaction):
    """A transaction in a session of PostgreSQL."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(translated(sql), values, binary=True).fetchall()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> int:
        return self._connection.execute(translated(sql), values).rowcount

    def execute_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        rows = list(values)
        if len(rows) > 1:
            with self._connection.cursor() as cursor:
                cursor.executemany(translated(sql), rows)
        elif rows:
            self.execute(sql, *rows)

    def count_on(self, given: Mapping[str, int]) -> None:
        for table, column, sequence in _sequences(self._connection):
            ((most,),) = self.rows(f"SELECT coalesce(max({column}), 0) FROM {table}")
            if last := max(most, given.get(table, 0)):
                self.rows("SELECT setval(CAST(? AS regclass), ?)", (sequence, last))


class PostgresDatabase(Database):
    """A database on a server that is read by one session and written by another."""

    def __init__(self, reader: Worker[_Session], writer: Worker[_Session] | None = None) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open_to_write(cls, server: Server) -> PostgresDatabase:
        with told():
            writer = await Worker.open(partial(_Session, server, read_only=False))
            try:
                await writer.visit(_Session.migrate)
                reader = await Worker.open(partial(_Session, server, read_only=True))
            except BaseException:
                await writer.close(_Session.close)
                raise
            return cls(reader, writer)

    @classmethod
    async def open_to_read(cls, server: Server, *, any_version: bool = False) -> PostgresDatabase:
        with told():
            with closing(connect(server, "rentroll looks", read_only=True)) as connection:
                version = version_of(connection, server)
            if not any_version:
                check_version(server, version)
            return cls(await Worker.open(partial(_Session, server, read_only=True)))

    async def close(self) -> None:
        await self._reader.close(_Session.close)
        if self._writer is not None:
            await self._writer.close(_Session.close)

    async def transact(self, work: Callable[[Transaction], T]) -> T:
        assert self._writer is not None, "this database is only looked at"
        return await self._writer.visit(lambda session: session.transact(work))

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        _, rows = await self._reader.visit(lambda session: session.fetch(sql, values))
        return rows

    async def records(self, sql: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        names, rows = await self._reader.visit(lambda session: session.fetch(sql, values))
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def hold_still(self) -> None:
        await self._reader.visit(_Session.hold_still)

    async def scrub(self) -> bool:
        """Nothing to do: the server clears away what was deleted, by itself and in its time."""
        return True

    async def backup(self, path: Path) -> None:
        raise NotImplementedError("PostgreSQL is copied by pg_dump")

    @staticmethod
    @contextmanager
    def view(server: Server) -> Iterator[View]:
        """DatabaseFailed when it cannot be reached, ForeignDatabase when it is not ours."""
        with told(), closing(connect(server, "rentroll looks", read_only=True)) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield _PostgresView(connection, version_of(connection, server))

    @staticmethod
    @contextmanager
    def held(server: Server) -> Iterator[bool]:
        """Keep all others from a database while the block lasts; False when one is there already.

        The lock goes with the session, however that ends.
        """
        with told(), closing(connect(server, "rentroll keeps others away")) as connection:
            ((alone,),) = connection.execute(f"SELECT pg_try_advisory_lock({MARK}, 1)").fetchall()
            yield alone


class _PostgresView(View):
    def __init__(self, connection: Connection, version: int) -> None:
        self._connection = connection
        self.version = version

    def stream(self, sql: str, values: Sequence[Any] = ()) -> Generator[tuple[Any, ...]]:
        name = f"stream_{secrets.token_hex(4)}"
        with self._connection.cursor(name, binary=True) as cursor:
            cursor.execute(translated(sql), values)
            yield from cursor

    def tables(self) -> dict[str, list[Shape]]:
        return shape_of_version(self.version)

    def problems(self) -> list[str]:
        there = _tables(self._connection)
        return [f"there is no table {name}" for name in self.tables() if name not in there]

    def given(self) -> dict[str, int]:
        last = "SELECT last_value, is_called FROM {}"
        found = {}
        for table, _, sequence in _sequences(self._connection):
            for value, called in self._connection.execute(last.format(sequence)):
                if called:
                    found[table] = value
        return found


# The schema.


def version_of(connection: Connection, server: Server) -> int:
    """The schema version of a database, 0 when it is empty; ForeignDatabase when not ours."""
    held = _tables(connection)
    if not held:
        return 0
    if "rentroll" not in held:
        raise ForeignDatabase(server)
    ((version,),) = connection.execute("SELECT version FROM rentroll").fetchall()
    return int(version)


def _migrate(connection: Connection, server: Server) -> None:
    """All steps that are missing as one, while nobody else does the same."""
    ((encoding,),) = connection.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise UnusableDatabase(f"{server} is encoded in {encoding}: make one in UTF8.")
    with connection.transaction():
        connection.execute(f"SELECT pg_advisory_xact_lock({MARK})")
        version = version_of(connection, server)
        if version > VERSION:
            raise NewerDatabase(server, version)
        if version == VERSION:
            return
        steps = "".join(map(translated_step, MIGRATIONS[version:]))
        connection.execute(
            f"{'' if version else _OURS}{steps} UPDATE rentroll SET version = {VERSION}"
        )


def _tables(connection: Connection) -> set[str]:
    found = connection.execute(
        "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
    )
    return {name for (name,) in found}


def _sequences(connection: Connection) -> list[tuple[str, str, str]]:
    """All tables whose rows are numbered, with the column and where the count is kept."""
    return connection.execute(
        "SELECT table_name::text, column_name::text,"
        " pg_get_serial_sequence(table_name, column_name) FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY 1"
    ).fetchall()
