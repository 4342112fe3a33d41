"""Automatic rolls and turn ends by players' preferences, and how preferences are stored."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.store.users.people import CHOSEN, Preferences
from bot.tables.clocks import DECISION, MISSES
from bot.tables.table import LiveTable
from engine.actions import EndTurn, MakeOffer, Reject
from engine.decisions import BuyChoice
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.support.evening import Evening, option
from tests.support.moderating import moderates
from tests.support.panels import Panel
from tests.support.seeing import a_game, button, next_turn, table_showing
from tests.support.tables import Change, arrange, fresh_id, give, start_table, turn_of

ANA, BEN = Seat(0), Seat(1)


async def end_turns_automatically(evening: Evening, table: LiveTable) -> None:
    """Make Ana's turns end automatically."""
    await evening.bot.stores.people.choose(
        int(evening.people["Ana"].id), Preferences(auto_end=True)
    )
    table.notify(None)


async def wait_for_automatic_end(evening: Evening, table: LiveTable) -> None:
    """Leave nothing but the end in Ana's turn, and wait until it ends."""
    await arrange(table, turn_of(ANA, "end"))
    await evening.until(lambda: table.state.turn.seat == BEN)


def may_buy(s: GameState) -> None:
    next_turn(ANA)(s)
    s.turn.phase = "end"
    s.pending.append(BuyChoice(fresh_id(s), ANA, Pos(39)))


@pytest.mark.asyncio
async def test_an_undone_automatic_step_is_not_repeated(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(ANA, "end"))
    before = table.seq
    await end_turns_automatically(evening, table)
    await evening.until(lambda: table.state.turn.seat == BEN)
    await table.undo(before, "vote")
    await evening.idle()
    assert table.state.turn.seat == ANA, "Ana has her turn again, to use it"
    await table.submit(ANA, EndTurn())
    assert table.state.turn.seat == BEN


@pytest.mark.asyncio
async def test_an_automatic_step_does_not_reset_missed_turns(evening: Evening):
    table = await start_table(
        evening, robots=0, speed="live", house={"no_auctions": True}, change=turn_of(BEN)
    )
    await end_turns_automatically(evening, table)
    for missed in range(1, MISSES):
        await arrange(table, may_buy)
        evening.time.now = table.timers[DECISION].due
        await evening.parts.tables.tick()
        await evening.until(lambda: table.state.turn.seat == BEN)
        assert table.seats[ANA].misses == missed
        assert not table.seats[ANA].kept
    (last,) = await table.games.commits(table.game, table.seq - 1)
    assert (last.actor, last.by) == (ANA, "auto")
    assert isinstance(last.move, EndTurn)
    await arrange(table, may_buy)
    evening.time.now = table.timers[DECISION].due
    await evening.parts.tables.tick()
    assert table.seats[ANA].kept


@pytest.mark.asyncio
async def test_an_automatic_step_is_undone_as_a_move_of_its_player(evening: Evening):
    mia = await evening.seat("Mia")
    table, _ = await a_game(evening)
    await end_turns_automatically(evening, table)
    await wait_for_automatic_end(evening, table)
    await moderates(mia, "undo", option("moves", 1, 4), says="the last move of Ana")


@pytest.mark.asyncio
async def test_two_simultaneous_changes_of_preferences_are_both_stored(evening: Evening):
    people, user = evening.bot.stores.people, 7
    await asyncio.gather(
        people.change(user, lambda chosen: replace(chosen, auto_roll=True)),
        people.change(user, lambda chosen: replace(chosen, auto_end=True)),
    )
    assert people.of(user) == Preferences(auto_roll=True, auto_end=True)
    await evening.restart_bot()
    assert evening.bot.stores.people.of(user) == Preferences(auto_roll=True, auto_end=True)


def can_build(s: GameState) -> None:
    """Give Ana a whole group and the cash for a house there."""
    turn_of(ANA, "end")(s)
    give(s, ANA, 1, 3)


