"""Shards: the groups of servers that Discord sends events for on one connection."""

from __future__ import annotations

from dataclasses import dataclass

OF_SHARD = "(guild >> 22) % ? = ?"
"""A condition on the column `guild`. Its placeholders take `Shard.values`."""


def shard_of(guild: int, count: int) -> int:
    """Return the shard of a server, if there are `count` shards."""
    return (guild >> 22) % count


@dataclass(frozen=True)
class Shard:
    """A shard and the number of all shards. It has a part of the servers."""

    number: int
    count: int

    @property
    def values(self) -> tuple[int, int]:
        """The values for the placeholders of `OF_SHARD`."""
        return self.count, self.number

    @property
    def mark(self) -> str:
        """The suffix of facts about this shard, or an empty text if it has all servers."""
        return "" if self == EVERYTHING else f":{self.number}/{self.count}"

    def has(self, guild: int) -> bool:
        return shard_of(guild, self.count) == self.number


EVERYTHING = Shard(0, 1)
"""The shard of all servers, for a bot with a single process."""
