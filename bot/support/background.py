"""Work on the side: tasks that nobody waits for, but that never fail or vanish in silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.support.failures import is_expected

_log = logging.getLogger(__name__)

GRACE = 2.5
"""Seconds that answers under way are given before the bot closes."""


class BackgroundTasks:
    """Keeps hold of tasks until they are done, and ends them all when the bot closes."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()
        self._later: dict[Callable[[], None], asyncio.TimerHandle] = {}

    def answering(self) -> None:
        """The task that runs now answers somebody: it is not left half done at the end."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    def answer(self, answer: Coroutine[Any, Any, None]) -> None:
        """Begin a part of an answer; like all answers it is not left half done at the end."""
        task = asyncio.create_task(answer)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        task.add_done_callback(self._done)

    def answer_later(
        self, seconds: float, answer: Callable[[], Coroutine[Any, Any, None]]
    ) -> Callable[[], None]:
        """Begin a part of an answer after some seconds, or at the end. Return what calls it off."""

        def call_off() -> None:
            if timer := self._later.pop(begin, None):
                timer.cancel()

        def begin() -> None:
            call_off()
            self.answer(answer())

        self._later[begin] = asyncio.get_running_loop().call_later(seconds, begin)
        return call_off

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Begin an errand; whatever goes wrong with it is in the log."""
        task = asyncio.create_task(errand)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            traceback = None if is_expected(error) else error
            _log.error("an errand failed: %r", error, exc_info=traceback)

    async def close(self) -> None:
        """Finish the answers, and cancel all errands that are under way."""
        await asyncio.sleep(0)  # what has just arrived begins
        for begin in [*self._later]:
            begin()
        answering = self._answering - {asyncio.current_task()}
        if answering:
            await asyncio.wait(answering, timeout=GRACE)
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
