"""Shards that connect themselves, as often as it takes and ever more seldom, and all of them.

discord.py's own connects again at once when a gateway closes before it has said hello, ends the
client when that follows a refusal, and lets all other shards wait while one pauses.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
import discord
from discord.errors import ConnectionClosed, PrivilegedIntentsRequired
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.discord_api.sender import PATIENCE
from bot.store.shards.shard import shard_of

if TYPE_CHECKING:
    from bot.discord_api.sharded_client import ShardedClient

_log = logging.getLogger(__name__)

FIRST, LONGEST = 0.5, 60.0
"""Seconds between the first two attempts, and between any two at most."""
LONGEST_OF_SESSIONS = 120.0
"""Seconds between two new sessions at most, times all shards: Discord allows 1,000 a day."""
STEADY = 60.0
"""Seconds after which a connection counts as one that worked, whatever ends it."""
RESUMES = 3
"""Failures in a row after which a session is given up and a new one begins."""
CONNECTING = 180.0
"""Seconds that an attempt may take, with the pause before a new session."""
CLOSING = 1.0
"""Seconds that Discord has to confirm the end of a connection."""
BAD_TOKEN, BAD_INTENTS = 4004, 4014
FINAL = {BAD_TOKEN, 4010, 4011, 4012, 4013, BAD_INTENTS}
"""Codes after which Discord wants no other attempt."""
USUAL = (ReconnectWebSocket, OSError, discord.DiscordException, aiohttp.ClientError)
"""What a connection that breaks, or cannot be had, ends with; a timeout is an OSError."""


def final_error(error: Exception, shard: int) -> Exception | None:
    """Why no other attempt would do better; None where one may."""
    code = error.code if isinstance(error, ConnectionClosed) else 0
    if code == BAD_TOKEN:
        return discord.LoginFailure("Discord has ended the session: its token is not valid")
    if code == BAD_INTENTS:
        return PrivilegedIntentsRequired(shard)
    return error if code in FINAL else None


def pause(failures: int, longest: float) -> float:
    """Seconds before the next attempt, after so many that failed in a row."""
    if not failures:
        return 0.0
    most = min(FIRST * 2.0 ** min(failures - 1, 32), longest)
    return random.uniform(most / 2, most)


class Session(NamedTuple):
    """What Discord can go on with."""

    id: str
    sequence: int | None
    gateway: Any

    @classmethod
    def after(cls, ws: DiscordWebSocket, error: Exception) -> Session | None:
        """The session of a connection that broke; what is not understood is not asked for again."""
        if ws.session_id is None or not isinstance(error, USUAL):
            return None
        return cls(ws.session_id, ws.sequence, ws.gateway)


class Connector:
    """Opens the connections of one shard, one after the other."""

    def __init__(self, client: ShardedClient, shard: int) -> None:
        self._client = client
        self._shard = shard
        self._failures = 0
        """Attempts in a row that failed, and connections that ended before they were of use."""
        self._sessions = 0
        """New sessions since a connection last held for a steady minute."""
        self._opened = 0.0
        self._resumed = False

    async def open(
        self,
        session: Session | None = None,
        gateway: Any = None,
        *,
        initial: bool = False,
        has_turn: bool = False,
    ) -> DiscordWebSocket | None:
        """A connection that Discord has greeted, whenever that may be; None if the client ends.

        Raises only what is final. `has_turn`: new sessions wait for each other elsewhere.
        """
        while True:
            resumed = session if self._failures <= RESUMES else None
            await self._rest(begins=resumed is None)
            if self._client.ends:
                return None
            turn: AbstractAsyncContextManager[Any] = nullcontext()
            if resumed is None and not has_turn:
                turn = self._client.session_lock(self._shard)
            try:
                async with turn, asyncio.timeout(CONNECTING):
                    ws = await self._attempt(resumed, gateway, initial)
            except Exception as error:  # noqa: BLE001 - whatever it is, the next may do better
                if final := final_error(error, self._shard):
                    raise final from None
                self._failures += 1
                self._complain(error)
            else:
                self._resumed = resumed is not None
                self._sessions += not self._resumed
                self._opened = self._client.loop.time()
                return ws

    def broke(self, error: Exception, *, heard: bool) -> None:
        """Note that the open connection has ended; `heard`: Discord told something by it.

        A session that was resumed is worth resuming again, however soon its connection breaks.
        """
        if self._client.loop.time() - self._opened >= STEADY:
            self._failures = self._sessions = 0
        elif heard and self._resumed:
            self._failures = 1
        else:
            self._failures += 1
        if self._failures > 1 or not isinstance(error, ReconnectWebSocket):
            self._complain(error)

    def _complain(self, error: Exception) -> None:
        what = type(error).__name__  # what it says is different each time
        if self._client.complaints.new(f"gateway {what}"):
            closed = isinstance(error, ReconnectWebSocket)
            said = "Discord ended the connection" if closed else f"{what}: {error}"
            whole = None if isinstance(error, USUAL) else error
            words = "shard %d is not connected, and it is tried again: %s"
            _log.warning(words, self._shard, said, exc_info=whole)

    async def _rest(self, *, begins: bool) -> None:
        """Pause before the next attempt, longer where it begins a new session."""
        failures, longest = self._failures, LONGEST
        if begins and self._sessions:
            failures = max(failures, self._sessions)
            longest = LONGEST_OF_SESSIONS * (self._client.shard_count or 1)
        await self._client.rest(pause(failures, longest))

    async def _attempt(
        self, session: Session | None, gateway: Any, initial: bool
    ) -> DiscordWebSocket:
        if session is None:
            return await DiscordWebSocket.from_client(
                self._client, initial=initial, gateway=gateway, shard_id=self._shard
            )
        return await DiscordWebSocket.from_client(
            self._client,
            resume=True,
            gateway=session.gateway,
            shard_id=self._shard,
            session=session.id,
            sequence=session.sequence,
        )


class SteadyShard(Shard):
    """Reads one shard's events, from connection to connection, until it is closed."""

    def __init__(self, ws: DiscordWebSocket, client: ShardedClient, connector: Connector) -> None:
        super().__init__(ws, client, client.events.put_nowait)
        self._connector = connector
        self._begins_at = ws.sequence

    @property
    def hears(self) -> bool:
        """Whether Discord tells what happens."""
        return self.ws.open and self._has_heard

    @property
    def _has_heard(self) -> bool:
        """Whether Discord has told something since the connection was made."""
        return self.ws.sequence not in (None, self._begins_at)

    async def worker(self) -> None:
        while not self._client.is_closed():
            try:
                try:
                    await self.ws.poll_event()
                except Exception as error:  # noqa: BLE001 - nothing may end the whole client
                    await self._connect_again(error)
            except Exception as final:  # noqa: BLE001 - but what is final
                self._queue_put(EventItem(EventType.terminate, self, final))
                return

    async def _connect_again(self, error: Exception) -> None:
        if final := final_error(error, self.id):
            raise final
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        self._connector.broke(error, heard=self._has_heard)
        session = Session.after(self.ws, error)
        if self.ws.open:
            with suppress(*USUAL):
                await self.ws.close(code=4000)
        ws = await self._connector.open(session)
        if ws is not None:
            self.ws, self._begins_at = ws, ws.sequence


