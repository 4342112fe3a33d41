"""Work that follows a table's changes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiohttp import ServerDisconnectedError

from bot.discord_io import Forbidden
from bot.messages import retry
from bot.messages.rounds import Rounds
from bot.tables.table import LiveTable


def a_table(game: int = 1) -> LiveTable:
    return cast(LiveTable, SimpleNamespace(game=game))


class Work:
    """Counts its rounds; fails as often as told."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.rounds = 0
        self.at_once = 0
        self.most_at_once = 0

    async def __call__(self, table: LiveTable) -> None:
        self.rounds += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if self.failures:
            raise self.failures.pop(0)


async def settle(pokes: Rounds) -> None:
    while pokes._running:
        await asyncio.gather(*pokes._running.values())


@pytest.mark.asyncio
async def test_many_changes_at_once_are_one_round_and_one_more_for_those_during_it():
    work = Work()
    pokes, table = Rounds(work, 0.0), a_table()
    for _ in range(50):
        pokes.poke(table)
    await asyncio.sleep(0)
    for _ in range(50):
        pokes.poke(table)
    await settle(pokes)
    assert (work.rounds, work.most_at_once) == (2, 1)


@pytest.mark.asyncio
async def test_every_table_has_rounds_of_its_own():
    work = Work()
    pokes = Rounds(work, 0.0)
    for game in range(3):
        pokes.poke(a_table(game))
    await settle(pokes)
    assert work.rounds == 3


@pytest.mark.asyncio
async def test_a_game_that_was_closed_and_brought_back_is_shown_as_it_is_now():
    old, new, shown = a_table(), a_table(), []

    async def work(table: LiveTable) -> None:
        shown.append(table)
        if len(shown) == 1:
            pokes.poke(new)
            raise ConnectionResetError

    pokes = Rounds(work, 0.0)
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(retry, "FIRST_PAUSE", 0.0)
        pokes.poke(old)
        await settle(pokes)
    assert shown[0] is old
    assert all(one is new for one in shown[1:]), "also when it is tried again"
    assert len(shown) > 1


@pytest.mark.asyncio
async def test_while_the_network_is_in_trouble_a_round_is_tried_again(monkeypatch: Any):
    monkeypatch.setattr(retry, "FIRST_PAUSE", 0.001)
    work = Work(ConnectionResetError(), ServerDisconnectedError())
    pokes = Rounds(work, 0.0)
    pokes.poke(a_table())
    await settle(pokes)
    assert work.rounds == 3


@pytest.mark.asyncio
@pytest.mark.parametrize("error", [Forbidden(), ValueError("a bug")])
async def test_a_failed_round_does_not_stop_the_next(error: Exception):
    work = Work(error)
    pokes, table = Rounds(work, 0.0), a_table()
    pokes.poke(table)
    await settle(pokes)
    pokes.poke(table)
    await settle(pokes)
    assert work.rounds == 2


@pytest.mark.asyncio
async def test_closing_lets_a_round_end_and_begins_no_other():
    work = Work()
    pokes, table = Rounds(work, 60.0), a_table()
    pokes.poke(table)
    await asyncio.sleep(0)
    pokes.poke(table)
    await pokes.close()
    assert (work.rounds, work.at_once) == (1, 0)
    pokes.poke(table)
    assert not pokes._running


@pytest.mark.asyncio
async def test_closing_does_not_wait_for_the_pause_between_rounds():
    work = Work()
    pokes = Rounds(work, 60.0)
    pokes.poke(a_table())
    for _ in range(5):
        await asyncio.sleep(0)
    assert (work.rounds, work.at_once) == (1, 0)
    async with asyncio.timeout(1):
        await pokes.close()
    assert not pokes._running
