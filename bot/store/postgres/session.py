"""A PostgreSQL session that reconnects when it breaks, and runs transactions."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from bot.store.database.address import Server
from bot.store.database.writer import Conflict, DatabaseFailed, LeaseLost, Owner, Transaction
from bot.store.postgres.dialect import Connection, Cursor, classified, connect, failed, translated

T = TypeVar("T")

CHANNEL = "rentroll"
"""The NOTIFY channel on which the processes of a cluster announce changes."""
PATIENCE = 5.0
"""Seconds to retry a lost connection before the caller gets an error."""
RESOLVE = 30.0
"""Seconds to retry a connection that broke during a commit, to learn if it was committed."""
PAUSE = 0.1
"""Seconds between two attempts to reach a server."""
TRIES = 20
"""Most attempts at one transaction that conflicts with other writes or loses its connection."""
_AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
_BEGIN = "BEGIN ISOLATION LEVEL REPEATABLE READ"
"""SQL that begins a transaction.

One thread writes all games of a server. If another process changes the same row at the same time,
REPEATABLE READ detects it. SERIALIZABLE detects more, but it reports false conflicts for small
tables.
"""
_WRITTEN = (
    "INSERT INTO rentroll_writers (writer, written) VALUES (?, ?)"
    " ON CONFLICT (writer) DO UPDATE SET written = excluded.written, at = now()"
)
_END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = ? AND pid != pg_backend_pid()"
)


@dataclass
class Fences:
    """The fencing numbers of the shards that this process holds, by shard number."""

    count: int
    """The number of shards of the whole cluster."""
    held: dict[int, int] = field(default_factory=dict)

    def query(self, of: Sequence[Owner]) -> tuple[str, list[int | list[int]]]:
        """Build the SQL and the values that read the fencing numbers of the owners' shards.

        The SQL locks these rows, so that no process can take the shards before the transaction
        ends.
        """
        asked = {one.kind: [other.number for other in of if other.kind == one.kind] for one in of}
        shards = " UNION ".join(_SHARDS[kind] for kind in asked)
        values = [value for numbers in asked.values() for value in (self.count, numbers)]
        return _LEASED.format(shards), values

    def allow(self, found: Iterable[tuple[int, int]]) -> bool:
        """Return True if this process holds each shard under the fencing number in `found`.

        `found`: pairs of a shard's number and its stored fencing number.
        """
        return all(self.held.get(shard) == fence for shard, fence in found)


_LEASED = "SELECT shard, fence FROM rentroll_leases WHERE shard IN ({}) FOR SHARE"
_SHARDS = {
    kind: f"SELECT (guild >> 22) % ? FROM {rows} WHERE {number} = ANY(CAST(? AS BIGINT[]))"
    for kind, rows, number in (
        ("game", "games", "id"),
        ("league", "leagues", "number"),
        ("retired", "retired_messages", "number"),
    )
} | {"guild": "SELECT (guild >> 22) % ? FROM unnest(CAST(? AS BIGINT[])) AS guild"}
"""SQL for the shards of owners, by the kind of owner.

