"""The limit of the bot's requests per second, and the queue of waiting requests."""

from __future__ import annotations

import asyncio
import heapq
import logging
import re
import time
from collections.abc import Callable
from enum import IntEnum
from itertools import count
from typing import Any, TypeAlias

import aiohttp

_log = logging.getLogger(__name__)

Hearer: TypeAlias = Callable[[aiohttp.TraceRequestEndParams], None]
"""A function that is called with every response of Discord."""
RATE = 45.0
"""Most requests per second of all processes of the bot. Discord allows most bots 50."""
MOST = 49
"""Most requests that may count against the limit at the same time, in all processes.

A request counts while it is under way, and for one second after its answer.
"""
LONGEST_WAY = 2.0
"""Seconds after which a request without an answer no longer counts against the limit."""
_COUNTED = re.compile(r".*/api/v\d+/(?!interactions/|webhooks/).*")
"""The addresses of requests that count. Requests with an interaction token do not count."""
SHARE = 4
"""One of this many granted requests is a TIDY one while only COMPUTERS and TIDY requests wait."""
BURST = 5.0
"""Most requests that are granted at once after a time without requests."""


class Priority(IntEnum):
    """The urgency of a waiting request. The lowest value is granted first."""

    ANSWER = 0
    """A request that answers a user."""
    TABLE = 1
    """A request for a table at which people play, unlike `COMPUTERS`."""
    PING = 2
    """A message that calls or reminds users, or a direct message."""
    COMPUTERS = 3
    """A request for a table at which only computers move."""
    TIDY = 4
    """A deletion, a log line or another request that nobody waits for."""


class Superseded(Exception):
    """Raised if a task that waits for a granted request has something newer to show."""