class Gateway:
    """The shards that this process has connected, and the servers that Discord lists on them."""

    def __init__(self, client: ShardedClient) -> None:
        self._client = client

    @property
    def servers(self) -> int:
        """Number of servers that Discord lists."""
        return len(self._client.guilds)

    @property
    def shards(self) -> dict[int, bool]:
        """True for each shard that is connected, False for each that connects again."""
        return {number: shard.ws.open for number, shard in self._client.open_shards.copy().items()}

    def is_ready(self) -> bool:
        """Return True if Discord has listed all servers."""
        return self._client.is_ready()

    def lists(self, guild: int) -> bool:
        """Return True if Discord lists a server."""
        return self._client.get_guild(guild) is not None

    def hears(self, guild: int) -> bool:
        """Return True if Discord tells what happens in a server."""
        found = self._client.get_guild(guild)
        shard = self._client.open_shards.get(shard_of(guild, self._client.shard_count or 1))
        return shard is not None and shard.hears and found is not None and not found.unavailable

    async def limits(self) -> tuple[int, int]:
        """Return the recommended number of shards, and how many may begin at the same time."""
        async with asyncio.timeout(PATIENCE):
            recommended, _, limits = await self._client.http.get_bot_gateway()
        return recommended, limits["max_concurrency"]

    def share(self, count: int, session_lock: Callable[[int], asyncio.Lock]) -> None:
        """Share `count` shards with other processes: each is connected by `open` alone."""
        self._client.leased, self._client.shard_count = True, count
        self._client.session_lock = session_lock

    async def open(self, shard: int) -> None:
        """Connect a shard whose turn it is to begin a session."""
        await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, has_turn=True)

    async def close(self, shard: int) -> None:
        """Disconnect a shard, and forget its servers."""
        found = self._client.open_shards.pop(shard, None)
        if found is not None:
            await found.close()
        for guild in [one for one in self._client.guilds if one.shard_id == shard]:
            self._client._connection._remove_guild(guild)

    async def close_all(self) -> None:
        """Disconnect all shards: nothing new arrives. What is under way can still be answered."""
        self._client.stop_connecting()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(one.close() for one in self._client.open_shards.values()))
