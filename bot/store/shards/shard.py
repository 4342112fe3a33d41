"""Shards: Discord sends the events of each group of servers on one connection."""

from __future__ import annotations

from dataclasses import dataclass

OF_SHARD = "(guild >> 22) % ? = ?"
"""An SQL condition on the column `guild`. Its placeholders take the values of `Shard.values`."""


def shard_of(guild: int, count: int) -> int:
    """Return the shard of a server, if there are `count` shards."""
    return (guild >> 22) % count


@dataclass(frozen=True)
class Shard:
    """A shard: its number, and the number of all shards. Each server belongs to one shard."""

    number: int
    count: int

    @property
    def values(self) -> tuple[int, int]:
        """The values for the placeholders of `OF_SHARD`: the shard count, then `number`."""
        return self.count, self.number

    @property
    def mark(self) -> str:
        """The suffix of the names of this shard's rows in the table `facts`.

        Empty if the shard has all servers.
        """
        return "" if self == EVERYTHING else f":{self.number}/{self.count}"

    def has(self, guild: int) -> bool:
        return shard_of(guild, self.count) == self.number


EVERYTHING = Shard(0, 1)
"""The shard of all servers, for a bot with a single process."""
