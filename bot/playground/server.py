"""The playground's server: the API, the gateway, the CDN and the page on one port."""

from __future__ import annotations

import ipaddress
import logging
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from aiohttp import web

from bot.playground import cast
from bot.playground.api import LARGEST_REQUEST, Api
from bot.playground.buckets import Buckets
from bot.playground.clock import Clock, Snowflakes
from bot.playground.control import Control
from bot.playground.faults import Faults
from bot.playground.gateway import GatewayServer
from bot.playground.hub import Hub
from bot.playground.limits.openapi import Published
from bot.playground.pages import Pages, guard
from bot.playground.people import Window
from bot.playground.session_starts import SessionStarts
from bot.playground.shapes import Shapes
from bot.playground.stage import Stage
from bot.playground.world import PRIVILEGED, World

_log = logging.getLogger(__name__)

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
"""Host names that requests may use, unless the playground is open to other machines."""
DESCRIPTION = "RENTROLL_DISCORD_OPENAPI"
"""The name of the environment variable with the path of Discord's published description."""


published = cache(Published)  # reading and compiling takes longer than starting the server


class NotLoopback(Exception):
    """The error for a host that other machines can reach, without `open_to_others`."""


@dataclass(frozen=True)
class PlaygroundSettings:
    """The settings of a playground. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8765
    token: str = cast.TOKEN
    bot_name: str = "Rentroll"
    open_to_others: bool = False
    rate_limits: bool = True
    repeatable_ids: bool = False
    start: float | None = None
    heartbeat: float = 41.25
    resume_window: float = 180.0
    privileged_intents: int = PRIVILEGED
    servers: int = 0
    """Number of guilds in addition to the guilds in `cast`."""
    shards: int = 1
    """Number of shards that the gateway recommends to bots."""
    max_concurrency: int = 1
    identify_seconds: float = 5.0
    session_starts: int = 1000
    guilds_per_shard: int = 2500
    description: Path | None = None

    @classmethod
    def from_environment(cls, **given: object) -> PlaygroundSettings:
        """Return settings with these values.

        Unless `description` is given, it is read from the environment variable that `DESCRIPTION`
        names.
        """
        path = os.environ.get(DESCRIPTION)
        described = Path(path) if path else None
        return cls(**{"description": described, **given})  # type: ignore[arg-type]


class Running:
    """A playground and its server. `open` starts the server, `close` stops it."""

    def __init__(self, settings: PlaygroundSettings) -> None:
        self.settings = settings
        clock = Clock(settings.start)
        ids = Snowflakes(clock, repeatable=True, first=cast.FIRST_ID)
        world = World(clock, ids)
        cast.open_world(world, settings.token, settings.bot_name)
        for app in world.applications.values():
            app.privileged = settings.privileged_intents
        cast.add_servers(world, settings.servers)
        ids.repeatable = settings.repeatable_ids
        faults = Faults()
        self.stage = Stage(clock, world, Shapes(world), faults, Hub(world, faults))
        clock.watchers.append(self._tell_the_time)
        self.buckets = Buckets(clock, on=settings.rate_limits)
        self.starts = SessionStarts(
            self.buckets,
            settings.shards,
            settings.session_starts,
            settings.max_concurrency,
            settings.identify_seconds,
        )
        described = published(settings.description) if settings.description else None
        self._api = Api(self.stage, self.buckets, self.starts, described)
        self.sessions = GatewayServer(
            self.stage,
            self.starts,
            heartbeat=settings.heartbeat,
            resume_window=settings.resume_window,
            guilds_per_shard=settings.guilds_per_shard,
        )
        self.control = Control(self.stage, self.sessions, self._api)
        self._runner: web.AppRunner | None = None
        self.url = ""

    @property
    def api(self) -> str:
        return f"{self.url}/api/v10"

    @property
    def gateway(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/gateway"

    @property
    def wrong_answers(self) -> list[str]:
        """Differences between answers and the published description, one line each."""
        return self._api.wrong_answers

    def _tell_the_time(self) -> None:
        """Send the playground's time to all windows of the page."""
        now = {"now_ms": int(self.stage.clock.now() * 1000)}
        self.stage.hub.to_people(self.stage.world.users, "CLOCK", now)

    async def open(self) -> None:
        hosts = None if self.settings.open_to_others else HERE | {self.settings.host}
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[guard(hosts)])
        app.add_routes([*self._api.routes(), *self.control.routes()])
        app.add_routes([web.get("/gateway", self.sessions.connect)])
        app.add_routes([web.get("/gateway/", self.sessions.connect)])
        app.add_routes(Pages(self.stage).routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.settings.host, self.settings.port)
        await site.start()
        port = self._runner.addresses[0][1]
        host = f"[{self.settings.host}]" if ":" in self.settings.host else self.settings.host
        self.url = f"http://{host}:{port}"
        self.stage.shapes.base = self.url
        self.starts.url = self.gateway

    async def close(self) -> None:
        """Close every connection and stop listening."""
        self.stage.clock.stop()
        self.stage.faults.clear()
        self.sessions.close()
        for window in list(self.stage.hub.windows):
            if isinstance(window, Window):
                window.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None


async def serve(settings: PlaygroundSettings | None = None) -> Running:
    """Start a playground and return it.

    The port is `settings.port`, or a free port if it is 0. Raise `NotLoopback` for a host that
    other machines can reach, unless `open_to_others` is set.
    """
    settings = settings or PlaygroundSettings.from_environment()
    if not _is_loopback(settings.host):
        if not settings.open_to_others:
            raise NotLoopback(settings.host)
        _log.warning(
            "The playground listens on %s: everybody who reaches it can act as any person.",
            settings.host,
        )
    running = Running(settings)
    await running.open()
    return running


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
