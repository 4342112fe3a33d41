"""What happens by itself because a player wishes so, and how wishes are kept."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.store.people import Preferences
from bot.tables.clock import DECISION, MISSES
from bot.tables.table import LiveTable
from engine.actions import EndTurn
from engine.decisions import BuyChoice
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.bot.evening import Evening, option
from tests.bot.moderating import moderates
from tests.bot.seeing import a_game, next_turn
from tests.bot.tables import arrange, fresh_id, start_table, turn_of

ANA, BEN = Seat(0), Seat(1)


async def at_ease(evening: Evening, table: LiveTable) -> None:
    """Ana wants her turns to end by themselves."""
    await evening.bot.people.choose(int(evening.people["Ana"].id), Preferences(auto_end=True))
    table.notify(None)


async def ended_by_itself(evening: Evening, table: LiveTable) -> None:
    """Ana's turn is left with nothing but its end, and that happens."""
    await arrange(table, turn_of(ANA, "end"))
    await evening.until(lambda: table.state.turn.seat == BEN)


def may_buy(s: GameState) -> None:
    next_turn(ANA)(s)
    s.turn.phase = "end"
    s.pending.append(BuyChoice(fresh_id(s), ANA, Pos(39)))


@pytest.mark.asyncio
async def test_what_was_taken_back_does_not_come_back_by_itself(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(ANA, "end"))
    before = table.seq
    await at_ease(evening, table)
    await evening.until(lambda: table.state.turn.seat == BEN)
    await table.undo(before, "vote")
    await evening.idle()
    assert table.state.turn.seat == ANA, "Ana has her turn again, to use it"
    await table.submit(ANA, EndTurn())
    assert table.state.turn.seat == BEN


@pytest.mark.asyncio
async def test_what_happens_by_itself_does_not_hide_that_a_player_is_away(evening: Evening):
    table = await start_table(
        evening, robots=0, speed="live", house={"no_auctions": True}, change=turn_of(BEN)
    )
    await at_ease(evening, table)
    for missed in range(1, MISSES):
        await arrange(table, may_buy)
        evening.time.now = table.timers[DECISION].due
        await evening.bot.tables.tick()
        await evening.until(lambda: table.state.turn.seat == BEN)
        assert table.seats[ANA].misses == missed
        assert not table.seats[ANA].kept
    (last,) = await table.games.commits(table.game, table.seq - 1)
    assert (last.actor, last.by) == (ANA, "auto")
    assert isinstance(last.move, EndTurn)
    await arrange(table, may_buy)
    evening.time.now = table.timers[DECISION].due
    await evening.bot.tables.tick()
    assert table.seats[ANA].kept


@pytest.mark.asyncio
async def test_what_happened_by_itself_is_taken_back_as_a_move_of_its_player(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await at_ease(evening, table)
    await ended_by_itself(evening, table)
    await moderates(mia, "undo", option("moves", 1, 4), says="the last move of Ana")


@pytest.mark.asyncio
async def test_of_two_wishes_at_once_none_is_lost(evening: Evening):
    people, user = evening.bot.people, 7
    await asyncio.gather(
        people.change(user, lambda chosen: replace(chosen, auto_roll=True)),
        people.change(user, lambda chosen: replace(chosen, auto_end=True)),
    )
    assert people.of(user) == Preferences(auto_roll=True, auto_end=True)
    await evening.stop_bot()
    await evening.start_bot()
    assert evening.bot.people.of(user) == Preferences(auto_roll=True, auto_end=True)
