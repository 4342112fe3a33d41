"""Tests of gateway outages: attempts become rarer, and nothing ends the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from statistics import mean

import discord
import pytest

from bot.discord_api.gateway import FIRST, LONGEST_OF_SESSIONS, LONGEST_PAUSE, pause
from bot.discord_api.sharded_client import ShardedClient
from bot.playground.client import point_at
from bot.playground.server import PlaygroundSettings, Running, serve
from tests.support.patience import in_time, patience
from tests.support.patience import until as wait_until

HOUR, DAY = 3600.0, 86_400.0
until = partial(wait_until, pause=0.001)
"""`wait_until` with short pauses, because some states are short."""


class Hurried(ShardedClient):
    """A client that counts its pauses without waiting, and calls `end` after an `outage`."""

    def __init__(self, shards: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), shard_count=shards, guild_ready_timeout=0.01
        )
        self.rested = 0.0
        self.outage = 0.0
        self.end: Callable[[], object] = lambda: None

    async def rest(self, seconds: float) -> None:
        self.rested += seconds
        if self.outage and self.rested >= self.outage * (self.shard_count or 1):
            self.outage = 0.0
            self.end()
        await asyncio.sleep(0)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the pause between sessions, which is no part of an outage."""


class Connected:
    """A client connected to a playground of its own, which can suffer outages."""

    def __init__(self, running: Running, client: Hurried, shards: int) -> None:
        self.running = running
        self.client = client
        self.shards = shards
        self.running_client = asyncio.create_task(client.start(running.settings.token))

    @property
    def attempts(self) -> int:
        return self.running.sessions.attempts

    async def hears(self) -> None:
        """Wait until the client receives the events of all servers."""
        async with patience():
            while not self._hears_all():
                if self.running_client.done():
                    await self.running_client
                await asyncio.sleep(0.001)

    def _hears_all(self) -> bool:
        shards = self.client.open_shards.values()
        return len(shards) == self.shards and all(shard.receives_events for shard in shards)

    async def suffer(self, seconds: float, *faults: str, resumable: bool = True) -> int:
        """Make an outage of one fault, or of two in turn, and return the number of attempts."""
        control, client, before = self.running.control, self.client, self.attempts
        client.rested, client.outage = 0.0, seconds
        client.end = lambda: control.calm({})
        control.gateway({"fault": faults[0]})
        if len(faults) > 1:
            client.outage = seconds / 2
            client.end = lambda: self._next(seconds, faults[1])
        control.drop({"resumable": resumable})
        async with patience():
            while client.outage:
                assert not self.running_client.done(), self.running_client
                await asyncio.sleep(0.001)
        attempts = self.attempts - before
        await self.hears()
        return attempts

    def _next(self, seconds: float, fault: str) -> None:
        self.running.control.gateway({"fault": fault})
        self.client.outage, self.client.end = seconds, lambda: self.running.control.calm({})


@asynccontextmanager
async def connected(shards: int = 1, *, leased: bool = False) -> AsyncIterator[Connected]:
    """Connect a client. If `leased`, open its shards one by one, as in a cluster."""
    running = await serve(PlaygroundSettings(port=0, rate_limits=False))
    point_at(running.url)
    async with Hurried(shards) as client:
        client.leased = leased
        one = Connected(running, client, shards)
        try:
            for shard in range(shards if leased else 0):
                await until(lambda: client.application_id is not None)
                await client.gateway.open(shard)
            await one.hears()
            yield one
        finally:
            await client.close()
            await asyncio.gather(one.running_client, return_exceptions=True)
            await running.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "faults",
    [("close",), ("refuse",), ("refuse", "close"), ("identify",), ("invalid",)],
    ids=" then ".join,
)
async def test_an_hour_without_a_gateway_costs_about_a_hundred_attempts(
    faults: tuple[str, ...], caplog: pytest.LogCaptureFixture
):
    async with connected(shards=2) as bot:
        attempts = await bot.suffer(HOUR, *faults)
        assert attempts <= 2 * (HOUR / (LONGEST_PAUSE / 2) + 12), "of two shards"
        assert attempts >= 2 * 10, "nobody waits for the whole hour"
        said = [record for record in caplog.records if record.name.startswith("bot.")]
        assert 1 <= len(said) <= 4, "and no line for each attempt"
        assert not any(record.exc_info for record in said)


