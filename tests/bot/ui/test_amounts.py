"""Tests of the prices on bid buttons, and of amounts as people write them."""

from __future__ import annotations

import pytest

from bot.play.auction.views import auction_message, price_steps
from bot.support.refusals import Refused
from bot.ui.amounts import amount_of
from bot.ui.components import Button
from editions.loader import load
from engine.decisions import Auction
from engine.edition import Currency, Pos, Seat
from engine.setup import blank
from tests.support.auctioning import BOARDWALK, LIVE, auction_of, live
from tests.support.evening import Evening
from tests.support.reading import newest, parts
from tests.support.tables import a_table, arrange, start_table


@pytest.mark.asyncio
async def test_a_paused_table_takes_no_bids_and_shows_no_prices(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK))
    await live(evening, ana)
    await table.pause()
    paused = await live(evening, ana, "This table is paused")
    assert not parts(paused, 2)
    await table.resume()
    await evening.until(lambda: parts(newest(ana, LIVE) or {}, 2))


def test_bid_buttons_offer_the_lowest_bid_and_two_round_raises():
    assert price_steps(0, 400) == (1, 40, 150)
    assert price_steps(18, 150) == (19, 35, 60)
    assert price_steps(120, 200) == (121, 140, 180)
    assert price_steps(0, 60) == (1, 6, 20)
    assert price_steps(7, 8) == (8, 9, 10)


@pytest.mark.parametrize("price", [1, 8, 60, 100, 150, 320, 400, 40_000])
def test_prices_always_rise(price: int):
    for bid in range(0, 2 * price + 10, max(1, price // 37)):
        least, jump, leap = price_steps(bid, price)
        assert bid < least < jump < leap


@pytest.mark.parametrize(
    ("cash", "offered"),
    [(1500, [19, 35, 60]), (60, [19, 35, 60]), (50, [19, 35, 50]), (19, [19]), (18, [])],
)
def test_no_price_is_above_the_cash_of_the_richest_bidder(cash: int, offered: list[int]):
    ed = load("classic")
    s = blank(ed, ed.tokens[:3])
    for player in s.players:
        player.cash = cash
    auction = Auction(5, (Seat(0), Seat(1), Seat(2)), Pos(12), bid=18, high=Seat(2))
    s.pending.append(auction)
    rows = auction_message(a_table(ed, s), auction).rows
    bids = [part.label for row in rows for part in row if isinstance(part, Button)]
    assert [bid for bid in bids if bid.startswith("Bid")] == [f"Bid ${one}" for one in offered]


@pytest.mark.parametrize(
    ("text", "currency", "amount"),
    [
        ("120", Currency(), 120),
        (" $1,200 ", Currency(), 1200),
        ("1.5k", Currency(), 1500),
        ("1200000", Currency(scale=10_000), 120),
        ("$1.2m", Currency(scale=10_000), 120),
        ("200", Currency(suffix=" million", scale=10**6, display_unit=10**6), 200),
        ("$200 million", Currency(suffix=" million", scale=10**6, display_unit=10**6), 200),
        ("40 shells", Currency(prefix="", suffix=" shells"), 40),
        ("$ 1 200", Currency(), 1200),
        ("1’200’000", Currency(), 1_200_000),
        ("1,200.50k", Currency(), 1_200_500),
        ("1.20m", Currency(), 1_200_000),
    ],
)
def test_amounts_are_read_as_people_write_them(text: str, currency: Currency, amount: int):
    assert amount_of(text, currency) == amount


TOO_LONG = ["0" * 20 + "5", "1." + "0" * 20 + "5", "1" + " " * 30 + "k", "1" * 5000]

NO_NUMBERS = ["", "-5", "much", "1.5", "12€", "9" * 30, "0x10", "²", "٣", "1.2.3", "1.m"]


@pytest.mark.parametrize("text", [*NO_NUMBERS, *TOO_LONG])
def test_other_texts_are_refused_as_amounts(text: str):
    with pytest.raises(Refused, match="whole steps"):
        amount_of(text, Currency())
