"""A cluster: several processes that run the same bot, each for a part of its shards."""

from __future__ import annotations

from bot.app.cluster.single_process import SingleProcess
from bot.discord_api.budget import Budget
from bot.discord_api.gateway import Gateway
from bot.hosting.config import Config
from bot.store.database.address import Server
from bot.store.database.database import Database


async def join(gateway: Gateway, config: Config, db: Database, budget: Budget) -> SingleProcess:
    """Return this process as a new member of a cluster, or as a single process.

    It is a single process without shards in the configuration, or without PostgreSQL.
    """
    if config.shards is None or not isinstance(config.database, Server):
        return SingleProcess(gateway)
    from bot.app.cluster.member import ClusterMember

    return await ClusterMember.join(gateway, config, db, budget)
