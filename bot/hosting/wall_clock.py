"""The clock of the bot. It uses Discord's time if the machine's clock is wrong."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import Literal

import aiohttp

_log = logging.getLogger(__name__)

TOLERANCE = 120.0
"""Most seconds between two clocks that count as equal."""
_DAY, _HOUR = 86_400.0, 3600.0


class WallClock:
    """A clock in seconds since 1970 that ignores jumps of the machine's clock.

    After a jump the clock continues evenly until the `Date` header of a response from Discord tells
    the right time.
    """

    def __init__(
        self,
        machine: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._machine, self._steady = machine, steady
        self._last = machine(), steady()
        self._ahead = 0.0
        self._trouble: Literal["", "jumped", "wrong"] = ""
        self._told = ""
        self.sure = False
        """True if Discord has told the time since the start and since the last jump."""

    def __call__(self) -> float:
        """Return the corrected time. Log and ignore a jump of the machine's clock."""
        machine, steady = self._machine(), self._steady()
        jumped = (machine - self._last[0]) - (steady - self._last[1])
        self._last = machine, steady
        if abs(jumped) > TOLERANCE:
            self._ahead += jumped
            self.sure, self._trouble = False, "jumped"
            _log.warning(
                "this machine's clock jumped %s; the jump is ignored until Discord tells the time",
                _shown(jumped, "ahead", "back"),
            )
        return machine - self._ahead

    def as_shown(self, now: float) -> float:
        """Convert a time of this clock to the time that the machine's clock shows."""
        return now + self._ahead

    def compare(self, discord: float) -> None:
        """Use Discord's time if the machine's clock differs from it by more than TOLERANCE seconds.

        Log when the machine's clock becomes wrong or right.
        """
        self()
        ahead = self._last[0] - discord
        trouble: Literal["", "wrong"] = "wrong" if abs(ahead) > TOLERANCE else ""
        if abs(ahead - self._ahead) > TOLERANCE:  # smaller changes come from network delays
            self._ahead = ahead if trouble else 0.0
        before, self._trouble, self.sure = self._trouble, trouble, True
        if trouble and trouble != before:
            _log.warning(
                "this machine's clock is %s Discord's, which is used instead: let the machine set "
                "its clock (NTP)",
                _shown(ahead, "ahead of", "behind"),
            )
        elif before and not trouble:
            _log.info("this machine's clock is right")

    def answered(self, end: aiohttp.TraceRequestEndParams) -> None:
        """Compare the clock with the `Date` header of a response from Discord.

        Skip a header equal to the last one, so that this happens once a second at most.
        """
        told = end.response.headers.get("Date", "")
        if told != self._told:
            self._told = told
            with suppress(TypeError, ValueError):
                self.compare(parsedate_to_datetime(told).timestamp())


def _shown(seconds: float, forward: str, backward: str) -> str:
    """Return a duration in words, followed by `forward` or, if it is negative, by `backward`."""
    return f"{span(abs(seconds))} {forward if seconds > 0 else backward}"


def span(seconds: float) -> str:
    """Return a duration in words, in days, hours, minutes or seconds, such as "3 hours"."""
    if seconds >= 2 * _DAY:
        return f"{seconds / _DAY:.0f} days"
    if seconds >= 2 * _HOUR:
        return f"{seconds / _HOUR:.0f} hours"
    if seconds >= TOLERANCE:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds:.0f} seconds"
