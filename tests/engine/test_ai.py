"""The computer players: what they do, and that their games end."""

from __future__ import annotations

from typing import Any

import pytest

from editions.loader import available, load
from engine import Seat, configure, view, waiting
from engine.actions import (
    Accept,
    Bid,
    Build,
    BuildUp,
    Buy,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    KeepMortgaged,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    PayFine,
    PayFlat,
    PayPercent,
    Reject,
    Roll,
    Sell,
    UseCard,
    Want,
)
from engine.ai.arena import Arena, next_action
from engine.ai.deed_value import _weights
from engine.ai.policies import POLICIES
from engine.ai.trader import Trader
from engine.ai.walker import Walker
from engine.decisions import Auction, MortgagedDeed, Placement
from engine.view import SeatView
from tests.support.engine_tables import ANA, BEN, Game, end_of_turn

PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]
LIGHTBLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]
ORANGE = ["St. James Place", "Tennessee Avenue", "New York Avenue"]


def decide(game: Game, seat: Seat) -> Any:
    return Trader().decide(view(game.ed, game.s, seat))


# Games end


@pytest.mark.parametrize("variant", ["standard", "short"])
@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_games_of_computer_players_end(variant: str, players: int) -> None:
    ed = configure(load("classic"), variant)
    names = ("steady", "bold", "careful")
    for seed in range(8):
        policies = [POLICIES[names[i % 3]]() for i in range(players)]
        arena = Arena(ed, policies, f"{variant} {players} {seed}")
        for _ in arena.play(2000):
            pass
        assert arena.state.result is not None, f"seed {seed} does not end"


def test_a_game_is_left_off_after_the_turns_asked_for() -> None:
    arena = Arena(load("classic"), [Trader(), Trader()], "short visit")
    for _ in arena.play(5):
        pass
    assert arena.state.turn.number == 6


def test_computer_players_claim_rent_that_must_be_asked_for() -> None:
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    game.do(ANA, Roll())
    views = [view(game.ed, game.s, Seat(i)) for i in range(2)]
    claim = game.s.claims[0]
    for policies in ([Trader(), Trader()], [Walker(), Walker()]):
        assert next_action(game.s, policies, views) == (BEN, ClaimRent(claim.id))


def test_a_policy_sees_a_view_and_nothing_hidden() -> None:
    assert "hidden" not in SeatView.__struct_fields__


# Buying and bidding


