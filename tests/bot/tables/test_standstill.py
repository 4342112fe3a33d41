"""Standstills: clocks stop while people cannot see a table or cannot act there."""

from __future__ import annotations

import pytest

from bot.messages import sync
from bot.store.database.writer import DatabaseFailed
from bot.tables.clocks import DECISION, GAME_END, REMINDER, RESTART_GRACE
from bot.tables.table import LiveTable
from engine.edition import Seat
from tests.bot.hosting.test_watchdog import make_full
from tests.support.evening import Evening
from tests.support.seeing import a_game, pass_the_turn
from tests.support.tables import arrange, channel_id, start_table, turn_of

HOUR = 3600.0
DOWN = {"kind": "error", "status": 503}
pytestmark = pytest.mark.asyncio


async def wait(evening: Evening, seconds: float) -> None:
    """Advance the time by some seconds, and check the clocks."""
    evening.time.now += seconds
    await evening.parts.tables.tick()


async def seen_again(evening: Evening, table: LiveTable) -> None:
    evening.running.control.calm({})
    evening.parts.keeper.wake_all()
    await evening.until(lambda: evening.parts.keeper.is_displayed(table))


async def test_no_clock_runs_out_during_an_hour_without_a_gateway(evening: Evening):
    table, ana = await a_game(evening, speed="live")
    timed = await start_table(
        evening, "table-one", robots=0, variant="timed", minutes=30, speed="live"
    )
    await wait(evening, 30)
    entry = timed.seq
    ends = timed.timers[GAME_END].due - evening.time()
    evening.running.control.gateway({"fault": "refuse"})
    evening.running.control.drop({})
    await evening.until(lambda: not evening.parts.keeper.is_displayed(table))
    for _ in range(60):
        await wait(evening, 60)
    assert (table.seq, timed.seq) == (0, entry)
    assert not any(sitting.misses or sitting.kept for sitting in table.seats + timed.seats)

    await seen_again(evening, table)
    await evening.parts.tables.tick()
    due = table.timers[DECISION].due
    assert due == evening.time() + RESTART_GRACE, "there is time to look at it again"
    assert timed.timers[GAME_END].due - evening.time() == ends, "the agreed time is played"
    stored = {timer.kind: timer for timer in await evening.bot.stores.games.timers(table.game)}
    assert stored == table.timers
    await evening.until(lambda: f"<t:{int(due)}" in _said_in(evening, ana.channel("lobby")))
    await wait(evening, RESTART_GRACE)
    assert table.seats[table.state.turn.seat].misses or table.seq, "from then on it runs"


def _said_in(evening: Evening, channel: int | str) -> str:
    messages = evening.running.stage.world.channel(int(channel)).messages.values()
    return " ".join(message.content for message in messages)


@pytest.mark.parametrize("how", ["down", "forbidden", "slow"])
async def test_the_clocks_of_a_table_that_cannot_be_shown_stop(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, how: str
):
    table, _ = await a_game(evening, speed="live")
    other = await start_table(evening, "table-one", robots=0, speed="live", change=turn_of(0))
    await evening.idle()
    channel = channel_id(evening, "lobby")
    if how == "forbidden":
        await evening.permit(channel, deny=["send_messages", "view_channel"])
    elif how == "down":
        evening.running.control.fault({**DOWN, "channel_id": channel})
    else:
        monkeypatch.setattr(sync, "LATE", 0.05)
        evening.running.control.fault({"kind": "hang", "channel_id": channel})
    await arrange(table, turn_of(1))
    await evening.until(lambda: not evening.parts.keeper.is_displayed(table))
    for _ in range(5):
        await wait(evening, 60)
    assert (table.seq, table.seats[1].misses) == (0, 0)
    assert other.seq, "where all is well clocks run"
    if how == "forbidden":
        await evening.permit(channel, allow=["send_messages", "view_channel"])
    await seen_again(evening, table)
    await evening.parts.tables.tick()
    left = table.timers[DECISION].due - evening.time()
    assert left == RESTART_GRACE
    await wait(evening, left)
    assert table.seq


