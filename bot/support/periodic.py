"""Periodic jobs, each with its own task and timeout. The errors of jobs are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeAlias, TypeVar

from bot.support.failures import Failure, RepeatFilter, is_expected

_log = logging.getLogger(__name__)

T = TypeVar("T")
Job: TypeAlias = Callable[[], Awaitable[object]]

FIRST = 0.5
"""Most seconds from the registration of a periodic job until its first run."""
AT_ONCE = 4
"""Most items of one periodic job that run at the same time."""


class PeriodicJobs:
    """Jobs that run again and again until the bot closes.

    A slow or failing job delays no other job.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._complaints = RepeatFilter(now)
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, job: Job, *, timeout: float) -> None:
        """Run a job soon, and again `seconds` after each run has ended.

        A run that takes longer than `timeout` seconds is cancelled. A commit in the run is not
        cancelled, see `shielded`.
        """
        self._tasks.append(asyncio.create_task(self._repeat(seconds, job, timeout)))

    async def _repeat(self, seconds: float, job: Job, limit: float) -> None:
        pause = min(seconds, FIRST)
        while True:
            await asyncio.sleep(pause)
            await attempt(job.__qualname__, job, limit, self._complaints)
            pause = seconds

    async def close(self) -> None:
        """Cancel all periodic jobs, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def attempt(name: str, work: Job, limit: float, complaints: RepeatFilter) -> None:
    """Run a job for at most `limit` seconds. Log its error instead of raising it.

    An equal error is logged only once an hour.
    """
    try:
        async with asyncio.timeout(limit) as timeout:
            await work()
    except Exception as error:  # noqa: BLE001 - the other jobs and items go on
        topic, level = name, logging.ERROR
        if isinstance(error, Failure):
            topic, level = error.topic or name, error.level
        if complaints.new(topic, error):
            late = timeout.expired() and isinstance(error, TimeoutError)
            words = f"it took longer than {limit:.0f} s" if late else str(error) or repr(error)
            traceback = None if is_expected(error) else error
            _log.log(level, "%s failed; a retry follows: %s", topic, words, exc_info=traceback)


async def attempt_all(items: Mapping[str, Job], limit: float, complaints: RepeatFilter) -> None:
    """Run all items of a job, by name. An item that fails is logged, and the others still run.

    Each item has `limit` seconds from its own start. At most AT_ONCE items run at the same time.
    """
    turns = asyncio.Semaphore(AT_ONCE)

    async def in_turn(name: str, work: Job) -> None:
        async with turns:
            await attempt(name, work, limit, complaints)

    await asyncio.gather(*(in_turn(name, work) for name, work in items.items()))


async def shielded(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, such as a commit, even if the caller is cancelled."""
    return await asyncio.shield(asyncio.create_task(work))
