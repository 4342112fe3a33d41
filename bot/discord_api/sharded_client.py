"""A Discord client whose shards connect and close one by one, and always reconnect."""

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
    """A client that connects all shards when it starts.

    If `leased` is True at the start, it connects none, and `launch_shard` connects each shard.
    """

    leased = False
    _reconnect = True  # discord.py sets it in `connect`, and its shards read it

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        one = asyncio.Lock()
        self.session_lock: Callable[[int], asyncio.Lock] = lambda shard: one
        """A function from a shard's number to the lock that it holds to begin a session."""
        self.complaints = RepeatFilter(time.monotonic)
        self._ends = asyncio.Event()
        self.gateway = Gateway(self)

    async def launch_shards(self) -> None:
        if not self.leased:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = []  # the client waits for no shard to be ready

    async def launch_shard(
        self, gateway: Any, shard_id: int, *, initial: bool = False, has_turn: bool = False
    ) -> None:
        """Connect a shard, with as many attempts as needed. A final error ends the client."""
        connector = Connector(self, shard_id)
        try:
            ws = await connector.open(gateway=gateway, initial=initial, has_turn=has_turn)
        except Exception as final:  # noqa: BLE001 - `connect` raises it
            self.events.put_nowait(EventItem(EventType.terminate, None, final))
            return
        if ws is None:
            return
        shard = self.open_shards[shard_id] = SteadyShard(ws, self, connector)
        shard.launch()

    def stop_connecting(self) -> None:
        """Open no more connections, and end all pauses between attempts."""
        self._ends.set()

    @property
    def ends(self) -> bool:
        """True after `stop_connecting` was called."""
        return self._ends.is_set()

    async def rest(self, seconds: float) -> None:
        """Sleep for some seconds, or until `stop_connecting` is called."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ends.wait(), seconds)

    async def close(self) -> None:
        self.stop_connecting()
        await super().close()

    @property
    def events(self) -> asyncio.PriorityQueue[EventItem]:
        """discord.py's queue of events that reconnect a shard or end the client."""
        found: asyncio.PriorityQueue[EventItem] = self._AutoShardedClient__queue  # type: ignore[attr-defined]
        return found

    @property
    def open_shards(self) -> dict[int, SteadyShard]:
        """The opened shards by number. discord.py's public property is only a copy."""
        found: dict[int, SteadyShard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return found
