"""Debts, bids and estates in combination, and the explanation of every payment."""

from __future__ import annotations

import pytest

from editions.loader import load
from engine import (
    Seat,
    explain,
    waiting,
)
from engine.actions import (
    Accept,
    Bid,
    ClaimRent,
    Decline,
    EndTurn,
    GoBankrupt,
    Lift,
    MakeOffer,
    Pass,
    Resign,
    Roll,
)
from engine.dealings import BidderLeft
from engine.decisions import (
    Auction,
    Debt,
    MortgagedDeed,
)
from engine.events import DeedMortgaged, MoneyPaid, MortgageLifted
from engine.explain import Line
from engine.why import Why
from tests.support.engine_tables import ANA, BEN, CY, Game, refused

CLASSIC = load("classic")


def test_a_bid_falls_when_a_debt_takes_its_cash() -> None:
    """A rent claimed during an auction takes the cash, so the bid falls and bidding reopens."""
    game = Game(
        {"cash": 100, "at": 39},
        {"owns": ["Baltic Avenue"], "buildings": {}, "cash": 500},
        {"cash": 500, "at": "Boardwalk"},
        dice=[(1, 3), (2, 4)],
        flags={"rent_collection": "on_request", "salary": 0},
        turn="Ana",
    )
    game.do(ANA, Roll())
    game.do(ANA, EndTurn())
    game.do(BEN, Roll())
    game.do(BEN, Decline())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    game.do(ANA, Bid(100))
    game.do(BEN, ClaimRent())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    assert (auction.bid, auction.high) == (0, -1)
    assert ANA in auction.seats


def test_a_debt_to_a_bankrupt_player_is_owed_to_the_heir() -> None:
    game = Game(
        {"cash": 5, "owns": ["Boardwalk"], "at": "GO"},
        {"owns": ["Baltic Avenue", "Mediterranean Avenue"], "buildings": {"Baltic Avenue": 1}},
        {},
        dice=[(1, 2)],
    )
    game.do(ANA, Roll())
    debt = game.s.pending[-1]
    assert isinstance(debt, Debt)
    assert debt.to == BEN
    game.do(BEN, Resign())
    owed = [frame for frame in game.s.pending if isinstance(frame, Debt)]
    assert [(d.seat, d.to, d.amount) for d in owed] == [(ANA, -1, 20)]


def test_a_debtor_who_inherits_the_creditors_estate_owes_nothing() -> None:
    """Ana owes Ben, Ben owes Ana, and Ben goes bankrupt to her: no debt is left."""
    game = Game(
        {"cash": 5, "owns": ["Boardwalk", "Park Place"], "buildings": {}},
        {"cash": 0, "owns": ["Baltic Avenue"], "mortgaged": [], "at": "GO"},
        {},
        flags={"rent_collection": "on_request"},
    )
    why = Why("trade")
    game.s.pending.append(Debt(50, ANA, BEN, 100, why))
    game.s.pending.append(Debt(51, BEN, ANA, 900, why))
    game.s.last_id = 51
    game.do(BEN, GoBankrupt())
    assert not [frame for frame in game.s.pending if isinstance(frame, Debt)]


def test_if_a_player_resigns_instead_of_buying_the_deed_is_auctioned() -> None:
    game = Game({}, {}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Resign())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    assert auction.pos == game.pos("Baltic Avenue")
    assert auction.seats == (BEN, CY)
    house = Game({}, {}, {}, dice=[(1, 2)], flags={"no_auctions": True})
    house.do(ANA, Roll())
    house.do(ANA, Resign())
    assert waiting(house.s) == {BEN: "roll"}


def test_a_bankruptcy_emits_only_events_that_happened() -> None:
    """Deeds that go to the Bank are not mortgaged first, and only mortgaged ones are lifted."""
    game = Game(
        {"owns": ["Baltic Avenue", "Reading Railroad"], "mortgaged": ["Reading Railroad"]},
        {},
        {},
        dice=[(2, 4)],
        flags={"bankrupt_mortgages_first": True},
    )
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    game.do(ANA, Pass())
    game.do(ANA, Resign())
    assert [e.pos for e in game.events if isinstance(e, MortgageLifted)] == [5]
    assert not any(isinstance(e, DeedMortgaged | BidderLeft) for e in game.events)


