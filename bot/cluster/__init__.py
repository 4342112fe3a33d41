"""Several processes that are one bot: each has some of the shards."""

from __future__ import annotations

from bot.budget import Budget
from bot.cluster.alone import Alone
from bot.cluster.client import ShardedClient
from bot.config import Config
from bot.store.address import Server
from bot.store.db import Database


async def join(client: ShardedClient, config: Config, db: Database, budget: Budget) -> Alone:
    """One of several processes, where the host asked for that; else the only one."""
    if config.shards is None or not isinstance(config.database, Server):
        return Alone(client)
    from bot.cluster.member import Member

    return await Member.join(client, config, db, budget)
