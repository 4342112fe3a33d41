"""The check that the database can be written. It ends the process if writes fail for long."""

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
"""Seconds between two test writes while writes fail."""
LONGEST_FAILURE = 300.0
"""Seconds of failing writes after which the process ends, so that it is restarted."""
TRIED = "saving"
"""The name of the fact (a row of table `facts`) that a test write stores."""


class SavingCheck:
    """The observer of all writes, which logs when they begin to fail and when they work again.

    While writes fail, `tick` tests the database. After LONGEST_FAILURE seconds it ends the process.
    """

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
        """A function that is called when the database can be written again."""
        self._give_up = give_up
        """A coroutine function that ends the process with an error."""
        self.now = now
        self._complaints = RepeatFilter(now)
        self._failing: DatabaseFailed | None = None
        self._since = self._tried = self._failed = 0.0
        self._closing: asyncio.Task[None] | None = None

    @property
    def saves(self) -> bool:
        """True unless the last write failed."""
        return self._failing is None

    def observe(self, seconds: float, failure: DatabaseFailed | None) -> None:
        """Note the result of a write.

        `seconds`: how long it took. `failure`: its error or None. A success that began before the
        last failure is ignored.
        """
        now = time.monotonic()
        if failure is not None:
            self._failed = now
        elif now - seconds < self._failed:
            return  # it began before the last failure, so it does not prove a recovery
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
        """Make a test write every EVERY seconds while writes fail.

        If writes have failed for LONGEST_FAILURE seconds, end the process with NotNow.
        """
        now = time.monotonic()
        if self._failing is None or self._closing is not None:
            return
        if now - self._since >= LONGEST_FAILURE:
            words = f"could not be written for {LONGEST_FAILURE / 60:.0f} minutes: {self._failing}"
            give_up = self._give_up(NotNow(f"{self._database}: {words}"))
            self._closing = asyncio.create_task(give_up)  # a task, because it cancels this job
        elif now - self._tried >= EVERY:
            self._tried = now
            with suppress(DatabaseFailed):  # `observe` gets the error
                await self.db.remember(TRIED, str(self.now()))
