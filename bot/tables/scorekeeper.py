"""Writes every finished game into the standings, once, also after a sudden end of the process."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bot.client import Rentroll
from bot.standings import places_of, rate, why_not
from bot.store.codec import Commit
from bot.store.standings import Result
from bot.tables.log import kept_entries
from bot.tables.table import LiveTable
from bot.tables.takeback import undid_chance
from renders.story import Story

_log = logging.getLogger(__name__)


class Scorekeeper:
    """Listens to all tables; one game at a time, in the order they ended."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._begun: set[int] = set()
        self._writing = asyncio.Lock()
        bot.tables.listeners.append(self._changed)

    async def wake(self) -> None:
        """After a start: games that ended just before, and those older than the standings."""
        for game in await self.bot.standings.unrecorded():
            row = await self.bot.games.game(game)
            if row is not None and game not in self._begun:
                self._begun.add(game)
                try:
                    await self.record(await self.bot.tables.read(row))
                except Exception:  # noqa: BLE001 - one broken game must not keep out the others
                    _log.exception("game %d: not in the standings", game)

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        if table.over and table.game not in self._begun:
            self._begun.add(table.game)
            self.bot.background.run(self.record(table))

    async def record(self, table: LiveTable) -> None:
        """Write a game down; nothing happens when it is recorded already."""
        try:
            async with self._writing:
                if await self.bot.standings.reason(table.game) is None:
                    await self.bot.standings.record(await self._result(table), rate)
        finally:
            self._begun.discard(table.game)

    async def _result(self, table: LiveTable) -> Result:
        commits = await self.bot.games.commits(table.game)
        substituted = await self.bot.standings.substituted(table.game)
        reason = why_not(table.settings, table.seats, substituted, undid_chance(commits))
        entries = kept_entries(commits)
        known = Result(
            table.game, table.guild, table.settings.edition, table.ed.name, entries[-1].at
        )
        if reason:
            return replace(known, reason=reason)
        start = await self.bot.games.start_state(table.game)
        log = [commit.events for commit in entries]
        story = await self.bot.painter.run_slowly(Story.from_log, table.ed, start, log)
        places = places_of(story, table.seats)
        return replace(known, turns=story.turn, seats=len(table.seats), places=places)
