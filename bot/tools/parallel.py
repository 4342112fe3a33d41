"""Spreading many games over the cores of a machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from engine.errors import BadSetup

Plan = TypeVar("Plan")
Result = TypeVar("Result")

MOST_JOBS = 256

BATCH = 25
"""Games handed to a worker at a time: few enough for a lively progress bar."""


def in_batches(
    play: Callable[[Plan, int, int], Result], plan: Plan, games: int, jobs: int | None
) -> Iterator[tuple[int, Result]]:
    """`play(plan, first, count)` for all games, batch by batch and in order.

    Yields how many games a batch had and what it gave. One job, or one batch,
    stays in this process.
    """
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise BadSetup("--jobs", f"expected 1 to {MOST_JOBS}, got {jobs}")
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    jobs = min(jobs or os.cpu_count() or 1, len(batches))
    if jobs == 1:
        for first, count in batches:
            yield count, play(plan, first, count)
        return
    # Ctrl-C is for this process alone; it then stops the workers.
    with ProcessPoolExecutor(
        jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        futures = [pool.submit(play, plan, first, count) for first, count in batches]
        try:
            for (_, count), future in zip(batches, futures, strict=True):
                yield count, future.result()
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
