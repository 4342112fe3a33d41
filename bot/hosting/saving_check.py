"""Can games be written down? Where they cannot for long, the process begins anew."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bot.store.database.address import Address
from bot.store.database.database import Database
from bot.store.database.writer import DatabaseFailed
from bot.support.failures import NotNow, RepeatFilter
from bot.tables.registry import Tables

_log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two tries to write, while that fails."""
LONGEST = 300.0
"""Seconds after which another process may have more luck with the database."""
TRIED = "saving"
"""The fact that is written to see whether anything can be."""


class SavingCheck:
    """Notices when the database cannot be written, and when it can be again."""

    def __init__(
        self,
        database: Address,
        db: Database,
        tables: Tables,
        again: Callable[[], None],
        give_up: Callable[[NotNow], Coroutine[Any, Any, None]],
        now: Callable[[], float],
    ) -> None:
        self._database = database
        self.db = db
        self.tables = tables
        self._again = again
        """Called when the database can be written again."""
        self._give_up = give_up
        """Ends the process."""
        self.now = now
        self._complaints = RepeatFilter(now)
        self._failing: DatabaseFailed | None = None
        self._since = self._tried = self._failed = 0.0
        self._closing: asyncio.Task[None] | None = None

    @property
    def saves(self) -> bool:
        """Whether the last thing that was to be saved is."""
        return self._failing is None

    def observe(self, seconds: float, failure: DatabaseFailed | None) -> None:
        """Note how a write ended that took so many seconds."""
        now = time.monotonic()
        if failure is not None:
            self._failed = now
        elif now - seconds < self._failed:
            return  # what began before it failed says nothing about now
        if failure is not None and self._failing is None:
            self._since = self._tried = time.monotonic()
        if failure is not None and self._complaints.new("saving", failure):
            _log.error("nothing can be saved, so tables wait: %s", failure)
        if failure is None and self._failing is not None:
            _log.info("the database can be written again")
            for table in self.tables.all():
                table.mark_saving(fails=False)
            self._again()
        self._failing = failure

    async def tick(self) -> None:
        """Try again now and then; give up after a while."""
        now = time.monotonic()
        if self._failing is None or self._closing is not None:
            return
        if now - self._since >= LONGEST:
            words = f"could not be written for {LONGEST / 60:.0f} minutes: {self._failing}"
            give_up = self._give_up(NotNow(f"{self._database}: {words}"))
            self._closing = asyncio.create_task(give_up)  # which cancels this job too
        elif now - self._tried >= EVERY:
            self._tried = now
            with suppress(DatabaseFailed):  # it is told where it matters, and at last here
                await self.db.remember(TRIED, str(self.now()))
