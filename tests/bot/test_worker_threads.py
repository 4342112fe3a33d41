"""Threads for what the event loop has no time for."""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar
from threading import Event, current_thread

import pytest

from bot.worker_threads import WorkerThreads

pytestmark = pytest.mark.asyncio

_reader = ContextVar("reader", default="nobody")


async def test_work_is_done_elsewhere_in_the_order_of_asking_and_in_the_context_of_whoever_asks():
    threads, done = WorkerThreads(1, "aside"), []

    async def ask(number: int) -> str:
        _reader.set(f"reader {number}")
        await threads.run(lambda: done.append((number, _reader.get())))
        return await threads.run(lambda: current_thread().name)

    assert {*await asyncio.gather(*map(ask, range(3)))} == {"aside_0"}
    assert done == [(number, f"reader {number}") for number in range(3)]
    threads.close()


async def test_what_goes_wrong_is_raised_where_it_is_waited_for_and_the_thread_goes_on():
    threads = WorkerThreads(1, "aside")
    with pytest.raises(ZeroDivisionError):
        await threads.run(lambda: 1 // 0)
    assert await threads.run(lambda: 1 + 1) == 2
    threads.close()


async def test_what_nobody_waits_for_any_more_is_not_begun():
    threads, begun, go_on, done = WorkerThreads(1, "aside"), Event(), Event(), []

    def long() -> None:
        begun.set()
        go_on.wait()
        done.append("long")

    first = threads.run(long)
    await asyncio.to_thread(begun.wait)
    second = threads.run(lambda: done.append("second"))
    third = threads.run(lambda: done.append("third"))
    await asyncio.sleep(0)
    first.cancel()  # it is under way, and comes to its end
    second.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await third
    assert done == ["long", "third"]
    threads.close()


async def test_at_the_end_everything_asked_for_is_still_done_and_nothing_more_is_taken_on():
    threads = WorkerThreads(1, "aside")
    asked = threads.run(lambda: "done")
    await asyncio.sleep(0)
    threads.end()
    assert await asked == "done"
    with pytest.raises(RuntimeError):
        await threads.run(lambda: "too late")


async def test_closing_waits_for_what_is_being_done_and_cancels_what_is_not_begun():
    threads, begun, go_on, done = WorkerThreads(1, "aside"), Event(), Event(), []

    def long() -> None:
        begun.set()
        go_on.wait()
        done.append("long")

    first = threads.run(long)
    await asyncio.to_thread(begun.wait)
    second = threads.run(lambda: done.append("second"))
    await asyncio.sleep(0)

    def go_on_when_closing() -> None:
        while not threads._ended:
            time.sleep(0.001)
        go_on.set()

    asyncio.get_running_loop().run_in_executor(None, go_on_when_closing)
    threads.close()
    assert done == ["long"]
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
