"""Threads for what the event loop has no time for: each piece of work one visit, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context, copy_context
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Asked(NamedTuple):
    """Somebody on an event loop waits for a piece of work."""

    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    context: Context
    work: Callable[[], Any]

    def do(self) -> None:
        if self.answer.cancelled():  # who gave up before it was begun
            return
        try:
            done = self.context.run(self.work)
        except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
            self._tell(self.answer.set_exception, error)
        else:
            self._tell(self.answer.set_result, done)

    def _tell(self, settle: Callable[[Any], None], outcome: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._settle, settle, outcome)

    def _settle(self, settle: Callable[[Any], None], outcome: object) -> None:
        if not self.answer.done():
            settle(outcome)


class WorkerThreads:
    """So many threads. What is asked for is begun in the order of asking.

    An executor of the standard library does the same by two futures with locks of their own, for
    twice the time, and a press asks four times.
    """

    def __init__(self, count: int, name: str) -> None:
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._threads = [
            Thread(target=_serve, args=(self._asked,), name=f"{name}_{number}", daemon=True)
            for number in range(count)
        ]
        self._begun = self._ended = False

    def run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Let a thread do something, in the context of whoever asks."""
        if self._ended:
            raise RuntimeError("these threads have ended")
        if not self._begun:
            self._begun = True
            for thread in self._threads:
                thread.start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._asked.put(_Asked(loop, answer, copy_context(), work))
        return answer

    def end(self) -> None:
        """Take on nothing more; everything that was asked for is still done."""
        self._ended = True
        for _ in self._threads:
            self._asked.put(None)

    def close(self) -> None:
        """Wait for what is being done; what is not begun yet never will be."""
        with suppress(Empty):
            while (one := self._asked.get_nowait()) is not None:
                one.answer.cancel()
        self.end()
        if self._begun:
            for thread in self._threads:
                thread.join()


def _serve(asked: SimpleQueue[_Asked | None]) -> None:
    while (one := asked.get()) is not None:
        one.do()
        del one  # a picture is not held until the next one is asked for
