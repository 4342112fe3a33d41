"""The time of a slash command through the playground, beside a bare request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter

import aiohttp

from bot.playground.server import PlaygroundSettings, Running, serve
from tests.bench.page_client import PATIENCE, Failed, open_page
from tests.bench.processes import bot_process
from tests.bench.timings import Timings
from tests.support.patience import patience


async def measure_roundtrips(times: int) -> list[Timings]:
    """Measure bare requests first, then the commands that are compared with them."""
    playground = await serve(PlaygroundSettings(port=0, rate_limits=False))
    address = playground.url, playground.settings.token
    try:
        async with (
            bot_process("tests.bench.echo_bot", *address),
            aiohttp.ClientSession() as session,
        ):
            return [
                await bare_requests(session, playground, times),
                *await _commands(session, playground, times),
            ]
    finally:
        await playground.close()


async def bare_requests(session: aiohttp.ClientSession, playground: Running, times: int) -> Timings:
    """Measure the shortest possible requests to the playground."""

    async def bare() -> None:
        async with session.get(f"{playground.api}/gateway") as response:
            await response.read()

    return await _timed("Bare HTTP request", times, bare)


async def _commands(
    session: aiohttp.ClientSession, playground: Running, times: int
) -> list[Timings]:
    async with open_page(session, playground.url, "ana") as page:
        known = await page.commands("picture")
        channel = page.hello["guilds"][0]["channels"][0]["id"]

        async def slash(name: str) -> None:
            await page.act("slash", channel_id=channel, command_id=known[name], options=[])

        await _answered(lambda: slash("text"))
        return [
            await _timed("Slash command, text answer", times, lambda: slash("text")),
            await _timed("Slash command, picture", times, lambda: slash("picture")),
        ]


async def _answered(act: Callable[[], Awaitable[None]]) -> None:
    """Retry until `act` works, because the bot registers its commands before it is connected."""
    async with patience(PATIENCE):
        while True:
            with suppress(Failed):
                return await act()
            await asyncio.sleep(0.02)


async def _timed(label: str, times: int, act: Callable[[], Awaitable[None]]) -> Timings:
    await act()
    timings = Timings(label)
    for _ in range(times):
        start = perf_counter()
        await act()
        timings.seconds.append(perf_counter() - start)
    return timings
