"""The end of a practice table: enough has been learned, or the beginner has had enough."""

from __future__ import annotations

from collections.abc import Callable

from bot.messages.keeper import MessageKeeper
from bot.play.tutorial.views import BEGINNER, coach_farewell, finished
from bot.store.database.codec import Commit
from bot.store.messages.kinds import COACH, TABLE
from bot.support.background import BackgroundTasks
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.words import say_aloud
from engine.dealings import AuctionClosed, ContestEnded, OfferClosed

_BELOW = AuctionClosed | ContestEnded | OfferClosed
"""What has had a message below the table: there a beginner looks for what comes next."""


class Tutorials:
    """Follows all practice tables."""

    def __init__(
        self,
        tables: Tables,
        keeper: MessageKeeper,
        background: BackgroundTasks,
        speak_in: Callable[[int], None],
    ) -> None:
        self.tables = tables
        self.keeper = keeper
        self.background = background
        self.speak_in = speak_in

    def changed(self, table: LiveTable, commit: Commit | None) -> None:
        """Look whether a practice table has taught enough."""
        if table.settings.tutorial and table.status != "closed":
            if commit is not None and any(isinstance(event, _BELOW) for event in commit.events):
                self.keeper.show_game(table.game, repost=TABLE)
            self.background.run(self._check(table))

    async def _check(self, table: LiveTable) -> None:
        if finished(table.state, BEGINNER, await table.log.decisions_of(BEGINNER)):
            self.speak_in(table.guild)
            await self._end(table, coach_farewell(table))

    async def stop(self, table: LiveTable) -> None:
        """The beginner has had enough."""
        await self._end(table, say_aloud("tutorial-stopped"))

    async def _end(self, table: LiveTable, words: str) -> None:
        """The coach's last words, and the table is put away; a game that ended stays over."""
        if table.status != "closed":
            await self.keeper.conclude(table.game, COACH, words)
            if not table.over:
                await self.tables.put_away(table)
