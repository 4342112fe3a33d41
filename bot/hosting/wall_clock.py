"""The time of day, held against Discord's: a machine whose clock is wrong does no harm."""

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
"""Seconds by which a clock may differ from another and still be right."""
_DAY, _HOUR = 86_400.0, 3600.0


class WallClock:
    """Goes on evenly when the machine's clock jumps, until Discord says which of them is right."""

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
        """Whether Discord has told the time since the last jump."""

    def __call__(self) -> float:
        machine, steady = self._machine(), self._steady()
        jumped = (machine - self._last[0]) - (steady - self._last[1])
        self._last = machine, steady
        if abs(jumped) > TOLERANCE:
            self._ahead += jumped
            self.sure, self._trouble = False, "jumped"
            _log.warning(
                "this machine's clock went %s in a moment; nothing follows it before Discord "
                "says what time it is",
                _shown(jumped, "ahead", "back"),
            )
        return machine - self._ahead

    def as_shown(self, now: float) -> float:
        """A moment as this machine's own clock has it, for those who have no other."""
        return now + self._ahead

    def compare(self, discord: float) -> None:
        """Discord says what time it is; where the machine is far from that, Discord is right."""
        self()
        ahead = self._last[0] - discord
        trouble: Literal["", "wrong"] = "wrong" if abs(ahead) > TOLERANCE else ""
        if abs(ahead - self._ahead) > TOLERANCE:  # a second more or less is the network's
            self._ahead = ahead if trouble else 0.0
        before, self._trouble, self.sure = self._trouble, trouble, True
        if trouble and trouble != before:
            _log.warning(
                "this machine's clock is %s Discord's, whose time counts until it is right: let "
                "the machine set it (NTP)",
                _shown(ahead, "ahead of", "behind"),
            )
        elif before and not trouble:
            _log.info("this machine's clock is right")

    def answered(self, end: aiohttp.TraceRequestEndParams) -> None:
        """Every answer of Discord's says when it was given; one in a second is enough."""
        told = end.response.headers.get("Date", "")
        if told != self._told:
            self._told = told
            with suppress(TypeError, ValueError):
                self.compare(parsedate_to_datetime(told).timestamp())


def _shown(seconds: float, forward: str, backward: str) -> str:
    return f"{span(abs(seconds))} {forward if seconds > 0 else backward}"


def span(seconds: float) -> str:
    """How long something took, for a host."""
    if seconds >= 2 * _DAY:
        return f"{seconds / _DAY:.0f} days"
    if seconds >= 2 * _HOUR:
        return f"{seconds / _HOUR:.0f} hours"
    if seconds >= TOLERANCE:
        return f"{seconds / 60:.0f} minutes"
    return f"{seconds:.0f} seconds"
