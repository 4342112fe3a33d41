"""Several processes that are one bot: each has some of the shards."""

from __future__ import annotations

from bot.client import Rentroll
from bot.cluster.alone import Alone
from bot.store.address import Server


async def join(bot: Rentroll) -> Alone:
    """One of several processes, where the host asked for that; else the only one."""
    if bot.config.shards is None or not isinstance(bot.config.database, Server):
        return Alone(bot)
    from bot.cluster.member import Member

    return await Member.join(bot)
