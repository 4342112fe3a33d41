"""The gateway connections of shards, each of which reconnects after longer and longer pauses.

discord.py's own code reconnects at once if a gateway closes before it says hello. It ends the
client if such a close follows a refusal. While one shard pauses, it makes all shards wait.
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

FIRST, LONGEST_PAUSE = 0.5, 60.0
"""Most seconds of the pause before the second attempt, and before any later attempt.

Before another new session, `LONGEST_OF_SESSIONS` counts instead.
"""
LONGEST_OF_SESSIONS = 120.0
"""Most seconds of the pause before another new session, per shard of the bot.

The value is multiplied by the number of shards. It replaces `LONGEST_PAUSE` if a session began
lately. Discord allows 1,000 new sessions a day.
"""
STEADY = 60.0
"""Seconds that a connection must last to set the count of failures back to 0."""
RESUMES = 3
"""Most failures in a row after which the session is still resumed. Then a new session begins."""
CONNECTING = 180.0
"""Most seconds of one attempt to connect, including the wait until a session may begin."""
CLOSING = 1.0
"""Most seconds that `Gateway.close_all` waits until all connections are closed."""
BAD_TOKEN, BAD_INTENTS = 4004, 4014
FINAL = {BAD_TOKEN, 4010, 4011, 4012, 4013, BAD_INTENTS}
"""Close codes after which every other attempt would fail too."""
USUAL = (ReconnectWebSocket, OSError, discord.DiscordException, aiohttp.ClientError)
"""The expected errors of a connection that breaks or cannot be opened. A timeout is an OSError."""


def final_error(error: Exception, shard: int) -> Exception | None:
    """Return the error that ends the client if another attempt is pointless, otherwise None."""
    code = error.code if isinstance(error, ConnectionClosed) else 0
    if code == BAD_TOKEN:
        return discord.LoginFailure("Discord has ended the session: its token is not valid")
    if code == BAD_INTENTS:
        return PrivilegedIntentsRequired(shard)
    return error if code in FINAL else None


def pause(failures: int, longest: float) -> float:
    """Return the seconds before the next attempt: random, longer after each failure, 0 without one.

    `longest` is the most seconds.
    """
    if not failures:
        return 0.0
    most = min(FIRST * 2.0 ** min(failures - 1, 32), longest)
    return random.uniform(most / 2, most)


class ResumePoint(NamedTuple):
    """The data with which Discord resumes a session."""

    id: str
    sequence: int | None
    gateway: Any

    @classmethod
    def after(cls, ws: DiscordWebSocket, error: Exception) -> ResumePoint | None:
        """Return the data to resume a broken connection's session.

        Return None if there was no session, or after an unexpected error.
        """
        if ws.session_id is None or not isinstance(error, USUAL):
            return None
        return cls(ws.session_id, ws.sequence, ws.gateway)


class Connector:
    """The opener of one shard's connections. It counts failures and pauses between attempts."""

    def __init__(self, client: ShardedClient, shard: int) -> None:
        self._client = client
        self._shard = shard
        self._failures = 0
        """The number of attempts in a row that failed or whose connection soon broke."""
        self._sessions = 0
        """The number of new sessions since a connection last lasted `STEADY` seconds."""
        self._opened = 0.0
        self._resumed = False

    async def open(
        self,
        session: ResumePoint | None = None,
        gateway: Any = None,
        *,
        initial: bool = False,
        has_turn: bool = False,
    ) -> DiscordWebSocket | None:
        """Connect the shard, with as many attempts as needed, and return the open connection.

        Return None if the client ends meanwhile. Raise only an error that makes another attempt
        pointless. If `has_turn` is False, wait for the shard's session lock before a new session.
        If it is True, the caller holds that lock.
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
            except Exception as error:  # noqa: BLE001 - the next attempt may succeed
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
        """Note that the open connection broke. It is a failure if it did not last `STEADY` seconds.

        `heard` is True if the connection delivered an event. A resumed session that delivered an
        event is resumed again, even if it broke soon.
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
        what = type(error).__name__  # the text differs each time
        if self._client.complaints.new(f"gateway {what}"):
            closed = isinstance(error, ReconnectWebSocket)
            said = "Discord ended the connection" if closed else f"{what}: {error}"
            whole = None if isinstance(error, USUAL) else error
            words = "shard %d is not connected and will be tried again: %s"
            _log.warning(words, self._shard, said, exc_info=whole)

    async def _rest(self, *, begins: bool) -> None:
        """Pause before the next attempt. The pause is longer before repeated new sessions."""
        failures, longest = self._failures, LONGEST_PAUSE
        if begins and self._sessions:
            failures = max(failures, self._sessions)
            longest = LONGEST_OF_SESSIONS * (self._client.shard_count or 1)
        await self._client.rest(pause(failures, longest))

    async def _attempt(
        self, session: ResumePoint | None, gateway: Any, initial: bool
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
    """A shard that reads events, and opens a new connection whenever its connection breaks."""

    def __init__(self, ws: DiscordWebSocket, client: ShardedClient, connector: Connector) -> None:
        super().__init__(ws, client, client.events.put_nowait)
        self._connector = connector
        self._begins_at = ws.sequence

    @property
    def receives_events(self) -> bool:
        """True if the connection is open and has delivered an event."""
        return self.ws.open and self._has_heard

    @property
    def _has_heard(self) -> bool:
        """True if an event has arrived since the connection was opened."""
        return self.ws.sequence not in (None, self._begins_at)

    async def worker(self) -> None:
        while not self._client.is_closed():
            try:
                try:
                    await self.ws.poll_event()
                except Exception as error:  # noqa: BLE001 - reconnect after any error
                    await self._connect_again(error)
            except Exception as final:  # noqa: BLE001 - a final error ends the client
                self._queue_put(EventItem(EventType.terminate, self, final))
                return

    async def _connect_again(self, error: Exception) -> None:
        if final := final_error(error, self.id):
            raise final
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        self._connector.broke(error, heard=self._has_heard)
        session = ResumePoint.after(self.ws, error)
        if self.ws.open:
            with suppress(*USUAL):
                await self.ws.close(code=4000)
        ws = await self._connector.open(session)
        if ws is not None:
            self.ws, self._begins_at = ws, ws.sequence


class Gateway:
    """The gateway connections of this process, with their shards and servers."""

    def __init__(self, client: ShardedClient) -> None:
        self._client = client

    @property
    def servers(self) -> int:
        """The number of servers that Discord lists on the shards of this process."""
        return len(self._client.guilds)

    @property
    def shards(self) -> dict[int, bool]:
        """The opened shards by number: True if a shard is connected, False while it reconnects."""
        return {number: shard.ws.open for number, shard in self._client.open_shards.copy().items()}

    def is_ready(self) -> bool:
        """Return True if Discord has listed all servers of the shards connected at the start."""
        return self._client.is_ready()

    def lists(self, guild: int) -> bool:
        """Return True if Discord lists a server on a shard of this process."""
        return self._client.get_guild(guild) is not None

    def hears(self, guild: int) -> bool:
        """Return True if the bot receives a server's events, and the server has no outage."""
        found = self._client.get_guild(guild)
        shard = self._client.open_shards.get(shard_of(guild, self._client.shard_count or 1))
        return (
            shard is not None
            and shard.receives_events
            and found is not None
            and not found.unavailable
        )

    async def limits(self) -> tuple[int, int]:
        """Return two limits of Discord: the recommended number of shards, and the sessions at once.

        The second one is the number of shards that may begin a session at the same time.
        """
        async with asyncio.timeout(PATIENCE):
            recommended, _, limits = await self._client.http.get_bot_gateway()
        return recommended, limits["max_concurrency"]

    def share(self, count: int, session_lock: Callable[[int], asyncio.Lock]) -> None:
        """Share `count` shards with other processes, so that only `open` connects a shard.

        `session_lock` returns the lock that a shard holds while it begins a session.
        """
        self._client.leased, self._client.shard_count = True, count
        self._client.session_lock = session_lock

    async def open(self, shard: int) -> None:
        """Connect a shard. The caller must make sure that the shard may begin a session now."""
        await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, has_turn=True)

    async def close(self, shard: int) -> None:
        """Disconnect a shard, and remove its servers from the client's cache."""
        found = self._client.open_shards.pop(shard, None)
        if found is not None:
            await found.close()
        for guild in [one for one in self._client.guilds if one.shard_id == shard]:
            self._client._connection._remove_guild(guild)

    async def close_all(self) -> None:
        """Disconnect all shards for good.

        Interactions that arrived before can still be answered.
        """
        self._client.stop_connecting()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(one.close() for one in self._client.open_shards.values()))
