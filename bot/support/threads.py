"""Threads for work that would hold up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def run_in(threads: Executor, work: Callable[[], T]) -> asyncio.Future[T]:
    """Do some work in a thread, in the context of the caller.

    If the caller is cancelled, work that has begun goes on, and other work never begins.
    """
    return asyncio.get_running_loop().run_in_executor(threads, copy_context().run, work)


class WorkThreads:
    """Threads for calculations and files. Drawings have threads of their own."""

    def __init__(self, count: int = 2) -> None:
        self._quick = ThreadPoolExecutor(count, "work")
        self._slow = ThreadPoolExecutor(1, "slow-work")

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """Do work that somebody waits for, in the language of the caller."""
        return run_in(self._quick, partial(work, *args, **kwargs))

    def run_slowly(
        self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> asyncio.Future[T]:
        """Do work that takes seconds, such as exports and backups, one at a time."""
        return run_in(self._slow, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Wait for the work that has begun. Work that has not begun is cancelled."""
        for threads in (self._quick, self._slow):
            threads.shutdown(cancel_futures=True)
