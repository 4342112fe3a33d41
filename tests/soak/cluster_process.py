"""The real bot in one process of a cluster, with short delays. SIGTERM stops it in order."""

from __future__ import annotations

import logging
import sys

from bot.app.client import Rentroll
from bot.app.run import _stop_requested, _until_stopped
from bot.hosting import runtime
from bot.hosting.config import Config
from bot.playground.cast import TOKEN
from bot.playground.client import point_at
from bot.store.database.address import address
from bot.store.postgres.lease_table import Leases


async def _run(url: str, database: str, shards: int, identify: float) -> None:
    point_at(url)
    Leases.identify = identify
    config = Config(database=address(database), shards=shards)
    stop = _stop_requested()
    async with Rentroll(config, pace=0.02, rhythm=0.1, guild_ready_timeout=0.05) as bot:
        await _until_stopped(bot, TOKEN, stop)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    runtime.run(_run(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
