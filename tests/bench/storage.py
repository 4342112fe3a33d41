"""The bytes and transactions of games in a database, in a file and on a server.

The bytes are those of whole games by computers. For the transactions, which messages need too,
people press through some turns with the bot.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.store.database.address import Address, Server
from bot.store.database.database import Database
from tests.bench.load_setup import write_whole_games
from tests.bench.turn_requests import measure_game
from tests.support import postgres_server


class Stored(Struct, frozen=True):
    """The size of some games in bytes, and the transactions of some pressed turns."""

    name: str
    games: int
    entries: int
    size: int
    log: int | None
    """Bytes by which the server's log (WAL) grew. None for SQLite, which overwrites its own."""
    pressed_entries: int
    transactions: int


async def measure_storage(
    games: int, turns: int, seed: str, advance: Callable[[float], None] = lambda share: None
) -> list[Stored]:
    """Measure a file, and a server if PostgreSQL is installed."""
    with TemporaryDirectory() as folder:
        stored = [await _measure("SQLite", _files(Path(folder)), games, turns, seed, advance)]
    if postgres_server.programs() is not None:
        with _server() as databases:
            stored.append(await _measure("PostgreSQL", databases, games, turns, seed, advance))
    return stored


async def _measure(
    name: str,
    databases: Iterator[Address],
    games: int,
    turns: int,
    seed: str,
    advance: Callable[[float], None],
) -> Stored:
    where = next(databases)
    await (await Database.open(where)).close()
    size, log = _used(where)
    entries = await write_whole_games(where, games, lambda share: advance(share / 2))
    new_size, new_log = _used(where)
    # On a busy machine, a turn could end automatically during a press.
    pressed = await measure_game(next(databases), turns, seed, open_turns=True)
    return Stored(
        name,
        games,
        entries,
        new_size - size,
        None if log is None or new_log is None else new_log - log,
        pressed.entries,
        pressed.transactions,
    )


def _used(where: Address) -> tuple[int, int | None]:
    """Return the bytes of an idle database, and those its server has ever logged."""
    if isinstance(where, Path):
        return where.stat().st_size, None
    import psycopg

    with psycopg.connect(where.url, autocommit=True) as server:
        server.execute("VACUUM")
        size = "SELECT pg_database_size(current_database()), pg_current_wal_insert_lsn() - '0/0'"
        row = server.execute(size).fetchone()
        assert row is not None
        return int(row[0]), int(row[1])


def _files(folder: Path) -> Iterator[Address]:
    for name in ("size", "writes"):
        yield folder / name


@contextmanager
def _server() -> Iterator[Iterator[Address]]:
    """Yield new databases of a server with full page writes, as for use in production."""
    with TemporaryDirectory() as folder:
        server = postgres_server.start(Path(folder), "full_page_writes=on")
        try:
            yield databases(Path(folder), "size", "writes")
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait()


def databases(folder: Path, *names: str) -> Iterator[Server]:
    """Create databases with these names on a server, and yield their addresses."""
    import psycopg

    for name in names:
        with psycopg.connect(postgres_server.url(folder, "postgres"), autocommit=True) as server:
            server.execute(f"CREATE DATABASE {name}")
        yield Server(postgres_server.url(folder, name))
