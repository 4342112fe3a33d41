"""Debts on the panel: the suggestion, its confirmation, and changes between the two."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.message import Message
from engine.actions import Mortgage
from engine.decisions import Debt
from engine.edition import Pos, Seat
from engine.state import GameState
from engine.why import Why
from tests.support.evening import Evening, buttons
from tests.support.panels import ELECTRIC, ILLINOIS, JAMES, ORANGE, READING, ana_with, holding
from tests.support.seeing import table_showing
from tests.support.tables import fresh_id


@pytest.mark.asyncio
async def test_raising_cash_is_the_first_thing_to_press_in_debt(evening: Evening):
    table, panel = await ana_with(evening, owing(100, READING))
    message = await table_showing(evening, panel.person, "Raise cash")
    raising = buttons(message)["Raise cash"]
    assert raising["style"] == 1
    await panel.press_on(message, raising["custom_id"])
    await panel.press("Do all of this")
    assert not table.state.pending


def owing(amount: int, *deeds: int, cash: int = 10, built: int = 0) -> Callable[[GameState], None]:
    """Return a change after which Ana owes Ben rent."""

    def change(s: GameState) -> None:
        holding(*deeds, cash=cash, built=built)(s)
        s.turn.phase = "end"
        why = Why("rent", Pos(ILLINOIS), 2)
        s.pending.append(Debt(fresh_id(s), Seat(0), Seat(1), amount, why))

    return change


@pytest.mark.asyncio
async def test_a_debt_is_paid_by_the_suggestion_after_a_confirmation(evening: Evening):
    table, panel = await ana_with(evening, owing(300, *ORANGE, READING, built=1))
    await panel.ask("panel")
    assert "You owe **Ben** $300 rent for Illinois Avenue with 2 houses; $290 is missing" in (
        panel.text
    )
    await panel.press("Suggest a way to pay")
    assert "- Mortgage Reading Railroad: $100" in panel.text
    assert "- Sell a house on St. James Place: $50" in panel.text
    assert table.seq == 0, "nothing has happened yet"
    bens = table.state.players[1].cash
    await panel.press("Do all of this")
    assert not table.state.pending
    assert table.state.players[1].cash == bens + 300
    assert "Suggest a way to pay" not in buttons(panel.message)


@pytest.mark.asyncio
async def test_of_several_debts_the_panel_pays_the_oldest_and_names_the_others(evening: Evening):
    def change(s: GameState) -> None:
        owing(300, *ORANGE, READING, built=1)(s)
        s.pending.append(Debt(fresh_id(s), Seat(0), Seat(-1), 20, Why("repairs")))

    later = "After that you owe the Bank $20 for repairs."
    table, panel = await ana_with(evening, change)
    await panel.ask("panel")
    assert "You owe **Ben** $300 rent" in panel.text
    assert later in panel.text
    await panel.press("Suggest a way to pay")
    assert later in panel.text
    bens = table.state.players[1].cash
    await panel.press("Do all of this")
    assert table.state.players[1].cash == bens + 300


@pytest.mark.asyncio
async def test_the_table_can_open_the_panel_at_the_suggestion(evening: Evening):
    table, panel = await ana_with(evening, owing(100, READING))
    await evening.idle()  # an outdated message would only link to the table
    rows = [[Button("Raise", Press(table.game, "panel", ("debt",)).custom_id)]]
    await evening.parts.sender.send(table.channel, Message("Raise cash", rows))
    public = await panel.person.wait_message(lambda m: m["content"] == "Raise cash")
    await panel.press_on(public, buttons(public)["Raise"]["custom_id"])
    assert "- Mortgage Reading Railroad: $100" in panel.text


@pytest.mark.asyncio
async def test_an_outdated_suggestion_is_replaced_and_not_carried_out(
    evening: Evening,
):
    table, panel = await ana_with(evening, owing(120, READING, ELECTRIC))
    await panel.ask("advice")
    old = panel.text
    assert "- Mortgage Electric Company: $75" in old
    await table.submit(Seat(0), Mortgage(Pos(READING)))
    await panel.press("Do all of this")
    assert "The table has moved on; nothing was done." in panel.text
    assert table.seq == 1
    assert "Reading Railroad" not in panel.text
    await panel.press("Do all of this")
    assert not table.state.pending


@pytest.mark.asyncio
async def test_a_debt_that_was_paid_meanwhile_needs_no_suggestion(evening: Evening):
    table, panel = await ana_with(evening, owing(100, READING))
    await panel.ask("advice")
    await table.submit(Seat(0), Mortgage(Pos(READING)))
    await panel.press("Do all of this")
    assert "You owe nothing" in panel.text
    assert table.seq == 1


@pytest.mark.asyncio
async def test_the_panel_says_that_a_debt_cannot_be_paid(evening: Evening):
    _, panel = await ana_with(evening, owing(5000, READING))
    await panel.ask("advice")
    assert "you would have only $110, so only a trade can save you" in panel.text
    assert "Do all of this" not in buttons(panel.message)
    assert "Trade" in buttons(panel.message)


@pytest.mark.asyncio
async def test_the_pages_for_selling_and_mortgaging_show_the_missing_cash(evening: Evening):
    _, panel = await ana_with(evening, owing(300, *ORANGE, READING, built=1))
    await panel.ask("panel")
    await panel.press("Sell")
    assert "You owe **Ben** $300 rent for Illinois Avenue with 2 houses; $290 is missing." in (
        panel.text
    )
    await panel.press("Clear all orange lots: $150")
    assert "; $140 is missing." in panel.text
    await panel.press("My hand")
    await panel.press("Mortgage")
    assert "; $140 is missing." in panel.text
    await panel.pick("Mortgage one deed or several", JAMES, READING)
    assert "missing" not in panel.text


@pytest.mark.asyncio
async def test_where_nothing_pays_a_debt_the_panel_says_so_and_suggests_no_way(evening: Evening):
    _, panel = await ana_with(evening, owing(5000, READING))
    await panel.ask("panel")
    assert "you would have only $110, so only a trade can save you" in panel.text
    assert "Suggest a way to pay" not in buttons(panel.message)
