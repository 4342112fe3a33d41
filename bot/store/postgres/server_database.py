"""A database on a PostgreSQL server, with one session to write and one to read.

Sessions are in `session`, the SQL dialect in `dialect`, and the leases of shards in `lease_table`.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, TypeVar

from bot.store.database.address import Server
from bot.store.database.database import (
    Database,
    ForeignDatabase,
    NewerDatabase,
    Shape,
    UnusableDatabase,
    View,
    check_version,
)
from bot.store.database.schema import MARK, MIGRATIONS, VERSION
from bot.store.database.sqlite import shape_of_version
from bot.store.database.writer import Owner, Transaction, Worker
from bot.store.postgres.dialect import Connection, classified, connect, translated, translated_step
from bot.store.postgres.server_lock import DatabaseLock
from bot.store.postgres.session import Fences, PostgresSession, numbered_tables

T = TypeVar("T")

_log = logging.getLogger(__name__)

KEPT = "30 days"
"""Age at which a process's row in `rentroll_writers` is deleted, as a PostgreSQL interval."""
_OURS = """
    CREATE TABLE rentroll (version BIGINT NOT NULL);
    INSERT INTO rentroll VALUES (0);
    CREATE TABLE rentroll_writers (
        writer TEXT PRIMARY KEY,
        written BIGINT NOT NULL,
        at TIMESTAMPTZ NOT NULL DEFAULT now()
    );
"""
"""SQL that creates the tables beside the schema.

They hold the schema's version, and the number of each process's last transaction.
"""


class PostgresDatabase(Database):
    """A database on a PostgreSQL server, with one session for reads and another for writes.

    A database that is opened only to read has no session for writes.
    """

    def __init__(
        self,
        server: Server,
        me: str,
        reader: Worker[PostgresSession],
        writer: Worker[PostgresSession] | None,
    ) -> None:
        super().__init__()
        self.server = server
        self.me = me
        """The name of this process.

        Other processes see it in the names of its sessions and in its leases.
        """
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open_to_write(cls, server: Server) -> PostgresDatabase:
        me = secrets.token_hex(8)
        with classified():
            writer = await Worker.open(partial(PostgresSession, server, read_only=False, name=me))
            try:
                await writer.visit(lambda session: session.visit(partial(_migrate, server=server)))
                reader = await Worker.open(
                    partial(PostgresSession, server, read_only=True, name=me)
                )
            except BaseException:
                await writer.close(PostgresSession.close)
                raise
            return cls(server, me, reader, writer)

    @classmethod
    async def open_to_read(cls, server: Server) -> PostgresDatabase:
        with classified():
            with closing(connect(server, "rentroll looks", read_only=True)) as connection:
                check_version(server, version_of(connection, server))
            reader = await Worker.open(partial(PostgresSession, server, read_only=True))
            return cls(server, "", reader, None)

    async def close(self) -> None:
        await self._reader.close(PostgresSession.close)
        if self._writer is not None:
            await self._writer.close(PostgresSession.close)

    async def size(self) -> int:
        ((size,),) = await self.rows("SELECT pg_database_size(current_database())")
        return int(size)

    async def _transact(self, work: Callable[[Transaction], T], *of: Owner) -> T:
        assert self._writer is not None, "this database is read-only"
        return await self._writer.visit(lambda session: session.transact(work, *of))

    async def fence(self, fences: Fences) -> None:
        """Restrict writes with owners by this process to the shards that `fences` lists."""
        assert self._writer is not None, "this database is read-only"
        await self._writer.visit(lambda session: setattr(session, "fences", fences))

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        _, rows = await self._reader.visit(lambda session: session.fetch(sql, values))
        return rows

    async def records(self, sql: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        names, rows = await self._reader.visit(lambda session: session.fetch(sql, values))
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def pin_snapshot(self) -> None:
        await self._reader.visit(PostgresSession.pin_snapshot)

    async def scrub(self) -> bool:
        """Return True, because the server removes deleted data itself."""
        return True

    @staticmethod
    @contextmanager
    def view(server: Server) -> Iterator[View]:
        """Open a snapshot of a database on a server, for a `with` block.

        Raises DatabaseFailed if the server cannot be reached, and ForeignDatabase if another
        program made the database.
        """
        with classified(), closing(connect(server, "rentroll looks", read_only=True)) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield _PostgresView(connection, version_of(connection, server))

    @staticmethod
    @contextmanager
    def held(server: Server, lost: Callable[[], None], *, together: bool = False) -> Iterator[bool]:
        """Lock a database against other processes.

        Yield False if another process has locked it already. Processes with `together` share the
        lock. `lost` is called if the connection breaks and another process takes the lock.
        """
        with closing(DatabaseLock(server, lost, together=together)) as lock:
            yield lock.take()


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

    def last_numbers(self) -> dict[str, int]:
        last = "SELECT last_value, is_called FROM {}"
        found = {}
        for table, _, sequence in numbered_tables(self._connection):
            for value, called in self._connection.execute(last.format(sequence)):
                if called:
                    found[table] = value
        return found


# The schema.


def version_of(connection: Connection, server: Server) -> int:
    """Return the schema version of a database on a server, or 0 for an empty database.

    Raises ForeignDatabase if another program made it.
    """
    held = _tables(connection)
    if not held:
        return 0
    if "rentroll" not in held:
        raise ForeignDatabase(server)
    ((version,),) = connection.execute("SELECT version FROM rentroll").fetchall()
    return int(version)


def _migrate(connection: Connection, server: Server) -> None:
    """Run all missing migrations in one transaction, one process at a time.

    Raises UnusableDatabase if the database is not encoded in UTF-8.
    """
    ((encoding,),) = connection.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise UnusableDatabase(f"{server} is encoded in {encoding}: make one in UTF8.")
    with connection.transaction():
        connection.execute(f"SELECT pg_advisory_xact_lock({MARK})")
        version = version_of(connection, server)
        if version > VERSION:
            raise NewerDatabase(server, version)
        if version == VERSION:
            connection.execute(f"DELETE FROM rentroll_writers WHERE at < now() - interval '{KEPT}'")
            return
        if version:
            _log.info(
                "schema %d becomes %d; a database on a server is not backed up first",
                version,
                VERSION,
            )
        steps = "".join(map(translated_step, MIGRATIONS[version:]))
        connection.execute(
            f"{'' if version else _OURS}{steps} UPDATE rentroll SET version = {VERSION}"
        )
        _continue_numbers(connection)


def _continue_numbers(connection: Connection) -> None:
    """Let each table generate only ids above its highest one. A migration resets the sequences."""
    for table, column, sequence in numbered_tables(connection):
        given = f"(SELECT max({column}) AS most FROM {table}) AS given"
        last = f"(SELECT last_value FROM {sequence})"
        sql = f"SELECT setval('{sequence}', most) FROM {given} WHERE most >= {last}"
        connection.execute(translated(sql))


def _tables(connection: Connection) -> set[str]:
    found = connection.execute(
        "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
    )
    return {name for (name,) in found}
