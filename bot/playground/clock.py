"""Time that can be moved by hand, timers that obey it, and ids that carry it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Timer:
    """A callback that waits for a moment of the playground's clock."""

    def __init__(self, clock: Clock, when: float, callback: Callable[[], None]) -> None:
        self._clock = clock
        self.when = when
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self.arm()

    def arm(self) -> None:
        """Wait as long as it takes from the clock's present time."""
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
    """Unix time that runs by itself and can be made to jump."""

    def __init__(self, start: float | None = None) -> None:
        self._offset = (time.time() if start is None else start) - time.monotonic()
        self._timers: set[Timer] = set()
        self.watchers: list[Callable[[], None]] = []

    def now(self) -> float:
        return time.monotonic() + self._offset

    def jump(self, seconds: float) -> None:
        """Move the time; whatever falls due on the way happens at once, in its order."""
        self._offset += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.when):
            timer.arm()
        for watcher in self.watchers:
            watcher()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        timer = Timer(self, when, callback)
        self._timers.add(timer)
        return timer

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return self.call_at(self.now() + seconds, callback)

    def remove(self, timer: Timer) -> None:
        self._timers.discard(timer)

    def stop(self) -> None:
        """Cancel every timer, for the end of the server."""
        for timer in list(self._timers):
            timer.cancel()


class Snowflakes:
    """Ever growing ids: from the clock, or one after the other when they must be repeatable."""

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
    """A moment the way Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def creation_time(snowflake: int) -> float:
    """When an id was given out."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
