"""A slash command's way through the playground, beside a bare request on the same loopback."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter

import aiohttp
from msgspec import Struct

from bot.playground.server import Running, Settings, serve
from tests.bench.page_client import PATIENCE, Failed, opened


class Way(Struct, frozen=True):
    """How long something took, in seconds, time after time."""

    label: str
    seconds: list[float]

    def quantile(self, share: float) -> float:
        ordered = sorted(self.seconds) or [float("nan")]
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def measure_roundtrips(times: int) -> list[Way]:
    """The bare request first, then what is compared with it."""
    return asyncio.run(_measure(times))


async def _measure(times: int) -> list[Way]:
    playground = await serve(Settings(port=0, rate_limits=False))
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.echo_bot", playground.url, playground.settings.token
    )
    try:
        async with aiohttp.ClientSession() as session:
            return [
                await bare_requests(session, playground, times),
                *await _commands(session, playground, times),
            ]
    finally:
        bot.kill()
        await bot.wait()
        await playground.close()


async def bare_requests(session: aiohttp.ClientSession, playground: Running, times: int) -> Way:
    """The least a request to the playground can take."""

    async def bare() -> None:
        async with session.get(f"{playground.api}/gateway") as response:
            await response.read()

    return await _timed("Bare HTTP request", times, bare)


async def _commands(session: aiohttp.ClientSession, playground: Running, times: int) -> list[Way]:
    async with opened(session, playground.url, "ana") as window:
        known = await window.commands("picture")
        channel = window.hello["guilds"][0]["channels"][0]["id"]

        async def slash(name: str) -> None:
            await window.act("slash", channel_id=channel, command_id=known[name], options=[])

        await _answered(lambda: slash("text"))
        return [
            await _timed("Slash command, text answer", times, lambda: slash("text")),
            await _timed("Slash command, picture", times, lambda: slash("picture")),
        ]


async def _answered(act: Callable[[], Awaitable[None]]) -> None:
    """Try until it works: a bot makes its commands known before it is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Failed):
                return await act()
            await asyncio.sleep(0.02)


async def _timed(label: str, times: int, act: Callable[[], Awaitable[None]]) -> Way:
    await act()
    seconds = []
    for _ in range(times):
        start = perf_counter()
        await act()
        seconds.append(perf_counter() - start)
    return Way(label, seconds)
