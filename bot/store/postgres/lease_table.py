"""Leases of shards on a PostgreSQL server. A process renews its own leases and takes free ones.

Each change of a shard's owner raises the shard's fencing number. Heartbeats are in a table of
their own, one row per process, by the server's clock. So a heartbeat never waits for transactions
that lock rows of leases.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncGenerator, Callable, Iterable
from functools import partial
from typing import TypeVar

import psycopg

from bot.store.database.address import Server
from bot.store.database.schema import MARK
from bot.store.database.writer import Transaction, Worker
from bot.store.postgres.dialect import LIFELINE
from bot.store.postgres.server_database import PostgresDatabase
from bot.store.postgres.session import CHANNEL, PostgresSession
from bot.store.shards.leases import LEASE, Cluster, Lease, OtherShards, Process

T = TypeVar("T")

LEASES = "leases"
"""The notice about a change in the cluster.

A process has joined, has taken or released shards, or has connected a shard to Discord.
"""
BACK = "back"
"""The notice that earlier notices may have been missed, because the connection was lost."""
PAUSE = 0.1
"""Seconds before a broken connection is opened again.

It is also the shortest wait between two attempts to reserve a gateway session.
"""
IDENTIFY = 5.25
"""Seconds between the starts of two gateway sessions of a bucket (a group of shards).

Discord's limit is 5 s. The rest is for latency.
"""

_TABLES = """
    CREATE TABLE IF NOT EXISTS rentroll_processes (
        name TEXT PRIMARY KEY,
        place TEXT NOT NULL,
        most BIGINT NOT NULL,
        servers BIGINT NOT NULL DEFAULT 0,
        games BIGINT NOT NULL DEFAULT 0,
        renewed TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
    );
    CREATE TABLE IF NOT EXISTS rentroll_leases (
        shard BIGINT PRIMARY KEY,
        owner TEXT NOT NULL DEFAULT '',
        fence BIGINT NOT NULL,
        ready BIGINT NOT NULL DEFAULT 0
    );
    CREATE TABLE IF NOT EXISTS rentroll_identifies (
        bucket BIGINT PRIMARY KEY,
        free TIMESTAMPTZ NOT NULL
    );
"""
_ALIVE = f"renewed > clock_timestamp() - interval '{LEASE} seconds'"
PROCESSES = (
    "SELECT name, place, most, servers, games, CAST(extract(epoch FROM"
    " clock_timestamp() - renewed) AS DOUBLE PRECISION) FROM rentroll_processes ORDER BY name"
)
LEASED = "SELECT shard, owner, fence, ready FROM rentroll_leases ORDER BY shard"
_JOIN = "INSERT INTO rentroll_processes (name, place, most) VALUES (?, ?, ?)"
_RENEW = (
    "UPDATE rentroll_processes SET most = ?, servers = ?, games = ?, renewed = clock_timestamp()"
    " WHERE name = ?"
)
_TAKE = (
    "UPDATE rentroll_leases SET owner = ?, fence = fence + 1, ready = 0"
    " WHERE shard = ? AND fence = ? AND NOT EXISTS"
    f" (SELECT 1 FROM rentroll_processes WHERE name = owner AND {_ALIVE}) RETURNING fence"
)
_GIVE_UP = (
    "UPDATE rentroll_leases SET owner = '', fence = fence + 1, ready = 0"
    " WHERE shard = ? AND fence = ? AND owner = ?"
)
_READY = "UPDATE rentroll_leases SET ready = 1 WHERE shard = ? AND fence = ?"
_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name IN (?, ?)"
    " AND xact_start IS NOT NULL AND wait_event = 'ClientRead'"
)
"""SQL that ends a process's sessions that are idle in a transaction, and so lock its leases."""
_IDENTIFY = (
    "INSERT INTO rentroll_identifies (bucket, free) VALUES"
    " (?, clock_timestamp() + CAST(? AS DOUBLE PRECISION) * interval '1 second')"
    " ON CONFLICT (bucket) DO UPDATE SET free = excluded.free"
    " WHERE rentroll_identifies.free <= clock_timestamp()"
)
_WAIT = (
    "SELECT CAST(extract(epoch FROM free - clock_timestamp()) AS DOUBLE PRECISION)"
    " FROM rentroll_identifies WHERE bucket = ?"
)


