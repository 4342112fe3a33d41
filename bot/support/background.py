"""Background tasks, with logged errors and an orderly end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.support.failures import is_expected

_log = logging.getLogger(__name__)

ANSWER_GRACE = 2.5
"""Seconds that unfinished answers get before the bot closes."""


class BackgroundTasks:
    """A set of running tasks. Closing it finishes the answers and cancels other tasks."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()
        self._later: dict[Callable[[], None], asyncio.TimerHandle] = {}

    def answering(self) -> None:
        """Register the current task as an answer, which `close` waits for."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    def answer(self, answer: Coroutine[Any, Any, None]) -> None:
        """Start a task as an answer, which `close` waits for. Its error is logged."""
        task = asyncio.create_task(answer)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        task.add_done_callback(self._done)

    def answer_later(
        self, seconds: float, answer: Callable[[], Coroutine[Any, Any, None]]
    ) -> Callable[[], None]:
        """Start an answer after some seconds, or when the bot closes.

        Returns a function that cancels it.
        """

        def call_off() -> None:
            if timer := self._later.pop(begin, None):
                timer.cancel()

        def begin() -> None:
            call_off()
            self.answer(answer())

        self._later[begin] = asyncio.get_running_loop().call_later(seconds, begin)
        return call_off

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that `close` cancels. Its error is logged."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            traceback = None if is_expected(error) else error
            _log.error("a background task failed: %r", error, exc_info=traceback)

    async def close(self) -> None:
        """Wait for the answers for GRACE seconds, and cancel all other tasks."""
        await asyncio.sleep(0)  # lets tasks begin that were just created
        for begin in [*self._later]:
            begin()
        answering = self._answering - {asyncio.current_task()}
        if answering:
            await asyncio.wait(answering, timeout=ANSWER_GRACE)
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
