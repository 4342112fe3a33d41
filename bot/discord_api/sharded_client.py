"""A client whose shards come and go one by one, and never give up; discord.py's own do neither."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
from discord.shard import EventItem, EventType

from bot.discord_api.gateway import Connector, Gateway, SteadyShard
from bot.support.failures import RepeatFilter


class ShardedClient(discord.AutoShardedClient):
    """`leased` is set before it connects; where it is not, it has all shards for ever."""

    leased = False
    _reconnect = True  # which discord.py's shards read, and sets only when it connects

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        one = asyncio.Lock()
        self.session_lock: Callable[[int], asyncio.Lock] = lambda shard: one
        """Held by the shard that begins a session: Discord wants one after the other."""
        self.complaints = RepeatFilter(time.monotonic)
        self._ends = asyncio.Event()
        self.gateway = Gateway(self)

    async def launch_shards(self) -> None:
        if not self.leased:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = []  # so that none is waited for: each is ready by itself

    async def launch_shard(
        self, gateway: Any, shard_id: int, *, initial: bool = False, has_turn: bool = False
    ) -> None:
        """Connect a shard; what fails is tried again until it works."""
        connector = Connector(self, shard_id)
        try:
            ws = await connector.open(gateway=gateway, initial=initial, has_turn=has_turn)
        except Exception as final:  # noqa: BLE001 - it is raised where the client is run
            self.events.put_nowait(EventItem(EventType.terminate, None, final))
            return
        if ws is None:
            return
        shard = self.open_shards[shard_id] = SteadyShard(ws, self, connector)
        shard.launch()

    def stop_connecting(self) -> None:
        """Connect no shard any more, and cut all pauses short."""
        self._ends.set()

    @property
    def ends(self) -> bool:
        """True from the moment on from which no shard connects any more."""
        return self._ends.is_set()

    async def rest(self, seconds: float) -> None:
        """Let some time go by; the end of the client cuts it short."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ends.wait(), seconds)

    async def close(self) -> None:
        self.stop_connecting()
        await super().close()

    @property
    def events(self) -> asyncio.PriorityQueue[EventItem]:
        """What ends the client."""
        found: asyncio.PriorityQueue[EventItem] = self._AutoShardedClient__queue  # type: ignore[attr-defined]
        return found

    @property
    def open_shards(self) -> dict[int, SteadyShard]:
        """discord.py hands out copies of this only."""
        found: dict[int, SteadyShard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return found
