"""The start and the end of a shard, with the games of its servers.

A start of one process that has everything is the start of one shard.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.messages.game_source import GameSource
from bot.messages.keeper import MessageKeeper
from bot.store.shards.shard import Shard
from bot.support.background import BackgroundTasks
from bot.tables.registry import Tables


class PerGame(Protocol):
    """An object that remembers something about each game."""

    def forget(self, game: int) -> None:
        """Forget a game that is not played in this process any more."""


@dataclass(frozen=True)
class Handover:
    """Begins and ends what this process does for a shard's servers."""

    tables: Tables
    keeper: MessageKeeper
    game_source: GameSource
    background: BackgroundTasks
    loads: Sequence[Callable[[Shard], Awaitable[None]]]
    """Loads that run in this order before Discord lists the servers of a shard."""
    errands: Sequence[Callable[[Shard], Coroutine[Any, Any, None]]]
    """Errands that run at the same time while the gateway connects."""
    readies: Sequence[Callable[[Shard], Awaitable[None]]]
    """Steps that run in this order once Discord has listed all servers of a shard."""
    per_game: Sequence[PerGame]
    """All objects that remember something about each game."""

    async def start(self, shard: Shard) -> None:
        """Find out which games are live, and where, before Discord tells of them."""
        for load in self.loads:
            await load(shard)

    def wake(self, shard: Shard) -> None:
        """Read the tables, and show again what should stand, while the gateway connects."""
        self.background.run(self.tables.read_all())
        for errand in self.errands:
            self.background.run(errand(shard))

    async def ready(self, shard: Shard) -> None:
        """Go on, as Discord has listed all servers of a shard."""
        self.keeper.wake_all()
        for ready in self.readies:
            await ready(shard)

    async def settle(self, shard: Shard) -> None:
        """Finish what is being done for a shard's servers; then nothing more is."""
        await self.keeper.release(shard)
        for table in self.tables.all():
            if shard.has(table.guild):
                await table.settled()
        self.forget(shard)

    def forget(self, shard: Shard) -> None:
        """Forget everything about a shard's servers, which another process has now."""
        self.keeper.drop(shard)
        self.forget_games(shard.has)

    def forget_games(self, of: Callable[[int], bool]) -> None:
        """Forget all games of some servers."""
        for game in self.tables.games_of(of) | self.game_source.games_of(of):
            for one in self.per_game:
                one.forget(game)
