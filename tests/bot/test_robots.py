"""Computer players at a live table."""

from __future__ import annotations

import pytest

from bot.store.codec import digest
from editions.loader import load
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.rules import configure
from tests.bot.evening import Evening
from tests.bot.tables import start_table, turn_of


@pytest.mark.asyncio
async def test_computers_trade_and_build_at_a_table_as_they_do_in_a_simulation(evening: Evening):
    ed = configure(load("classic"), "short")
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(3)], "3")
    for _ in arena.play(1000):
        pass
    assert arena.state.result is not None
    live = await start_table(evening, people=(), robots=3, variant="short", seed="3")
    await evening.until(lambda: live.over)
    assert digest(live.state) == digest(arena.state)


@pytest.mark.asyncio
async def test_after_an_undo_the_computers_think_anew(evening: Evening):
    table = await start_table(evening, robots=1, change=turn_of(2))
    tables = evening.bot.tables
    await evening.until(lambda: table.state.turn.seat == 0 and table.game in tables._robots)
    await table.undo(table.seq - 1, "moderator")
    assert table.game not in tables._robots