Its values: the number of all shards, and the owners' ids.
"""


class PostgresSession:
    """A connection to a server that is opened again when it breaks. Only one thread may use it.

    `name` must be unique among sessions that write. The server's list of sessions shows it.
    """

    def __init__(self, server: Server, *, read_only: bool, name: str = "") -> None:
        self._server = server
        self._read_only = read_only
        self._me = name or secrets.token_hex(8)
        self.fences: Fences | None = None
        self.connected = time.monotonic()
        """The time when the present connection was opened, in seconds of the monotonic clock."""
        self.reconnected = False
        self._written = 0
        self._still = False
        self._connection = self._fresh()

    def close(self) -> None:
        with suppress(psycopg.Error):
            if not self._read_only:
                self._execute("DELETE FROM rentroll_writers WHERE writer = ?", (self._me,))
        self._connection.close()

    def visit(self, work: Callable[[Connection], T]) -> T:
        """Run a function with the bare connection as its argument. Nothing is retried."""
        with classified():
            return work(self._connection)

    def fetch(self, sql: str, values: Sequence[Any]) -> tuple[list[str], list[tuple[Any, ...]]]:
        """Run a query, and return its column names and rows.

        Retry once after a lost connection, unless the session has a pinned snapshot.
        """
        try:
            return self._fetch(sql, values)
        except psycopg.Error as error:
            if not self._connection.closed or self._still:
                raise failed(error) from error
        self._reconnect(PATIENCE)
        with classified():
            return self._fetch(sql, values)

    def pin_snapshot(self) -> None:
        self._still = True
        with classified():
            self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def transact(self, work: Callable[[Transaction], T], *of: Owner) -> T:
        """Run a transaction, and return its result.

        Retry it after a conflict with another transaction or a lost connection. Raises Conflict at
        once if a constraint is broken.
        """
        for _ in range(TRIES):
            connection = self._connection
            try:
                return self._once(work, of)
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

    def _once(self, work: Callable[[Transaction], T], of: Sequence[Owner]) -> T:
        """Run a transaction once, and return its result.

        If it raises an error, nothing was written. This is unknown if the connection broke during
        the commit, and no new one could be opened for RESOLVE seconds. Statements are pipelined
        (sent without waiting for answers), so most transactions take two round trips.
        """
        connection = self._connection
        self._written += 1
        committing = False
        try:
            with connection.pipeline() as pipeline:
                transaction = PostgresTransaction(connection, pipeline, self.fences)
                connection.execute(_BEGIN, prepare=False)
                transaction.execute(_WRITTEN, (self._me, self._written))
                transaction.check_fences(of)
                with transaction.looking_first():
                    done = work(transaction)
                    transaction.check()
                committing = True
                ended = connection.execute("COMMIT", prepare=False)
        except BaseException as error:
            if not connection.closed:
                self._roll_back()
                raise
            if not (committing and isinstance(error, psycopg.Error) and self._happened()):
                raise
            return done
        if ended.statusmessage != "COMMIT":
            raise DatabaseFailed("a statement failed and the transaction went on")
        return done

    def _roll_back(self) -> None:
        with suppress(psycopg.Error):
            self._connection.execute("ROLLBACK")

    def _happened(self) -> bool:
        """Reconnect, and return True if the last transaction was committed. Its answer was lost."""
        self._reconnect(RESOLVE)
        with classified():
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
        """Open the connection again, with retries for `patience` seconds.

        In a session that writes, the server first ends the old session, so that its transaction
        cannot commit later.
        """
        self._connection.close()
        until = time.monotonic() + patience
        while True:
            try:
                if self._connection.closed:
                    self._connection = self._fresh()
                if self._read_only or not self._execute(_END_OTHERS, (self._name,)):
                    self.connected, self.reconnected = time.monotonic(), True
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
    """An open transaction in a session.

    Statements are pipelined: sent without waiting for answers.
    """

    def __init__(
        self, connection: Connection, pipeline: psycopg.Pipeline, fences: Fences | None = None
    ) -> None:
        self._connection = connection
        self._pipeline = pipeline
        self._fences = fences
        self._checks: list[tuple[Cursor, Callable[[Cursor], bool], type[Exception]]] = []
        """Statements to verify before the commit, each with its check and its exception."""

    def check_fences(self, of: Sequence[Owner]) -> None:
        """Add a check that this process holds the owners' shards.

        It raises LeaseLost before the commit.
        """
        if self._fences is not None and of:
            sql, values = self._fences.query(of)
            cursor, allow = self._send(sql, values, binary=True), self._fences.allow
            self._checks.append((cursor, lambda it: allow(it.fetchall()), LeaseLost))

    def check(self) -> None:
        """Wait for the results of all checks. Raise the exception of the first check that fails."""
        if self._checks:
            self._wait()

    @contextmanager
    def looking_first(self) -> Iterator[None]:
        """Raise the exception of a failed check, not a constraint error from the `with` block.

        A constraint error may arrive with any later statement, before the check is made.
        """
        try:
            yield
        except errors.IntegrityError:
            self._look()
            raise

    def _wait(self) -> None:
        self._pipeline.sync()
        self._look()

    def _look(self) -> None:
        for cursor, is_right, otherwise in self._checks:
            if cursor.pgresult is not None and not is_right(cursor):
                raise otherwise
        self._checks.clear()

    def _send(self, sql: str, values: Sequence[Any], *, binary: bool = False) -> Cursor:
        return self._connection.execute(translated(sql), values, binary=binary)

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        cursor = self._send(sql, values, binary=True)
        self._wait()
        return cursor.fetchall()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        self._send(sql, values)

    def change(self, sql: str, values: Sequence[Any] = ()) -> int:
        cursor = self._send(sql, values)
        self._wait()
        return cursor.rowcount

    def must_change(self, sql: str, values: Sequence[Any], otherwise: type[Exception]) -> None:
        cursor = self._send(sql, values)
        self._checks.append((cursor, lambda it: it.rowcount > 0, otherwise))

    def announce(self, news: str) -> None:
        if self._fences is not None:
            self.execute("SELECT pg_notify(?, ?)", (CHANNEL, news))

    def execute_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self._connection.cursor().executemany(translated(sql), values)

    def continue_numbers(self, given: Mapping[str, int]) -> None:
        for table, column, sequence in numbered_tables(self._connection):
            ((most,),) = self.rows(f"SELECT coalesce(max({column}), 0) FROM {table}")
            if last := max(most, given.get(table, 0)):
                self.rows("SELECT setval(CAST(? AS regclass), ?)", (sequence, last))


def numbered_tables(connection: Connection) -> list[tuple[str, str, str]]:
    """Return the names of table, column and sequence for every generated id."""
    return connection.execute(
        "SELECT table_name::text, column_name::text,"
        " pg_get_serial_sequence(table_name, column_name) FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY 1"
    ).fetchall()
