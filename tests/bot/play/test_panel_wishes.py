"""Preferences: explained, chosen, stored, and their effect."""

from __future__ import annotations

import pytest

from tests.support.evening import Evening, option, whispered
from tests.support.panels import READING, Panel, ana_with, holding
from tests.support.tables import turn_of


@pytest.mark.asyncio
async def test_preferences_are_explained_chosen_and_kept(evening: Evening):
    panel = Panel(evening, await evening.seat("Ana"))
    user = int(panel.person.id)
    await panel.ask("preferences")
    assert "Auto-roll" in panel.text
    await panel.press("Turn auto-roll on")
    await panel.press("Always end my turn")
    await panel.pick("How should I call you when it is your turn?", "direct")
    assert "By direct message" in panel.text
    await panel.press("Keep my turn open")
    await evening.restart_bot()
    chosen = evening.bot.stores.people.of(user)
    assert (chosen.ping, chosen.auto_roll, chosen.auto_end) == ("direct", True, False)
    await panel.press("Refresh")
    assert "**Auto-roll** is on" in panel.text


@pytest.mark.asyncio
async def test_preferences_can_be_given_with_the_command(evening: Evening):
    panel = Panel(evening, await evening.seat("Ana"))
    await panel.ask("preferences", option("ping", "never"), option("auto_end", "always"))
    assert panel.text.startswith("Saved.")
    chosen = evening.bot.stores.people.of(int(panel.person.id))
    assert (chosen.ping, chosen.auto_roll, chosen.auto_end) == ("never", False, True)
    await panel.ask("preferences", option("auto_end", "normal"))
    chosen = evening.bot.stores.people.of(int(panel.person.id))
    assert (chosen.ping, chosen.auto_end) == ("never", None)


@pytest.mark.asyncio
async def test_preferences_lead_back_to_the_panel(evening: Evening):
    _, panel = await ana_with(evening, holding(READING))
    await panel.ask("panel")
    await panel.press("Preferences")
    assert not panel.message["attachments"]
    await panel.press("My hand")
    assert panel.text.startswith("**Ana**")
    assert panel.message["attachments"]


@pytest.mark.asyncio
async def test_auto_roll_rolls_at_once_where_a_roll_is_awaited(evening: Evening):
    table, panel = await ana_with(evening, holding())
    await panel.ask("preferences", option("auto_roll", True, 5))
    await evening.until(lambda: not table.state.turn.fresh or table.state.turn.seat != 0)


@pytest.mark.asyncio
async def test_auto_end_ends_a_turn_without_further_options(evening: Evening):
    table, panel = await ana_with(evening, turn_of(0, "end"))
    await panel.ask("panel")
    await panel.press("Preferences")
    await panel.press("Always end my turn")
    await evening.until(lambda: table.state.turn.seat == 1)


@pytest.mark.asyncio
async def test_the_preferences_of_others_change_nothing(evening: Evening):
    table, _ = await ana_with(evening, turn_of(0, "end"))
    ben = Panel(evening, evening.people["Ben"])
    await ben.ask("preferences", option("auto_end", "always"))
    await ben.person.settled()
    assert table.state.turn.seat == 0
    assert whispered(ben.person, "Saved.")
