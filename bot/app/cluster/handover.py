"""The work that starts and ends when this process gets or gives up a shard.

A single process has one shard with all servers.
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
    """An object that caches data by game."""

    def forget(self, game: int) -> None:
        """Drop the cached data of a game that this process does not play any more."""


@dataclass(frozen=True)
class Handover:
    """The steps that start and end this process's work for the servers of a shard."""

    tables: Tables
    keeper: MessageKeeper
    game_source: GameSource
    background: BackgroundTasks
    loads: Sequence[Callable[[Shard], Awaitable[None]]]
    """Coroutine functions that are called in order before the gateway connects a shard."""
    errands: Sequence[Callable[[Shard], Coroutine[Any, Any, None]]]
    """Coroutine functions that run in the background while the gateway connects a shard."""
    readies: Sequence[Callable[[Shard], Awaitable[None]]]
    """Coroutine functions that are called in order after Discord has listed a shard's servers."""
    per_game: Sequence[PerGame]
    """All objects that cache data by game."""

    async def start(self, shard: Shard) -> None:
        """Load the data that is needed before the gateway connects, e.g. the list of live games."""
        for load in self.loads:
            await load(shard)

    def run_errands(self, shard: Shard) -> None:
        """Read the tables and run `errands`, all in the background while the gateway connects."""
        self.background.run(self.tables.read_all())
        for errand in self.errands:
            self.background.run(errand(shard))

    async def ready(self, shard: Shard) -> None:
        """Repeat all failed message updates, and call `readies`.

        The caller makes sure that Discord has listed the shard's servers before.
        """
        self.keeper.wake_all()
        for ready in self.readies:
            await ready(shard)

    async def finish_shard(self, shard: Shard) -> None:
        """Wait for running message updates and moves of a shard's games, then drop the games."""
        await self.keeper.release(shard)
        for table in self.tables.all():
            if shard.has(table.guild):
                await table.settled()
        self.forget_shard(shard)

    def forget_shard(self, shard: Shard) -> None:
        """Drop the cached data of a shard's servers, which this process does not play any more."""
        self.keeper.drop(shard)
        self.forget_games(shard.has)

    def forget_games(self, of: Callable[[int], bool]) -> None:
        """Drop the cached data of all games in the servers for which `of` returns True."""
        for game in self.tables.games_of(of) | self.game_source.games_of(of):
            for one in self.per_game:
                one.forget(game)
