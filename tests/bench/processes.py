"""Bots in processes of their own, and the playground's counts of their requests."""

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
    """Run a bot until the block ends, then kill it without warning.

    Each line it prints is a JSON object and is passed to `heard`. The last one says that it ended.
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
    """Return the playground's counts of requests since the last reset."""
    async with session.post(f"{url}/control/statistics", json={"reset": reset}) as response:
        counted: Json = await response.json()
        return counted
