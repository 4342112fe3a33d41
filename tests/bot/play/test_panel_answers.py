"""Answers to the table's question on the panel, and panels older than the table."""

from __future__ import annotations

import pytest

from bot.playground.faults import Fault
from bot.store.users.people import Preferences
from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.message import Message
from editions.loader import load
from engine.decisions import Auction, BuyChoice
from engine.edition import JailFree, Pos, Seat
from engine.state import GameState
from tests.support.evening import Evening, buttons
from tests.support.panels import BOARDWALK, JAMES, ORANGE, READING, Panel, ana_with, holding
from tests.support.players import Json
from tests.support.situations import SITUATIONS
from tests.support.tables import arrange, fresh_id, start_table, turn_of


def first_row(message: Json) -> list[str]:
    """Return the labels of the first row of buttons."""
    return [part["label"] for part in message["components"][0]["components"]]


def jailed_with_a_card(s: GameState) -> None:
    holding()(s)
    s.players[0].jail = 1
    s.players[0].at = Pos(10)
    s.players[0].cards.append("chance")
    deck = next(deck for deck in load("classic").decks if deck.id == "chance")
    kept = next(i for i, one in enumerate(deck.cards) if isinstance(one.effect, JailFree))
    s.hidden.decks["chance"].remove(kept)


@pytest.mark.asyncio
async def test_a_jail_card_is_used_from_the_panel(evening: Evening):
    table, panel = await ana_with(evening, jailed_with_a_card)
    await panel.ask("panel")
    await panel.press("Use a jail card")
    assert not table.state.players[0].jail
    assert not table.state.players[0].cards
    assert "Jail cards" not in panel.text


@pytest.mark.asyncio
async def test_a_jail_card_is_used_by_the_button_of_an_older_panel(evening: Evening):
    table, panel = await ana_with(evening, jailed_with_a_card)
    old = Press(table.game, "panel-card", (str(table.state.turn.ask), "chance")).custom_id
    await evening.idle()  # an outdated message would only link to the table
    rows = [[Button("Leave jail with a Chance card", old)]]
    await evening.parts.sender.send(table.channel, Message("Ana's hand", rows))
    public = await panel.person.wait_message(lambda m: m["content"] == "Ana's hand")
    await panel.press_on(public, old)
    assert not table.state.players[0].jail


@pytest.mark.asyncio
async def test_a_whole_turn_is_played_on_the_panel(evening: Evening):
    def change(s: GameState) -> None:
        turn_of(0)(s)
        s.players[0].at = Pos(0)

    table, panel = await ana_with(evening, change)
    await panel.ask("panel")
    assert panel.text.startswith("**Ana**, it's your roll.")
    assert first_row(panel.message) == ["Roll"]
    await panel.press("Roll")
    assert "Ana rolls" in panel.text
    deed = table.state.players[0].at
    assert isinstance(table.state.pending[-1], BuyChoice), "the seed leads to a free deed"
    price = table.ed.currency.show(table.ed.board.price[deed])
    assert first_row(panel.message) == [f"Buy for {price}", "Auction it"]
    await panel.press(f"Buy for {price}")
    assert table.state.owner[deed] == 0
    assert first_row(panel.message) == ["End turn"]
    await panel.press("End turn")
    assert table.state.turn.seat != 0
    assert "The table waits for" in panel.text
    assert first_row(panel.message)[0] == "Build"


@pytest.mark.asyncio
async def test_bids_are_made_on_the_panel_too(evening: Evening):
    def change(s: GameState) -> None:
        turn_of(0)(s)
        s.pending.append(Auction(fresh_id(s), (Seat(0), Seat(1)), Pos(BOARDWALK)))

    table, panel = await ana_with(evening, change)
    await panel.ask("panel")
    assert panel.text.startswith("**Boardwalk** is up for auction. No bid yet.")
    assert first_row(panel.message) == ["Bid $1", "Bid $40", "Bid $150", "Pass"]
    await panel.press("Bid $40")
    top = table.state.pending[-1]
    assert isinstance(top, Auction)
    assert (top.bid, top.high) == (40, 0)
    assert "Pass" not in buttons(panel.message), "the leader is not asked"


@pytest.mark.asyncio
async def test_one_of_many_answers_is_chosen_on_the_panel(evening: Evening):
    prize = SITUATIONS["show prize"]
    table = await start_table(evening, robots=0, change=prize.change, **prize.settings)
    panel = await Panel(evening, evening.people["Ana"]).ask("panel")
    deed = panel.lists()["Choose a deed"]["options"][0]
    await panel.pick("Choose a deed", deed["value"])
    assert 0 in table.state.owner
    assert "$1,500 in cash" in panel.text, "the panel is still there"


