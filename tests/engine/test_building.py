"""Building: shortages, group steps, and refused actions."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from engine import (
    default,
    options,
    waiting,
)
from engine.actions import (
    Accept,
    Bid,
    Build,
    BuildUp,
    EndTurn,
    KeepMortgaged,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    Resign,
    Roll,
    Sell,
    SellDown,
    Want,
)
from engine.auction import lowest_opening
from engine.decisions import (
    Auction,
    BidForm,
    Choice,
    Debt,
    Placement,
    Shortage,
    WantForm,
)
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds, refused

PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]
LIGHTBLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]


def shortage() -> Game:
    """Return a game in which Ana asked for one of two last houses that Ben and Cy could buy too."""
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE, "cash": 60},
        {"owns": ["Park Place", "Boardwalk"], "cash": 200},
        bank={"houses": 2},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    assert isinstance(game.s.pending[-1], Shortage)
    return game


def test_a_shortage_asks_the_others_with_bounds_and_a_default() -> None:
    game = shortage()
    assert waiting(game.s) == {BEN: "shortage", CY: "shortage"}
    form = next(o for o in options(game.ed, game.s, BEN) if isinstance(o, WantForm))
    assert (form.least, form.most) == (0, 1)
    assert default(game.ed, game.s, BEN) == Want(0, form.ref)
    assert refused(game, ANA, Want(1)) == "not_asked"
    assert refused(game, BEN, Want(2)) == "bad_count"
    assert refused(game, CY, Build(game.pos("Boardwalk"))) == "shortage_open"
    assert refused(game, CY, BuildUp("darkblue", 1)) == "shortage_open"


def test_granted_buildings_are_placed_or_given_up() -> None:
    game = shortage()
    game.do(BEN, Want(1))
    game.do(CY, Want(0))
    placement = game.s.pending[-1]
    assert placement == Placement(placement.id, BEN, "house", 1, paid=False)
    lot = game.pos(LIGHTBLUE[0])
    assert {"build", "pass"} <= kinds(game, BEN)
    assert refused(game, BEN, Build(lot, 2)) == "uneven"
    assert refused(game, BEN, Build(game.pos(PURPLE[0]))) == "not_owner"
    assert default(game.ed, game.s, BEN) == Build(lot, 1, placement.id)
    assert refused(game, BEN, Build(lot, 1, placement.id - 1)) == "stale"
    game.do(BEN, MakeOffer(CY, give_cash=20))
    game.do(CY, Accept())
    assert refused(game, BEN, Build(lot)) == "not_enough_cash"
    assert "build" not in kinds(game, BEN)
    assert default(game.ed, game.s, BEN) == Pass(placement.id)
    game.do(BEN, Pass())
    assert waiting(game.s) == {ANA: "roll"}
    assert game.s.level[game.pos(PURPLE[0])] == 1


def test_no_more_buildings_than_granted_can_be_placed() -> None:
    game = Game(
        {"owns": PURPLE, "buildings": {PURPLE[0]: 1}},
        {"owns": LIGHTBLUE, "buildings": {LIGHTBLUE[0]: 1, LIGHTBLUE[1]: 1}},
        bank={"houses": 2},
    )
    game.do(ANA, Build(game.pos(PURPLE[1])))
    game.do(BEN, Want(1))
    lot = game.pos(LIGHTBLUE[2])
    assert refused(game, BEN, Build(lot, 2)) == "bad_count"
    game.do(BEN, Build(lot))
    assert game.s.level[lot] == 1


def test_the_last_player_who_wants_contested_houses_gets_the_rest() -> None:
    """Four houses are wanted, three are left. The last player gets the rest at deed price."""
    game = Game(
        {"owns": PURPLE, "cash": 1500},
        {"owns": LIGHTBLUE, "cash": 1500},
        {"owns": ["Park Place", "Boardwalk"], "cash": 1500},
        bank={"houses": 3},
        flags={"no_auctions": True},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(2))
    game.do(CY, Want(1))
    contest = game.s.pending[-1]
    assert isinstance(contest, Auction)
    game.do(BEN, Bid(50))
    game.do(ANA, Pass())
    game.do(CY, Pass())
    game.do(BEN, Build(game.pos(LIGHTBLUE[0])))
    # Two are left and three are wanted, so they are contested. Cy wins the next one …
    game.do(CY, Bid(200))
    game.do(ANA, Pass())
    game.do(BEN, Pass())
    game.do(CY, Build(game.pos("Boardwalk")))
    # … and one is left for two.
    last = game.s.pending[-1]
    assert isinstance(last, Auction)
    game.do(ANA, Resign())
    # Only Ben still wants one, so it costs the deed's price.
    placement = game.s.pending[-1]
    assert placement == Placement(placement.id, BEN, "house", 1, paid=False)
    game.do(BEN, Pass())
    assert not game.s.pending
    assert game.s.bank.houses == 1


def test_a_contest_ends_when_a_bidder_leaves_and_the_stock_is_enough() -> None:
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE},
        {"owns": ["Park Place", "Boardwalk"]},
        bank={"houses": 2},
        flags={"no_auctions": True},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    game.do(CY, Want(1))
    game.do(CY, Bid(200))
    game.do(ANA, Pass())
    game.do(BEN, Pass())
    game.do(CY, Resign())
    # Two houses are left for the two who want one each.
    placements = [f for f in game.s.pending if isinstance(f, Placement)]
    assert [(p.seat, p.count, p.paid) for p in placements] == [(BEN, 1, False), (ANA, 1, False)]


def test_scarce_houses_and_hotels_must_be_asked_for_separately() -> None:
    game = Game(
        {"owns": PURPLE, "buildings": {PURPLE[0]: 3, PURPLE[1]: 4}},
        {"owns": LIGHTBLUE},
        bank={"houses": 1},
    )
    assert refused(game, ANA, Build(game.pos(PURPLE[0]), 2)) == "one_kind_at_a_time"


def test_a_whole_group_goes_up_in_one_step() -> None:
    game = Game({"owns": LIGHTBLUE}, {})
    game.do(ANA, BuildUp("lightblue", 3))
    assert [game.s.level[game.pos(name)] for name in LIGHTBLUE] == [3, 3, 3]
    assert game.s.players[ANA].cash == 1500 - 9 * 50
    assert game.s.bank.houses == 32 - 9
    game.do(ANA, BuildUp("lightblue", 5))
    assert (game.s.bank.houses, game.s.bank.hotels) == (32, 9)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (BuildUp("nowhere", 1), "not_a_lot"),
        (BuildUp("railroad", 1), "not_a_lot"),
        (BuildUp("red", 1), "not_owner"),
        (BuildUp("lightblue", 0), "fully_built"),
        (BuildUp("lightblue", 6), "fully_built"),
        (BuildUp("purple", 1), "group_mortgaged"),
        (BuildUp("lightblue", 5), "not_enough_cash"),
        (Build(6, 0), "bad_count"),  # type: ignore[arg-type]
        (SellDown("nowhere", 0), "not_a_lot"),
        (SellDown("lightblue", 0), "nothing_to_sell"),
        (SellDown("red", 0), "not_owner"),
        (KeepMortgaged(1), "not_now"),  # type: ignore[arg-type]
        (Lift(6), "not_mortgaged"),  # type: ignore[arg-type]
        (Mortgage(0), "not_a_deed"),  # type: ignore[arg-type]
        (Mortgage(-1), "not_a_deed"),  # type: ignore[arg-type]
        (Sell(99), "not_a_lot"),  # type: ignore[arg-type]
        (EndTurn(), "must_roll"),
    ],
)
def test_building_and_selling_out_of_bounds_is_refused(action: object, code: str) -> None:
    game = Game({"owns": LIGHTBLUE + PURPLE, "mortgaged": PURPLE[:1], "cash": 700}, {})
    assert refused(game, ANA, action) == code


def test_a_group_step_is_refused_if_other_players_could_buy_the_buildings() -> None:
    houses = Game({"owns": PURPLE}, {"owns": LIGHTBLUE}, bank={"houses": 4})
    assert refused(houses, ANA, BuildUp("purple", 1)) == "scarce"
    levels = dict.fromkeys([*PURPLE, *LIGHTBLUE], 4)
    hotels = Game(
        {"owns": PURPLE, "buildings": {name: levels[name] for name in PURPLE}},
        {"owns": LIGHTBLUE, "buildings": {name: levels[name] for name in LIGHTBLUE}},
        bank={"hotels": 4},
    )
    assert refused(hotels, ANA, BuildUp("purple", 5)) == "scarce"
    assert refused(hotels, ANA, BuildUp("purple", 4)) == "fully_built"


def test_a_debtor_may_not_build() -> None:
    game = Game(
        {"owns": PURPLE, "cash": 40, "at": "Boardwalk"},
        {"owns": ["Reading Railroad", "Pennsylvania Railroad"]},
        dice=[(2, 4)],
        flags={"salary": 0},
    )
    game.do(ANA, Roll())
    assert isinstance(game.s.pending[-1], Debt)
    assert refused(game, ANA, BuildUp("purple", 1)) == "in_debt"
    assert refused(game, ANA, Roll()) == "not_now"
    assert default(game.ed, game.s, ANA) == Mortgage(game.pos(PURPLE[0]))


def test_a_late_pass_in_the_auction_does_not_give_up_the_house_it_won() -> None:
    game = Game({"owns": PURPLE}, {"owns": LIGHTBLUE}, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    auction = game.s.pending[-1]
    game.do(ANA, Bid(50))
    game.do(BEN, Pass(auction.id))
    assert isinstance(game.s.pending[-1], Placement)
    assert refused(game, ANA, Pass(auction.id)) == "stale"


def test_options_and_default_keep_to_the_terms_of_a_contested_building() -> None:
    """Ben has lots at 50 and at 200. He bids 60, so he may only place the house for 50."""
    green = ["Pacific Avenue", "North Carolina Avenue", "Pennsylvania Avenue"]
    cheap = dict.fromkeys(LIGHTBLUE, 2)
    game = Game(
        {"owns": PURPLE},
        {"owns": [*LIGHTBLUE, *green], "buildings": cheap},
        bank={"houses": 1},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    auction = game.s.pending[-1]
    assert BidForm(auction.id, 50, 1500) in options(game.ed, game.s, BEN)
    game.do(BEN, Bid(60))
    assert BidForm(auction.id, 61, 1500) in options(game.ed, game.s, ANA)
    game.do(ANA, Pass())
    placement = game.s.pending[-1]
    assert placement == Placement(placement.id, BEN, "house", 1, paid=True, most=60)
    found = [o.action for o in options(game.ed, game.s, BEN) if isinstance(o, Choice)]
    placed = [a for a in found if isinstance(a, Build)]
    assert placed == [Build(game.pos(name), 1, placement.id) for name in LIGHTBLUE]
    assert refused(game, BEN, Build(game.pos(green[0]))) == "lot_too_dear"
    assert default(game.ed, game.s, BEN) == Build(game.pos(LIGHTBLUE[0]), 1, placement.id)


def test_a_contest_opens_at_the_lowest_house_price_of_its_bidders() -> None:
    game = shortage()
    assert isinstance(game.s.pending[-1], Shortage)
    building = Auction(90, (ANA, BEN), building="house", opens="house_price")
    costs = {game.ed.board.house_cost[pos] for pos in game.ed.board.deeds if game.s.owner[pos] >= 0}
    assert lowest_opening(game.ed, game.s, building) == min(costs)
    assert lowest_opening(game.ed, game.s, Auction(90, (CY,), building="hotel")) == 1
    assert lowest_opening(game.ed, game.s, Auction(90, (ANA,), game.pos("Boardwalk"))) is None


def test_a_player_without_a_legal_lot_is_offered_no_bid() -> None:
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE},
        {"owns": ["Park Place", "Boardwalk"]},
        bank={"houses": 1},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    game.do(CY, Want(1))
    game.do(BEN, Mortgage(game.pos(LIGHTBLUE[0])))
    assert "bid" not in kinds(game, BEN)
    assert {"pass", "lift"} <= kinds(game, BEN)
    assert refused(game, BEN, Bid(500)) == "no_legal_lot"


def test_a_stored_auction_of_a_building_keeps_the_terms_it_began_with() -> None:
    """A frame without `opens` lets bids begin at 1 and the winner use any lot."""
    game = Game({"owns": PURPLE}, {"owns": LIGHTBLUE}, {}, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    old = msgspec.structs.replace(game.s.pending[-1], opens=UNSET)
    game.s.pending[-1] = old
    game.do(ANA, Bid(1))
    game.do(BEN, Mortgage(game.pos(LIGHTBLUE[0])))
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction), "Ana's bid of 1 stands"
    game.do(BEN, Bid(2))
    game.do(ANA, Pass())
    placement = game.s.pending[-1]
    assert placement == Placement(placement.id, BEN, "house", 1, paid=True)
    game.do(BEN, Lift(game.pos(LIGHTBLUE[0])))
    game.do(BEN, Build(game.pos(LIGHTBLUE[0])))
    assert game.s.players[BEN].cash == 1500 - 2 + 50 - 55
