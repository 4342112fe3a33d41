"""The collection of metrics while the bot runs, and the HTTP server that Prometheus reads."""

from __future__ import annotations

import re
import threading
import time
from collections import OrderedDict
from wsgiref.simple_server import WSGIServer

import aiohttp
from prometheus_client import start_http_server

from bot.discord_api.budget import Budget
from bot.discord_api.gateway import Gateway
from bot.hosting.version import version
from bot.store.database.codec import Commit
from bot.store.database.database import Database
from bot.store.database.writer import DatabaseFailed
from bot.support import figures as metrics
from bot.support.failures import CannotDo
from bot.tables.registry import Tables
from bot.tables.table import LiveTable

REMEMBERED = 1000
"""Most unanswered interactions whose arrival times are kept. The oldest is dropped first."""
_API = re.compile(r".*/api(?:/v\d+)?(?=/)")
_CALLBACK = re.compile(r".*/interactions/(\d+)/[^/]+/callback")
_NUMBER = re.compile(r"(?<=/)\d+(?=/|$)")
_TOKEN = re.compile(r"(?<=/interactions/:id/)[^/]+|(?<=/webhooks/:id/)[^/]+")


class Metrics:
    """The metrics of a running bot.

    They are always counted, but served only with RENTROLL_METRICS.
    """

    def __init__(self) -> None:
        self._arrived: OrderedDict[int, float] = OrderedDict()
        self._server: tuple[WSGIServer, threading.Thread] | None = None

    def watch(self, gateway: Gateway, db: Database, tables: Tables, budget: Budget) -> None:
        """Read the values of gauges from these objects when Prometheus asks.

        An example is the number of live games.
        """
        self._db = db
        metrics.BUILD.info({"version": version()})
        metrics.SERVERS.set_function(lambda: gateway.servers)
        metrics.TABLES.labels("read").set_function(lambda: tables.count - len(tables.unread))
        metrics.TABLES.labels("unread").set_function(lambda: len(tables.unread))
        metrics.SHARDS.labels("connected").set_function(lambda: sum(gateway.shards.values()))
        down = metrics.SHARDS.labels("down")
        down.set_function(lambda: [*gateway.shards.values()].count(False))
        metrics.BUDGET_USED.set_function(lambda: budget.used)
        metrics.BUDGET_WAITING.set_function(lambda: budget.waiting)

    def serve(self, host: str, port: int) -> None:
        """Serve the metrics by HTTP from a thread, which answers even if the event loop hangs.

        Raise CannotDo if the port cannot be used.
        """
        try:
            self._server = start_http_server(port, host, metrics.REGISTRY)
        except OSError as error:
            words = f"RENTROLL_METRICS: cannot listen on {host}:{port}: {error.strerror or error}"
            raise CannotDo(words) from None

    @property
    def port(self) -> int:
        """The port of the HTTP server, or 0 if the server does not run."""
        return self._server[0].server_port if self._server else 0

    async def close(self) -> None:
        if self._server is not None:
            server, thread = self._server
            server.shutdown()
            server.server_close()
            thread.join()

    def arrived(self, interaction: int) -> None:
        """Note the arrival time of the interaction with this id."""
        self._arrived[interaction] = time.perf_counter()
        if len(self._arrived) > REMEMBERED:
            self._arrived.popitem(last=False)

    def answered(self, end: aiohttp.TraceRequestEndParams) -> None:
        """Count a finished request to Discord.

        If it answers an interaction, measure the seconds since the interaction arrived.
        """
        path, answer = end.url.path, end.response
        metrics.REQUESTS.labels(end.method, route_of(path), answer.status).inc()
        if answer.status == 429:
            metrics.RATE_LIMITED.labels(answer.headers.get("X-RateLimit-Scope", "none")).inc()
        if found := _CALLBACK.fullmatch(path):
            begun = self._arrived.pop(int(found[1]), None)
            if begun is not None:
                metrics.ANSWER.observe(time.perf_counter() - begun)

    def acted(self, table: LiveTable, commit: Commit | None) -> None:
        """Count an entry of a game's log by the type of its author.

        Ignore changes without an entry.
        """
        if commit is not None:
            metrics.ACTIONS.labels(commit.by).inc()

    def committed(self, seconds: float, failure: DatabaseFailed | None) -> None:
        """Measure the seconds of a successful transaction, or count a failed one."""
        if failure is None:
            metrics.COMMIT.observe(seconds)
        else:
            metrics.UNSAVED.inc()

    async def measure(self) -> None:
        """Update the metric of the database's size in bytes."""
        metrics.DATABASE.set(await self._db.size())


def route_of(path: str) -> str:
    """Return the route of a path of Discord's API, with `:id` and `:token` in place of values.

    Return "other" for a path outside Discord's API.
    """
    bare, ours = _API.subn("", path, count=1)
    return _TOKEN.sub(":token", _NUMBER.sub(":id", bare)) if ours else "other"