@pytest.mark.asyncio
async def test_an_answer_on_an_old_panel_says_so_and_shows_what_is_asked_now(evening: Evening):
    table, panel = await ana_with(evening, turn_of(0))
    await panel.ask("panel")
    await arrange(table, turn_of(0, "end"))
    await panel.press("Roll")
    assert "Stopped: " in panel.text
    assert first_row(panel.message) == ["End turn"]


@pytest.mark.asyncio
async def test_an_automatic_answer_has_no_button_on_the_panel(evening: Evening):
    evening.parts.tables.pace = 3600.0
    table = await start_table(evening, open_turns=False, change=turn_of(0, "end"))
    panel = await Panel(evening, evening.people["Ana"]).ask("panel")
    assert evening.parts.tables.obvious(table), "the turn is about to end"
    assert "End turn" not in buttons(panel.message)
    await evening.bot.stores.people.choose(
        int(evening.people["Ana"].id), Preferences(auto_end=False)
    )
    await panel.press("Refresh")
    assert first_row(panel.message) == ["End turn"]


@pytest.mark.asyncio
async def test_going_bankrupt_on_the_panel_asks_first(evening: Evening):
    hopeless = SITUATIONS["hopeless debt"]
    table = await start_table(evening, robots=0, change=hopeless.change, **hopeless.settings)
    panel = await Panel(evening, evening.people["Ana"]).ask("panel")
    await panel.press("Go bankrupt")
    assert "Go bankrupt?" in panel.text
    assert not table.state.players[0].out


@pytest.mark.asyncio
async def test_the_last_move_can_be_taken_back(evening: Evening):
    table, panel = await ana_with(evening, holding(READING))
    await panel.ask("panel")
    assert "Take back my last move" not in buttons(panel.message)
    await panel.press("Mortgage")
    await panel.pick("Mortgage one deed or several", READING)
    await panel.press("My hand")
    await panel.press("Take back my last move")
    assert not table.state.mortgaged[READING]


@pytest.mark.asyncio
async def test_an_away_player_can_look_and_come_back_but_not_act(evening: Evening):
    table, panel = await ana_with(evening, holding(READING))
    await arrange(table, turn_of(1))
    await panel.ask("panel")
    await panel.press("Mortgage")
    sitting = table.seats[0]
    kept = type(sitting)(sitting.name, sitting.token, sitting.user, kept=True)
    await table.reseat(Seat(0), kept)
    await panel.pick("Mortgage one deed or several", READING)
    assert not table.state.mortgaged[READING]
    assert "The computer is playing for you" in panel.text
    await panel.press("I'm back")
    await evening.until(lambda: not table.seats[0].kept)
    await panel.ask("panel")
    assert "Mortgage" in buttons(panel.message)


@pytest.mark.asyncio
async def test_a_paused_table_can_be_looked_at(evening: Evening):
    table, panel = await ana_with(evening, holding(READING))
    await table.pause()
    await panel.ask("panel")
    assert "paused" in panel.text
    assert "Mortgage" not in buttons(panel.message)


@pytest.mark.asyncio
async def test_a_panel_of_an_hour_ago_still_works(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    await panel.press("Build")
    evening.running.stage.clock.jump(3600)
    await panel.press("All orange lots to a house: $300")
    assert table.state.level[JAMES] == 1


@pytest.mark.asyncio
async def test_if_the_panel_is_deleted_a_new_one_opens(evening: Evening):
    _, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    old = panel.message["id"]
    evening.parts.router.answers.within = 60.0  # so that the new page is the first answer
    fault = Fault("error", "POST", "/callback", times=1, status=404)
    evening.running.stage.faults.requests.append(fault)
    await panel.press("Build")
    assert fault.times == 0
    assert panel.message["id"] != old
    assert panel.text.startswith("**Build**")
    assert panel.message["attachments"][0]["size"] > 1000, "with its picture"


@pytest.mark.asyncio
async def test_an_old_panel_works_after_a_restart(evening: Evening):
    _, panel = await ana_with(evening, holding(*ORANGE, READING))
    await panel.ask("panel")
    await panel.press("Mortgage")
    await evening.restart_bot()
    await panel.pick("Mortgage one deed or several", READING)
    assert evening.table().state.mortgaged[READING]
    await panel.press("Refresh")
    assert "$1,600" in panel.text


@pytest.mark.asyncio
async def test_a_panel_of_a_finished_game_says_so(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    evening.parts.tables.drop(table)
    await panel.press("Build")
    assert "That game is over" in panel.text
