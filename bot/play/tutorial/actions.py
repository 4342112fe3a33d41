"""The end of a practice table, after the tutorial's last lesson or at the beginner's request."""

from __future__ import annotations

from collections.abc import Callable

from bot.messages.keeper import MessageKeeper
from bot.play.tutorial.views import BEGINNER, coach_farewell, finished
from bot.store.database.codec import Commit
from bot.store.messages.kinds import COACH, TABLE
from bot.support.background import BackgroundTasks
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.words import say_public
from engine.dealings import AuctionClosed, ContestEnded, OfferClosed

_CLOSING_EVENTS = AuctionClosed | ContestEnded | OfferClosed
"""Events that close an auction's or offer's message.

Afterwards the table's message is posted again, below the closed one.
"""


class Tutorials:
    """A listener to table changes that ends practice tables."""

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
        """Start a task that ends a practice table if the beginner has learned enough.

        After an auction or a trade, also post the table's message again.
        """
        if table.settings.tutorial and table.status != "closed":
            if commit is not None and any(
                isinstance(event, _CLOSING_EVENTS) for event in commit.events
            ):
                self.keeper.show_game(table.game, repost=TABLE)
            self.background.run(self._check(table))

    async def _check(self, table: LiveTable) -> None:
        if finished(table.state, BEGINNER, await table.log.decisions_of(BEGINNER)):
            self.speak_in(table.guild)
            await self._end(table, coach_farewell(table))

    async def stop(self, table: LiveTable) -> None:
        """End a practice table at the beginner's request."""
        await self._end(table, say_public("tutorial-stopped"))

    async def _end(self, table: LiveTable, words: str) -> None:
        """Put the last words into the coach's message, and close the table.

        A table whose game is over stays as it is.
        """
        if table.status != "closed":
            await self.keeper.conclude(table.game, COACH, words)
            if not table.over:
                await self.tables.put_away(table)
