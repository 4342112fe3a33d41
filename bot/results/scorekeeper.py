"""Recording of finished games in the standings: each game once, even after a crash."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bot.results.achievements.earning import earned_over
from bot.results.final_places import places_of
from bot.results.standings.ratings import rate_places
from bot.store.database.codec import Commit
from bot.store.results.earned import Earned
from bot.store.results.placings import RecordedGame
from bot.store.shards.shard import Shard
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.support.threads import WorkThreads
from bot.tables.game_record import record_of
from bot.tables.registry import Tables
from bot.tables.table import LiveTable

_log = logging.getLogger(__name__)


class Scorekeeper:
    """A listener of all tables that records the results of finished games, one at a time."""

    def __init__(
        self, stores: Stores, tables: Tables, threads: WorkThreads, background: BackgroundTasks
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.threads = threads
        self.background = background
        self._begun: set[int] = set()
        self._writing = asyncio.Lock()

    async def record_missed(self, shard: Shard) -> None:
        """Record the games of a shard that are over and unrecorded, for example after a crash."""
        for game in await self.stores.standings.unrecorded(shard):
            row = await self.stores.games.game(game)
            if row is not None and game not in self._begun:
                self._begun.add(game)
                try:
                    await self.record(await self.tables.read(row))
                except Exception:  # noqa: BLE001 - one broken game must not stop the others
                    _log.exception("game %d: could not be recorded in the standings", game)

    def changed(self, table: LiveTable, commit: Commit | None) -> None:
        """Record the result of a table in the background, if its game is over."""
        if table.over and table.game not in self._begun:
            self._begun.add(table.game)
            self.background.run(self.record(table))

    async def record(self, table: LiveTable) -> None:
        """Record the result of a table's game, unless it is recorded already."""
        try:
            async with self._writing:
                if await self.stores.standings.reason(table.game) is None:
                    await self.stores.standings.record(
                        await self._result(table), rate_places, earned_over
                    )
        finally:
            self._begun.discard(table.game)

    async def earned(self, table: LiveTable) -> list[Earned]:
        """Record a game if necessary, and return its achievements.

        Return an empty list if that fails.
        """
        try:
            await self.record(table)
            return await self.stores.achievements.of_game(table.game)
        except Exception:  # noqa: BLE001 - the end card matters more
            _log.exception("game %d: its achievements could not be read", table.game)
            return []

    async def _result(self, table: LiveTable) -> RecordedGame:
        record = await record_of(table)
        known = RecordedGame(
            table.game,
            table.guild,
            table.settings.edition,
            table.edition.name,
            record.ended,
            reason=record.reason,
        )
        if record.reason:
            return known
        story = await self.threads.run_slowly(record.story)
        places = places_of(story, table.seats, record.users)
        return replace(known, turns=story.turn, seats=len(table.seats), places=places)
