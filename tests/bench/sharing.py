"""The speed at which one and two processes store games, in a file and on a server.

Nothing is shown, because the playground would need a core. Computers play, and each action is
stored before the next one of its table.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from tests.bench.storage import databases
from tests.support import postgres_server
from tests.support.paths import ROOT


class Pace(Struct, frozen=True):
    """The number of actions of a process, and their time in seconds.

    `median` is the time from one action to the next.
    """

    actions: int
    seconds: float
    cpu: float
    median: float


class Shared(Struct, frozen=True):
    """The results of processes that ran at the same time."""

    name: str
    paces: list[Pace]

    @property
    def a_second(self) -> float:
        return sum(pace.actions / pace.seconds for pace in self.paces)

    @property
    def a_second_of_cores(self) -> float:
        """Actions per second if each process had a core to itself."""
        return sum(pace.actions / pace.cpu for pace in self.paces)

    @property
    def median(self) -> float:
        return max(pace.median for pace in self.paces)


async def measure_sharing(tables: int, actions: int) -> list[Shared]:
    """Measure one process with each database and two with PostgreSQL.

    The first lines have one table each, for the latency.
    """
    with TemporaryDirectory() as made:
        folder = Path(made)
        found = [await _run("SQLite, one table", str(folder / "one.db"), 0, 1, 1, actions)]
        server = postgres_server.start(folder, "fsync=on", "full_page_writes=on")
        try:
            one, many, two = databases(folder, "one", "many", "two")
            found.append(await _run("PostgreSQL, one table", one.url, 0, 1, 1, actions))
            found.append(await _run("SQLite", str(folder / "many.db"), 0, 1, tables, actions))
            found.append(await _run("PostgreSQL", many.url, 2, 1, tables, actions))
            found.append(await _run("PostgreSQL, two processes", two.url, 2, 2, tables, actions))
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait()
    return found


async def _run(
    name: str, database: str, shards: int, processes: int, tables: int, actions: int
) -> Shared:
    started = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.commit_bot", database, str(shards), str(shard)),
            *(str(tables), str(actions)),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for shard in range(processes)
    ]
    for one in started:
        assert one.stdout is not None
        assert await one.stdout.readline() == b"ready\n"
    told = [one.communicate(b"\n") for one in started]
    lines = [out for out, _ in await asyncio.gather(*told)]
    return Shared(name, [msgspec.json.decode(line, type=Pace) for line in lines])
