"""The bot: a Discord client that owns the database, the wired objects and the periodic jobs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.app.cluster import join
from bot.app.cluster.single_process import SingleProcess
from bot.app.wiring import Parts, start_jobs, wire
from bot.discord_api.budget import Budget
from bot.discord_api.painter import Painter
from bot.discord_api.sharded_client import ShardedClient
from bot.discord_api.trim_interactions import hear_presses
from bot.hosting.config import Config
from bot.hosting.metrics import Metrics
from bot.hosting.saving_check import TRIED
from bot.hosting.wall_clock import WallClock
from bot.store.database.database import Database
from bot.store.database.ownership import PLAYGROUND, claim
from bot.store.shards.shard import EVERYTHING
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.support.failures import NotNow
from bot.support.periodic import PeriodicJobs
from bot.support.threads import WorkThreads
from bot.tables.computers import PACE
from bot.tables.permits import CLOSED

_log = logging.getLogger(__name__)

RHYTHM = 1.2
"""Fewest seconds between two updates of a game's messages, unless a user acts."""


class Rentroll(ShardedClient):
    """The bot as a Discord client.

    It has only the guilds intent, so it neither reads messages nor lists members.
    """

    db: Database
    """The database, which is opened before the login."""
    cluster: SingleProcess
    stores: Stores
    parts: Parts
    """The objects that `wire` constructs before the gateway connects."""
    on_interaction: Callable[[discord.Interaction[Any]], Awaitable[None]]

    def __init__(
        self,
        config: Config,
        now: Callable[[], float] | None = None,
        pace: float = PACE,
        rhythm: float = RHYTHM,
        **options: Any,
    ) -> None:
        self.budget = Budget(config.requests)
        self.now = now or WallClock()
        self.metrics = Metrics()
        clocks = [self.now.answered] if isinstance(self.now, WallClock) else []
        super().__init__(
            http_trace=self.budget.watch(self.metrics.answered, *clocks),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            shard_count=config.shards or None,
            **options,
        )
        self.config = config
        self.pace = pace
        self.rhythm = rhythm
        self.painter = Painter()
        self.threads = WorkThreads()
        self.background = BackgroundTasks()
        self.jobs = PeriodicJobs(self.now)
        self._started = False
        self._closing: asyncio.Task[None] | None = None
        self.failure: NotNow | None = None
        """The error with which `rentroll run` ends, or None.

        With such an error it is worth starting the process again.
        """
        hear_presses(self._connection)

    async def login(self, token: str) -> None:
        """Open the database, then log in to Discord."""
        self.db = await Database.open(self.config.database)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Create all objects and start the cluster, before the gateway connects.

        Tables are read in the background meanwhile.
        """
        who = PLAYGROUND if self.config.playground else str(self.application_id)
        await claim(self.db, self.config.database, who, take_over=self.config.new_application)
        await self.db.remember(TRIED, str(self.now()))  # fails if nothing can be saved
        self.cluster = await join(self.gateway, self.config, self.db, self.budget)
        self.stores = await Stores.open(self.db, CLOSED)
        self.parts = parts = wire(self)
        self.on_interaction = parts.router.dispatch
        await self.cluster.start(parts.handover, parts.command_sync, parts.news)
        start_jobs(self.jobs, self.metrics, parts)
        self._started = True

    async def give_up(self, why: NotNow) -> None:
        """Close the bot, and end the process with the error `why` so that it is started again."""
        self.failure = why
        await self.close()

    async def on_ready(self) -> None:
        self.background.run(self.parts.handover.ready(EVERYTHING))

    async def on_resumed(self) -> None:
        self.parts.keeper.wake_all()

    async def on_shard_connect(self, shard: int) -> None:
        self.cluster.connected(shard)

    async def on_shard_ready(self, shard: int) -> None:
        await self.cluster.ready(shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if not self.leased:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.cluster.may_identify(shard_id or 0)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self.cluster.plays_guild(guild.id):
            await self.parts.chores.arrived(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        if self.cluster.plays_guild(guild.id):
            await self.parts.chores.departed(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.parts.place_moderation.channel_gone(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        await self.parts.place_moderation.channel_gone(gone.guild_id, gone.thread_id)

    async def close(self) -> None:
        """Stop all parts of the bot, in the order of their dependencies.

        A second call waits for the first.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._started:
            await self.cluster.drain()
        await self.jobs.close()
        if hasattr(self, "parts"):
            await self.cluster.stop()
            await self.background.close()
            await self.metrics.close()
            await self.parts.health.stop()
            await self.parts.keeper.close()
            await self.parts.tables.close()
            await self.cluster.hand_over_all()
            await self.gateway.close_all()
            await self.background.close()
        await super().close()
        if hasattr(self, "cluster"):
            await self.cluster.close()
        if hasattr(self, "db"):  # opened, even if the start failed later
            await self.db.close()
        self.painter.close()
        self.threads.close()
