"""Which servers belong together: Discord tells of a server to one of its shards."""

from __future__ import annotations

from dataclasses import dataclass

OF_SHARD = "(guild >> 22) % ? = ?"
"""A condition on the column `guild`, for the values of a shard."""


def shard_of(guild: int, count: int) -> int:
    """Which of so many shards Discord tells of a server."""
    return (guild >> 22) % count


@dataclass(frozen=True)
class Shard:
    """One of so many parts of all servers."""

    number: int
    count: int

    @property
    def values(self) -> tuple[int, int]:
        """What stands for the marks of `OF_SHARD`."""
        return self.count, self.number

    @property
    def mark(self) -> str:
        """Ends the name of a fact about the servers of this shard; nothing where that is all."""
        return "" if self == EVERYTHING else f":{self.number}/{self.count}"

    def has(self, guild: int) -> bool:
        return shard_of(guild, self.count) == self.number


EVERYTHING = Shard(0, 1)
"""All servers, where one process has them all."""
