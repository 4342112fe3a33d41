"""New test databases on the session's PostgreSQL server, and SQL for any database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from secrets import token_hex
from typing import Any, cast

import psycopg

from bot.store.database.address import Address, Server
from bot.store.database.database import Database
from bot.store.postgres.dialect import translated
from tests.support.postgres_server import running_server, url

KINDS = ("sqlite", "postgresql")
TEMPLATE = "rentroll_template"
PATIENCE = 60
_LOCK = 7


@contextmanager
def on_a_server() -> Iterator[Server]:
    """Create a database with the newest schema on the server, and drop it after the block."""
    folder, name = running_server(), f"test_{token_hex(6)}"
    _make_template()
    with closing(_admin()) as admin:
        admin.execute(cast(Any, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}"))
    try:
        yield Server(url(folder, name))
    finally:
        with closing(_admin()) as admin:
            admin.execute(cast(Any, f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def empty_on_a_server() -> Iterator[Server]:
    """Create a database without any table on the server, and drop it after the block."""
    with on_a_server() as server:
        on_disk(server, "DROP SCHEMA public CASCADE")
        on_disk(server, "CREATE SCHEMA public")
        yield server


def _admin() -> psycopg.Connection[Any]:
    return psycopg.connect(url(running_server(), "postgres"), autocommit=True)


@cache
def _make_template() -> None:
    """Create the template database unless another test worker already has."""
    with closing(_admin()) as admin:
        admin.execute(f"SELECT pg_advisory_lock({_LOCK})")
        known = "SELECT 1 FROM pg_database WHERE datname = %s"
        if admin.execute(known, (TEMPLATE,)).fetchone() is None:
            admin.execute(cast(Any, f"CREATE DATABASE {TEMPLATE}_draft"))
            _fill(Server(url(running_server(), f"{TEMPLATE}_draft")))
            admin.execute(cast(Any, f"ALTER DATABASE {TEMPLATE}_draft RENAME TO {TEMPLATE}"))


def _fill(server: Server) -> None:
    async def work() -> None:
        await (await Database.open(server)).close()

    # A thread, because the caller's event loop may be running.
    thread = threading.Thread(target=asyncio.run, args=(work(),))
    thread.start()
    thread.join()


def end_sessions(server: Server, name: str = "%") -> None:
    """Terminate the sessions of this database whose application name matches the LIKE pattern."""
    on_disk(
        server,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
        " AND application_name LIKE ?",
        name,
    )


def on_disk(where: Address, sql: str, *values: object) -> list[Any]:
    """Run one SQL statement over a new connection, commit it and return the rows."""
    if isinstance(where, Server):
        with closing(psycopg.connect(where.url, autocommit=True)) as server:
            cursor = psycopg.RawCursor(server)
            cursor.execute(cast(Any, translated(sql)), values)
            return cursor.fetchall() if cursor.description else []
    with closing(sqlite3.connect(where, timeout=PATIENCE)) as file:
        found = file.execute(sql, values).fetchall()
        file.commit()
        return found
