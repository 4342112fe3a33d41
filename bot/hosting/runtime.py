"""The event loop of the bot, and the settings of its garbage collection and memory."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import cycle
from typing import Any

new_event_loop: Callable[[], asyncio.AbstractEventLoop]
try:
    from uvloop import new_event_loop
except ImportError:  # uvloop does not exist on Windows
    from asyncio import new_event_loop

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""The numbers by which glibc's `mallopt` knows two of its parameters."""
KEPT = 32 << 20
"""Most bytes of a freed block of memory that the process keeps for the next picture."""
GARBAGE = (5_000, 3, 1_000_000)
"""Thresholds for `gc.set_threshold`, by generation, so high that Python seldom collects.

Usually `collect_garbage` collects first. Only `sweep` collects the oldest generation. A collection
stops the process: for 1 ms with 3,000 objects, for 100 ms with all objects of 500 live games.
"""
_ours = False
"""True if this process runs only the bot, so that `collect_garbage` and `sweep` may collect."""
_ages = cycle((0, 1))
"""The generations of objects that `collect_garbage` collects in turn."""


def run(whole: Coroutine[Any, Any, None]) -> None:
    """Run the bot's main coroutine in a process that runs only the bot.

    Garbage collection and memory of the process are set for the bot.
    """
    global _ours  # noqa: PLW0603 - a fact of the process
    _ours = True
    _keep_memory()
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(whole)


async def collect_garbage() -> None:
    """Collect garbage of the youngest generation, and every second time of the middle one too.

    The bot calls this twice a second. Python counts created minus freed objects: while games only
    change, Python would collect seldom, and then for long.
    """
    if _ours:
        gc.collect(next(_ages))


def sweep() -> None:
    """Collect garbage of all generations, which stops the process for a moment.

    Nothing else collects objects older than a second. So an object that outlives a press must not
    be part of a reference cycle.
    """
    if _ours:
        gc.collect()


def _keep_memory() -> None:
    """Make glibc keep freed memory for the next picture. Do nothing with another C library.

    A board needs a megabyte for some milliseconds. With kept memory its allocation takes half as
    long.
    """
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(_MMAP_THRESHOLD, KEPT)
        libc.mallopt(_TRIM_THRESHOLD, 2 * KEPT)
