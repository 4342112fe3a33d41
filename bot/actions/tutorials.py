"""The end of a practice table: enough has been learned, or the beginner has had enough."""

from __future__ import annotations

from bot.client import Rentroll
from bot.post_kinds import COACH, TABLE
from bot.store.codec import Commit
from bot.tables.table import LiveTable
from bot.views.lessons import BEGINNER, coach_farewell, finished
from bot.words import say_aloud
from engine.dealings import AuctionClosed, ContestEnded, OfferClosed

_BELOW = AuctionClosed | ContestEnded | OfferClosed
"""What has had a message below the table: there a beginner looks for what comes next."""


class Tutorials:
    """Follows all practice tables."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        bot.tables.listeners.append(self._changed)

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        if table.settings.tutorial and table.status != "closed":
            if commit is not None and any(isinstance(event, _BELOW) for event in commit.events):
                self.bot.keeper.show_game(table.game, repost=TABLE)
            self.bot.background.run(self._check(table))

    async def _check(self, table: LiveTable) -> None:
        if finished(table.state, BEGINNER, await table.log.decisions_of(BEGINNER)):
            self.bot.speak_in(table.guild)
            await self._end(table, coach_farewell(table))

    async def stop(self, table: LiveTable) -> None:
        """The beginner has had enough."""
        await self._end(table, say_aloud("tutorial-stopped"))

    async def _end(self, table: LiveTable, words: str) -> None:
        """The coach's last words, and the table is put away; a game that ended stays over."""
        if table.status != "closed":
            await self.bot.keeper.conclude(table.game, COACH, words)
            if not table.over:
                await self.bot.tables.put_away(table)
