"""The heartbeat of a running bot, and the check that reads it for `rentroll health`.

The heartbeat is a JSON file beside a SQLite database, or a row of `facts` in a PostgreSQL database.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.discord_api.gateway import Gateway
from bot.discord_api.servers import Servers
from bot.hosting.config import Config
from bot.hosting.lock import beside
from bot.hosting.saving_check import SavingCheck
from bot.hosting.version import version
from bot.hosting.wall_clock import TOLERANCE, WallClock, span
from bot.store.database.address import Address, Server
from bot.store.database.database import Database, UnusableDatabase, looking_at, postgres
from bot.store.database.writer import DatabaseFailed
from bot.store.shards.leases import Cluster
from bot.tables.registry import Tables

EVERY = 10.0
"""Fewest seconds between two heartbeats."""
LIFE_SIGN = "alive"
"""The name of the fact (a row of table `facts`) with the heartbeat in a PostgreSQL database."""
STALE = 60.0
"""Seconds since all shards were last connected, above which the bot counts as not well."""
NAMED = 5
"""Most shards that a health report lists by number. It only counts the other ones."""


def life_sign(database: Path) -> Path:
    """Return the path of the heartbeat file beside a database file."""
    return beside(database, ".alive")


class HealthCheck:
    """The writer of heartbeats, which say that Discord is connected and the database answers.

    A heartbeat holds the time when all shards were last connected, and how many are connected now.
    """

    def __init__(
        self,
        config: Config,
        db: Database,
        tables: Tables,
        servers: Servers,
        gateway: Gateway,
        saving_check: SavingCheck,
        now: Callable[[], float],
    ) -> None:
        self.config = config
        self.db = db
        self.tables = tables
        self.servers = servers
        self.gateway = gateway
        self.saving_check = saving_check
        self.now = now
        self.where = config.database
        self._last = 0.0
        self._whole = 0.0
        """The time in seconds at which all shards were last connected. 0 if they never were."""
        self._name = secrets.token_hex(8)

    async def beat(self) -> None:
        """Write a heartbeat if the last one is at least EVERY seconds old and a shard is connected.

        Do nothing if all shards are connected but Discord has not listed their servers yet. Do
        nothing if shards are shared with other processes, because then the leases are the
        heartbeats.
        """
        now = self.now()
        if self.servers.leased:
            return
        if 0.0 <= now - self._last < EVERY:
            return
        shards = [*self.gateway.shards.values()]
        if self.servers.is_connected():
            self._whole = now
        elif all(shards) or not any(shards):
            return
        await self.db.ping()
        self._last = now
        told = {
            "at": self._as_shown(self._whole),
            "seen": self._as_shown(now),
            "connected": sum(shards),
            "shards": len(shards),
            "servers": self.gateway.servers,
            "games": self.tables.count,
            "playground": bool(self.config.playground),
            "version": version(),
            "saves": self.saving_check.saves,
            "by": self._name,
        }
        if isinstance(self.where, Server):
            await self.db.remember(LIFE_SIGN, json.dumps(told))
            return
        file = life_sign(self.where)
        draft = file.with_name(f"{file.name}.part")
        draft.write_text(json.dumps(told), encoding="utf-8")
        draft.replace(file)

    def _as_shown(self, now: float) -> float:
        """Convert a time to this machine's clock, by which readers judge a heartbeat file.

        Return the time unchanged for a PostgreSQL database, because other machines read it too.
        """
        clock = self.now
        if isinstance(clock, WallClock) and not isinstance(self.where, Server):
            return clock.as_shown(now)
        return now

    async def stop(self) -> None:
        """Delete the heartbeat, unless another process has written it."""
        if isinstance(self.where, Server):
            with suppress(DatabaseFailed):
                await self.db.delete_fact(LIFE_SIGN, f'"by": "{self._name}"')
            return
        file = life_sign(self.where)
        with suppress(OSError, ValueError, AttributeError):
            if json.loads(file.read_text(encoding="utf-8")).get("by") == self._name:
                file.unlink()


def last_sign(database: Address) -> dict[str, Any]:
    """Return the fields of the last heartbeat, or an empty dict if it cannot be read."""
    try:
        told: Any = json.loads(_last_sign(database))
    except (OSError, ValueError, DatabaseFailed, UnusableDatabase):
        return {}
    return told if isinstance(told, dict) else {}


def _last_sign(database: Address) -> str:
    """Return the JSON text of the last heartbeat. Raise FileNotFoundError if there is none."""
    if not isinstance(database, Server):
        return life_sign(database).read_text(encoding="utf-8")
    with looking_at(database) as view:
        found = view.fact(LIFE_SIGN)
    if not found:
        raise FileNotFoundError
    return found


def read_cluster(database: Address) -> Cluster | None:
    """Return the processes and leases of a running cluster, or None if no cluster is running."""
    if not isinstance(database, Server):
        return None
    postgres()
    from bot.store.postgres.lease_table import cluster_at

    found = cluster_at(database)
    return found if found is not None and found.alive else None


def _cluster_health(cluster: Cluster) -> tuple[bool, str]:
    """Return True and a summary if a process has connected every shard.

    Otherwise return False and a sentence that lists the other shards.
    """
    alive, shards = cluster.alive, len(cluster.leases)
    free, waiting = [lease.shard for lease in cluster.free], cluster.waiting
    if free or waiting:
        parts = [f"no process has {_numbers(free)}"] if free else []
        parts += [f"not connected: {_numbers(waiting)}"] if waiting else []
        connected = _connected(shards - len(free) - len(waiting), shards)
        return False, f"{connected} by {len(alive)} processes ({'; '.join(parts)})"
    servers, games = sum(one.servers for one in alive), sum(one.games for one in alive)
    return True, (
        f"well: {len(alive)} processes, {shards} shards, {servers} servers, {games} games"
    )


def _connected(connected: int, shards: int) -> str:
    return f"{connected} of {shards} shards connected"


def _numbers(shards: list[int]) -> str:
    """Return the first NAMED shard numbers of a list as text, and how many more there are."""
    named = ", ".join(map(str, shards[:NAMED]))
    more = f" and {len(shards) - NAMED} more" if len(shards) > NAMED else ""
    return f"{named}{more}"


def who_holds_what(cluster: Cluster) -> list[str]:
    """Return a line for each process: its host, its shards and the age of its last heartbeat."""
    return [
        f"{process.place}: shards {', '.join(str(one.shard) for one in cluster.of(process.name))}, "
        f"alive {process.age:.1f} seconds ago"
        for process in cluster.processes
    ]


def read_health(database: Address, now: float, *, playground: bool = False) -> tuple[bool, str]:
    """Return True if the bot of a database is well, otherwise False, and a sentence about it.

    The bot is not well if the heartbeat is missing, or if it says that all shards were last
    connected over STALE seconds ago or over TOLERANCE seconds in the future. It is not well either
    if nothing can be saved, or if it runs in a playground and `playground` is False. In a cluster,
    every shard has to be connected.
    """
    with suppress(DatabaseFailed, UnusableDatabase):  # reading the heartbeat raises it again
        if cluster := read_cluster(database):
            return _cluster_health(cluster)
    try:
        told: dict[str, Any] = json.loads(_last_sign(database))
        age = now - float(told["at"])
    except FileNotFoundError:
        return False, "there is no heartbeat: the bot is not running, or not yet connected"
    except (OSError, ValueError, KeyError, TypeError, DatabaseFailed, UnusableDatabase) as error:
        return False, f"the heartbeat cannot be read: {error}"
    seen, connected, shards = [told.get(key, 0) for key in ("seen", "connected", "shards")]
    if age > STALE and now - seen <= STALE and connected < shards:
        return False, _connected(connected, shards)
    if age > STALE:
        return False, f"the last heartbeat is {span(age)} old"
    if age < -TOLERANCE:
        return False, (
            f"the last heartbeat is {span(-age)} ahead of this machine's clock: one of "
            "them is wrong"
        )
    if not told.get("saves", True):
        return (
            False,
            "nothing can be saved, so all games wait: run rentroll doctor",
        )
    if told.get("playground") and not playground:
        return False, (
            "it runs in a playground and not on Discord: set DISCORD_TOKEN, or ask for a "
            "playground (--playground)"
        )
    return True, f"well: {told.get('servers', 0)} servers, {told.get('games', 0)} games"