async def test_clocks_stop_while_nothing_can_be_saved(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, _ = await a_game(evening, speed="live")
    with monkeypatch.context() as broken:
        make_full(evening, broken)
        with pytest.raises(DatabaseFailed):
            await evening.bot.db.remember("anything", "at all")
        await wait(evening, HOUR)
        assert table.timers[DECISION].due > evening.time()
    await evening.bot.db.remember("anything", "at all")
    await evening.parts.tables.tick()
    assert table.seq == 0, "nobody could act"
    assert table.timers[DECISION].due == evening.time() + RESTART_GRACE


async def test_a_table_that_only_shows_an_outdated_deadline_counts_as_displayed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """If a late deadline update counted as a standstill, the update itself would be wrong."""
    monkeypatch.setattr(sync, "LATE", 0.05)
    table, _ = await a_game(evening, speed="live")
    await evening.idle()
    channel = channel_id(evening, "lobby")
    evening.running.control.fault({"kind": "hang", "channel_id": channel})
    await table.shift_deadlines(90)
    due = table.timers[DECISION].due
    table.notify(None)
    began = evening.bot.loop.time()
    await evening.until(lambda: evening.bot.loop.time() - began > 4 * sync.LATE)
    assert f"<t:{int(due)}" not in _said_in(evening, channel)
    assert evening.parts.keeper.is_displayed(table)
    evening.running.control.calm({})
    evening.parts.keeper.wake_all()
    await evening.until(lambda: f"<t:{int(due)}" in _said_in(evening, channel))


async def test_a_short_outage_extends_the_clocks_by_exactly_its_length(evening: Evening):
    table, ana = await a_game(evening, speed="relaxed")
    await wait(evening, 400)
    timers = table.timers
    assert table.clocks.reminded == timers[DECISION]
    evening.running.control.outage({"guild_id": table.guild})
    await evening.until(lambda: not evening.parts.keeper.is_displayed(table))
    await wait(evening, 9)
    evening.running.control.outage({"guild_id": table.guild, "on": False})
    await seen_again(evening, table)
    await evening.parts.tables.tick()
    assert table.timers[DECISION].due == timers[DECISION].due + 9
    assert table.clocks.reminded == table.timers[DECISION], "nobody is reminded twice"
    stored = {timer.kind: timer for timer in await evening.bot.stores.games.timers(table.game)}
    assert stored == timers, "which is too little to write down"
    await pass_the_turn(evening, table, ana, 1)
    assert REMINDER in table.timers


async def test_a_standstill_before_a_restart_costs_no_time(evening: Evening):
    table, _ = await a_game(evening, speed="slow")
    left = table.timers[DECISION].due - evening.time()
    evening.running.control.gateway({"fault": "close"})
    evening.running.control.drop({})
    await evening.until(lambda: not evening.parts.keeper.is_displayed(table))
    await wait(evening, HOUR)
    await evening.stop_bot()
    evening.running.control.calm({})
    await evening.start_bot()
    table = evening.table()
    assert table.timers[DECISION].due - evening.time() == left


async def test_a_turn_in_a_timed_game_loses_no_time_to_an_outage(evening: Evening):
    table = await start_table(
        evening, robots=0, variant="timed", minutes=20, speed="live", change=turn_of(0)
    )
    await evening.idle()
    await wait(evening, 10)
    evening.running.control.outage({"guild_id": table.guild})
    await evening.until(lambda: not evening.parts.keeper.is_displayed(table))
    await wait(evening, HOUR)
    evening.running.control.outage({"guild_id": table.guild, "on": False})
    await seen_again(evening, table)
    await evening.parts.tables.tick()
    own = table.clocks.own_time
    assert own.spent_in(table.state.turn.number, evening.time()) == 10
    assert table.seats[Seat(0)].misses == 0
