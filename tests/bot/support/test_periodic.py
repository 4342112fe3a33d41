"""Periodic jobs: a job or an item that hangs or fails delays no other, and no commit is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from bot.hosting import chores
from bot.hosting.chores import DAY
from bot.results.league import actions as league
from bot.store.database.codec import GameSettings
from bot.store.database.writer import DatabaseFailed
from bot.store.messages.kinds import LOBBY, TABLE, Kind
from bot.support.failures import RepeatFilter
from bot.support.periodic import Job, PeriodicJobs, attempt, attempt_all, shielded
from bot.tables import registry
from bot.tables.clocks import DECISION
from tests.bot.results.test_league import signed_up
from tests.support.evening import Evening
from tests.support.finishing import filmed, finish
from tests.support.patience import until
from tests.support.tables import start_table

pytestmark = pytest.mark.asyncio
SOON = 0.05
"""Seconds of a timeout that is meant to expire."""
PLACES = ("lobby", "table-one", "welcome")


async def hang() -> None:
    await asyncio.Event().wait()


@asynccontextmanager
async def running_jobs() -> AsyncIterator[PeriodicJobs]:
    jobs = PeriodicJobs(lambda: 0.0)
    try:
        yield jobs
    finally:
        await jobs.close()


async def test_a_job_that_hangs_or_fails_delays_no_other_and_runs_again(
    caplog: pytest.LogCaptureFixture,
):
    runs = {"hanging": 0, "failing": 0, "good": 0}

    async def hanging() -> None:
        runs["hanging"] += 1
        await hang()

    async def failing() -> None:
        runs["failing"] += 1
        raise ValueError("broken")

    async def good() -> None:
        runs["good"] += 1

    async with running_jobs() as jobs:
        jobs.every(0.001, hanging, timeout=SOON)
        jobs.every(0.001, failing, timeout=SOON)
        jobs.every(0.001, good, timeout=SOON)
        await until(lambda: runs["hanging"] == 1)
        before = runs["good"]
        await until(lambda: runs["good"] >= before + 3 and runs["failing"] >= 3)
        await until(lambda: runs["hanging"] >= 3)
    assert caplog.text.count("hanging failed; a retry follows: it took longer") == 1
    assert caplog.text.count("failing failed; a retry follows: broken") == 1
    ended = dict(runs)
    await asyncio.sleep(SOON)
    assert runs == ended, "a job that was cancelled does not run again"


async def test_an_item_that_hangs_or_fails_delays_no_item_after_it(
    caplog: pytest.LogCaptureFixture,
):
    done: list[int] = []
    hanging = asyncio.Event()

    async def stuck() -> None:
        hanging.set()
        await hang()

    async def broken() -> None:
        raise ValueError("broken")

    async def item(number: int) -> None:
        done.append(number)

    items: dict[str, Job] = {"stuck": stuck, "broken": broken}
    items |= {f"item {number}": partial(item, number) for number in range(20)}
    all_of_them = asyncio.create_task(attempt_all(items, 600, RepeatFilter(lambda: 0.0)))
    await until(lambda: len(done) == 20)
    assert hanging.is_set()
    assert not all_of_them.done()
    assert "broken failed; a retry follows: broken" in caplog.text
    all_of_them.cancel()
    await asyncio.gather(all_of_them, return_exceptions=True)


async def test_a_timeout_error_raised_inside_a_job_is_not_logged_as_its_own_timeout(
    caplog: pytest.LogCaptureFixture,
):
    async def asking() -> None:
        raise TimeoutError("the other end is silent")

    await attempt("asking", asking, 60, RepeatFilter(lambda: 0.0))
    assert "asking failed; a retry follows: the other end is silent" in caplog.text


async def test_code_after_a_commit_runs_even_if_the_job_times_out():
    on_disk, in_memory = asyncio.Event(), asyncio.Event()

    async def commit_and_assign() -> None:
        await on_disk.wait()
        in_memory.set()

    await attempt("slow", lambda: shielded(commit_and_assign()), 0.001, RepeatFilter(lambda: 0.0))
    assert not in_memory.is_set()
    on_disk.set()
    await asyncio.wait_for(in_memory.wait(), 5)


def slow_disk(evening: Evening, monkeypatch: pytest.MonkeyPatch, method: str) -> asyncio.Event:
    """Delay the result of a writing method of Games until the returned event is set."""
    games, confirmed = evening.bot.stores.games, asyncio.Event()
    write = getattr(games, method)

    async def slow(*args: Any, **names: Any) -> Any:
        written = await write(*args, **names)
        await confirmed.wait()
        return written

    monkeypatch.setattr(games, method, slow)
    return confirmed


async def test_a_clock_job_that_times_out_leaves_the_table_as_it_is_on_disk(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    table = await start_table(evening, robots=0, speed="live")
    await evening.idle()
    monkeypatch.setattr(registry, "RINGING", SOON)
    confirmed = slow_disk(evening, monkeypatch, "append")
    evening.time.now = table.timers[DECISION].due
    await evening.until(lambda: f"game {table.game}: its clocks failed" in caplog.text)
    assert table.seq == 0, "the commit is not confirmed yet"
    assert (await evening.row(table.game)).seq == 1
    confirmed.set()
    await evening.until(lambda: table.seq >= 1)


async def test_a_league_table_is_live_even_if_the_job_that_starts_it_times_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(league, "STEPS", SOON)
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    confirmed = slow_disk(evening, monkeypatch, "begin")
    number = (await evening.parts.league.books.untold())[0][0]
    await evening.parts.league_nights.begin_round(await evening.parts.league.find(number))
    evening.parts.league_nights._again = 0.0
    await evening.parts.league_nights.tick()
    assert not evening.parts.tables.all()
    confirmed.set()
    await evening.until(evening.parts.tables.all)
    assert night


async def test_a_league_night_that_cannot_be_read_blocks_no_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    books = evening.parts.league.books
    guild = evening.bot.guilds[0].id
    nights = [await books.open(guild, n, 5, GameSettings(), 2, evening.time()) for n in (1, 2, 3)]
    step, stepped = evening.parts.league_nights._step, []

    async def noted(number: int) -> bool:
        if number == nights[1]:
            await hang()
        stepped.append(number)
        return await step(number)

    monkeypatch.setattr(evening.parts.league_nights, "_step", noted)
    monkeypatch.setattr(league, "STEPS", SOON)
    await evening.bot.db.write("UPDATE leagues SET settings = '{' WHERE number = ?", (nights[0],))
    evening.parts.league_nights._again = 0.0
    await evening.parts.league_nights.tick()
    assert stepped == [nights[0], nights[2]]
    assert f"league {nights[0]} failed" in caplog.text
    assert f"league {nights[1]} failed; a retry follows: it took longer" in caplog.text
    assert "Traceback" not in caplog.text, "the line in the log says enough for the host"


async def test_an_old_game_that_cannot_be_deleted_does_not_keep_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    tables = [await finish(evening, "Ana", "Ben", channel=name) for name in PLACES]
    for table in tables:
        await filmed(evening, table)
    broken, hanging, good = (table.game for table in tables)
    delete = evening.bot.stores.privacy.delete_game

    async def some(game: int) -> None:
        if game == broken:
            raise DatabaseFailed("database disk image is malformed")
        if game == hanging:
            await hang()
        await delete(game)

    monkeypatch.setattr(evening.bot.stores.privacy, "delete_game", some)
    monkeypatch.setattr(chores, "ITEM", SOON)
    await evening.parts.chores.run(evening.time() + evening.bot.config.keep_days * DAY + 1)
    assert await evening.bot.stores.games.game(good) is None
    assert await evening.bot.stores.games.game(hanging) is not None
    assert f"old game {hanging} failed" in caplog.text


async def test_marks_are_saved_later_if_the_database_fails(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    keeper, saved = evening.parts.keeper, []

    async def full(marks: dict[tuple[int, Kind], str]) -> None:
        raise DatabaseFailed("database or disk is full", passing=True)

    async def save(marks: dict[tuple[int, Kind], str]) -> None:
        saved.append(marks)

    await evening.idle()
    keeper.note_shown(1, TABLE, "old")
    monkeypatch.setattr(keeper.posts, "save_shown", full)
    with pytest.raises(DatabaseFailed):
        await keeper.save_marks()
    keeper.note_shown(1, LOBBY, "new")
    monkeypatch.setattr(keeper.posts, "save_shown", save)
    await keeper.save_marks()
    assert saved == [{(1, TABLE): "old", (1, LOBBY): "new"}]
