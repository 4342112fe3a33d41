"""The bot's metrics for Prometheus, with their names and units."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0)


def _counter(name: str, what: str, *labels: str) -> Counter:
    return Counter(f"rentroll_{name}", what, labels, registry=REGISTRY)


def _gauge(name: str, what: str, *labels: str) -> Gauge:
    return Gauge(f"rentroll_{name}", what, labels, registry=REGISTRY)


def _seconds(name: str, what: str, buckets: tuple[float, ...]) -> Histogram:
    return Histogram(f"rentroll_{name}_seconds", what, registry=REGISTRY, buckets=buckets)


BUILD = Info("rentroll_build", "The version that runs.", registry=REGISTRY)
SERVERS = _gauge("servers", "Servers that the bot is in.")
TABLES = _gauge("tables", "Live games, loaded from the database or not yet.", "state")
SHARDS = _gauge("shards", "Connections to Discord's gateway.", "state")
ACTIONS = _counter("actions", "Entries of all games' logs, by their author.", "by")
ANSWER = _seconds("answer", "Time from a press or a command to its first answer.", _SLOW)
BOARD = _seconds("board", "Time from a change of a table to its display in Discord.", _SLOW)
PAINT = _seconds("paint", "Time for a picture, with the wait for a free thread.", _QUICK)
COMMIT = _seconds("commit", "Time for a transaction, with the wait for the database.", _QUICK)
UNSAVED = _counter("failed_commits", "Transactions that failed in the database.")
DATABASE = _gauge("database_bytes", "Size of the database, without its write-ahead log.")
REQUESTS = _counter(
    "requests", "Requests to Discord, by route and answer.", "method", "route", "status"
)
RATE_LIMITED = _counter("rate_limited", "Rate limits reported by Discord (status 429).", "scope")
BUDGET_USED = _gauge("budget_used_ratio", "Requests of the last second, as a part of the limit.")
BUDGET_WAITING = _gauge("budget_waiting", "Requests in the queue.")
STALL = _seconds("loop_stall", "Delay of the event loop's timers.", _QUICK)
