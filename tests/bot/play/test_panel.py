"""The private panel: looking, building, selling, mortgaging and lifting."""

from __future__ import annotations

import pytest

from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.message import Message
from engine.decisions import Shortage
from engine.state import GameState
from tests.support.evening import Evening, buttons
from tests.support.panels import (
    BOARDWALK,
    ELECTRIC,
    ILLINOIS,
    JAMES,
    NEW_YORK,
    ORANGE,
    PARK,
    READING,
    TENNESSEE,
    Panel,
    ana_with,
    holding,
    private,
)
from tests.support.tables import arrange, give


@pytest.mark.asyncio
async def test_the_panel_shows_hand_cash_and_prices_to_its_player_alone(evening: Evening):
    def change(s: GameState) -> None:
        holding(*ORANGE, built=1)(s)
        give(s, 0, READING, ELECTRIC)
        s.mortgaged[ELECTRIC] = True
        s.players[0].cards.append("chance")

    _, panel = await ana_with(evening, change)
    await panel.ask("panel")
    assert "$1,500 in cash" in panel.text
    assert "**Build** Orange $100 each" in panel.text
    assert "**Sell** Orange $50 each" in panel.text
    assert "**Mortgage** Reading Railroad $100" in panel.text
    assert "**Lift** Electric Company $83" in panel.text
    assert "Jail cards: Chance" in panel.text
    (picture,) = panel.message["attachments"]
    assert picture["description"].startswith("Ana's hand: $1,500 in cash")
    ben = evening.people["Ben"]
    await ben.settled()
    assert not private(ben, 0)


@pytest.mark.asyncio
async def test_a_button_on_a_public_message_opens_everybody_their_own_panel(evening: Evening):
    table, panel = await ana_with(evening, holding(READING))
    rows = [[Button("Open", Press(table.game, "panel").custom_id)]]
    await evening.idle()  # else the button would be on an outdated message
    await evening.parts.sender.send(table.channel, Message("Here", rows))
    ana, ben = panel.person, evening.people["Ben"]
    public = await ana.wait_message(lambda m: m["content"] == "Here")
    other = Panel(evening, ben)
    await panel.press_on(public, buttons(public)["Open"]["custom_id"])
    await other.press_on(public, buttons(public)["Open"]["custom_id"])
    assert panel.text.startswith("**Ana**")
    assert other.text.startswith("**Ben**")
    assert panel.message["id"] != other.message["id"]
    await ana.settled()
    changed = [m for m in ana.inbox.all("MESSAGE_UPDATE") if m["id"] == public["id"]]
    assert not changed, "the public message stays as it is"


