"""Several processes that are one bot: each has some of the shards."""

from __future__ import annotations

from bot.app.cluster.single_process import Alone
from bot.discord_api.budget import Budget
from bot.discord_api.gateway import Gateway
from bot.hosting.config import Config
from bot.store.database.address import Server
from bot.store.database.database import Database


async def join(gateway: Gateway, config: Config, db: Database, budget: Budget) -> Alone:
    """One of several processes, where the host asked for that; else the only one."""
    if config.shards is None or not isinstance(config.database, Server):
        return Alone(gateway)
    from bot.app.cluster.member import Member

    return await Member.join(gateway, config, db, budget)
