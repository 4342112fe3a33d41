"""The event loop the bot runs on: uvloop where there is one, else Python's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

new_event_loop: Callable[[], asyncio.AbstractEventLoop]
try:
    from uvloop import new_event_loop
except ImportError:  # Windows has none
    from asyncio import new_event_loop


def run(whole: Coroutine[Any, Any, None]) -> None:
    """Run this to its end."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(whole)
