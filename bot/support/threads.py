"""Threads for work that would block the event loop."""

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
    """Run a function in a thread, with the caller's context variables.

    Return a future of its result. If the caller is cancelled, a function that has started
    continues, and a queued one never starts.
    """
    return asyncio.get_running_loop().run_in_executor(threads, copy_context().run, work)


class WorkThreads:
    """Threads for calculations and for work with files. Pictures are painted in other threads.

    `count`: the number of threads for short functions. Slow functions have another thread.
    """

    def __init__(self, count: int = 2) -> None:
        self._quick = ThreadPoolExecutor(count, "work")
        self._slow = ThreadPoolExecutor(1, "slow-work")

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """Run a short function in a thread. Return a future of its result.

        Several such functions may run at the same time.
        """
        return run_in(self._quick, partial(work, *args, **kwargs))

    def run_slowly(
        self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> asyncio.Future[T]:
        """Run a function that takes seconds, such as an export. Return a future of its result.

        Such functions run one at a time.
        """
        return run_in(self._slow, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Wait for the functions that have started, and cancel the queued ones."""
        for threads in (self._quick, self._slow):
            threads.shutdown(cancel_futures=True)
