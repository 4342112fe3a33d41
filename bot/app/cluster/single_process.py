"""The bot as a single process, without leases or heartbeats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord_api.gateway import Gateway
from bot.discord_api.servers import ServerState
from bot.store.shards.shard import EVERYTHING, Shard

if TYPE_CHECKING:
    from bot.app.cluster.handover import Handover
    from bot.app.cluster.news import News
    from bot.discord_api.command_sync import CommandSync


class SingleProcess:
    """A process that runs the games of all servers.

    It has the methods of `Servers`, which describes those without a docstring. `ClusterMember`
    overrides the methods for a process that runs a part of the games.
    """

    leased = False

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway

    def plays_guild(self, guild: int) -> bool:
        """Return True if this process runs the games of a server."""
        return True

    def has_valid_lease(self, guild: int) -> bool:
        return True

    async def wait_for_lease(self, guild: int) -> bool:
        return self.has_valid_lease(guild)

    def server(self, guild: int) -> ServerState:
        if not self.plays_guild(guild):
            return "not_ours"
        if self.gateway.hears(guild):
            return "ready"
        return "deaf" if self._is_listed(guild) else "unknown"

    def has_left(self, guild: int) -> bool:
        return self.server(guild) == "deaf" and not self.gateway.lists(guild)

    def _is_listed(self, guild: int) -> bool:
        """Return True if Discord has listed all servers of this server's shard."""
        return self.gateway.is_ready()

    def shards(self) -> list[Shard]:
        return [EVERYTHING]

    def is_connected(self) -> bool:
        return self.gateway.is_ready() and all(self.gateway.shards.values())

    def connected(self, shard: int) -> None:
        """Store that a shard's gateway connection is open."""

    async def ready(self, shard: int) -> None:
        """Start the work for a shard whose servers Discord has listed."""

    async def may_identify(self, shard: int) -> None:
        """Wait until a shard may begin a gateway session."""

    async def tell(self, news: str) -> None: ...

    async def start(self, handover: Handover, commands: CommandSync, news: News) -> None:
        """Register the commands and load the games before the gateway connects."""
        await commands.update()
        await handover.start(EVERYTHING)
        handover.run_errands(EVERYTHING)

    async def drain(self) -> None:
        """Let other processes take this process's shards before it stops."""

    async def stop(self) -> None:
        """Play no more games in this process. A single process disconnects from Discord."""
        await self.gateway.close_all()

    async def hand_over_all(self) -> None:
        """Release all leases of shards after everything is saved."""

    async def close(self) -> None: ...
