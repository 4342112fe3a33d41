"""The playground's clock, which tests can move forward, its timers, and ids made from its time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""Milliseconds from 1970 to Discord's epoch, the start of 2015."""


class ClockTimer:
    """A callback that runs when the playground's clock reaches the Unix time `when`."""

    def __init__(self, clock: Clock, when: float, callback: Callable[[], None]) -> None:
        self._clock = clock
        self.when = when
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self.arm()

    def arm(self) -> None:
        """Start or restart the timer with the seconds that are left until `when`."""
        if self._handle is not None:
            self._handle.cancel()
        delay = max(0.0, self.when - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(delay, self._fire)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._clock.remove(self)

    def _fire(self) -> None:
        if self._clock.now() + 0.0005 < self.when:
            self.arm()
            return
        self._clock.remove(self)
        self._callback()


class Clock:
    """A clock with Unix time in seconds, which `jump` moves forward."""

    def __init__(self, start: float | None = None) -> None:
        self._offset = (time.time() if start is None else start) - time.monotonic()
        self._timers: set[ClockTimer] = set()
        self.watchers: list[Callable[[], None]] = []

    def now(self) -> float:
        return time.monotonic() + self._offset

    def jump(self, seconds: float) -> None:
        """Move the clock forward, reschedule all timers, and call the watchers.

        Timers that are due after the jump run in the order of their times.
        """
        self._offset += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.when):
            timer.arm()
        for watcher in self.watchers:
            watcher()

    def call_at(self, when: float, callback: Callable[[], None]) -> ClockTimer:
        timer = ClockTimer(self, when, callback)
        self._timers.add(timer)
        return timer

    def call_later(self, seconds: float, callback: Callable[[], None]) -> ClockTimer:
        return self.call_at(self.now() + seconds, callback)

    def remove(self, timer: ClockTimer) -> None:
        self._timers.discard(timer)

    def stop(self) -> None:
        """Cancel every timer."""
        for timer in list(self._timers):
            timer.cancel()


class Snowflakes:
    """A generator of increasing Discord ids, made from the clock's time.

    With `repeatable`, ids are counted up instead, so that every start creates equal ids.
    """

    def __init__(self, clock: Clock, *, repeatable: bool, first: int) -> None:
        self._clock = clock
        self.repeatable = repeatable
        self._last = first

    def next(self) -> int:
        if self.repeatable:
            self._last += 1 << 22
        else:
            stamp = int(self._clock.now() * 1000) - EPOCH_MS
            self._last = max(self._last + 1, stamp << 22)
        return self._last


def iso(moment: float) -> str:
    """Return a Unix time as ISO 8601 text in UTC, as in Discord's JSON."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def creation_time(snowflake: int) -> float:
    """Return the Unix time in seconds that a Discord id contains."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
