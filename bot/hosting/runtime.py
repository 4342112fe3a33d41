"""What the bot runs on: uvloop where there is one, and memory that is kept for the next picture."""

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
except ImportError:  # Windows has none
    from asyncio import new_event_loop

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""What `mallopt` calls them."""
KEPT = 32 << 20
"""Bytes that are not given back to the system when they are free."""
GARBAGE = (5_000, 3, 1_000_000)
"""Python's thresholds: how many new objects make it look for garbage among them, unless `look`
comes first; how many such looks make it look at the middle generation; the oldest one it
practically never looks at by itself.

A look stops everything, at 3,000 objects for a millisecond, at all of 500 tables for a hundred.
"""
_ours = False
"""Whether this process is there for the bot alone."""
_ages = cycle((0, 1))
"""What is looked at, in the words of `gc`."""


def run(whole: Coroutine[Any, Any, None]) -> None:
    """Run this to its end; the process is for nothing else."""
    global _ours  # noqa: PLW0603 - a fact of the process
    _ours = True
    _keep_memory()
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(whole)


async def look() -> None:
    """Look for garbage among what is new; every second time, also among what was new the last time.

    A periodic job, twice a second. Python counts what is made less what is let go, however old:
    where tables only change it would seldom look, and then at very much.
    """
    if _ours:
        gc.collect(next(_ages))


def sweep() -> None:
    """Look for garbage among everything there is, which stops everything for a moment.

    Nobody else looks at what is older than a second: so whatever is kept that long because of a
    press must not be a cycle, as the press itself is.
    """
    if _ours:
        gc.collect()


def _keep_memory() -> None:
    """A board takes a megabyte for some milliseconds: asking for it anew costs half as much again.

    Only glibc needs to be told, and only glibc can be.
    """
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(_MMAP_THRESHOLD, KEPT)
        libc.mallopt(_TRIM_THRESHOLD, 2 * KEPT)
