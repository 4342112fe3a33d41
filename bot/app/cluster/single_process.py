"""One process has everything, as most hosts have it: nothing is asked and nothing is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord_api.gateway import Gateway
from bot.discord_api.servers import ServerState
from bot.store.shards.shard import EVERYTHING, Shard

if TYPE_CHECKING:
    from bot.app.cluster.handover import Handover
    from bot.app.cluster.news import News
    from bot.discord_api.command_sync import CommandSync


class Alone:
    """Which servers are this process's business: all of them."""

    leased = False
    """True if the servers are shared with other processes."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway

    def owns(self, guild: int) -> bool:
        """Whether a server's games are played here."""
        return True

    def holds(self, guild: int) -> bool:
        """Whether that is certain: nobody else can have them meanwhile."""
        return True

    async def will_hold(self, guild: int) -> bool:
        """Whether it becomes so in a moment."""
        return self.holds(guild)

    def server(self, guild: int) -> ServerState:
        """Return what this process knows of a server."""
        if not self.owns(guild):
            return "not_ours"
        if self.gateway.hears(guild):
            return "ready"
        return "deaf" if self._is_listed(guild) else "unknown"

    def has_left(self, guild: int) -> bool:
        """Return True if the bot was removed from a server."""
        return self.server(guild) == "deaf" and not self.gateway.lists(guild)

    def _is_listed(self, guild: int) -> bool:
        """Return True if Discord has listed all servers of this one's shard."""
        return self.gateway.is_ready()

    def shards(self) -> list[Shard]:
        """All that are played here."""
        return [EVERYTHING]

    def is_connected(self) -> bool:
        """Whether Discord can reach the bot on all its connections."""
        return self.gateway.is_ready() and all(self.gateway.shards.values())

    def connected(self, shard: int) -> None:
        """Discord tells this process what happens in a shard."""

    async def ready(self, shard: int) -> None:
        """Discord has told of all servers of a shard."""

    async def may_identify(self, shard: int) -> None:
        """Wait until the next session may begin."""

    async def tell(self, news: str) -> None:
        """Let all other processes do something first."""

    async def start(self, handover: Handover, commands: CommandSync, news: News) -> None:
        """Begin with all games, before the gateway connects."""
        await commands.update()
        await handover.start(EVERYTHING)
        handover.wake(EVERYTHING)

    async def drain(self) -> None:
        """Before the end: let others have what they can go on with at once."""

    async def stop(self) -> None:
        """From now on nothing is played here."""
        await self.gateway.close_all()

    async def hand_over_all(self) -> None:
        """Everything is on disk: others may go on with it."""

    async def close(self) -> None: ...
