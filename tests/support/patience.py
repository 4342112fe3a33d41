"""Timeouts that grow with the load of the machine."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from inspect import isawaitable
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds that a test waits on an idle machine."""
STEP = 1.0
PAUSE = 0.005
"""Seconds between two checks of a condition that sets no event."""


def share() -> float:
    """Return the share of a processor that each running process gets now, from 0 to 1."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return min(1.0, (os.cpu_count() or 1) / max(os.getloadavg()[0], 1.0))


@asynccontextmanager
async def patience(seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Raise TimeoutError if the block takes longer than `seconds` times the load of the machine."""
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
    """Wait for `what` with the timeout of `patience`, and return its result."""
    async with patience():
        return await what


async def until(what: Callable[[], Any], pause: float = PAUSE) -> Any:
    """Wait until `what()` returns something true, and return it. An awaitable is awaited first."""
    async with patience():
        while True:
            found = what()
            if isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(pause)