def test_a_trader_buys_what_it_can_pay() -> None:
    game = Game({}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    assert decide(game, ANA) == Buy(game.s.pending[-1].id)


def test_a_trader_mortgages_a_lone_deed_to_buy_one_that_completes_a_group() -> None:
    game = Game({"cash": 20, "owns": [PURPLE[0], "Reading Railroad"]}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    assert decide(game, ANA) == Mortgage(game.pos("Reading Railroad"))


def test_a_trader_declines_what_it_can_neither_pay_nor_needs() -> None:
    game = Game({"cash": 20, "owns": ["Reading Railroad"]}, {}, dice=[(2, 4)])
    game.do(ANA, Roll())
    assert decide(game, ANA) == Decline(game.s.pending[-1].id)
    poor = Game({"cash": 20, "owns": [PURPLE[0]]}, {}, dice=[(1, 2)])
    poor.do(ANA, Roll())
    assert decide(poor, ANA) == Decline(poor.s.pending[-1].id)


def test_a_trader_bids_up_to_what_the_deed_is_worth_to_it_and_then_passes() -> None:
    game = Game({"cash": 500}, {"cash": 500, "owns": [PURPLE[0]]}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    first = decide(game, BEN)
    assert isinstance(first, Bid)
    game.do(ANA, Bid(100))
    assert isinstance(decide(game, BEN), Bid), "worth more than its price: it completes a group"
    game.do(BEN, Bid(499))
    assert decide(game, ANA) == Pass(auction.id)


# Money


@pytest.mark.parametrize(("cash", "choice"), [(300, PayPercent), (5000, PayFlat)])
def test_a_trader_guesses_which_tax_is_less(cash: int, choice: type) -> None:
    game = Game({"cash": cash}, {}, dice=[(1, 3)])
    game.do(ANA, Roll())
    assert isinstance(decide(game, ANA), choice)


@pytest.mark.parametrize(("cash", "choice"), [(1999, PayFlat), (1990, PayPercent)])
def test_a_trader_takes_the_smaller_tax_where_both_sums_are_shown(cash: int, choice: type) -> None:
    game = Game({"cash": cash}, {}, dice=[(1, 3)], flags={"income_tax_blind": False})
    game.do(ANA, Roll())
    assert isinstance(decide(game, ANA), choice)


def test_a_trader_raises_cash_from_lone_deeds_first_then_buildings_then_groups() -> None:
    game = Game(
        {
            "cash": 0,
            "at": "Pacific Avenue",
            "owns": [*PURPLE, *LIGHTBLUE, "Electric Company"],
            "buildings": dict.fromkeys(PURPLE, 1),
        },
        {"owns": ["Boardwalk", "Park Place"], "buildings": {"Boardwalk": 1}},
        dice=[(5, 3)],
    )
    game.do(ANA, Roll())
    steps = []
    while game.s.pending:
        steps.append(decide(game, ANA))
        game.do(ANA, steps[-1])
    assert steps == [
        Mortgage(game.pos("Electric Company")),
        Sell(game.pos(PURPLE[0])),
        Sell(game.pos(PURPLE[1])),
        Mortgage(game.pos("Connecticut Avenue")),
        Mortgage(game.pos(PURPLE[0])),
    ]


def test_a_trader_sells_a_group_down_when_its_hotels_cannot_break_down() -> None:
    game = Game(
        {"cash": 0, "owns": PURPLE, "buildings": dict.fromkeys(PURPLE, 5), "at": "Pacific Avenue"},
        {"owns": ["Boardwalk"]},
        dice=[(5, 3)],
        bank={"houses": 0},
    )
    game.do(ANA, Roll())
    game.do(ANA, decide(game, ANA))
    assert [game.s.level[game.pos(name)] for name in PURPLE] == [0, 0]


def test_a_trader_leaves_jail_at_once_while_there_are_deeds_to_buy_and_rests_there_later() -> None:
    assert isinstance(decide(Game({"jail_turn": 1}, {}), ANA), PayFine)
    assert isinstance(decide(Game({"jail_turn": 1, "jail_cards": ["chest"]}, {}), ANA), UseCard)
    assert isinstance(decide(Game({"jail_turn": 1, "cash": 60}, {}), ANA), Roll)
    late = Game({"jail_turn": 1}, {})
    late.s.owner[:] = [BEN if group else Seat(-1) for group in late.ed.board.group]
    assert isinstance(decide(late, ANA), Roll)


def test_a_trader_lifts_a_received_mortgaged_deed_only_with_enough_cash() -> None:
    for cash, expected in ((1000, Lift), (60, KeepMortgaged)):
        game = Game(
            {"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {"cash": cash}
        )
        game.do(ANA, MakeOffer(BEN, give=(game.pos("Reading Railroad"),)))
        game.do(BEN, Accept())
        assert isinstance(game.s.pending[-1], MortgagedDeed)
        assert isinstance(decide(game, BEN), expected)


# Building


def test_a_trader_builds_evenly_on_the_group_that_pays_best() -> None:
    game = end_of_turn({"owns": PURPLE + ORANGE}, {})
    assert decide(game, ANA) == BuildUp("orange", 1)


def test_a_trader_builds_lot_by_lot_when_buildings_are_scarce() -> None:
    game = end_of_turn({"owns": ORANGE}, {"owns": LIGHTBLUE}, bank={"houses": 4})
    assert decide(game, ANA) == Build(game.pos(ORANGE[0]))
    last = end_of_turn({"owns": ORANGE}, {}, bank={"houses": 2})
    assert decide(last, ANA) == Build(last.pos(ORANGE[0]))


def test_a_trader_stops_building_when_nothing_is_left_to_build() -> None:
    full = end_of_turn({"owns": PURPLE, "buildings": dict.fromkeys(PURPLE, 5)}, {})
    assert isinstance(decide(full, ANA), EndTurn)
    none = end_of_turn({"owns": PURPLE}, {}, bank={"houses": 0})
    assert isinstance(decide(none, ANA), EndTurn)


def test_a_trader_keeps_back_cash_for_the_worst_rent_in_sight() -> None:
    bare = {"owns": ORANGE, "cash": 400}
    assert isinstance(decide(end_of_turn(bare, {}), ANA), BuildUp)
    hotels = {
        "owns": ["Park Place", "Boardwalk"],
        "buildings": {"Park Place": 5, "Boardwalk": 5},
    }
    assert isinstance(decide(end_of_turn(bare, hotels), ANA), EndTurn)


def test_a_trader_lifts_the_mortgages_of_a_whole_group_before_it_builds() -> None:
    game = end_of_turn({"owns": ORANGE, "mortgaged": ORANGE[:1]}, {})
    assert decide(game, ANA) == Lift(game.pos(ORANGE[0]))
    lone = end_of_turn({"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {})
    assert decide(lone, ANA) == Lift(lone.pos("Reading Railroad"))


def test_a_trader_asks_for_scarce_buildings_and_places_them_on_its_dearest_lot() -> None:
    game = Game({"owns": PURPLE}, {"owns": LIGHTBLUE}, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    wish = decide(game, BEN)
    assert isinstance(wish, Want)
    game.do(BEN, wish)
    assert isinstance(decide(game, BEN), Bid)
    game.do(BEN, Bid(50))
    game.do(ANA, Pass())
    assert isinstance(game.s.pending[-1], Placement)
    placement = game.s.pending[-1]
    assert decide(game, BEN) == Build(game.pos("Connecticut Avenue"), 1, placement.id)


def test_a_trader_passes_up_a_building_it_cannot_pay_for() -> None:
    game = Game({"owns": PURPLE}, {"owns": LIGHTBLUE, "cash": 60}, {}, bank={"houses": 2})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    game.do(BEN, MakeOffer(Seat(2), give_cash=30))
    game.do(Seat(2), Accept())
    assert isinstance(decide(game, BEN), Pass)


# Trading


def late_table(ana: list[str], ben: list[str], cash: int = 800, **rest: Any) -> Game:
    """Return a game in which Cy has all deeds that Ana and Ben do not have."""
    game = end_of_turn({"owns": ana, "cash": cash}, {"owns": ben, "cash": cash}, {}, **rest)
    named = set(ana) | set(ben)
    for pos in game.ed.board.deeds:
        if game.ed.board.name[pos] not in named:
            game.s.owner[pos] = Seat(2)
    game.s.bank.transfers = 28
    return game


def test_a_trader_swaps_deeds_so_that_both_complete_a_group() -> None:
    game = late_table([PURPLE[0], ORANGE[0]], [PURPLE[1], ORANGE[1], ORANGE[2]])
    offer = decide(game, ANA)
    assert isinstance(offer, MakeOffer)
    assert offer.ask == (game.pos(PURPLE[1]),)
    game.do(ANA, offer)
    assert isinstance(decide(game, BEN), Accept)
    game.do(BEN, Accept())
    assert waiting(game.s) == {ANA: "end_turn"}


def test_a_trader_buys_a_missing_deed_for_cash() -> None:
    game = late_table([PURPLE[0]], [PURPLE[1], *ORANGE])
    offer = decide(game, ANA)
    assert isinstance(offer, MakeOffer)
    assert offer.give == ()
    assert offer.give_cash > 60


def test_a_trader_does_not_ask_for_what_it_cannot_pay() -> None:
    game = late_table([ORANGE[0]], [ORANGE[1], ORANGE[2]], cash=70)
    assert isinstance(decide(game, ANA), EndTurn)


def test_a_trader_rejects_a_bad_offer_and_counters_one_that_is_nearly_good() -> None:
    game = late_table([PURPLE[0]], [PURPLE[1], *ORANGE])
    ask = (game.pos(PURPLE[1]),)
    game.do(ANA, MakeOffer(BEN, give_cash=75, ask=ask))
    counter = decide(game, BEN)
    assert isinstance(counter, Counter)
    assert counter.ask_cash > 75
    game.do(BEN, counter)
    assert isinstance(decide(game, ANA), Accept | Reject), "a counter is never countered"
    poor = late_table([PURPLE[0]], [PURPLE[1], *ORANGE], cash=100)
    poor.do(ANA, MakeOffer(BEN, give_cash=1, ask=ask))
    assert isinstance(decide(poor, BEN), Reject)


def test_a_trader_rejects_an_offer_that_only_takes() -> None:
    game = late_table([PURPLE[0]], [PURPLE[1], *ORANGE])
    game.do(ANA, MakeOffer(BEN, ask_cash=100))
    assert isinstance(decide(game, BEN), Reject)


def test_a_trader_does_not_answer_an_offer_to_another_player() -> None:
    game = late_table([PURPLE[0]], [PURPLE[1], *ORANGE])
    game.do(BEN, MakeOffer(Seat(2), give_cash=1))
    assert not isinstance(decide(game, ANA), Accept | Reject | Counter)


def test_a_counter_that_is_impossible_is_not_made() -> None:
    game = late_table([PURPLE[0]], [PURPLE[1], *ORANGE])
    ask = (game.pos(PURPLE[1]),)
    game.do(ANA, MakeOffer(BEN, give_cash=60, ask=ask))
    game.s.owner[ask[0]] = Seat(2)
    assert isinstance(decide(game, BEN), Reject | Accept)


@pytest.mark.parametrize("edition", available())
def test_games_of_every_edition_end_with_all_its_modules(edition: str) -> None:
    ed = load(edition)
    ed = configure(ed, modules=ed.modules)
    for seed in range(12):
        players = ed.min_players + seed % (ed.max_players - ed.min_players + 1)
        arena = Arena(ed, [Trader() for _ in range(players)], f"{edition} {seed}")
        for _ in arena.play(3000):
            pass
        assert arena.state.result is not None, f"seed {seed} does not end"


def test_a_group_counts_more_the_more_of_it_is_held() -> None:
    weights = _weights.__wrapped__  # as before anything was remembered
    assert weights("street", 3) == (10, 10, 13, 24)
    assert weights("railroad", 4) == (8, 10, 12, 14, 16)
