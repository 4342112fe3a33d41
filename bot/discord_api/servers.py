"""The interface that tells other rooms about the servers of this process."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from bot.store.shards.shard import Shard

ServerState: TypeAlias = Literal["not_ours", "unknown", "deaf", "ready"]
"""The state of a server for this process.

`not_ours`: another process plays its games. `unknown`: Discord has not listed the server yet.
`deaf`: the bot receives no events of the server, because of an outage or because the bot was
removed. `ready`: the bot receives the server's events.
"""


class Servers(Protocol):
    """The servers of this process: all servers, or the servers of the shards that it leases."""

    leased: bool
    """True if this process shares the servers with other processes."""

    def has_valid_lease(self, guild: int) -> bool:
        """Return True if this process has a valid lease of a server's shard."""

    async def wait_for_lease(self, guild: int) -> bool:
        """Wait a second at most for a valid lease of a server's shard.

        Return True if there is one.
        """

    def server(self, guild: int) -> ServerState:
        """Return the state of a server for this process."""

    def has_left(self, guild: int) -> bool:
        """Return True if the bot was removed from a server."""

    def shards(self) -> list[Shard]:
        """Return the shards whose games this process plays."""

    def is_connected(self) -> bool:
        """Return True if all gateway connections of this process are open and ready."""

    async def tell(self, news: str) -> None:
        """Send the notice `news` to all other processes."""
