"""The real bot, which reports its work: `python -m tests.bench.table_bot URL TOKEN DATABASE PACE`.

It prints lines of JSON. "saved" comes after every commit and for every table at the start, with
the messages that should be seen now and the number of transactions. "pulse" has the longest
stall of the event loop since the last pulse and the processor time of all threads, both without
the reporting, and the bytes of memory and database. PACE is how long computers think, in
seconds. When a game ends, the same seats begin another, so that the load stays.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from time import perf_counter, process_time, thread_time
from typing import Any

import discord
import msgspec

from bot.app.client import Rentroll
from bot.hosting import runtime
from bot.hosting.config import Config
from bot.play.turn.views import asked_people
from bot.playground.client import point_at
from bot.store.database.address import Address, address
from bot.store.database.codec import Commit
from bot.store.database.database import Database
from bot.tables.table import LiveTable
from tests.support.pressing import expected_messages

BEAT = 0.005
BEATS = 50
_STATM = Path("/proc/self/statm")
_transactions = 0
_told = 0.0
"""Processor seconds of the event loop that reporting has taken."""


class Uneven(float):
    """A pause of random length around its value, so that tables do not act in step."""

    def __add__(self, more: float) -> float:
        return float(self) * random.uniform(0.5, 1.5) + more


class TellingBot(Rentroll):
    """The bot, with listeners that report its commits and replace ended games."""

    _pulse: asyncio.Task[None]

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.parts.tables.listeners += [_saved, self._play_again]
        self.db.transact = _counted(self.db.transact)  # type: ignore[method-assign]
        self._pulse = asyncio.create_task(_pulse(self.db))

    def _play_again(self, table: LiveTable, commit: Commit | None) -> None:
        if table.over and commit is not None:
            self.background.run(self._begin_another(table))

    async def _begin_another(self, table: LiveTable) -> None:
        game = await self.stores.games.create(
            table.guild, table.channel, table.settings, table.seats, self.now()
        )
        row = await self.stores.games.game(game)
        assert row is not None
        await self.parts.tables.begin(row, table.edition, table.seats, f"bench:{game}")


def _counted(transact: Any) -> Any:
    def counted(*args: Any) -> Any:
        global _transactions  # noqa: PLW0603 - one bot per process
        _transactions += 1
        return transact(*args)

    return counted


def _tell(what: str, at: float, **more: Any) -> None:
    print(msgspec.json.encode({"what": what, "at": at, **more}).decode(), flush=True)


def _saved(table: LiveTable, commit: Commit | None) -> None:
    global _told  # noqa: PLW0603 - one bot per process
    at, begun = perf_counter(), thread_time()
    users = [table.seats[seat].user for seat in asked_people(table)]
    _tell(
        "saved",
        at,
        game=table.game,
        seq=table.seq,
        new=commit is not None,
        by=commit and commit.by,
        computers=all(sitting.robot for sitting in table.seats),
        transactions=_transactions,
        turn=table.state.turn.number,
        over=table.over,
        asked=users,
        shown=[] if table.over else expected_messages(table),
    )
    _told += thread_time() - begun


async def _pulse(db: Database) -> None:
    """Report the longest time that the event loop was busy between two beats."""
    while True:
        longest, last, telling = 0.0, thread_time(), _told
        for _ in range(BEATS):
            await asyncio.sleep(BEAT)
            now = thread_time()
            longest = max(longest, now - last - (_told - telling))
            last, telling = now, _told
        cpu = process_time() - _told
        at, size = perf_counter(), await db.size()
        _tell("pulse", at, stall=longest, cpu=cpu, resident=_resident(), database=size)


def _resident() -> int | None:
    """Return the bytes of memory of this process, or None if the system does not say."""
    if not _STATM.exists():
        return None
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def _run(url: str, token: str, database: Address, pace: float) -> None:
    point_at(url)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    async with TellingBot(Config(database=database), pace=Uneven(pace)) as bot:
        await bot.start(token)


if __name__ == "__main__":
    runtime.run(_run(sys.argv[1], sys.argv[2], address(sys.argv[3]), float(sys.argv[4])))
