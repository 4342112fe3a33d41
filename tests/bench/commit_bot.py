"""A process in which computers play as fast as they can, each table ACTIONS actions.

`python -m tests.bench.commit_bot DATABASE SHARDS SHARD TABLES ACTIONS`. SHARDS is 0 for a single
process. It prints a line when it is ready, starts when it reads one, and prints its pace as JSON.
"""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import pairwise

import msgspec

from bot.hosting import runtime
from bot.store.database.address import address
from bot.store.database.codec import Commit, GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.games.games import Games
from bot.store.users.people import People
from bot.tables.computers import DEFAULT_POLICY
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from editions.loader import load
from engine.rules import configure
from engine.setup import choose_tokens
from tests.bench.sharing import Pace

SEATS = 4


async def _join(db: Database, shards: int, shard: int) -> None:
    """Take the lease of one shard, as a process of the bot does."""
    from bot.store.postgres.lease_table import Leases
    from bot.store.postgres.server_database import PostgresDatabase
    from bot.store.postgres.session import Fences

    assert isinstance(db, PostgresDatabase)
    leases = await Leases.open(db)
    fences = Fences(await leases.join(shards, None))
    cluster = await leases.renew(0, 0)
    fences.held = await leases.take([cluster.leases[shard]])
    await db.fence(fences)
    await leases.close()


async def _play(database: str, shards: int, shard: int, count: int, actions: int) -> None:
    db = await Database.open(address(database))
    if shards:
        await _join(db, shards, shard)
    games = Games(db)
    tables = Tables(games, People(db), time.time, pace=60)
    ed = configure(load("classic"))
    tokens = choose_tokens(ed, SEATS, ())
    seats = [Sitting(f"Robo {n}", tokens[n], robot=DEFAULT_POLICY) for n in range(SEATS)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    done = asyncio.Event()
    at = [time.perf_counter()]
    cpu = time.process_time()

    def played(table: LiveTable, commit: Commit | None) -> None:
        at.append(time.perf_counter())
        if len(at) > actions * count:
            done.set()

    tables.listeners.append(played)
    for number in range(count):
        guild = (shard + max(shards, 1) * (number + 1)) << 22
        game = await games.create(guild, guild + 1, GameSettings(speed="none"), seats, 0.0)
        row = await games.game(game)
        assert row is not None
        await tables.begin(row, ed, seats, f"{shard} {number}")
    await done.wait()
    each = sorted(after - before for before, after in pairwise(at))
    pace = Pace(len(at) - 1, at[-1] - at[0], time.process_time() - cpu, each[len(each) // 2])
    print(msgspec.json.encode(pace).decode(), flush=True)
    await tables.close()
    await db.close()


if __name__ == "__main__":
    runtime.run(_play(sys.argv[1], *map(int, sys.argv[2:6])))
