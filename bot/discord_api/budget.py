"""How many requests the bot may make: a bucket below Discord's limit, the urgent ones first."""

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
"""Hears what Discord answers to a request."""
RATE = 45.0
"""Requests a second; Discord allows most bots 50."""
MOST = 49
"""So many of them may fall into any one second of Discord's, however unevenly they get there."""
LONGEST_WAY = 2.0
"""Seconds after which a request without an answer is not thought of any more."""
_COUNTED = re.compile(r".*/api/v\d+/(?!interactions/|webhooks/).*")
"""Not what is asked by the token of a press: that counts for its own."""
SHARE = 4
"""One of so many requests that tables of computers could make is left for tidying up."""
BURST = 5.0
"""So many at once after a pause: with the rate they stay below the limit in any second."""


class Priority(IntEnum):
    """Who is served first when there is not enough for all."""

    ANSWER = 0
    """Somebody asked for it."""
    TABLE = 1
    """A table at which somebody waits."""
    PING = 2
    COMPUTERS = 3
    """A table at which only computers move."""
    TIDY = 4


class Superseded(Exception):
    """While it was waited for, something newer should stand."""


class Budget:
    """A token bucket with a queue by priority.

    What only tidies up has a queue of its own. It is behind everything that somebody waits for,
    but tables of computers, which always have something new to show, leave it a share.
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

    def share(self, among: int) -> None:
        """So many processes make requests as one bot: each takes its part of the rate."""
        self.rate = max(self._whole / max(among, 1), 1.0)

    def place(self) -> int:
        """A place in the queue, behind all that were given out before."""
        return next(self._count)

    async def take(self, priority: Priority, place: int | None = None) -> None:
        """Wait until one more request may be made; to tidy up, or at a place, only until `hurry`.

        Whoever had to leave comes back to the same place.
        """
        self._fill()
        while self._queue and self._queue[0][3].done():  # who gave up
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
            # An error would be kept in the queue with all that waits here, and be a cycle.
            if not await turn:
                raise Superseded
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.result():
                self._left += 1  # it was this one's turn already
            raise
        finally:
            self._tidying.pop(task, None)
            self._placed.pop(task, None)

    def hurry(self, task: asyncio.Task[Any] | None, *, pressed: bool = False) -> None:
        """This task has something newer to show: it is Superseded if it waits here to tidy up.

        Where somebody `pressed`, the answer needs no turn: so also if it waits at a place.
        """
        turn = self._tidying.get(task) or (self._placed.get(task) if pressed else None)
        if turn is not None and not turn.done():
            turn.set_result(False)

    async def depart(self) -> int:
        """Wait until one more request may leave; the number is for `arrived`.

        Nobody knows when Discord counts it: at some moment between its departure and its answer.
        """
        task = asyncio.current_task()
        self._departing.add(task)
        try:
            while (wait := self._full_for()) > 0:  # noqa: ASYNC110 - a second goes by unasked
                await asyncio.sleep(wait)
        finally:
            self._departing.discard(task)
        number = next(self._count)
        self._counts_until[number] = time.monotonic() + LONGEST_WAY
        return number

    def arrived(self, number: int) -> None:
        """A request is answered, or has failed."""
        if number in self._counts_until:
            until = min(self._counts_until[number], time.monotonic() + 1.0)
            self._counts_until[number] = until

    def _full_for(self) -> float:
        """Seconds until another request could leave at the soonest; 0 where one may now."""
        now, counted = time.monotonic(), self._counts_until
        self._counts_until = {n: until for n, until in counted.items() if until > now}
        if len(self._counts_until) < max(int(self.rate * MOST / RATE), 1):
            return 0.0
        return min(now + 1.0, *self._counts_until.values()) - now

    def holds_up(self, task: asyncio.Task[Any] | None) -> bool:
        """Whether a request of this task waits to leave, which nothing newer can hurry."""
        return task in self._departing

    def give_back(self) -> None:
        """A request that was taken is not made after all."""
        self._left += 1
        self._replan()

    def hold(self, seconds: float) -> None:
        """Discord asks for silence: nothing is given out for so long."""
        self._fill()
        self._left = min(self._left, 1 - seconds * self.rate)
        self._replan()

    @property
    def used(self) -> float:
        """Which part of the requests of a second are spoken for."""
        now = time.monotonic()
        return sum(until > now for until in tuple(self._counts_until.values())) / self.rate

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._queue) + len(self._tidying)

    def watch(self, *others: Hearer) -> aiohttp.TraceConfig:
        """Lets the client tell of its requests, also of those that it repeats by itself.

        Without that all that waited for the end of a silence would leave in one moment, and be
        too much again. Where Discord says that it is too much, there is silence. The `others`
        hear of every answer too.
        """

        async def leaves(
            session: Any, context: Any, start: aiohttp.TraceRequestStartParams
        ) -> None:
            if _COUNTED.fullmatch(start.url.path):
                context.number = await self.depart()

        async def over(session: Any, context: Any, how: Any) -> None:
            if hasattr(context, "number"):
                self.arrived(context.number)

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
            self.hold(seconds)

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
        """Whose turn it is, taken out of its queue."""
        urgent = bool(self._queue) and self._queue[0][0] < Priority.COMPUTERS
        self._passed_over += not urgent
        shared = self._passed_over % SHARE == 0
        if self._tidying and not urgent and (shared or not self._queue):
            return self._tidying.pop(next(iter(self._tidying)))
        return heapq.heappop(self._queue)[3] if self._queue else None
