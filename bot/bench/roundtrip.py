"""A slash command's way through the playground, beside a bare request on the same loopback."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import aiohttp
from msgspec import Struct

from bot.playground.server import Running, Settings, serve

PATIENCE = 20.0


class Way(Struct, frozen=True):
    """How long something took, in seconds, time after time."""

    label: str
    seconds: list[float]

    def quantile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def measure_roundtrips(times: int) -> list[Way]:
    """The bare request first, then what is compared with it."""
    return asyncio.run(_measure(times))


async def _measure(times: int) -> list[Way]:
    playground = await serve(Settings(port=0, rate_limits=False))
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.bench.echo_bot", playground.url, playground.settings.token
    )
    try:
        async with aiohttp.ClientSession() as session:
            return await _with(session, playground, times)
    finally:
        bot.kill()
        await bot.wait()
        await playground.close()


async def _with(session: aiohttp.ClientSession, playground: Running, times: int) -> list[Way]:
    async def bare() -> None:
        async with session.get(f"{playground.api}/gateway") as response:
            await response.read()

    async with session.ws_connect(f"{playground.url}/page/ws?as=ana") as socket:
        person = _Person(socket)
        await person.wait_for_commands()
        return [
            await _timed("bare HTTP request", times, bare),
            await _timed("slash command, text answer", times, lambda: person.slash("text")),
            await _timed("slash command, picture", times, lambda: person.slash("picture")),
        ]


async def _timed(label: str, times: int, act: Callable[[], Awaitable[None]]) -> Way:
    await act()
    seconds = []
    for _ in range(times):
        start = perf_counter()
        await act()
        seconds.append(perf_counter() - start)
    return Way(label, seconds)


class _Person:
    """Somebody at the page who types commands."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.commands: dict[str, str] = {}
        self.channel = ""
        self._count = 0

    async def wait_for_commands(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while "picture" not in self.commands:
                name, data = await self._frame()
                if name == "HELLO":
                    self.channel = data["guilds"][0]["channels"][0]["id"]
                for command in data.get("commands", ()):
                    self.commands[command["name"]] = command["id"]

    async def slash(self, command: str) -> None:
        """Type a command and wait until its answer was received."""
        self._count += 1
        nonce = str(self._count)
        await self.socket.send_json(
            {
                "op": "slash",
                "nonce": nonce,
                "channel_id": self.channel,
                "command_id": self.commands[command],
                "options": [],
            }
        )
        async with asyncio.timeout(PATIENCE):
            while True:
                name, data = await self._frame()
                if name == "INTERACTION" and data["nonce"] == nonce and data["state"] == "done":
                    return

    async def _frame(self) -> tuple[str, dict[str, Any]]:
        frame = await self.socket.receive_json()
        return frame["t"], frame["d"]
