"""The private panel in the hands of people: looking, building, selling, paying, choosing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.playground.faults import Fault
from bot.store.people import Preferences
from bot.tables.table import LiveTable
from bot.ui.ids import Press
from bot.ui.message import Message
from bot.ui.parts import Button
from editions.loader import load
from engine.actions import Mortgage
from engine.decisions import Auction, BuyChoice, Debt, Shortage
from engine.edition import JailFree, Pos, Seat
from engine.state import GameState
from engine.why import Why
from tests.bot.evening import Evening, buttons, option, whispered
from tests.bot.seeing import table_showing
from tests.bot.situations import SITUATIONS
from tests.bot.tables import Change, arrange, fresh_id, give, start_table, turn_of
from tests.playground.players import Json, Person

MEDITERRANEAN, BALTIC, READING, ELECTRIC = 1, 3, 5, 12
JAMES, TENNESSEE, NEW_YORK, ILLINOIS = 16, 18, 19, 24
PARK, BOARDWALK = 37, 39
ORANGE = (JAMES, TENNESSEE, NEW_YORK)


class Panel:
    """Someone's panel as they see it; `message` is its newest form."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening = evening
        self.person = person
        self.message: Json = {}

    @property
    def text(self) -> str:
        return str(self.message["content"])

    async def ask(self, command: str, *options: Json) -> Panel:
        """Open it by a slash command."""
        mark = self.person.mark()
        await self.person.slash(command, list(options))
        return await self._answer(mark)

    async def press(self, label: str) -> Panel:
        return await self.press_on(self.message, buttons(self.message)[label]["custom_id"])

    async def press_on(self, message: Json, custom_id: str) -> Panel:
        """Press something, perhaps on an older message."""
        mark = self.person.mark()
        await self.person.click(message, custom_id)
        return await self._answer(mark)

    async def pick(self, placeholder: str, *values: object) -> Panel:
        """Choose from the list with this placeholder."""
        mark = self.person.mark()
        found = self.lists()[placeholder]
        await self.person.choose(self.message, found["custom_id"], *map(str, values))
        return await self._answer(mark)

    def lists(self) -> dict[str, Json]:
        parts = [part for row in self.message["components"] for part in row["components"]]
        return {part["placeholder"]: part for part in parts if part["type"] == 3}

    async def _answer(self, mark: int) -> Panel:
        self.message = await self.evening.until(lambda: private(self.person, mark))
        return self


def private(person: Person, after: int) -> Json | None:
    """The last finished private message to someone since a mark."""
    names = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
    got = [data for name, data in person.inbox.got[after:] if name in names]
    mine = [data for data in got if data.get("flags", 0) & 64 and data.get("content")]
    return mine[-1] if mine else None


def first_row(message: Json) -> list[str]:
    """What is offered first."""
    return [part["label"] for part in message["components"][0]["components"]]


def holding(*deeds: int, cash: int = 1500, built: int = 0) -> Callable[[GameState], None]:
    """It is Ana's turn, and she holds these deeds, the orange ones built up to a level."""

    def change(s: GameState) -> None:
        turn_of(0)(s)
        give(s, 0, *deeds)
        s.players[0].cash = cash
        for pos in set(deeds) & set(ORANGE):
            s.level[pos] = built

    return change


