"""Tests of the request budget: its rate, its priorities, and pauses that Discord demands."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.discord_api.budget import BURST, LONGEST_WAY, MOST, SHARE, Budget, Priority, Superseded
from bot.ui.message import Message
from tests.support.evening import an_evening

RATE = 200.0


async def spent(budget: Budget, count: int, priority: Priority = Priority.TABLE) -> float:
    """Take `count` requests, and return the seconds that it took."""
    begun = time.monotonic()
    for _ in range(count):
        await budget.take(priority)
    return time.monotonic() - begun


def at_once(budget: Budget) -> bool:
    """Return True if a request is granted without waiting."""
    asked = budget.take(Priority.TABLE)
    try:
        asked.send(None)
    except StopIteration:
        return True
    asked.close()
    return False


@pytest.mark.asyncio
async def test_a_burst_of_requests_is_sent_at_once_and_later_ones_at_the_rate():
    budget = Budget(RATE)
    assert all(at_once(budget) for _ in range(int(BURST)))
    assert await spent(budget, 20) >= 19 / RATE


@pytest.mark.asyncio
async def test_the_more_urgent_request_goes_first_and_equals_in_order():
    budget, order = Budget(RATE), list[str]()
    await spent(budget, int(BURST))

    async def ask(name: str, priority: Priority) -> None:
        await budget.take(priority)
        order.append(name)

    waiting = [
        ask("tidy", Priority.TIDY),
        ask("computers", Priority.COMPUTERS),
        ask("first table", Priority.TABLE),
        ask("second table", Priority.TABLE),
        ask("answer", Priority.ANSWER),
    ]
    await asyncio.gather(*waiting)
    assert order == ["answer", "first table", "second table", "computers", "tidy"]


@pytest.mark.asyncio
async def test_computers_leave_a_share_for_tidying_up_and_people_none():
    budget, order = Budget(RATE), list[Priority]()
    await spent(budget, int(BURST))

    async def ask(priority: Priority) -> None:
        await budget.take(priority)
        order.append(priority)

    wanted = [Priority.TIDY] * 2 + [Priority.COMPUTERS] * 2 * SHARE + [Priority.TABLE] * SHARE
    await asyncio.gather(*map(ask, wanted))
    assert order[:SHARE] == [Priority.TABLE] * SHARE
    assert order[SHARE : 3 * SHARE].count(Priority.TIDY) == 2


@pytest.mark.asyncio
async def test_a_waiting_tidy_request_is_superseded_by_something_to_show():
    budget = Budget(1.0)
    await spent(budget, int(BURST))
    tidying = asyncio.create_task(budget.take(Priority.TIDY))
    showing = asyncio.create_task(budget.take(Priority.TABLE))
    await asyncio.sleep(0)
    for task in (tidying, showing):
        budget.supersede(task)
    with pytest.raises(Superseded):
        await tidying
    assert budget.waiting == 1, "who shows something keeps their place"
    showing.cancel()


@pytest.mark.asyncio
async def test_a_press_does_not_wait_for_its_tables_queued_request():
    budget = Budget(1000.0)
    budget.block_for(0.05)
    place = budget.queue_ticket()
    calling = asyncio.create_task(budget.take(Priority.PING, place))
    order: list[str] = []

    async def wait(name: str, at: int | None = None) -> None:
        await budget.take(Priority.PING, at)
        order.append(name)

    another = asyncio.create_task(wait("another"))
    await asyncio.sleep(0)
    budget.supersede(calling)
    await asyncio.sleep(0)
    assert not calling.done(), "nobody pressed"
    budget.supersede(calling, pressed=True)
    with pytest.raises(Superseded):
        await calling
    await asyncio.gather(another, wait("pressed", place))
    assert order == ["pressed", "another"], "the place in the queue is kept"


@pytest.mark.asyncio
async def test_a_request_that_waits_to_leave_is_known_until_it_has_left():
    budget = Budget(1.0)
    await budget.acquire_slot()
    leaving = asyncio.create_task(budget.acquire_slot())
    await asyncio.sleep(0)
    assert budget.holds_up(leaving)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert not budget.holds_up(leaving)


@pytest.mark.asyncio
async def test_no_request_is_granted_while_discord_demands_a_pause():
    budget = Budget(RATE)
    budget.block_for(0.2)
    assert await spent(budget, 1) >= 0.19


@pytest.mark.asyncio
async def test_a_returned_or_cancelled_request_goes_to_others():
    budget = Budget(1.0)
    await spent(budget, int(BURST))
    budget.give_back()
    assert at_once(budget)
    waiting = asyncio.create_task(budget.take(Priority.ANSWER))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    budget.give_back()
    assert at_once(budget), "nobody waits any more who gave up"


@pytest.mark.asyncio
async def test_many_tables_that_change_at_once_stay_below_discords_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with an_evening(tmp_path / "rentroll.db", rate_limits=True, requests=45) as evening:
        budget, left = evening.bot.budget, list[float]()

        async def depart() -> int:
            number = await Budget.acquire_slot(budget)
            left.append(time.monotonic())
            return number

        monkeypatch.setattr(budget, "acquire_slot", depart)
        edit = evening.parts.sender.edit
        edits = [edit(channel, 1, Message("a table somewhere")) for channel in range(1, 121)]
        await asyncio.gather(*edits, return_exceptions=True)
        assert len(left) >= 120
        soonest = min(later - earlier for earlier, later in zip(left, left[MOST:], strict=False))
        assert soonest > 0.98, "not more than Discord allows in any second"


@pytest.mark.asyncio
async def test_a_request_counts_until_a_second_after_its_answer():
    """Discord may count it at any moment before, so no second can have too many requests."""
    budget = Budget()
    numbers = [await budget.acquire_slot() for _ in range(MOST)]
    begun = time.monotonic()
    waiting = asyncio.create_task(budget.acquire_slot())
    await asyncio.sleep(0.3)
    assert budget.holds_up(waiting)
    budget.release_slot(numbers[7])
    await waiting
    assert 1.29 <= time.monotonic() - begun < LONGEST_WAY


@pytest.mark.asyncio
async def test_a_request_without_an_answer_stops_counting_after_a_while():
    budget = Budget(1.0)
    await budget.acquire_slot()
    begun = time.monotonic()
    await budget.acquire_slot()
    assert LONGEST_WAY - 0.02 <= time.monotonic() - begun < LONGEST_WAY + 5