def test_interest_due_on_a_deed_just_received_cannot_be_spent_on_anything_else() -> None:
    game = Game({"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {"cash": 110})
    game.do(ANA, MakeOffer(BEN, give=(game.pos("Reading Railroad"),)))
    game.do(BEN, Accept())
    assert isinstance(game.s.pending[-1], MortgagedDeed)
    assert refused(game, BEN, MakeOffer(ANA, give_cash=101)) == "not_enough_cash"
    game.do(BEN, Lift(game.pos("Reading Railroad")))
    assert game.s.players[BEN].cash == 0


@pytest.mark.parametrize(
    ("why", "amount", "lines"),
    [
        (Why("rent", 24, 0), 20, [Line("RENT-1", "rent_bare", 20, 24)]),  # type: ignore[arg-type]
        (
            Why("rent", 24, 0, doubled=True), 40,  # type: ignore[arg-type]
            [Line("RENT-1", "rent_bare", 20, 24), Line("RENT-2", "rent_whole_group", 20, 24)],  # type: ignore[arg-type]
        ),
        (Why("rent", 24, 2), 300, [Line("RENT-3", "rent_houses", 300, 24, 2)]),  # type: ignore[arg-type]
        (Why("rent", 24, 5), 1100, [Line("RENT-3", "rent_hotel", 1100, 24, 1)]),  # type: ignore[arg-type]
        (Why("rent_railroad", 5, 3), 100, [Line("RENT-4", "rent_held", 100, 5, 3)]),  # type: ignore[arg-type]
        (
            Why("rent_railroad", 5, 3, times=2), 200,  # type: ignore[arg-type]
            [Line("RENT-4", "rent_held", 100, 5, 3), Line("CARD-4", "card_times", 100, 5, times=2)],  # type: ignore[arg-type]
        ),
        (
            Why("rent_utility", 12, 1, 7, 4), 28,  # type: ignore[arg-type]
            [Line("RENT-5", "rent_dice", 28, 12, 1, 4, 7)],  # type: ignore[arg-type]
        ),
        (
            Why("rent_utility_card", 12, 1, 7, 10), 70,  # type: ignore[arg-type]
            [Line("CARD-4", "rent_dice", 70, 12, 1, 10, 7)],  # type: ignore[arg-type]
        ),
        (
            Why("repairs", count=3, times=1, deck="chance", card="rep"), 175,
            [
                Line("CARD-6", "repairs_houses", 75, count=3),
                Line("CARD-6", "repairs_hotels", 100, count=1),
            ],
        ),
        (
            Why("repairs", count=0, times=2, deck="chest", card="rep"), 230,
            [Line("CARD-6", "repairs_hotels", 230, count=2)],
        ),
        (
            Why("repairs", count=2, times=0, deck="chest", card="rep"), 80,
            [Line("CARD-6", "repairs_houses", 80, count=2)],
        ),
        (
            Why("lift", 1), 33,  # type: ignore[arg-type]
            [Line("MORT-2", "lift_value", 30, 1), Line("MORT-4", "lift_interest", 3, 1)],  # type: ignore[arg-type]
        ),
        (Why("bid", 1), 44, [Line("AUC-3", "bid", 44, 1)]),  # type: ignore[arg-type]
        (Why("bid"), 44, [Line("BLD-5", "bid_building", 44)]),
        (
            Why("rent", 24, 0, times=2, doubled=True), 80,  # type: ignore[arg-type]
            [
                Line("RENT-1", "rent_bare", 20, 24),  # type: ignore[arg-type]
                Line("RENT-2", "rent_whole_group", 20, 24),  # type: ignore[arg-type]
                Line("CARD-4", "card_times", 40, 24, times=2),  # type: ignore[arg-type]
            ],
        ),
        (Why("tax", 4), 200, [Line("TAX-1", "tax", 200, 4)]),  # type: ignore[arg-type]
        (Why("tax", 38), 75, [Line("TAX-4", "tax", 75, 38)]),  # type: ignore[arg-type]
        (Why("estate"), 9, [Line("BANK-1", "estate", 9)]),
        (Why("salary"), 200, [Line("GO-1", "salary", 200)]),
    ],
)  # fmt: skip
def test_a_payment_is_explained_line_by_line(why: Why, amount: int, lines: list[Line]) -> None:
    event = MoneyPaid(ANA, BEN, amount, why)
    assert list(explain(CLASSIC, event)) == lines


def test_an_estate_that_falls_to_the_bank_has_its_own_rule() -> None:
    event = MoneyPaid(ANA, Seat(-1), 9, Why("estate"))
    assert explain(CLASSIC, event) == (Line("BANK-2", "estate", 9),)
