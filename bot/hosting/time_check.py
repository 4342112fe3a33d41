"""Is it really that late? What deletes by date asks here first."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.discord_api.sender import DiscordIO
from bot.hosting.wall_clock import TOLERANCE, WallClock
from bot.store.database.database import Database

_log = logging.getLogger(__name__)

SEEN = "clock"
"""The fact that says what time it was when somebody last looked."""
EVERY = 60.0
"""Seconds between two notes of the time."""
ASK_EVERY = 30.0
"""Seconds between two questions to Discord, while nobody is sure."""
LONGEST_STOP = 30 * 86_400.0
"""A bot that seems to have been away for longer has more likely a clock that is wrong."""
CONVINCED = 86_400.0
"""After so many seconds at the same time of day it is taken for right."""


class TimeCheck:
    """Compares the time with Discord's, else with the last one that is on disk."""

    def __init__(self, db: Database, io: DiscordIO, now: Callable[[], float]) -> None:
        self.db = db
        self.discord_io = io
        self.now = now
        self._seen: float | None = None
        self._noted = self._asked = 0.0
        self._odd_since: float | None = None

    async def tick(self) -> None:
        """Note the time on disk, and ask Discord for it when it is not certain."""
        now = self.now()
        if not abs(now - self._noted) < EVERY and await self.is_right(now):
            self._noted = self._seen = now
            await self.db.remember(SEEN, str(now))
        clock = self.now
        if isinstance(clock, WallClock) and not clock.sure and now - self._asked >= ASK_EVERY:
            self._asked = now
            await self.discord_io.hear_time()

    async def is_right(self, now: float) -> bool:
        """Whether the time can be believed; says so in the log when that changes."""
        if self._seen is None:
            self._seen = await self.db.noted_time(SEEN)
        clock = self.now
        sure = isinstance(clock, WallClock) and clock.sure
        if sure or not self._seen or -TOLERANCE <= now - self._seen <= LONGEST_STOP:
            if self._odd_since is not None:
                _log.info("the clock makes sense again: chores are done as usual")
            self._odd_since = None
            return True
        if self._odd_since is None:
            _log.error(
                "this machine's clock is %.1f days from when it was last looked at, so nothing is "
                "deleted: set it right, and let the machine keep it so (NTP)",
                (now - self._seen) / 86_400,
            )
            self._odd_since = now
        return now - self._odd_since >= CONVINCED
