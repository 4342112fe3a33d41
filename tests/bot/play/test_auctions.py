"""Auctions: bids by button, form and maximum, the deadline, and auctions for buildings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import pytest

from bot.play.auction.views import bid_form
from bot.play.panel.question import panel_question
from bot.store.messages.kinds import AUCTION, TABLE
from bot.store.users.people import Preferences
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.links import address
from engine.actions import Accept, KeepMortgaged, MakeOffer, Mortgage
from engine.decisions import Auction, BuildingSale, BuyChoice, MortgagedDeed
from engine.edition import Pos, Seat
from engine.state import BANK, GameState
from tests.support.auctioning import BOARDWALK, LIVE, PARK, auction_of, live, sold, top
from tests.support.evening import Evening
from tests.support.reading import (
    asleep,
    button,
    fill_in,
    newest,
    parts,
    press,
    private,
    saying,
    see,
)
from tests.support.seeing import forge, table_now
from tests.support.tables import arrange, fresh_id, give, start_table, turn_of


def answered(table: LiveTable, bid: int) -> bool:
    """Return True once the computer has raised the bid, or the auction is over."""
    auction = top_auction(table.state)
    return auction is None or (auction.high == 2 and auction.bid > bid)


@pytest.mark.asyncio
async def test_two_people_and_a_computer_settle_an_auction_by_buttons_alone(evening: Evening):
    table = await start_table(evening, robots=1)
    ana, ben = evening.people["Ana"], evening.people["Ben"]

    def landed(s: GameState) -> None:
        turn_of(0, "end")(s)
        s.pending.append(BuyChoice(fresh_id(s), Seat(0), BOARDWALK))

    await arrange(table, landed)
    offered = await see(
        evening, ana, lambda m: any("do:decline" in p["custom_id"] for p in parts(m, 2))
    )
    (auction_it,) = [p for p in parts(offered, 2) if "do:decline" in p["custom_id"]]
    await ana.click(offered, auction_it["custom_id"])
    await evening.until(lambda: top_auction(table.state))
    thread = await ana.inbox.wait("THREAD_CREATE")
    assert (thread["name"], thread["parent_id"]) == ("Auction house", ana.channel())
    first = await live(evening, ana, "Boardwalk")
    assert first["channel_id"] == thread["id"]
    assert "price $400" in first["attachments"][0]["description"]
    await evening.until(lambda: top(table).high == 2)
    robots_bid = top(table).bid
    shown = await live(evening, ben, f"**${robots_bid}** by Robo 1 leads.")
    await press(ben, shown, "Pass")
    await evening.until(lambda: Seat(1) not in top(table).seats)
    while table.state.pending:
        shown = await live(evening, ana, f"**${top(table).bid}** by Robo 1 leads.")
        bid = top(table).bid
        await press(ana, shown, parts(shown, 2)[2]["label"])
        await evening.until(partial(answered, table, bid))
    assert sold(table) == 0
    paid = 1500 - table.state.players[0].cash
    over = await see(evening, ben, saying(f"Sold: **Boardwalk** goes to Ana for **${paid}**."))
    (back,) = parts(over, 2)
    table_post = (await evening.bot.stores.posts.of(table.game))[TABLE]
    assert (back["label"], back["url"]) == (
        "Back to the table",
        address(table.guild, table_post.channel, table_post.message),
    )
    assert "Ana buys Boardwalk for" in over["attachments"][0]["description"]
    await evening.until(lambda: asleep(evening, first))
    told = [m for m in await ana.history(thread["id"]) if m["content"].startswith("Sold")]
    assert len(told) == 1, "once is enough"
    assert AUCTION.thread in await evening.bot.stores.posts.of(table.game)


@pytest.mark.asyncio
async def test_bidders_are_pinged_once_and_only_if_they_prefer_it(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await evening.bot.stores.people.choose(int(cleo.id), Preferences(ping="never"))
    await arrange(table, auction_of(BOARDWALK, 1, 2))
    shown = await live(evening, ana, "Boardwalk")
    first = await ana.wait_message(LIVE)
    assert [user["id"] for user in first["mentions"]] == [ben.id]
    assert first["id"] == shown["id"]


@pytest.mark.asyncio
async def test_a_typed_bid_may_have_any_format_but_must_be_high_enough(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Own amount", amount="$1,2 0")
    await evening.until(lambda: top(table).bid == 120)
    shown = await live(evening, ben, "**$120** by Ana leads.")
    assert [p["label"] for p in parts(shown, 2)][:3] == ["Bid $121", "Bid $160", "Bid $250"]
    await fill_in(ben, shown, "Own amount", amount="90")
    await see(evening, ben, private("Bid at least $121."))
    await fill_in(ben, shown, "Own amount", amount="a lot")
    await see(evening, ben, private("I cannot read “a lot” as an amount"))
    await fill_in(ben, shown, "Own amount", amount="9000")
    await see(evening, ben, private("That takes $9,000, and $1,500 is free to spend."))
    await ana.click(shown, button(shown, "Pass")["custom_id"])
    await see(evening, ana, private("binding"))
    assert (top(table).bid, top(table).high) == (120, 0)


@pytest.mark.asyncio
async def test_a_price_button_pressed_too_late_never_bids_more_than_it_says(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await press(ana, shown, "Bid $40")
    await evening.until(lambda: top(table).bid == 40)
    table_message = await evening.until(lambda: table_now(ben))
    await forge(evening, ben, table_message, button(shown, "Bid $40")["custom_id"])
    await see(evening, ben, private("Bid at least $41."))
    shown = await live(evening, ben, "**$40**")
    await press(ben, shown, "Pass")
    await see(evening, ana, saying("Sold:", "Ana", "$40"))
    assert sold(table) == 0


@pytest.mark.asyncio
async def test_every_bid_restarts_the_clock_and_its_end_closes_the_auction(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    begun = int(evening.time.now)
    shown = await live(evening, ana, f"<t:{begun + 25}:R>")
    evening.time.now += 20
    await press(ana, shown, "Bid $40")
    await live(evening, ben, f"<t:{begun + 45}:R>")
    evening.time.now += 24
    await evening.parts.tables.tick()
    assert top(table).bid == 40, "five seconds were added by the late bid"
    evening.time.now += 2
    await evening.parts.tables.tick()
    await see(evening, ben, saying("Sold: **Boardwalk** goes to Ana for **$40**."))


@pytest.mark.asyncio
async def test_a_deed_nobody_wants_stays_with_the_bank(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK))
    await live(evening, ana)
    evening.time.now += 26
    await evening.parts.tables.tick()
    await see(evening, ana, saying("Nobody bid. **Boardwalk** stays with the Bank."))
    assert sold(table) == BANK


def scarce(opens: Literal["one", "house_price"], *wanting: int) -> Callable[[GameState], None]:
    """Return a change that opens an auction for the bank's last house.

    Ana's lots cost 200 a house, the others' 50. `wanting` are the bidding seats.
    """

    def change(s: GameState) -> None:
        turn_of(0, "end")(s)
        give(s, 0, 37, 39)
        give(s, 1, 1, 3)
        if len(s.players) > 2:
            give(s, 2, 6, 8, 9)
        s.bank.houses = 1
        seats = tuple(Seat(seat) for seat in wanting or (0, 1))
        s.pending.append(BuildingSale(fresh_id(s), "house", tuple((seat, 1) for seat in seats)))
        s.pending.append(Auction(fresh_id(s), seats, building="house", opens=opens))

    return change


@pytest.mark.asyncio
async def test_bids_for_a_building_open_at_the_house_price_of_each_bidder(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, scarce("house_price"))
    shown = await live(
        evening,
        ana,
        "a house",
        "No bid yet. The winner builds on a lot where a building costs no more than the bid.",
        "Bids open at the price of building: Ana $200 and Ben $50.",
        "The Bank has too few",
    )
    alt = shown["attachments"][0]["description"]
    assert "Bids open at the price of building: Ana $200 and Ben $50." in alt
    labels = [part["label"] for part in parts(shown, 2)]
    assert labels[:4] == ["Bid $50", "Bid $70", "Bid $120", "Bid $200"]
    await press(ana, shown, "Bid $120")
    await see(evening, ana, private("Bid at least $200."))
    await press(ben, shown, "Bid $70")
    shown = await live(evening, ana, "**$70** by Ben leads.", "Ana $200 and Ben $50")
    assert next(part["label"] for part in parts(shown, 2)) == "Bid $200"
    await press(ana, shown, "Bid $200")
    await press(ben, await live(evening, ben, "**$200** by Ana leads."), "Pass")
    await see(evening, ana, saying("Sold: Ana gets a house for **$200**."))
    placing = await see(evening, ana, saying("Building there may cost at most your bid of $200."))
    offered = [part["label"] for part in parts(placing, 2)]
    assert offered[:2] == ["Park Place", "Boardwalk"]


@pytest.mark.asyncio
async def test_bids_for_a_building_open_at_one_if_the_rules_say_so(evening: Evening):
    table = await start_table(evening, robots=0, edition="nyc")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, scarce("one"))
    shown = await live(evening, ana, "No bid yet. Bids open at $1, and the winner chooses any lot.")
    alt = shown["attachments"][0]["description"]
    assert "Bids open at $1, and the winner chooses any lot." in alt
    assert [part["label"] for part in parts(shown, 2)][:3] == ["Bid $1", "Bid $20", "Bid $60"]
    await press(ben, shown, "Bid $60")
    await press(ana, await live(evening, ana, "**$60** by Ben leads."), "Pass")
    await see(evening, ana, saying("Sold: Ben gets a studio for **$60**."))


@pytest.mark.asyncio
async def test_forms_for_a_building_name_the_bidders_lowest_bid(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, scarce("house_price"))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Own amount", amount="150")
    await see(evening, ana, private("Bid at least $200."))
    await fill_in(ana, shown, "Maximum bid", amount="150")
    await see(
        evening,
        ana,
        private("Your bids here open at $200, so your maximum must be at least that much."),
    )
    form = bid_form(table, top(table), Seat(0), "own")
    assert form.fields[0].label == "At least $200; you have $1,500"
    assert form.fields[0].placeholder == "$220"
    assert top(table).bid == 0


@pytest.mark.asyncio
async def test_a_maximum_for_a_building_begins_at_the_house_price(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, scarce("house_price"))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Maximum bid", amount="300")
    shown = await live(evening, ben, "**$200** by Ana leads.")
    await fill_in(ben, shown, "Maximum bid", amount="250")
    await live(evening, ben, "**$251** by Ana leads.")


@pytest.mark.asyncio
async def test_a_player_without_a_lot_for_a_building_gets_no_bid_buttons(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    cleo = evening.people["Cleo"]
    await arrange(table, scarce("house_price", 0, 1, 2))
    await table.submit(Seat(2), Mortgage(Pos(9)))
    shown = await live(evening, cleo, "Ana $200, Ben $50 and Cleo (no lot to build on)")
    await press(cleo, shown, "Bid $50")
    await see(evening, cleo, private("You have no lot that could take this building now."))
    await cleo.click(shown, button(shown, "Own amount")["custom_id"])
    await see(evening, cleo, private("You have no lot that could take this building now."))
    asked = panel_question(table, Seat(2))
    assert [part.label for part in asked.rows[-1] if isinstance(part, Button)] == ["Pass"]
    mine = panel_question(table, Seat(1))
    assert next(part.label for part in mine.rows[-1] if isinstance(part, Button)) == "Bid $50"


@pytest.mark.asyncio
async def test_an_auction_for_a_building_ends_when_one_seat_can_still_use_it(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, scarce("house_price"))
    shown = await live(evening, ana)
    await press(ana, shown, "Bid $200")
    await live(evening, ben, "**$200** by Ana leads.")
    await table.submit(Seat(0), Mortgage(Pos(37)))
    over = await see(
        evening,
        ben,
        saying("Ben may build at the usual price of a building."),
    )
    assert not over["attachments"], "no picture of a sale that there was not"
    assert table.state.players[0].cash == 1500 + 175
    await see(evening, ben, saying("Ben", "where do you put a house?"))


@pytest.mark.asyncio
async def test_an_auction_for_a_building_ends_when_no_seat_can_use_it(evening: Evening):
    table = await start_table(evening, robots=0)
    ben = evening.people["Ben"]
    await arrange(table, scarce("house_price"))
    await live(evening, ben)
    await table.submit(Seat(0), MakeOffer(Seat(1), give=(Pos(37),), ask=(Pos(1),)))
    await table.submit(Seat(1), Accept())
    await see(evening, ben, saying("Nobody can use a house any more: it stays with the Bank."))


@pytest.mark.asyncio
async def test_a_winner_without_a_lot_is_told_what_becomes_of_the_building(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, scarce("house_price"))
    await press(ana, await live(evening, ana), "Bid $200")
    await press(ben, await live(evening, ben, "**$200** by Ana leads."), "Pass")
    await evening.until(lambda: top_auction(table.state) is None)
    await table.submit(Seat(0), Mortgage(Pos(37)))
    await see(evening, ana, saying("none of your lots can take a house now"))


@pytest.mark.asyncio
async def test_bidding_is_closed_while_another_decision_is_pending(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    await live(evening, ana)

    def received(s: GameState) -> None:
        give(s, 1, PARK)
        s.mortgaged[PARK] = True
        s.pending.append(MortgagedDeed(fresh_id(s), Seat(1), PARK, 18))

    await arrange(table, received)
    resting = await live(evening, ana, "Bidding waits")
    assert not parts(resting, 2)
    await table.submit(Seat(1), KeepMortgaged(PARK))
    await evening.until(lambda: parts(newest(ben, LIVE) or {}, 2))


@pytest.mark.asyncio
async def test_an_onlooker_cannot_bid(evening: Evening):
    table = await start_table(evening, robots=0)
    dan = await evening.seat("Dan")
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, dan)
    for label in ("Bid $1", "Own amount", "Maximum bid", "Pass"):
        mark = dan.mark()
        await dan.click(shown, button(shown, label)["custom_id"])
        await dan.wait_message(private("no seat at this table"), after=mark)
    assert top(table).bid == 0
