"""Periodic jobs, each with its own task and timeout. Failures are logged."""

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
"""Seconds after the start until a job runs for the first time, at most."""
AT_ONCE = 4
"""Items of one job that run at the same time, at most."""


class PeriodicJobs:
    """Jobs that run again and again until the bot closes. A slow or failing job delays no other."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._complaints = RepeatFilter(now)
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, job: Job, *, timeout: float) -> None:
        """Run a job, and run it again `seconds` after it ended.

        A run that takes longer than `timeout` seconds is cancelled. A commit in it is not
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
        """Cancel all jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def attempt(name: str, work: Job, limit: float, complaints: RepeatFilter) -> None:
    """Run a job for `limit` seconds at most. Log its error once an hour, and raise nothing."""
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
    """Attempt every item of a job, by name. An item that fails or hangs does not block the others.

    Each has `limit` seconds from its own start.
    """
    turns = asyncio.Semaphore(AT_ONCE)

    async def in_turn(name: str, work: Job) -> None:
        async with turns:
            await attempt(name, work, limit, complaints)

    await asyncio.gather(*(in_turn(name, work) for name, work in items.items()))


async def shielded(work: Coroutine[Any, Any, T]) -> T:
    """Finish a coroutine even if the caller is cancelled, such as a commit."""
    return await asyncio.shield(asyncio.create_task(work))
