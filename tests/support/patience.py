"""How long a test waits for what must come: by its share of the processors, not by the clock."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from inspect import isawaitable
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds on a machine that does nothing else."""
STEP = 1.0
PAUSE = 0.005
"""Seconds between two looks at what sets no event."""


def share() -> float:
    """The part of a processor that falls to each of those who want one now."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return min(1.0, (os.cpu_count() or 1) / max(os.getloadavg()[0], 1.0))


@asynccontextmanager
async def patience(seconds: float = PATIENCE) -> AsyncIterator[None]:
    """TimeoutError when the block takes longer; a second on a busy machine counts for less."""
    loop = asyncio.get_running_loop()
    step: asyncio.TimerHandle | None = None
    async with asyncio.timeout(None) as limit:

        def count(left: float) -> None:
            nonlocal step
            if left <= 0:
                limit.reschedule(loop.time())
            else:
                step = loop.call_later(STEP, lambda: count(left - STEP * share()))

        count(seconds)
        try:
            yield
        finally:
            if step is not None:
                step.cancel()


async def in_time(what: Awaitable[T]) -> T:
    """What is waited for with patience."""
    async with patience():
        return await what


async def until(what: Callable[[], Any], pause: float = PAUSE) -> Any:
    """Wait until something is true, and return it. Where it has to be awaited, it is."""
    async with patience():
        while True:
            found = what()
            if isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(pause)
