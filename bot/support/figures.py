"""What can be counted and measured, by the names that Prometheus knows it by."""

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
TABLES = _gauge("tables", "Games that are live, read from disk or not yet.", "state")
SHARDS = _gauge("shards", "Connections to Discord's gateway.", "state")
ACTIONS = _counter("actions", "Entries of all games' logs, by whom they were made.", "by")
ANSWER = _seconds("answer", "From a press or a command to its first answer.", _SLOW)
BOARD = _seconds("board", "From a change of a table to its being shown.", _SLOW)
PAINT = _seconds("paint", "Pictures, with the wait for a free painter.", _QUICK)
COMMIT = _seconds("commit", "Transactions of the database, with the wait for it.", _QUICK)
UNSAVED = _counter("failed_commits", "Transactions that the database could not do.")
DATABASE = _gauge("database_bytes", "What the database takes, without its journal.")
REQUESTS = _counter(
    "requests", "Requests to Discord, by route and answer.", "method", "route", "status"
)
RATE_LIMITED = _counter("rate_limited", "Answers of Discord that it was too much (429).", "scope")
BUDGET_USED = _gauge("budget_used_ratio", "Part of a second's requests made in the last second.")
BUDGET_WAITING = _gauge("budget_waiting", "Requests that wait for their turn.")
STALL = _seconds("loop_stall", "How much later than asked the event loop was there.", _QUICK)
