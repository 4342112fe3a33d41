"""`rentroll run`: the bot on Discord, or with a playground of its own where there is no token."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from bot.app import Rentroll
from bot.config import Config
from bot.playground.client import point_at
from bot.playground.server import Settings, serve


def run_bot(config: Config) -> int:
    """Run until stopped; returns the exit code."""
    with suppress(KeyboardInterrupt):
        asyncio.run(_on_discord(config) if config.token else _in_playground(config))
    return 0


async def _on_discord(config: Config) -> None:
    async with Rentroll(config) as bot:
        await _until_stopped(bot, config.token)


async def _in_playground(config: Config) -> None:
    settings = Settings.from_environment(host=config.host, port=config.port)
    playground = await serve(settings)
    point_at(playground.url)
    print(f"Rentroll's playground is open: {playground.url}  (Ctrl-C closes it)", flush=True)
    try:
        async with Rentroll(config) as bot:
            await _until_stopped(bot, settings.token)
    finally:
        await playground.close()


async def _until_stopped(bot: Rentroll, token: str) -> None:
    """Run the client; a request to stop closes it in good order."""
    loop = asyncio.get_running_loop()
    client = asyncio.create_task(bot.start(token))
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, lambda: asyncio.ensure_future(bot.close()))
    await client
