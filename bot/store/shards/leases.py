"""What several processes agree on, whatever database they share it in: who has which shard."""

from __future__ import annotations

from dataclasses import dataclass

LEASE = 6.0
"""Seconds without a sign of life after which a process's shards may be taken from it."""


class OtherShards(Exception):
    """The processes that run have another number of shards."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@dataclass(frozen=True)
class Process:
    """One that shares the shards, as it was seen last."""

    name: str
    place: str
    """Where it runs, for people."""
    most: int
    """How many shards it takes at most."""
    servers: int
    games: int
    age: float
    """Seconds since its last sign of life, by the clock of the database."""

    @property
    def alive(self) -> bool:
        return self.age < LEASE


@dataclass(frozen=True)
class Lease:
    """Who has a shard, and the number it was taken under, which never comes again."""

    shard: int
    owner: str
    """Nobody has it: an empty text."""
    fence: int
    ready: bool
    """Whether Discord tells its owner what happens there."""


@dataclass(frozen=True)
class Cluster:
    """All processes and all shards at one moment."""

    processes: tuple[Process, ...]
    leases: tuple[Lease, ...]

    @property
    def alive(self) -> tuple[Process, ...]:
        return tuple(process for process in self.processes if process.alive)

    @property
    def next_expiry(self) -> float:
        """Seconds until the next process counts as dead, if it gives no sign of life any more."""
        return min((LEASE - process.age for process in self.alive), default=LEASE)

    @property
    def free(self) -> list[Lease]:
        """Shards that nobody has, or somebody who is not alive any more."""
        alive = {process.name for process in self.alive}
        return [lease for lease in self.leases if lease.owner not in alive]

    @property
    def waiting(self) -> list[int]:
        """The shards that a living process has, but that are not connected yet."""
        free = {lease.shard for lease in self.free}
        return [one.shard for one in self.leases if one.shard not in free and not one.ready]

    @property
    def troubles(self) -> list[str]:
        """What is wrong with shards, in a few words each."""
        free = [f"shard {lease.shard} has nobody" for lease in self.free]
        return free + [f"shard {number} is not connected" for number in self.waiting]

    def of(self, name: str) -> list[Lease]:
        return [lease for lease in self.leases if lease.owner == name]

    def share(self, name: str) -> int:
        """How many shards a process should have: all alike, as far as each takes so many."""
        most = {process.name: process.most for process in self.alive}
        level = 0
        while level < len(self.leases) and sum(min(level, limit) for limit in most.values()) < len(
            self.leases
        ):
            level += 1
        return min(level, most.get(name, 0))