@pytest.mark.asyncio
async def test_nobody_can_press_on_the_panel_of_another(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    ben = evening.people["Ben"]
    nonce = await ben.click(panel.message, buttons(panel.message)["Build"]["custom_id"])
    assert await ben.refusal(nonce)
    assert table.seq == 0


@pytest.mark.asyncio
async def test_a_user_without_a_seat_is_told_so(evening: Evening):
    await ana_with(evening, holding())
    stranger = Panel(evening, await evening.seat("Cleo"))
    for command in ("panel", "advice"):
        await stranger.ask(command)
        assert "no seat at this table" in stranger.text


@pytest.mark.asyncio
async def test_without_a_game_there_is_no_panel(evening: Evening):
    panel = Panel(evening, await evening.seat("Ana"))
    await panel.ask("panel")
    assert "no game in this channel" in panel.text


@pytest.mark.asyncio
async def test_a_whole_group_is_built_in_one_press_and_a_second_press_builds_nothing(
    evening: Evening,
):
    table, panel = await ana_with(evening, holding(*ORANGE))
    older = Panel(evening, panel.person)
    for one in (older, panel):
        await one.ask("panel")
        await one.press("Build")
    await panel.press("All orange lots to 2 houses: $600")
    assert [table.state.level[pos] for pos in ORANGE] == [2, 2, 2]
    assert "$900 to spend" in panel.text
    await older.press("All orange lots to 2 houses: $600")
    assert older.text.startswith("Stopped: ")
    assert "$900 to spend" in older.text, "the older panel is up to date again"
    assert table.state.players[0].cash == 900


@pytest.mark.asyncio
async def test_a_house_is_built_on_one_lot_by_the_list(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    await panel.press("Build")
    await panel.pick("Build on one lot", f"{JAMES}.1")
    assert table.state.level[JAMES] == 1
    assert table.state.players[0].cash == 1400
    values = [one["value"] for one in panel.lists()["Build on one lot"]["options"]]
    assert f"{JAMES}.2" not in values, "the others of the group come first"
    assert f"{TENNESSEE}.1" in values


@pytest.mark.asyncio
async def test_with_few_houses_left_the_panel_still_offers_to_build_on_one_lot(
    evening: Evening,
):
    def two_left(s: GameState) -> None:
        holding(*ORANGE)(s)
        s.bank.houses = 2

    _, panel = await ana_with(evening, two_left)
    await panel.ask("panel")
    await panel.press("Build")
    assert "Orange: The Bank has only 2 left of these: too few for that." in panel.text
    assert "Build on one lot" in panel.lists()


@pytest.mark.asyncio
async def test_an_outdated_list_does_not_build_twice(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    await panel.press("Build")
    await arrange(table, lambda s: s.level.__setitem__(JAMES, 1))
    await panel.pick("Build on one lot", f"{JAMES}.1")
    assert "Nothing to do: St. James Place is like that already." in panel.text
    assert table.state.level[JAMES] == 1
    assert table.seq == 0


@pytest.mark.asyncio
async def test_with_several_groups_the_group_is_chosen_first(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE, PARK, BOARDWALK))
    await panel.ask("panel")
    await panel.press("Build")
    (dark_blue,) = [
        one["value"]
        for one in panel.lists()["Which group?"]["options"]
        if one["label"] == "Dark blue"
    ]
    await panel.pick("Which group?", dark_blue)
    await panel.press("All dark blue lots to a house: $400")
    assert table.state.level[PARK] == table.state.level[BOARDWALK] == 1
    assert "All dark blue lots to 2 houses: $400" in buttons(panel.message), "still on that group"


@pytest.mark.asyncio
async def test_buildings_are_sold_by_group_and_by_lot(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE, built=3))
    await panel.ask("panel")
    await panel.press("Sell")
    await panel.press("All orange lots to a house: $300")
    assert [table.state.level[pos] for pos in ORANGE] == [1, 1, 1]
    await panel.pick("Sell from one lot", f"{NEW_YORK}.0")
    assert table.state.level[NEW_YORK] == 0
    assert table.state.players[0].cash == 1500 + 300 + 50
    assert "sells" in panel.text


@pytest.mark.asyncio
async def test_a_bank_without_houses_is_named_as_the_reason(evening: Evening):
    def change(s: GameState) -> None:
        holding(*ORANGE)(s)
        s.bank.houses = 0

    _, panel = await ana_with(evening, change)
    await panel.ask("panel")
    await panel.press("Build")
    assert "The Bank has 0 houses" in panel.text
    assert "Orange: The Bank has none left of these" in panel.text
    assert set(buttons(panel.message)) == {"My hand", "Refresh"}


@pytest.mark.asyncio
async def test_a_hotel_needs_a_hotel_in_the_bank(evening: Evening):
    def change(s: GameState) -> None:
        holding(*ORANGE, built=4)(s)
        s.bank.hotels = 0

    _, panel = await ana_with(evening, change)
    await panel.ask("panel")
    await panel.press("Build")
    assert "0 hotels" in panel.text
    assert "Orange: The Bank has none left of these" in panel.text


@pytest.mark.asyncio
async def test_where_others_want_the_last_houses_too_they_are_asked_first(evening: Evening):
    def change(s: GameState) -> None:
        holding(*ORANGE)(s)
        give(s, 1, PARK, BOARDWALK)
        s.bank.houses = 3

    table, panel = await ana_with(evening, change)
    await panel.ask("panel")
    await panel.press("Build")
    assert "the Bank has too few for everybody. Build on one lot at a time" in panel.text
    await panel.pick("Build on one lot", f"{JAMES}.1")
    assert isinstance(table.state.pending[-1], Shortage)
    assert table.state.level[JAMES] == 0
    assert "Scarce buildings are being shared out" in panel.text


@pytest.mark.asyncio
async def test_several_deeds_are_mortgaged_and_lifted_at_once(evening: Evening):
    table, panel = await ana_with(evening, holding(READING, ELECTRIC, BOARDWALK))
    await panel.ask("panel")
    await panel.press("Mortgage")
    await panel.pick("Mortgage one deed or several", READING, BOARDWALK)
    assert table.state.mortgaged[READING]
    assert table.state.mortgaged[BOARDWALK]
    assert table.state.players[0].cash == 1500 + 100 + 200
    assert table.seq == 2, "one entry of the log each"
    assert panel.text.count("Reading Railroad") == 1, "one sentence sums it up"
    await panel.press("My hand")
    await panel.press("Lift")
    await panel.pick("Lift one mortgage or several", READING, BOARDWALK)
    assert not any(table.state.mortgaged)
    assert table.state.players[0].cash == 1500 - 10 - 20


@pytest.mark.asyncio
async def test_a_refused_action_of_several_stops_the_rest_and_is_shown(evening: Evening):
    def change(s: GameState) -> None:
        holding(READING, BOARDWALK, cash=250)(s)
        s.mortgaged[READING] = s.mortgaged[BOARDWALK] = True

    table, panel = await ana_with(evening, change)
    await panel.ask("panel")
    await panel.press("Lift")
    await panel.pick("Lift one mortgage or several", READING, BOARDWALK)
    assert not table.state.mortgaged[READING]
    assert table.state.mortgaged[BOARDWALK]
    assert "Stopped: That takes $220, and $140 is free to spend." in panel.text


@pytest.mark.asyncio
async def test_deeds_mortgaged_one_by_one_are_told_in_one_sentence(evening: Evening):
    _, panel = await ana_with(evening, holding(READING, BOARDWALK, ILLINOIS))
    await panel.ask("panel")
    await panel.press("Mortgage")
    for deed in (READING, BOARDWALK, ILLINOIS):
        await panel.pick("Mortgage one deed or several", deed)
    told = panel.text.partition("\n\n")[0]
    assert told.count("\n") == 0
    assert told.count("Ana mortgages") == 1


@pytest.mark.asyncio
async def test_a_player_whose_deeds_are_all_mortgaged_is_told_so(evening: Evening):
    _, panel = await ana_with(evening, holding(READING, cash=0))
    await panel.ask("panel")
    await panel.press("Mortgage")
    await panel.pick("Mortgage one deed or several", READING)
    await panel.press("My hand")
    assert "All your deeds are mortgaged" in panel.text
    assert "the cheapest costs $110" in panel.text
    assert "Buy some deeds" not in panel.text
