"""Work in threads: order, context, errors and cancellation."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from threading import Event, current_thread

import pytest

from bot.support.threads import run_in

pytestmark = pytest.mark.asyncio

_reader = ContextVar("reader", default="nobody")


async def test_work_runs_in_a_thread_in_order_and_in_the_context_of_its_caller():
    threads, done = ThreadPoolExecutor(1, "aside"), []

    async def ask(number: int) -> str:
        _reader.set(f"reader {number}")
        await run_in(threads, lambda: done.append((number, _reader.get())))
        return await run_in(threads, lambda: current_thread().name)

    assert {*await asyncio.gather(*map(ask, range(3)))} == {"aside_0"}
    assert done == [(number, f"reader {number}") for number in range(3)]
    threads.shutdown()


async def test_an_error_is_raised_in_the_caller_and_the_thread_goes_on():
    threads = ThreadPoolExecutor(1, "aside")
    with pytest.raises(ZeroDivisionError):
        await run_in(threads, lambda: 1 // 0)
    assert await run_in(threads, lambda: 1 + 1) == 2
    threads.shutdown()


async def test_cancelled_work_that_has_not_begun_never_begins():
    threads, begun, go_on, done = ThreadPoolExecutor(1, "aside"), Event(), Event(), []

    def long() -> None:
        begun.set()
        go_on.wait()
        done.append("long")

    first = run_in(threads, long)
    await asyncio.to_thread(begun.wait)
    second = run_in(threads, lambda: done.append("second"))
    third = run_in(threads, lambda: done.append("third"))
    await asyncio.sleep(0)
    first.cancel()  # it has started, so it runs to its end
    second.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await third
    assert done == ["long", "third"]
    threads.shutdown()
