"""A machine whose clock is wrong: nothing is deleted, and no timer waits until next year."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.health import read_health
from bot.hosting.time_check import ASK_EVERY, CONVINCED, LONGEST_STOP
from bot.hosting.wall_clock import TOLERANCE, WallClock
from bot.store.games.games import Timer
from bot.store.shards.shard import EVERYTHING, Shard
from bot.tables.clocks import DECISION, GAME_END, LAST_ROUND, REMINDER, REST, Clocks, Limits
from editions.loader import load
from tests.support.evening import Evening
from tests.support.tables import start_table

NOW = 1_800_000_000.0
DAY = 86_400.0
CLASSIC = load("classic")


class Machine:
    """A machine with a clock that can be set, and a monotonic one."""

    def __init__(self) -> None:
        self.shown, self.passed = NOW, 0.0

    def pass_time(self, seconds: float) -> None:
        self.shown += seconds
        self.passed += seconds

    def clock(self) -> WallClock:
        return WallClock(lambda: self.shown, lambda: self.passed)


def is_sure(clock: Any) -> bool:
    return bool(clock.sure)


def test_a_correct_clock_is_followed():
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(5 * DAY)
    machine.shown += 3
    assert clock() == NOW + 5 * DAY + 3
    clock.compare(machine.shown - 1.5)
    assert clock() == machine.shown, "a difference of a second comes from the network"


def test_after_a_start_with_a_wrong_clock_discords_time_is_used(caplog: pytest.LogCaptureFixture):
    machine = Machine()
    machine.shown += 400 * DAY
    clock = machine.clock()
    clock.compare(NOW)
    assert clock() == NOW
    assert "400 days ahead of Discord's" in caplog.text
    machine.pass_time(60)
    clock.compare(NOW + 59)
    assert clock() == NOW + 60, "it goes on evenly"
    assert caplog.text.count("ahead of Discord's") == 1


def test_a_corrected_clock_is_followed_again(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO, "bot")
    machine = Machine()
    machine.shown -= 20 * DAY
    clock = machine.clock()
    clock.compare(NOW)
    machine.shown = NOW
    assert clock() == NOW, "a jump of the machine moves nothing"
    assert not is_sure(clock)
    clock.compare(NOW + 1)
    assert is_sure(clock)
    assert clock() == NOW
    assert "clock is right" in caplog.text
    machine.pass_time(10)
    assert clock() == machine.shown


def test_a_jump_is_ignored_until_discord_confirms_it():
    machine = Machine()
    clock = machine.clock()
    clock.compare(NOW)
    machine.shown += 400 * DAY
    assert clock() == NOW
    machine.pass_time(30)
    assert clock() == NOW + 30
    clock.compare(NOW + 400 * DAY + 30)
    assert clock() == NOW + 400 * DAY + 30, "a machine that slept is right"
    machine.shown += TOLERANCE - 1
    assert clock() == machine.shown, "a clock that is set a little is followed"


@pytest.mark.asyncio
async def test_a_start_400_days_ahead_deletes_nothing_and_keeps_the_deadlines(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    await restart(evening, WallClock())
    table = await start_table(evening, robots=0, speed="live")
    old = await start_table(evening, robots=0, channel="table-one")
    await evening.parts.tables.put_away(old)
    await restart(evening, WallClock(lambda: time.time() + 400 * DAY))
    assert "400 days ahead of Discord's" in caplog.text
    if isinstance(evening.database, Path):
        shown = time.time() + 400 * DAY
        await evening.until(lambda: read_health(evening.database, shown)[0])
    evening.parts.chores._last.clear()
    await evening.parts.chores.tick()
    await evening.idle()
    found = await evening.bot.stores.games.with_status("live", "closed")
    assert {row.id for row in found} == {table.game, old.game}
    (live,) = evening.parts.tables.all()
    assert live.timers[DECISION].due <= time.time() + 120


@pytest.mark.asyncio
async def test_a_deadline_in_the_next_year_is_planned_again(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    later = 400 * DAY
    await evening.bot.db.write("UPDATE timers SET due = due + ?", (later,))
    await evening.bot.db.remember("chores", str(evening.time() + later))
    await restart(evening, evening.time)
    (live,) = evening.parts.tables.all()
    assert live.game == table.game
    assert live.timers[DECISION].due == evening.time() + 60
    evening.parts.chores._last.clear()
    await evening.parts.chores.tick()
    assert await evening.bot.db.fact("chores") == str(evening.time()), (
        "the chores do not wait either"
    )


@pytest.mark.asyncio
async def test_without_discords_time_the_last_stored_time_is_used(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    done: list[float] = []

    async def noted(now: float, shard: Shard = EVERYTHING) -> None:
        done.append(now)

    async def look() -> None:
        evening.parts.chores.run = noted  # type: ignore[method-assign]
        await evening.parts.time_check.tick()
        await evening.parts.chores.tick()
        await evening.idle()

    await look()
    right, done[:] = evening.time.now, []
    evening.time.now = right + LONGEST_STOP + DAY
    await look()
    await look()
    assert done == []
    assert caplog.text.count("so nothing is deleted") == 1
    evening.time.now = right - DAY
    await look()
    assert done == []
    evening.time.now = right + DAY
    await look()
    assert done == [right + DAY], "it is right again"
    assert "is plausible again" in caplog.text
    evening.time.now = right + 2 * LONGEST_STOP
    await look()
    evening.time.now += CONVINCED
    await look()
    assert done[1:] == [evening.time.now], "a bot that was really away so long"


@pytest.mark.asyncio
async def test_discord_is_asked_for_the_time_after_a_jump(evening: Evening):
    gone = jump = 0.0
    clock = WallClock(lambda: time.time() + gone + jump, lambda: time.monotonic() + gone)
    await restart(evening, clock)
    assert is_sure(evening.bot.now)
    gone, jump = ASK_EVERY, 10 * DAY
    before = evening.bot.now()
    assert before < time.time() + DAY
    await evening.until(lambda: is_sure(evening.bot.now))
    assert evening.bot.now() < time.time() + DAY


def test_plausible_deadlines_are_not_changed():
    stored = Clocks.stored(
        Limits("slow"),
        [
            Timer(DECISION, NOW + 86_400, 3),
            Timer(REMINDER, NOW + 43_200, 3),
            Timer(REST, NOW + 999 * DAY, 900),
        ],
    )
    assert stored.without_implausible(NOW) == stored
    game = [Timer(GAME_END, NOW + 3600), Timer(LAST_ROUND, NOW + 3300)]
    timed = Clocks.stored(Limits("slow", 60), game)
    assert timed.without_implausible(NOW) == timed
    later = Clocks.stored(timed.limits, [Timer(t.kind, t.due + 400 * DAY) for t in game])
    assert later.without_implausible(NOW) == timed, "all of the agreed time"


async def restart(evening: Evening, clock: Any) -> None:
    await evening.stop_bot()
    evening.time = clock
    await evening.start_bot()
