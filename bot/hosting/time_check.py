"""The check that the clock is plausible. Data is deleted by date only if it is."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.discord_api.sender import DiscordSender
from bot.hosting.wall_clock import TOLERANCE, WallClock
from bot.store.database.database import Database

_log = logging.getLogger(__name__)

SEEN = "clock"
"""The name of the fact (a row of table `facts`) with the last plausible time."""
EVERY = 60.0
"""Seconds between two times when the last plausible time is stored."""
ASK_EVERY = 30.0
"""Seconds between two requests to Discord for the time, until Discord has confirmed the clock."""
LONGEST_STOP = 30 * 86_400.0
"""Most seconds since the stored time that a stop of the bot can explain.

After a longer time, the clock counts as wrong.
"""
CONVINCED = 86_400.0
"""Seconds after which a clock that is implausible all the time is accepted."""


class TimeCheck:
    """The check of the clock against Discord's time, or against the last stored time."""

    def __init__(self, db: Database, io: DiscordSender, now: Callable[[], float]) -> None:
        self.db = db
        self.sender = io
        self.now = now
        self._seen: float | None = None
        self._noted = self._asked = 0.0
        self._odd_since: float | None = None

    async def tick(self) -> None:
        """Store the time every EVERY seconds if it is plausible.

        Until Discord confirms the clock, request Discord's time every ASK_EVERY seconds.
        """
        now = self.now()
        if not abs(now - self._noted) < EVERY and await self.is_right(now):
            self._noted = self._seen = now
            await self.db.remember(SEEN, str(now))
        clock = self.now
        if isinstance(clock, WallClock) and not clock.sure and now - self._asked >= ASK_EVERY:
            self._asked = now
            await self.sender.hear_time()

    async def is_right(self, now: float) -> bool:
        """Return True if a time is plausible, and log when that changes.

        A time is plausible if Discord confirmed the clock, if no time is stored, or if it is at
        most LONGEST_STOP seconds after and TOLERANCE seconds before the stored time. An implausible
        clock is accepted after CONVINCED seconds.
        """
        if self._seen is None:
            self._seen = await self.db.noted_time(SEEN)
        clock = self.now
        sure = isinstance(clock, WallClock) and clock.sure
        if sure or not self._seen or -TOLERANCE <= now - self._seen <= LONGEST_STOP:
            if self._odd_since is not None:
                _log.info("the clock is plausible again: chores run as usual")
            self._odd_since = None
            return True
        if self._odd_since is None:
            _log.error(
                "this machine's clock differs by %.1f days from the last saved time, so nothing is "
                "deleted: set it right, and let the machine keep it so (NTP)",
                (now - self._seen) / 86_400,
            )
            self._odd_since = now
        return now - self._odd_since >= CONVINCED
