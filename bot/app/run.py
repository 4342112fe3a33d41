"""The processes of `rentroll run` and `rentroll playground`, from start to stop."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import threading
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace

import aiohttp
import discord

from bot.app.client import Rentroll
from bot.hosting import runtime
from bot.hosting.config import Config
from bot.hosting.lock import only_one
from bot.hosting.trouble import disk_trouble, told_to_host
from bot.hosting.watchdog import Watchdog
from bot.playground.cast import TOKEN as PLAYGROUND_TOKEN
from bot.playground.client import ask_through, point_at
from bot.playground.server import NotLoopback, PlaygroundSettings, Running, serve
from bot.support.failures import CannotDo, NotNow

_log = logging.getLogger(__name__)

LONGEST_STOP = 5.0
"""Seconds after which the stop of a single process or of a playground is forced."""
LONGEST_HANDOVER = 30.0
"""Seconds after which the stop of a cluster's process is forced.

Other processes take over its shards meanwhile.
"""


def run_bot(config: Config) -> int:
    """Run the bot, and return the exit code.

    It runs on Discord, in a running playground, or without a token in a playground of its own.
    """
    if config.token_required and not (config.token or config.playground):
        raise CannotDo(
            "there is no token, and this service has to have one: set DISCORD_TOKEN, or set "
            "RENTROLL_TOKEN_FILE to a file that contains it (RENTROLL_TOKEN_REQUIRED=no opens a "
            "playground instead)"
        )
    with only_one(config.database, together=config.shards is not None):
        if not config.playground and not config.token:
            return _run(_bot_with_playground(config), config)
        if config.playground:
            point_at(config.playground)
        if config.api:
            ask_through(config.api)
        return _run(_bot(config, config.token or PLAYGROUND_TOKEN), config)


def run_playground(settings: PlaygroundSettings, config: Config) -> int:
    """Run a playground without a bot, and return the exit code.

    Any bot can connect to the playground.
    """
    return _run(_playground(settings), config)


def _run(work: Awaitable[None], config: Config) -> int:
    """Run a coroutine to its end, and return the exit code.

    Errors that the host of the bot can fix become one sentence each.
    """

    async def whole() -> None:
        await work

    try:
        with told_to_host(f"{config.database}: cannot be used as a database: "):
            runtime.run(whole())
    except KeyboardInterrupt:
        return 0
    except discord.LoginFailure:
        asked = f" (tried {config.playground}: RENTROLL_PLAYGROUND)" if config.playground else ""
        raise CannotDo(
            "Discord does not accept this token: copy it again from the bot's page in the "
            f"developer portal into DISCORD_TOKEN{asked}"
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotDo(
            "Discord refuses the intents this bot asks for: check its page in the developer portal"
        ) from None
    except discord.ConnectionClosed as error:
        raise CannotDo(
            f"Discord has ended the connection for good (code {error.code}): it rejects the number "
            "of shards or this version of Rentroll"
        ) from None
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        where = config.playground or "Discord"
        raise NotNow(f"cannot reach {where}: {_short(error)}") from None
    except (discord.DiscordServerError, discord.GatewayNotFound) as error:
        raise NotNow(f"Discord has an outage, try again later: {_short(error)}") from None
    except NotLoopback as error:
        raise CannotDo(
            f"the playground lets anyone act as anyone, so it is not opened on {error} "
            "without `rentroll playground --open-to-others`"
        ) from None
    except OSError as error:
        raise disk_trouble(error, _about_system(error)) from None
    return 0


def _short(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def _about_system(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "this port is in use already: choose another one with --port or RENTROLL_PORT"
    return f"cannot go on: {error.strerror or error}"


async def _bot(config: Config, token: str, stop: asyncio.Event | None = None) -> None:
    stop = stop or _stop_requested(LONGEST_STOP if config.shards is None else LONGEST_HANDOVER)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    async with Rentroll(config) as bot:
        with Watchdog(lambda: bot.application_id is not None, lambda: bot.gateway.servers):
            await _until_stopped(bot, token, stop)
    if bot.failure is not None:
        raise bot.failure


async def _bot_with_playground(config: Config) -> None:
    stop = _stop_requested()
    playground = await serve(
        PlaygroundSettings.from_environment(host=config.host, port=config.port)
    )
    point_at(playground.url)
    print(f"Rentroll's playground is open: {playground.url}  (Ctrl-C closes it)", flush=True)
    try:
        here = replace(config, playground=playground.url)
        await _bot(here, playground.settings.token, stop)
    finally:
        await playground.close()


async def _until_stopped(bot: Rentroll, token: str, stop: asyncio.Event) -> None:
    """Run the client until it ends or `stop` is set.

    After `stop`, cancel the client's task and close the bot.
    """
    client = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({client, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not client.done():
        _log.info("stopping")
        client.cancel()
        await asyncio.gather(client, return_exceptions=True)
        await bot.close()
        return
    await client


async def _playground(settings: PlaygroundSettings) -> None:
    stop = _stop_requested()
    playground = await serve(settings)
    try:
        print(_invitation(playground), flush=True)
        await stop.wait()
    finally:
        await playground.close()


def _invitation(playground: Running) -> str:
    return (
        f"The playground is open: {playground.url}  (Ctrl-C closes it)\n"
        f"A bot of yours: API {playground.api}, gateway {playground.gateway}, "
        f"token {playground.settings.token}\n"
        f"Rentroll: RENTROLL_PLAYGROUND={playground.url} rentroll run"
    )


def _stop_requested(longest: float = LONGEST_STOP) -> asyncio.Event:
    """Return an event that is set by Ctrl-C or SIGTERM.

    The process ends at once `longest` seconds after the first signal, or at a second signal.
    """
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()

    def ask() -> None:
        stop.set()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)
        timer = threading.Timer(longest, _end_process, (longest,))
        timer.daemon = True
        timer.start()

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, ask)
    return stop


def _end_process(longest: float) -> None:
    """End the process at once. Nothing is lost, because all confirmed moves are on disk."""
    _log.warning("the stop has taken %.0f s: the process ends now", longest)
    os._exit(0)
