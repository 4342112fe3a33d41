"""Processes and leases of shards, independent of the database that stores them."""

from __future__ import annotations

from dataclasses import dataclass

LEASE = 6.0
"""Seconds after the last heartbeat until other processes may take a process's shards."""


class OtherShards(Exception):
    """The running processes use another number of shards."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@dataclass(frozen=True)
class Process:
    """A process of the cluster, at its last heartbeat."""

    name: str
    place: str
    """The host name and process id, for people."""
    most: int
    """Shards that it holds at most."""
    servers: int
    games: int
    age: float
    """Seconds since the last heartbeat, by the clock of the database."""

    @property
    def alive(self) -> bool:
        return self.age < LEASE


@dataclass(frozen=True)
class Lease:
    """The owner of a shard. `fence` rises with every new owner and never repeats."""

    shard: int
    owner: str
    """The name of a process, or an empty text for a free shard."""
    fence: int
    ready: bool
    """True if the owner receives the events of this shard from Discord."""


@dataclass(frozen=True)
class Cluster:
    """The state of all processes and leases at one moment."""

    processes: tuple[Process, ...]
    leases: tuple[Lease, ...]

    @property
    def alive(self) -> tuple[Process, ...]:
        return tuple(process for process in self.processes if process.alive)

    @property
    def next_expiry(self) -> float:
        """Seconds until the next process counts as dead without a heartbeat."""
        return min((LEASE - process.age for process in self.alive), default=LEASE)

    @property
    def free(self) -> list[Lease]:
        """The leases without an owner, or whose owner is dead."""
        alive = {process.name for process in self.alive}
        return [lease for lease in self.leases if lease.owner not in alive]

    @property
    def waiting(self) -> list[int]:
        """The shards that a living process holds, but that are not connected yet."""
        free = {lease.shard for lease in self.free}
        return [one.shard for one in self.leases if one.shard not in free and not one.ready]

    @property
    def troubles(self) -> list[str]:
        """The problems of shards, each in a few words."""
        free = [f"shard {lease.shard} has no process" for lease in self.free]
        return free + [f"shard {number} is not connected" for number in self.waiting]

    def of(self, name: str) -> list[Lease]:
        return [lease for lease in self.leases if lease.owner == name]

    def share(self, name: str) -> int:
        """Return the number of shards that a process should hold.

        All get the same number, except those that hold fewer at most.
        """
        most = {process.name: process.most for process in self.alive}
        level = 0
        while level < len(self.leases) and sum(min(level, limit) for limit in most.values()) < len(
            self.leases
        ):
            level += 1
        return min(level, most.get(name, 0))