def can_lift(s: GameState) -> None:
    """Give Ana a mortgaged deed and the cash to pay it back."""
    turn_of(ANA, "end")(s)
    give(s, ANA, 1)
    s.mortgaged[1] = True


def too_poor_for(change: Change) -> Change:
    def poor(s: GameState) -> None:
        change(s)
        s.players[ANA].cash = 10

    return poor


@pytest.mark.parametrize(
    "change",
    [turn_of(ANA, "end"), too_poor_for(can_build), too_poor_for(can_lift)],
    ids=["no deeds", "no cash to build", "no cash to lift"],
)
@pytest.mark.asyncio
async def test_a_turn_with_nothing_left_to_do_ends_without_a_press(
    evening: Evening, change: Change
):
    table = await start_table(evening, robots=0, change=change, open_turns=False)
    await evening.until(lambda: table.state.turn.seat == BEN)
    (last,) = await table.games.commits(table.game, table.seq - 1)
    assert (last.actor, last.by) == (ANA, "auto")


@pytest.mark.parametrize("change", [can_build, can_lift])
@pytest.mark.asyncio
async def test_a_turn_does_not_end_automatically_if_the_player_can_build_or_lift(
    evening: Evening, change: Change
):
    table = await start_table(evening, robots=0, change=change, open_turns=False)
    ana = evening.people["Ana"]
    message = await table_showing(evening, ana, "End turn")
    await evening.idle()
    assert table.state.turn.seat == ANA
    await ana.click(message, button(message, "End turn"))
    await evening.until(lambda: table.state.turn.seat == BEN)


@pytest.mark.asyncio
async def test_an_open_offer_keeps_a_turn_open(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(BEN), open_turns=False)
    await arrange(table, lambda s: give(s, BEN, 5))
    await table.submit(BEN, MakeOffer(ANA, give=(Pos(5),), ask_cash=90))
    await arrange(table, turn_of(ANA, "end"))
    await evening.idle()
    assert table.state.turn.seat == ANA
    await table.submit(ANA, Reject(table.state.offers[0].id))
    await evening.until(lambda: table.state.turn.seat == BEN)


@pytest.mark.asyncio
async def test_a_turn_stays_open_for_a_player_who_prefers_that(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(BEN), open_turns=False)
    ana = Panel(evening, evening.people["Ana"])
    await ana.ask("panel")
    await ana.press("Preferences")
    assert "Your turn ends automatically" in ana.text
    await ana.press("Keep my turn open")
    assert "Your turn stays open" in ana.text
    await arrange(table, turn_of(ANA, "end"))
    await evening.idle()
    assert table.state.turn.seat == ANA
    await ana.press("End my turn when nothing is left")
    await evening.until(lambda: table.state.turn.seat == BEN)


@pytest.mark.asyncio
async def test_the_panel_shows_automatic_steps(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(BEN))
    await end_turns_automatically(evening, table)
    ana = Panel(evening, evening.people["Ana"])
    await ana.ask("panel")
    assert "Automatic, as you chose: the end of your turn." in ana.text
    await ana.press("Preferences")
    await ana.press("Keep my turn open")
    await ana.press("My hand")
    assert "as you chose" not in ana.text


@pytest.mark.asyncio
async def test_turns_at_a_practice_table_do_not_end_automatically(evening: Evening):
    table = await start_table(
        evening, robots=1, people=("Ana",), tutorial=True, change=turn_of(ANA, "end"),
        open_turns=False,
    )  # fmt: skip
    await evening.idle()
    assert table.state.turn.seat == ANA


@pytest.mark.parametrize(
    ("stored", "means"), [("{}", None), ('{"auto_end":true}', True), ('{"auto_end":false}', False)]
)
def test_stored_preferences_of_older_versions_can_be_read(stored: str, means: object):
    assert CHOSEN.decode(stored).auto_end is means
