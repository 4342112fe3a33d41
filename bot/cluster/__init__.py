"""Several processes that are one bot: each has some of the shards."""

from __future__ import annotations

from bot.budget import Budget
from bot.cluster.alone import Alone
from bot.cluster.connection import Gateway
from bot.config import Config
from bot.store.address import Server
from bot.store.db import Database


async def join(gateway: Gateway, config: Config, db: Database, budget: Budget) -> Alone:
    """One of several processes, where the host asked for that; else the only one."""
    if config.shards is None or not isinstance(config.database, Server):
        return Alone(gateway)
    from bot.cluster.member import Member

    return await Member.join(gateway, config, db, budget)
