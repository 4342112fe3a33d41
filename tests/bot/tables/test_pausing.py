"""Pauses: clocks stop and keep their time, and players are called again afterwards."""

from __future__ import annotations

import pytest

from bot.store.database.writer import DatabaseFailed
from bot.tables.clocks import GAME_END, REMINDER, REST
from bot.tables.table import LiveTable
from tests.support.evening import Evening
from tests.support.seeing import a_game, gone, pings
from tests.support.tables import start_table


async def a_timed_game(evening: Evening) -> LiveTable:
    return await start_table(evening, robots=0, speed="live", variant="timed", minutes=30)


@pytest.mark.asyncio
async def test_a_failed_write_while_pausing_or_resuming_loses_no_clock(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    def power_cut(*_: object) -> None:
        raise DatabaseFailed("power cut")

    table = await a_timed_game(evening)
    end = table.timers[GAME_END].due
    with monkeypatch.context() as cut:
        cut.setattr("bot.store.games.games.replace_timers", power_cut)
        with pytest.raises(DatabaseFailed):
            await table.pause()
    assert table.status == "live"
    await evening.restart_bot()
    table = evening.table()
    assert (table.status, table.timers[GAME_END].due) == ("live", end)

    await table.pause()
    evening.time.now += 500
    with monkeypatch.context() as cut:
        cut.setattr("bot.store.games.games.replace_timers", power_cut)
        with pytest.raises(DatabaseFailed):
            await table.resume()
    assert table.status == "paused"
    await evening.restart_bot()
    table = evening.table()
    assert (table.status, set(table.timers)) == ("paused", {REST})
    await table.resume()
    assert table.timers[GAME_END].due == end + 500


@pytest.mark.asyncio
async def test_no_clock_of_a_paused_table_runs_out(evening: Evening):
    table = await a_timed_game(evening)
    rings = table.clocks
    await table.pause()
    table.clocks = rings  # as after a crash of an older version
    evening.time.now += 3600
    await evening.parts.tables.tick()
    assert table.clocks == rings, "not even the reminder was given"
    assert REMINDER in rings.timers


@pytest.mark.asyncio
async def test_the_player_to_act_is_called_again_after_a_pause(evening: Evening):
    table, ana = await a_game(evening)
    call = await ana.wait_message(lambda m: m["mentions"])
    await evening.idle()
    await table.pause()
    await evening.until(lambda: call["id"] in gone(ana))
    await evening.idle()
    mark = ana.mark()
    await table.resume()
    again = await ana.wait_message(lambda m: m["mentions"], after=mark)
    assert [user["id"] for user in again["mentions"]] == [ana.id]
    await evening.idle()
    assert len(pings(ana)) == 2