@pytest.mark.asyncio
async def test_leased_shards_pause_too_and_do_not_wait_for_each_other():
    async with connected(shards=3, leased=True) as bot:
        attempts = await bot.suffer(HOUR, "close")
        assert attempts <= 3 * (HOUR / (LONGEST_PAUSE / 2) + 12)
        first, second, third = (bot.client.open_shards[number] for number in range(3))
        for shard, failures in ((first, 0), (second, 30), (third, 0)):
            shard._connector._failures = failures
        rests = asyncio.Event()

        async def rest(seconds: float) -> None:
            if seconds > 1:
                await rests.wait()

        bot.client.rest = rest  # type: ignore[method-assign]
        bot.running.control.drop({})
        await until(lambda: not second.receives_events and not first.receives_events)
        await until(lambda: first.receives_events and third.receives_events)
        assert not second.receives_events
        rests.set()
        await bot.hears()


@pytest.mark.asyncio
async def test_after_a_first_break_the_shard_reconnects_at_once_and_loses_nothing():
    async with connected() as bot:
        session = bot.client.open_shards[0].ws.session_id
        bot.client.rested = 0.0
        bot.client.open_shards[0]._connector._opened -= HOUR
        bot.running.control.drop({})
        await bot.hears()
        assert bot.client.rested == 0.0
        assert bot.client.open_shards[0].ws.session_id == session


@pytest.mark.asyncio
async def test_a_resumable_session_survives_many_gateway_closes():
    async with connected() as bot:
        shard = bot.client.open_shards[0]
        session, left = shard.ws.session_id, sessions_left(bot)
        bot.client.rested = 0.0
        for _ in range(20):
            bot.running.control.drop({})
            await until(lambda: not shard.receives_events)
            await bot.hears()
        assert shard.ws.session_id == session
        assert sessions_left(bot) == left
        assert bot.client.rested <= 20 * FIRST, "nobody waits longer than after the first break"


@pytest.mark.asyncio
async def test_sessions_that_are_lost_after_one_resume_begin_less_and_less_often():
    async with connected() as bot:
        shard, rounds = bot.client.open_shards[0], 12
        bot.client.rested = 0.0
        for resumable in (True, False) * rounds:
            bot.running.control.drop({"resumable": resumable})
            await until(lambda: not shard.receives_events)
            await bot.hears()
        assert bot.client.rested >= 3 * LONGEST_OF_SESSIONS / 2


def sessions_left(bot: Connected) -> int:
    """Return the number of sessions that Discord still allows today."""
    (app,) = bot.running.stage.world.applications
    return int(bot.running.sessions.starts.shape(app)["session_start_limit"]["remaining"])


def test_a_day_of_sessions_that_fail_does_not_cost_the_token():
    for shards in (1, 3, 16):
        pauses = [pause(30, LONGEST_OF_SESSIONS * shards) for _ in range(2000)]
        assert DAY / mean(pauses) * shards < 1000, "of all shards together"


def test_pauses_between_reconnects_grow_and_are_random():
    assert pause(0, LONGEST_PAUSE) == 0
    for failures in range(1, 40):
        most = min(FIRST * 2 ** (failures - 1), LONGEST_PAUSE)
        found = {pause(failures, LONGEST_PAUSE) for _ in range(20)}
        assert len(found) > 1
        assert all(most / 2 <= one <= most for one in found)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("code", "error"),
    [
        (4004, discord.LoginFailure),
        (4014, discord.PrivilegedIntentsRequired),
        (4011, discord.ConnectionClosed),
    ],
)
async def test_a_final_refusal_of_discord_is_not_tried_again(code: int, error: type[Exception]):
    async with connected() as bot:
        before = bot.attempts
        bot.running.control.gateway({"fault": "identify", "code": code})
        bot.running.control.drop({})
        with pytest.raises(error):
            await in_time(bot.running_client)
        assert bot.attempts == before + 1


@pytest.mark.asyncio
async def test_an_unreadable_frame_ends_the_connection_and_not_the_client(
    caplog: pytest.LogCaptureFixture,
):
    async with connected() as bot:
        session = bot.client.open_shards[0].ws.session_id
        for one in bot.running.sessions.connections:
            one.outbox.send('{"op": 0, "t": "GUILD_CREATE", "s": 9, "d": {}}')
        async with patience():
            while bot.client.open_shards[0].ws.session_id in (None, session):
                assert not bot.running_client.done()
                await asyncio.sleep(0.001)
        await bot.hears()
        (said,) = [record for record in caplog.records if "will be tried again" in record.message]
        assert said.exc_info is not None, "what nobody expected is told in full"


@pytest.mark.asyncio
async def test_a_client_that_is_stopped_while_it_cannot_connect_stops_at_once():
    running = await serve(PlaygroundSettings(port=0, rate_limits=False))
    point_at(running.url)
    running.control.gateway({"fault": "refuse"})
    async with ShardedClient(intents=discord.Intents.none(), shard_count=1) as client:
        starting = asyncio.create_task(client.start(running.settings.token))
        await until(lambda: running.sessions.attempts >= 3)
        await client.close()
        await in_time(starting)
    await running.close()