class Leases:
    """Access to the table of leases for this process, by a database session of its own."""

    identify = IDENTIFY

    def __init__(self, server: Server, me: str, worker: Worker[PostgresSession]) -> None:
        self.me = me
        self._server = server
        self._worker = worker
        self._most = 0

    @classmethod
    async def open(cls, db: PostgresDatabase) -> Leases:
        session = partial(PostgresSession, db.server, read_only=False, name=f"{db.me} leases")
        return cls(db.server, db.me, await Worker.open(session))

    async def close(self) -> None:
        await self._worker.close(PostgresSession.close)

    async def join(self, shards: int | None, most: int | None) -> int:
        """Register this process in the cluster, and return the number of all shards.

        The process takes no shard before its first heartbeat. `shards`: the number of shards to
        use. None: use the stored number, or return 0 without registering if there is none. Raises
        OtherShards if other processes run with another number. If none runs, a new number replaces
        the old one. `most`: the most shards that this process may hold. None: all shards.
        """

        def work(db: Transaction) -> int:
            ((count, fence),) = db.rows(
                "SELECT count(*), coalesce(max(fence), 0) FROM rentroll_leases"
            )
            others = db.rows(
                f"SELECT 1 FROM rentroll_processes WHERE name != ? AND {_ALIVE}", (self.me,)
            )
            if shards is None and not count:
                return 0
            if shards not in (None, count):
                if others:
                    raise OtherShards(count)
                db.execute("DELETE FROM rentroll_leases")
                rows = [(shard, fence + 1) for shard in range(shards or 0)]
                db.execute_many("INSERT INTO rentroll_leases (shard, fence) VALUES (?, ?)", rows)
                count = shards
            self._most = most or count
            db.execute("DELETE FROM rentroll_processes WHERE name = ?", (self.me,))
            db.execute(_JOIN, (self.me, _place(), 0))
            _announce(db)
            return int(count)

        def one_after_the_other(session: PostgresSession) -> int:
            """Create the tables and run `work` under a lock. So processes join one at a time."""
            session.visit(lambda it: it.execute(f"SELECT pg_advisory_lock({MARK})"))
            try:
                session.visit(lambda it: it.execute(_TABLES))
                return session.transact(work)
            finally:
                session.visit(lambda it: it.execute(f"SELECT pg_advisory_unlock({MARK})"))

        return await self._worker.visit(one_after_the_other)

    async def renew(self, servers: int, games: int) -> Cluster:
        """Send a heartbeat of this process, and return the state of the cluster."""

        def work(db: Transaction) -> Cluster:
            if not db.change(_RENEW, (self._most, servers, games, self.me)):
                db.execute(_JOIN, (self.me, _place(), self._most))
            db.execute(
                f"DELETE FROM rentroll_processes WHERE NOT {_ALIVE}"
                " AND name NOT IN (SELECT owner FROM rentroll_leases)"
            )
            return cluster_of(db.rows(PROCESSES), db.rows(LEASED))

        return await self._transact(work)

    async def look(self) -> Cluster:
        """Return the state of the cluster. Send no heartbeat."""
        return await self._transact(lambda db: cluster_of(db.rows(PROCESSES), db.rows(LEASED)))

    async def tell(self, news: str) -> None:
        """Send a notice to all processes of the cluster."""
        await self._transact(lambda db: _announce(db, news))

    async def take(self, leases: Iterable[Lease]) -> dict[int, int]:
        """Take the shards of these leases, and return the new fencing numbers by shard.

        A shard is left out if its lease has changed, or if its owner is alive. For LEASE seconds
        after a lost connection was opened again, a process takes only shards without an owner. The
        other processes may have lost their connections too.
        """

        def work(db: Transaction, wanted: Iterable[Lease]) -> dict[int, int]:
            taken = {}
            for lease in wanted:
                if lease.owner:
                    name = f"rentroll {lease.owner}"
                    db.rows(_END, (name, f"{name} leases"))
                for (fence,) in db.rows(_TAKE, (self.me, lease.shard, lease.fence)):
                    taken[lease.shard] = int(fence)
            _announce(db)
            return taken

        def visit(session: PostgresSession) -> dict[int, int]:
            patient = session.reconnected and time.monotonic() - session.connected < LEASE
            wanted = [lease for lease in leases if not (patient and lease.owner)]
            return session.transact(partial(work, wanted=wanted)) if wanted else {}

        return await self._worker.visit(visit)

    async def give_up(self, held: Iterable[tuple[int, int]]) -> None:
        """Release shards of this process. `held`: each shard's number and fencing number."""
        await self._transact(lambda db: self._give_up(db, held))

    async def leave(self, held: Iterable[tuple[int, int]]) -> None:
        """Release shards of this process, and unregister it.

        `held`: each shard's number and fencing number.
        """

        def work(db: Transaction) -> None:
            self._give_up(db, held)
            db.execute("DELETE FROM rentroll_processes WHERE name = ?", (self.me,))

        await self._transact(work)

    def _give_up(self, db: Transaction, held: Iterable[tuple[int, int]]) -> None:
        db.execute_many(_GIVE_UP, [(shard, fence, self.me) for shard, fence in held])
        _announce(db)

    def retire(self) -> None:
        """Lower the most shards that this process may hold to 0, from its next heartbeat on.

        Other processes then take its shards.
        """
        self._most = 0

    async def tell_ready(self, shard: int, fence: int) -> None:
        """Store and announce that this process receives the events of a shard from Discord."""

        def work(db: Transaction) -> None:
            db.execute(_READY, (shard, fence))
            _announce(db)

        await self._transact(work)

    async def may_identify(self, bucket: int) -> None:
        """Wait until a gateway session of a bucket may begin, and reserve that time.

        A bucket is a group of shards whose sessions must begin one at a time.

        The reservation is a time and not a lock: a lock would end with its process, and Discord
        also counts the sessions of processes that died.
        """

        def work(db: Transaction) -> float:
            if db.change(_IDENTIFY, (bucket, self.identify)):
                return 0.0
            ((seconds,),) = db.rows(_WAIT, (bucket,))
            return max(float(seconds), PAUSE)

        while True:
            seconds = await self._transact(work)
            if not seconds:
                return
            await asyncio.sleep(seconds)

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield the notices of all processes for ever.

        Yield BACK after each connection to the server, after each loss of the connection, and after
        each failed attempt to connect.
        """
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self._server.url,
                    autocommit=True,
                    application_name=f"rentroll {self.me} listens",
                    **LIFELINE,
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield BACK
                    async for notice in connection.notifies():
                        yield notice.payload
            except psycopg.Error:
                yield BACK
            await asyncio.sleep(PAUSE)

    async def _transact(self, work: Callable[[Transaction], T]) -> T:
        return await self._worker.visit(lambda session: session.transact(work))


def cluster_of(
    processes: Iterable[tuple[object, ...]], leases: Iterable[tuple[object, ...]]
) -> Cluster:
    return Cluster(
        tuple(Process(*row) for row in processes),  # type: ignore[arg-type]
        tuple(Lease(shard, owner, fence, bool(ready)) for shard, owner, fence, ready in leases),  # type: ignore[arg-type]
    )


def cluster_at(server: Server) -> Cluster | None:
    """Return the state of the cluster that uses a database, or None if no cluster ever used it."""
    with PostgresDatabase.view(server) as view:
        if view.one("SELECT to_regclass('rentroll_leases')::text") == (None,):
            return None
        return cluster_of(view.stream(PROCESSES), view.stream(LEASED))


def _announce(db: Transaction, news: str = LEASES) -> None:
    db.execute("SELECT pg_notify(?, ?)", (CHANNEL, news))


def _place() -> str:
    return f"{socket.gethostname()} {os.getpid()}"
