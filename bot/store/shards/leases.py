"""Processes and leases of shards, independent of the database that stores them."""

from __future__ import annotations

from dataclasses import dataclass

LEASE = 6.0
"""Seconds after a process's last heartbeat until other processes may take its shards."""


class OtherShards(Exception):
    """An error: the running processes use another number of shards."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@dataclass(frozen=True)
class Process:
    """A process of the cluster, as of its last heartbeat."""

    name: str
    place: str
    """The host name and the process id, for people to read."""
    most: int
    """Most shards that the process may hold."""
    servers: int
    games: int
    age: float
    """Seconds since the process's last heartbeat, by the clock of the database."""

    @property
    def alive(self) -> bool:
        return self.age < LEASE


@dataclass(frozen=True)
class Lease:
    """The lease of a shard: its owner, and its fencing number.

    The fencing number `fence` rises with every change of the owner and never repeats.
    """

    shard: int
    owner: str
    """The name of the process that holds the shard, or an empty text for a free shard."""
    fence: int
    ready: bool
    """True if the owner receives the events of this shard from Discord."""


@dataclass(frozen=True)
class Cluster:
    """The state of all processes and of all leases of shards, at one moment."""

    processes: tuple[Process, ...]
    leases: tuple[Lease, ...]

    @property
    def alive(self) -> tuple[Process, ...]:
        return tuple(process for process in self.processes if process.alive)

    @property
    def next_expiry(self) -> float:
        """Seconds until the next process counts as dead if it sends no heartbeat.

        LEASE if no process is alive.
        """
        return min((LEASE - process.age for process in self.alive), default=LEASE)

    @property
    def free(self) -> list[Lease]:
        """The leases of shards that no living process holds."""
        alive = {process.name for process in self.alive}
        return [lease for lease in self.leases if lease.owner not in alive]

    @property
    def waiting(self) -> list[int]:
        """The numbers of shards that a living process holds but has not connected to Discord."""
        free = {lease.shard for lease in self.free}
        return [one.shard for one in self.leases if one.shard not in free and not one.ready]

    @property
    def troubles(self) -> list[str]:
        """A short text for each shard that has no process or is not connected."""
        free = [f"shard {lease.shard} has no process" for lease in self.free]
        return free + [f"shard {number} is not connected" for number in self.waiting]

    def of(self, name: str) -> list[Lease]:
        return [lease for lease in self.leases if lease.owner == name]

    def share(self, name: str) -> int:
        """Return the most shards that a process should hold, so that all hold about as many.

        0 for a dead process. The number is equal for all living processes, except those that may
        hold only fewer. It is rounded up, so not all processes reach it.
        """
        most = {process.name: process.most for process in self.alive}
        level = 0
        while level < len(self.leases) and sum(min(level, limit) for limit in most.values()) < len(
            self.leases
        ):
            level += 1
        return min(level, most.get(name, 0))