async def ana_with(evening: Evening, change: Change) -> tuple[LiveTable, Panel]:
    """A table of Ana, Ben and a computer, in a situation, and Ana's panel."""
    table = await start_table(evening, change=change)
    return table, Panel(evening, evening.people["Ana"])


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
    await evening.idle()  # a message older than the table's would lose its button
    await evening.bot.discord_io.send(table.channel, Message("Here", rows))
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
async def test_whoever_has_no_seat_is_told_so(evening: Evening):
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
async def test_one_lot_is_built_on_by_the_list(evening: Evening):
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
async def test_an_old_list_builds_no_more_than_it_said(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    await panel.press("Build")
    await arrange(table, lambda s: s.level.__setitem__(JAMES, 1))
    await panel.pick("Build on one lot", f"{JAMES}.1")
    assert "That is how St. James Place stands already." in panel.text
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
    assert "Orange: The Bank has only 0 left of these" in panel.text
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
    assert "Orange: The Bank has 0 left of these" in panel.text


@pytest.mark.asyncio
async def test_where_others_want_the_last_houses_too_they_are_asked_first(evening: Evening):
    def change(s: GameState) -> None:
        holding(*ORANGE)(s)
        give(s, 1, PARK, BOARDWALK)
        s.bank.houses = 3

    table, panel = await ana_with(evening, change)
    await panel.ask("panel")
    await panel.press("Build")
    assert "there are too few for all: build lot by lot" in panel.text
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
async def test_a_refusal_stops_the_rest_and_is_told(evening: Evening):
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
    await evening.idle()  # what is older than the table would lead to it
    rows = [[Button("Leave jail with a Chance card", old)]]
    await evening.bot.discord_io.send(table.channel, Message("Ana's hand", rows))
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
    assert "Pass" not in buttons(panel.message), "whoever leads is not asked"


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
async def test_what_comes_by_itself_has_no_button_on_the_panel(evening: Evening):
    evening.bot.tables.pace = 3600.0
    table = await start_table(evening, open_turns=False, change=turn_of(0, "end"))
    panel = await Panel(evening, evening.people["Ana"]).ask("panel")
    assert evening.bot.tables.obvious(table), "the turn is about to end"
    assert "End turn" not in buttons(panel.message)
    await evening.bot.people.choose(int(evening.people["Ana"].id), Preferences(auto_end=False))
    await panel.press("Refresh")
    assert first_row(panel.message) == ["End turn"]


@pytest.mark.asyncio
async def test_going_bankrupt_on_the_panel_asks_first(evening: Evening):
    hopeless = SITUATIONS["hopeless debt"]
    table = await start_table(evening, robots=0, change=hopeless.change, **hopeless.settings)
    panel = await Panel(evening, evening.people["Ana"]).ask("panel")
    await panel.press("Go bankrupt")
    assert "Give up for good?" in panel.text
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
async def test_whose_deeds_are_all_mortgaged_is_told_so(evening: Evening):
    _, panel = await ana_with(evening, holding(READING, cash=0))
    await panel.ask("panel")
    await panel.press("Mortgage")
    await panel.pick("Mortgage one deed or several", READING)
    await panel.press("My hand")
    assert "All your deeds are mortgaged" in panel.text
    assert "the cheapest takes $110" in panel.text
    assert "Buy some deeds" not in panel.text


@pytest.mark.asyncio
async def test_raising_cash_is_the_first_thing_to_press_in_debt(evening: Evening):
    table, panel = await ana_with(evening, owing(100, READING))
    message = await table_showing(evening, panel.person, "Raise cash")
    raising = buttons(message)["Raise cash"]
    assert raising["style"] == 1
    await panel.press_on(message, raising["custom_id"])
    await panel.press("Do all of this")
    assert not table.state.pending


@pytest.mark.asyncio
async def test_a_kept_seat_can_look_and_come_back_but_not_act(evening: Evening):
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
async def test_where_the_panel_itself_is_gone_a_new_one_opens(evening: Evening):
    _, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    old = panel.message["id"]
    fault = Fault("error", "PATCH", "@original", times=1, status=404)
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
    await evening.stop_bot()
    await evening.start_bot()
    await panel.pick("Mortgage one deed or several", READING)
    assert evening.table().state.mortgaged[READING]
    await panel.press("Refresh")
    assert "$1,600" in panel.text


@pytest.mark.asyncio
async def test_a_panel_of_a_finished_game_says_so(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE))
    await panel.ask("panel")
    evening.bot.tables.drop(table)
    await panel.press("Build")
    assert "That game is over" in panel.text


def owing(amount: int, *deeds: int, cash: int = 10, built: int = 0) -> Callable[[GameState], None]:
    """Ana owes Ben rent."""

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
    await evening.idle()  # what is older than the table would lead to it
    rows = [[Button("Raise", Press(table.game, "panel", ("debt",)).custom_id)]]
    await evening.bot.discord_io.send(table.channel, Message("Raise cash", rows))
    public = await panel.person.wait_message(lambda m: m["content"] == "Raise cash")
    await panel.press_on(public, buttons(public)["Raise"]["custom_id"])
    assert "- Mortgage Reading Railroad: $100" in panel.text


@pytest.mark.asyncio
async def test_a_suggestion_for_an_earlier_table_is_not_carried_out_but_made_anew(
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
async def test_a_debt_beyond_all_means_is_said_to_be_so(evening: Evening):
    _, panel = await ana_with(evening, owing(5000, READING))
    await panel.ask("advice")
    assert "makes $110, so only a trade can save you" in panel.text
    assert "Do all of this" not in buttons(panel.message)
    assert "Trade" in buttons(panel.message)


@pytest.mark.asyncio
async def test_preferences_are_explained_chosen_and_kept(evening: Evening):
    panel = Panel(evening, await evening.seat("Ana"))
    user = int(panel.person.id)
    await panel.ask("preferences")
    assert "Auto-roll" in panel.text
    await panel.press("Turn auto-roll on")
    await panel.press("Always end my turn")
    await panel.pick("How should I call you when it is your turn?", "direct")
    assert "by direct message" in panel.text
    await panel.press("Keep my turn open")
    await evening.stop_bot()
    await evening.start_bot()
    chosen = evening.bot.people.of(user)
    assert (chosen.ping, chosen.auto_roll, chosen.auto_end) == ("direct", True, False)
    await panel.press("Refresh")
    assert "**Auto-roll** is on" in panel.text


@pytest.mark.asyncio
async def test_preferences_can_be_given_with_the_command(evening: Evening):
    panel = Panel(evening, await evening.seat("Ana"))
    await panel.ask("preferences", option("ping", "never"), option("auto_end", "always"))
    assert panel.text.startswith("Saved.")
    chosen = evening.bot.people.of(int(panel.person.id))
    assert (chosen.ping, chosen.auto_roll, chosen.auto_end) == ("never", False, True)
    await panel.ask("preferences", option("auto_end", "normal"))
    chosen = evening.bot.people.of(int(panel.person.id))
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
async def test_auto_end_ends_the_turn_that_has_nothing_left(evening: Evening):
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
