"""Bots in processes of their own, and what the playground counts of their requests."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import msgspec

from tests.support.paths import ROOT

Json = dict[str, Any]
ENDED: Json = {"what": "ended"}


@asynccontextmanager
async def bot_process(
    module: str, *args: str, heard: Callable[[Json], None] = lambda told: None
) -> AsyncIterator[None]:
    """A bot for as long as the block lasts; then it is killed without warning.

    Each line it prints is a JSON object that is handed to `heard`; the last one says it ended.
    """
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *args), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    listening = asyncio.create_task(_listen(bot.stdout, heard))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            bot.kill()
        await bot.wait()
        await listening


async def _listen(lines: asyncio.StreamReader, heard: Callable[[Json], None]) -> None:
    async for line in lines:
        heard(msgspec.json.decode(line))
    heard(ENDED)


async def statistics(session: aiohttp.ClientSession, url: str, *, reset: bool = False) -> Json:
    """What bots have asked the playground for since the last reset."""
    async with session.post(f"{url}/control/statistics", json={"reset": reset}) as response:
        counted: Json = await response.json()
        return counted
