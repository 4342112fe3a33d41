"""Tests wait longer on a busy machine, but not for ever."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.support import patience
from tests.support.patience import in_time


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "STEP", 0.001)


async def steps_waited(monkeypatch: pytest.MonkeyPatch, load: float) -> int:
    """Return the number of steps before a timeout of 9.5 steps ends at this load."""
    asked = []

    def loaded() -> tuple[float, float, float]:
        asked.append(load)
        return load, load, load

    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(os, "getloadavg", loaded, raising=False)
    with pytest.raises(TimeoutError):
        async with patience.patience(9.5 * patience.STEP):
            await asyncio.Event().wait()
    return len(asked)


@pytest.mark.asyncio
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("load", "steps"), [(0.0, 10), (2.0, 10), (4.0, 19), (20.0, 95)])
async def test_tests_wait_longer_on_a_busy_machine(
    monkeypatch: pytest.MonkeyPatch, load: float, steps: int
):
    assert await steps_waited(monkeypatch, load) in (steps, steps + 1)


@pytest.mark.asyncio
async def test_a_result_before_the_timeout_is_returned():
    async def soon() -> str:
        await asyncio.sleep(0)
        return "here"

    assert await in_time(soon()) == "here"
