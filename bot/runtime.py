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
GARBAGE = (1_000, 5, 2)
"""New objects after which Python looks for garbage among them; so many looks, and it looks further.

A look stops everything: at 10,000 objects for 13 ms, at ten times as many for 150.
"""
_ours = False
"""Whether this process is there for the bot alone."""


def run(whole: Coroutine[Any, Any, None]) -> None:
    """Run this to its end; the process is for nothing else."""
    global _ours  # noqa: PLW0603 - a fact of the process
    _ours = True
    _keep_memory()
    gc.set_threshold(*GARBAGE)
    gc.callbacks.append(_spare_what_stays)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(whole)


def sweep() -> None:
    """Look for garbage among everything there is, which stops everything for a moment."""
    if _ours:
        gc.unfreeze()
        gc.collect()


def _spare_what_stays(phase: str, looked: dict[str, int]) -> None:
    """What is found in use for so long, as tables are, is not looked at before the next sweep.

    So whatever is kept for a while because of a press must not be a cycle, as the press itself is.
    """
    if phase == "stop" and looked["generation"] == 2:
        gc.freeze()


def _keep_memory() -> None:
    """A board takes a megabyte for some milliseconds: asking for it anew costs half as much again.

    Only glibc needs to be told, and only glibc can be.
    """
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(_MMAP_THRESHOLD, KEPT)
        libc.mallopt(_TRIM_THRESHOLD, 2 * KEPT)
