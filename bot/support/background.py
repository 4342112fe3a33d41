"""Background tasks: their errors are logged, and closing waits for answers to users."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.support.failures import is_expected

_log = logging.getLogger(__name__)

ANSWER_GRACE = 2.5
"""Seconds that closing waits for unfinished answers to users."""


class BackgroundTasks:
    """A set of running tasks. Closing it waits for answers to users and cancels all other tasks."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()
        self._later: dict[Callable[[], None], asyncio.TimerHandle] = {}

    def answering(self) -> None:
        """Register the current task as an answer to a user. `close` waits for answers."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    def answer(self, answer: Coroutine[Any, Any, None]) -> None:
        """Start a task that answers a user. `close` waits for it, and its error is logged."""
        task = asyncio.create_task(answer)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        task.add_done_callback(self._done)

    def answer_later(
        self, seconds: float, answer: Callable[[], Coroutine[Any, Any, None]]
    ) -> Callable[[], None]:
        """Start an answer to a user after some seconds, or earlier if the bot closes.

        Returns a function that cancels the answer before its start.
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
        """Start a background task. `close` cancels it, and its error is logged."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            traceback = None if is_expected(error) else error
            _log.error("a background task failed: %r", error, exc_info=traceback)

    async def close(self) -> None:
        """Wait at most ANSWER_GRACE seconds for the answers to users. Cancel all other tasks.

        Answers that were to start later are started at once.
        """
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
