"""The start and the end of a shard, with the games of its servers.

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
    """An object that remembers something about each game."""

    def forget(self, game: int) -> None:
        """Drop a game that is not played in this process any more."""


@dataclass(frozen=True)
class Handover:
    """The steps that start and end this process's work for a shard's servers."""

    tables: Tables
    keeper: MessageKeeper
    game_source: GameSource
    background: BackgroundTasks
    loads: Sequence[Callable[[Shard], Awaitable[None]]]
    """Coroutine functions that run in this order before the gateway connects a shard."""
    errands: Sequence[Callable[[Shard], Coroutine[Any, Any, None]]]
    """Coroutine functions that run in the background while the gateway connects a shard."""
    readies: Sequence[Callable[[Shard], Awaitable[None]]]
    """Coroutine functions that run in this order after Discord has listed a shard's servers."""
    per_game: Sequence[PerGame]
    """All objects that remember something about each game."""

    async def start(self, shard: Shard) -> None:
        """Load what has to be known before the gateway connects, such as the list of live games."""
        for load in self.loads:
            await load(shard)

    def run_errands(self, shard: Shard) -> None:
        """Read the tables and run the errands in the background, while the gateway connects."""
        self.background.run(self.tables.read_all())
        for errand in self.errands:
            self.background.run(errand(shard))

    async def ready(self, shard: Shard) -> None:
        """Update all messages and run `readies`, after Discord has listed a shard's servers."""
        self.keeper.wake_all()
        for ready in self.readies:
            await ready(shard)

    async def finish_shard(self, shard: Shard) -> None:
        """Finish running message updates and moves of a shard's games, then forget the games."""
        await self.keeper.release(shard)
        for table in self.tables.all():
            if shard.has(table.guild):
                await table.settled()
        self.forget_shard(shard)

    def forget_shard(self, shard: Shard) -> None:
        """Drop everything in memory about a shard's servers, which another process has now."""
        self.keeper.drop(shard)
        self.forget_games(shard.has)

    def forget_games(self, of: Callable[[int], bool]) -> None:
        """Drop all games of the servers that `of` accepts from memory."""
        for game in self.tables.games_of(of) | self.game_source.games_of(of):
            for one in self.per_game:
                one.forget(game)
