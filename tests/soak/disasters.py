"""Failures of a host's machine, each with the real program: it reports them and loses nothing."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path

from bot.hosting.time_check import EVERY
from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.database.checkup import check_up
from tests.bot.hosting.test_hosting import BOUND, Process, rentroll
from tests.support.patience import PATIENCE

CONNECTED = "connected to Gateway"
TROUBLE = "a retry follows"
NEXT_WRITE = EVERY + PATIENCE
"""Seconds until the next write of an idle bot, which only notes the time."""
REFUSED, LATER = 2, 75
"""Exit codes of a start: one that needs a person, and one that may work later."""


def program(
    running: Running, database: Path, through: Sequence[str] = ()
) -> AbstractAsyncContextManager[Process]:
    """Run `rentroll run` with this database at a playground."""
    named = ("run", "--database", str(database))
    there = {"RENTROLL_PLAYGROUND": running.url, "RENTROLL_BACKUPS": "0"}
    return rentroll(*named, through=through, **there)


async def goes_well(running: Running, database: Path) -> None:
    """Start the bot until it is connected, and stop it in order."""
    async with program(running, database) as bot:
        await bot.until(CONNECTED)
        assert await bot.end(signal.SIGTERM) == 0, bot.said
    assert check_up(database).problems == ()


async def second_process(running: Running, database: Path) -> None:
    async with program(running, database) as first:
        await first.until(CONNECTED)
        async with program(running, database) as second:
            code = await second.end()
        assert code in (REFUSED, LATER), second.said
        assert "Traceback" not in second.said
        assert await first.end(signal.SIGTERM) == 0


async def newer_schema(running: Running, database: Path) -> None:
    with closing(sqlite3.connect(database)) as file:
        ((version,),) = file.execute("PRAGMA user_version").fetchall()
        file.execute(f"PRAGMA user_version = {version + 1}")
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    async with program(running, database) as bot:
        assert await bot.end() == REFUSED, bot.said
    assert "newer" in bot.said.splitlines()[-1]
    assert "Traceback" not in bot.said
    with closing(sqlite3.connect(database)) as file:
        file.execute(f"PRAGMA user_version = {version}")
        file.commit()


async def torn_last_page(running: Running, database: Path) -> None:
    """Append bytes to the write-ahead log, as a power cut does. Everything before them is kept."""
    async with program(running, database) as bot:
        await bot.until(CONNECTED)
        bot.process.kill()
        await bot.process.wait()
    _append(database.with_name(f"{database.name}-wal"), random.Random(1).randbytes(2500))
    await goes_well(running, database)


def _append(file: Path, data: bytes) -> None:
    with file.open("ab") as open_file:
        open_file.write(data)


def _half_of(database: Path) -> Path:
    copy = database.with_name("half.sqlite3")
    shutil.copy(database, copy)
    os.truncate(copy, copy.stat().st_size // 2)
    return copy


async def half_a_file(running: Running, database: Path) -> None:
    async with program(running, _half_of(database)) as bot:
        assert await bot.end() in (REFUSED, LATER), bot.said
    assert "Traceback" not in bot.said, bot.said


async def full_disk(running: Running, database: Path) -> None:
    """Forbid files to grow, then allow it. The bot recovers without a restart."""
    async with program(running, database) as bot:
        await bot.until(CONNECTED)
        number = bot.process.pid
        usual = resource.prlimit(number, resource.RLIMIT_FSIZE)
        resource.prlimit(number, resource.RLIMIT_FSIZE, (0, usual[1]))
        await bot.until(TROUBLE, NEXT_WRITE)
        resource.prlimit(number, resource.RLIMIT_FSIZE, usual)
        assert await bot.end(signal.SIGTERM) == 0, bot.said
    assert check_up(database).problems == ()


async def locked(running: Running, database: Path) -> None:
    """Hold a write lock, then release it. The bot recovers without a restart."""
    async with program(running, database) as bot:
        await bot.until(CONNECTED)
        with closing(sqlite3.connect(database, isolation_level=None, timeout=60)) as other:
            other.execute("BEGIN IMMEDIATE")
            await bot.until(TROUBLE, NEXT_WRITE)
            other.execute("ROLLBACK")
        assert await bot.end(signal.SIGTERM) == 0, bot.said
    assert check_up(database).problems == ()


def _permit(database: Path, file: int, folder: int) -> None:
    database.chmod(file)
    database.parent.chmod(folder)


async def read_only(running: Running, database: Path) -> None:
    """Make the file read-only, then its folder too. The bot refuses to start."""
    if os.geteuid() == 0 and shutil.which(BOUND[0]) is None:
        print("not tried as root: a read-only database", flush=True)
        return
    for mode in (0o755, 0o555):
        _permit(database, 0o444, mode)
        async with program(running, database, BOUND if os.geteuid() == 0 else ()) as bot:
            assert await bot.end() == REFUSED, bot.said
        assert "readonly database" in bot.said.splitlines()[-1], bot.said
        assert "Traceback" not in bot.said
        _permit(database, 0o600, 0o755)


Disaster = Callable[[Running, Path], Awaitable[None]]
DISASTERS: dict[str, Disaster] = {
    "SIGTERM": goes_well,
    "a second process": second_process,
    "a newer schema": newer_schema,
    "a torn last page": torn_last_page,
    "half a file": half_a_file,
    "a read-only database": read_only,
    "a locked database": locked,
    "a full disk": full_disk,
}


async def go_through(database: Path) -> None:
    """Run every disaster on one database."""
    running = await serve(PlaygroundSettings(port=0, identify_seconds=0.0))
    try:
        await goes_well(running, database)
        for name, disaster in DISASTERS.items():
            await disaster(running, database)
            await goes_well(running, database)
            print(f"survived: {name}", flush=True)
    finally:
        await running.close()