class Budget:
    """A token bucket that grants requests, with a priority queue of the waiting ones.

    Requests of priority TIDY wait in a second queue. It is served while the first queue is empty.
    While the first queue has only COMPUTERS requests, every fourth grant goes to TIDY, because
    tables of computers always have requests.
    """

    def __init__(self, rate: float = RATE) -> None:
        self.rate = self._whole = rate
        self._left = BURST
        self._filled = time.monotonic()
        self._queue: list[tuple[int, int, int, asyncio.Future[bool]]] = []
        self._tidying: dict[asyncio.Task[Any] | None, asyncio.Future[bool]] = {}
        self._placed: dict[asyncio.Task[Any] | None, asyncio.Future[bool]] = {}
        self._passed_over = 0
        self._counts_until: dict[int, float] = {}
        self._departing: set[asyncio.Task[Any] | None] = set()
        self._count = count()
        self._serving: asyncio.TimerHandle | None = None

    def set_process_count(self, among: int) -> None:
        """Divide the rate by the number of processes that share the bot's limit.

        The result is at least one request per second.
        """
        self.rate = max(self._whole / max(among, 1), 1.0)

    def queue_ticket(self) -> int:
        """Return a number that keeps a place in the queue.

        The place is behind all earlier numbers of the same priority.
        """
        return next(self._count)

    async def take(self, priority: Priority, place: int | None = None) -> None:
        """Wait until the budget grants one more request.

        `place` is a number from `queue_ticket`: a later call with the same number gets the same
        place. Raise Superseded if `supersede` ends the wait. That is possible for priority TIDY, or
        with a `place`.
        """
        self._fill()
        while self._queue and self._queue[0][3].done():  # cancelled or superseded
            heapq.heappop(self._queue)
        if not self.waiting and self._left >= 1:
            self._left -= 1
            return
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        task = asyncio.current_task()
        if priority is Priority.TIDY:
            self._tidying[task] = turn
        else:
            number = next(self._count)
            at = number if place is None else place
            heapq.heappush(self._queue, (priority, at, number, turn))
            if place is not None:
                self._placed[task] = turn
        self._plan()
        try:
            # An exception set on the future would keep this frame alive in the queue, as a cycle.
            if not await turn:
                raise Superseded
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.result():
                self._left += 1  # it was granted already
            raise
        finally:
            self._tidying.pop(task, None)
            self._placed.pop(task, None)

    def supersede(self, task: asyncio.Task[Any] | None, *, pressed: bool = False) -> None:
        """Cancel a task's waiting TIDY request, because the task has something newer to show.

        If somebody `pressed` a button, cancel also a request with a place in the queue, because the
        answer to a press does not count against the limit.
        """
        turn = self._tidying.get(task) or (self._placed.get(task) if pressed else None)
        if turn is not None and not turn.done():
            turn.set_result(False)

    async def acquire_slot(self) -> int:
        """Wait until a granted request may be sent, and return a number for `release_slot`.

        Discord counts a request at an unknown moment between its start and its answer.
        """
        task = asyncio.current_task()
        self._departing.add(task)
        try:
            while (wait := self._full_for()) > 0:  # noqa: ASYNC110 - only time frees a slot
                await asyncio.sleep(wait)
        finally:
            self._departing.discard(task)
        number = next(self._count)
        self._counts_until[number] = time.monotonic() + LONGEST_WAY
        return number

    def release_slot(self, number: int) -> None:
        """Note the end of a request. It counts for at most one more second."""
        if number in self._counts_until:
            until = min(self._counts_until[number], time.monotonic() + 1.0)
            self._counts_until[number] = until

    def _full_for(self) -> float:
        """Return the seconds until another request may be possible, or 0 if one is now."""
        now, counted = time.monotonic(), self._counts_until
        self._counts_until = {n: until for n, until in counted.items() if until > now}
        if len(self._counts_until) < max(int(self.rate * MOST / RATE), 1):
            return 0.0
        return min(now + 1.0, *self._counts_until.values()) - now

    def holds_up(self, task: asyncio.Task[Any] | None) -> bool:
        """Return True if a task waits in `acquire_slot`. `supersede` cannot cancel that wait."""
        return task in self._departing

    def give_back(self) -> None:
        """Take back a granted request that the caller does not make."""
        self._left += 1
        self._replan()

    def block_for(self, seconds: float) -> None:
        """Grant no requests for some seconds, because Discord demands a pause."""
        self._fill()
        self._left = min(self._left, 1 - seconds * self.rate)
        self._replan()

    @property
    def used(self) -> float:
        """The used part of the limit, as a fraction of one second's requests.

        1.0 means all. The value can be a little higher, because `MOST` is higher than `RATE`.
        """
        now = time.monotonic()
        return sum(until > now for until in tuple(self._counts_until.values())) / self.rate

    @property
    def waiting(self) -> int:
        """The number of requests in both queues that wait to be granted."""
        return len(self._queue) + len(self._tidying)

    def watch(self, *others: Hearer) -> aiohttp.TraceConfig:
        """Return a trace config that delays requests until the limit allows them.

        Requests with an interaction token are not delayed. Requests that discord.py repeats are
        delayed too: otherwise all requests that waited for the end of a pause would be sent at once
        and exceed the limit again. If Discord answers 429 for the whole bot, the budget pauses.
        `others` are called with every response.
        """

        async def leaves(
            session: Any, context: Any, start: aiohttp.TraceRequestStartParams
        ) -> None:
            if _COUNTED.fullmatch(start.url.path):
                context.number = await self.acquire_slot()

        async def over(session: Any, context: Any, how: Any) -> None:
            if hasattr(context, "number"):
                self.release_slot(context.number)

        async def answered(session: Any, context: Any, end: aiohttp.TraceRequestEndParams) -> None:
            for hear in (self._answered, *others):
                hear(end)

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(leaves)
        trace.on_request_end.extend((over, answered))
        trace.on_request_exception.append(over)
        return trace

    def _answered(self, end: aiohttp.TraceRequestEndParams) -> None:
        headers = end.response.headers
        if end.response.status == 429 and "X-RateLimit-Global" in headers:
            seconds = float(headers.get("Retry-After", 1))
            _log.warning("Discord wants no requests for %.1f s", seconds)
            self.block_for(seconds)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._filled) * self.rate)
        self._filled = now

    def _replan(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            self._serving = None
        self._plan()

    def _plan(self) -> None:
        if self.waiting and self._serving is None:
            wait = max(0.0, (1 - self._left) / self.rate)
            self._serving = asyncio.get_running_loop().call_later(wait, self._serve)

    def _serve(self) -> None:
        self._serving = None
        self._fill()
        while self._left >= 1 and (turn := self._next()) is not None:
            if not turn.done():
                self._left -= 1
                turn.set_result(True)
        self._plan()

    def _next(self) -> asyncio.Future[bool] | None:
        """Remove the next waiting request from its queue and return it.

        Return None if both queues are empty.
        """
        urgent = bool(self._queue) and self._queue[0][0] < Priority.COMPUTERS
        self._passed_over += not urgent
        shared = self._passed_over % SHARE == 0
        if self._tidying and not urgent and (shared or not self._queue):
            return self._tidying.pop(next(iter(self._tidying)))
        return heapq.heappop(self._queue)[3] if self._queue else None
