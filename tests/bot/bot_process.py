"""The real bot in a process of its own, hurried, so that a test can kill it at any moment."""

from __future__ import annotations

import asyncio
import sys

from bot.app import Rentroll
from bot.config import Config
from bot.playground.cast import TOKEN
from bot.playground.client import point_at
from bot.store.address import Address, address


async def _run(url: str, database: Address) -> None:
    point_at(url)
    config = Config(database=database)
    async with Rentroll(config, pace=0.02, rhythm=0.1, guild_ready_timeout=0.05) as bot:
        await bot.start(TOKEN)


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], address(sys.argv[2])))
