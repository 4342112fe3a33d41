"""What the bot runs on: uvloop where there is one, and memory that is kept for the next picture."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable, Coroutine
from contextlib import suppress
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
GARBAGE = 10_000
"""New objects after which Python looks for unreachable ones among them."""
_ours = False
"""Whether this process is there for the bot alone."""


def run(whole: Coroutine[Any, Any, None]) -> None:
    """Run this to its end; the process is for nothing else."""
    global _ours  # noqa: PLW0603 - a fact of the process
    _ours = True
    _keep_memory()
    gc.set_threshold(GARBAGE)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(whole)


def all_read() -> None:
    """All tables are in memory and stay there: they are not searched for garbage."""
    if _ours:
        gc.freeze()


def _keep_memory() -> None:
    """A board takes a megabyte for some milliseconds: asking for it anew costs half as much again.

    Only glibc needs to be told, and only glibc can be.
    """
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(_MMAP_THRESHOLD, KEPT)
        libc.mallopt(_TRIM_THRESHOLD, 2 * KEPT)
