"""The computer players by level: their judgement, their mistakes, and the end of their games.

It is one module because all tests share the positions at the top.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from editions.loader import available, load
from engine import Pos, Seat, configure, view
from engine.actions import (
    Accept,
    Action,
    Answer,
    Bid,
    Build,
    BuildUp,
    Buy,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    Expand,
    HireLawyer,
    KeepMortgaged,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    PayFine,
    PayFlat,
    PayPercent,
    PleadGuilty,
    Reject,
    Roll,
    Take,
    TakeSalary,
    UseCard,
    Want,
)
from engine.ai import deals
from engine.ai.arena import Arena
from engine.ai.bidding import FADES
from engine.ai.deals import turned_round
from engine.ai.features import FEATURES, features
from engine.ai.holdings import position_of
from engine.ai.judge import limit
from engine.ai.levels import CHARACTERS, LEVELS, wobble
from engine.ai.mind import Mind
from engine.ai.model import chances, weights_for
from engine.ai.policies import POLICIES, policy_named
from engine.ai.policy import Policy
from engine.ai.weights import WEIGHTS
from engine.dealings import MOST_BIDS, Asked
from engine.decisions import Auction, Challenge
from engine.defaults import default
from engine.events import DeedMortgaged
from engine.rules import RuleValue
from engine.state import Dealt, HighBid, Offer, Refusal
from engine.view import SeatView
from tests.support.engine_tables import ANA, BEN, CY, Game, end_of_turn

PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]
LIGHTBLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]
ORANGE = ["St. James Place", "Tennessee Avenue", "New York Avenue"]
RED = ["Kentucky Avenue", "Indiana Avenue", "Illinois Avenue"]
GREEN = ["Pacific Avenue", "North Carolina Avenue", "Pennsylvania Avenue"]
BLUE = ["Park Place", "Boardwalk"]
RAILROADS = ["Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line"]


def decide(game: Game, seat: Seat, name: str = "hard") -> Any:
    return policy_named(name).decide(view(game.ed, game.s, seat))


def managed(game: Game, seat: Seat, name: str = "hard") -> Any:
    """Return the action with the estate after all offers have been refused."""
    while isinstance(step := decide(game, seat, name), MakeOffer):
        game.do(seat, step)
        game.do(step.to, Reject())
    return step


def told(game: Game) -> list[float]:
    return chances(game.ed, position_of(game.ed.rules, game.s), weights_for(game.ed.rules, WEIGHTS))


def late(game: Game, *sharing: Seat) -> Game:
    """Deal all unsold deeds to the seats in turn, so that no group is complete."""
    taking = sharing or [Seat(i) for i in range(len(game.s.players))]
    for members in game.ed.board.groups.values():
        for turn, pos in enumerate(members):
            if game.s.owner[pos] < 0:
                others = [seat for seat in taking if seat not in (game.s.owner[p] for p in members)]
                game.s.owner[pos] = (others or taking)[turn % len(others or taking)]
    game.s.bank.transfers = len(game.ed.board.deeds)
    return game


# The model


def test_the_chances_of_all_add_up_to_one_and_those_who_are_out_have_none() -> None:
    game = Game({}, {}, {"cash": 700}, {})
    game.s.players[1].out = 1
    found = told(game)
    assert sum(found) == pytest.approx(1)
    assert found[1] == 0


def test_the_model_gives_a_better_position_a_higher_chance() -> None:
    fair = told(late(Game({"owns": ORANGE[:1]}, {"owns": ORANGE[1:]}, {"cash": 1500})))
    group = told(late(Game({"owns": ORANGE}, {}, {"cash": 1500})))
    built = told(
        late(Game({"owns": ORANGE, "buildings": dict.fromkeys(ORANGE, 3)}, {}, {"cash": 1500}))
    )
    assert group[ANA] > fair[ANA]
    assert built[ANA] > group[ANA]
    richer = told(late(Game({"owns": ORANGE, "cash": 3000}, {}, {"cash": 1500})))
    assert richer[ANA] > group[ANA]


@pytest.mark.parametrize("edition", available())
def test_every_board_has_landing_odds_and_features_for_every_seat(edition: str) -> None:
    ed = load(edition)
    assert sum(ed.terrain.odds) == pytest.approx(1)
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(3)], edition)
    for _ in arena.play(60):
        pass
    rows = features(ed, position_of(ed.rules, arena.state))
    assert [len(row) for row in rows] == [len(FEATURES)] * 3


def test_short_and_timed_games_have_weights_of_their_own() -> None:
    base = load("classic")
    kinds = [
        weights_for(configure(base, kind).rules, WEIGHTS) for kind in ("standard", "short", "timed")
    ]
    assert kinds == [WEIGHTS["standard"], WEIGHTS["short"], WEIGHTS["timed"]]


def test_a_limit_is_the_highest_amount_that_is_still_good() -> None:
    assert limit(100, lambda amount: True) == 100
    assert limit(0, lambda amount: True) == 0
    assert 28 <= limit(100, lambda amount: amount <= 30) <= 30
    assert limit(100, lambda amount: False) == 0


# What hard does not fall for


def test_hard_does_not_sell_the_last_orange_to_the_leader_for_cash() -> None:
    game = late(
        end_of_turn(
            {"owns": [*ORANGE[:2], *RED[:2], *RAILROADS], "cash": 2000},
            {"owns": [ORANGE[2], PURPLE[0]], "cash": 400},
            {"cash": 600},
            {"cash": 600},
        )
    )
    last = (game.pos(ORANGE[2]),)
    for cash in (250, 500, 900, 1500):
        game.do(ANA, MakeOffer(BEN, give_cash=cash, ask=last))
        assert not isinstance(decide(game, BEN), Accept), cash
        game.s.offers.clear()


def test_hard_does_not_take_a_refused_offer_a_dollar_later() -> None:
    game = late(
        end_of_turn(
            {"owns": [*LIGHTBLUE[:2]], "cash": 1200}, {"owns": LIGHTBLUE[2:], "cash": 300}, {}
        )
    )
    ask = (game.pos(LIGHTBLUE[2]),)
    cash = 20
    game.do(ANA, MakeOffer(BEN, give_cash=cash, ask=ask))
    assert isinstance(decide(game, BEN), Reject | Counter)
    for _ in range(40):
        game.do(BEN, Reject())
        cash += 1
        game.do(ANA, MakeOffer(BEN, give_cash=cash, ask=ask))
        assert isinstance(decide(game, BEN), Reject)
    assert game.s.refused[-1].count == 40
    assert game.s.refused[-1].cash == cash - 1


def test_hard_forgets_an_offer_refused_long_ago() -> None:
    game = late(end_of_turn({"owns": LIGHTBLUE[:2]}, {"owns": LIGHTBLUE[2:]}, {}))
    ask = (game.pos(LIGHTBLUE[2]),)
    game.do(ANA, MakeOffer(BEN, give_cash=20, ask=ask))
    game.do(BEN, Reject())
    swap = MakeOffer(BEN, give_cash=21, ask=ask)
    game.do(ANA, swap)
    assert isinstance(decide(game, BEN), Reject)
    old = game.s.refused[0]
    game.s.turn.number = old.turn + 1000
    assert isinstance(decide(game, BEN), Accept | Counter | Reject)


def test_the_game_remembers_only_the_last_refusals() -> None:
    game = Game({"cash": 100}, {})
    for cash in range(1, 41):
        game.do(ANA, MakeOffer(BEN, give_cash=cash, ask=(), ask_cards=(), ask_cash=0))
        game.do(BEN, Reject())
    assert game.s.refused == [Refusal(ANA, BEN, (), (), (0, 0), 40, 40, game.s.turn.number)]


def test_a_jail_card_has_its_price() -> None:
    game = Game({"cash": 500}, {"jail_cards": ["chest"]})
    for cash in range(1, 30, 7):
        game.do(ANA, MakeOffer(BEN, give_cash=cash, ask_cards=("chest",)))
        assert isinstance(decide(game, BEN), Reject)
        game.s.offers.clear()


def test_hard_accepts_cash_for_nothing() -> None:
    game = Game({"cash": 500}, {})
    game.do(ANA, MakeOffer(BEN, give_cash=5))
    assert isinstance(decide(game, BEN), Accept)


def test_a_counter_offer_is_the_same_for_every_low_offer() -> None:
    """Two lowballs of different sizes draw the same counter, and less than it is refused."""
    game = late(
        end_of_turn(
            {"owns": [*PURPLE[:1], *GREEN[:1]], "cash": 900},
            {"owns": [*PURPLE[1:], *BLUE], "cash": 900},
            {"cash": 900},
        )
    )
    ask = (game.pos(PURPLE[1]),)
    game.do(ANA, MakeOffer(BEN, give_cash=10, ask=ask))
    answer = decide(game, BEN)
    if isinstance(answer, Counter):
        game.do(BEN, answer)
        assert isinstance(decide(game, ANA), Accept | Reject), "a counter is never countered"
    else:
        assert isinstance(answer, Reject)


def answered(game: Game, name: str = "hard") -> type:
    """Return how Ben answers the open offer, which is then withdrawn."""
    found = type(decide(game, BEN, name))
    game.s.offers.clear()
    return found


def test_an_error_of_judgement_is_the_same_for_all_offers_for_a_group() -> None:
    """Other goods thrown in draw no other mistake."""
    game = late(end_of_turn({"owns": [ORANGE[0], *RAILROADS], "cash": 900}, {"owns": ORANGE[1:]}))
    seen, found = view(game.ed, game.s, BEN), set()
    for give in [(), *((game.pos(name),) for name in RAILROADS)]:
        for extra in ((), (game.pos(PURPLE[0]),)):
            ask = (game.pos(ORANGE[1]), *extra)
            found.add(deals._error(seen, LEVELS["easy"], Offer(1, ANA, BEN, 5, give, ask=ask)))
    assert len(found) == 1
    other = deals._error(seen, LEVELS["easy"], Offer(1, ANA, BEN, 5, ask=(game.pos(RED[0]),)))
    assert other not in found


def test_a_careless_player_never_accepts_a_clear_loss() -> None:
    game = late(end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:]}, {}, {}))
    careless = replace(LEVELS["easy"], noise=1e6)
    seen, judge = view(game.ed, game.s, BEN), Mind()._judge
    for number in range(12, 600, 12 * 4):
        game.s.turn.number = number
        game.s.offers[:] = [Offer(1, ANA, BEN, 20, ask=(game.pos(ORANGE[2]),))]
        assert not isinstance(deals.answer(seen, judge(seen, BEN), careless), Accept)


@pytest.mark.parametrize(("name", "times"), [("hard", 4), ("normal", 1)])
def test_after_some_refusals_every_bundle_for_the_same_group_is_refused(
    name: str, times: int
) -> None:
    game = late(
        end_of_turn(
            {"owns": [*ORANGE[:2], *RAILROADS, "Water Works"], "cash": 5000},
            {"owns": ORANGE[2:]},
            {},
        )
    )
    ask = (game.pos(ORANGE[2]),)
    dear = Offer(0, ANA, BEN, 4000, (game.pos(RAILROADS[3]),), ask=ask)
    assert deals.times_refused(view(game.ed, game.s, BEN), dear) == 0
    for deed in (*RAILROADS[:3], "Water Works"):
        for _ in range(times):
            game.do(ANA, MakeOffer(BEN, give=(game.pos(deed),), ask=ask))
            game.do(BEN, Reject())
    game.do(ANA, MakeOffer(BEN, 4000, dear.give, ask=ask))
    assert answered(game, name) is Reject
    other = Offer(0, ANA, BEN, 40, ask=(game.pos(LIGHTBLUE[0]),))
    assert deals.times_refused(view(game.ed, game.s, BEN), other) == 0


def a_swap(game: Game) -> MakeOffer:
    """Return an offer of one utility for another, which costs Ben a little."""
    return MakeOffer(BEN, give=(game.pos("Water Works"),), ask=(game.pos("Electric Company"),))


@pytest.mark.parametrize("name", ["hard", "normal"])
def test_late_in_the_game_a_swap_may_cost_a_little_but_not_twice_and_never_a_gift(
    name: str,
) -> None:
    game = late(
        end_of_turn(
            {"owns": ["Water Works"], "cash": 900},
            {"owns": ["Electric Company"], "cash": 900},
            {"cash": 900},
            {"cash": 900},
        )
    )
    steady = replace(LEVELS[name], noise=0.0)

    def reply(action: MakeOffer) -> type:
        game.do(ANA, action)
        seen = view(game.ed, game.s, BEN)
        found = type(deals.answer(seen, Mind()._judge(seen, BEN), steady))
        game.s.offers.clear()
        return found

    swap = replace(a_swap(game), ask_cash=40)
    begging = MakeOffer(BEN, ask_cash=1)
    assert reply(swap) is not Accept
    game.s.turn.number = (deals.STALE + 1) * 4
    assert reply(swap) is Accept
    assert reply(begging) is Reject
    game.do(ANA, swap)
    game.do(BEN, Accept())
    assert game.s.dealt == [Dealt(ANA, BEN, game.s.turn.number)]
    back = MakeOffer(BEN, give=swap.ask, ask=swap.give, ask_cash=40)
    assert reply(back) is not Accept
    game.s.turn.number += (deals.FORGIVEN + 1) * 4
    assert reply(back) is Accept


def refusal(game: Game, offer: MakeOffer) -> str:
    """Return why Ben turns an offer of Ana's down."""
    game.do(ANA, offer)
    answer = decide(game, BEN)
    game.s.offers.clear()
    assert isinstance(answer, Reject), offer
    return answer.why


def test_a_computer_says_why_it_turns_an_offer_down() -> None:
    ana = {"owns": [*ORANGE[:2], *RED[:2], *RAILROADS], "cash": 2000}
    ben = {"owns": [ORANGE[2], *PURPLE, "Water Works"], "cash": 400}
    game = late(end_of_turn(ana, ben, {"cash": 600}, {"cash": 600}))
    orange, purple, works = (game.pos(name) for name in (ORANGE[2], PURPLE[0], "Water Works"))
    assert refusal(game, MakeOffer(BEN, give_cash=900, ask=(orange,))) == "leader"
    assert refusal(game, MakeOffer(BEN, give_cash=1, ask=(purple,))) == "breaks_group"
    assert refusal(game, MakeOffer(BEN, give_cash=1, ask=(works,))) == "little"
    assert refusal(game, MakeOffer(BEN, ask_cash=20)) == "nothing"
    for _ in range(4):
        game.do(ANA, MakeOffer(BEN, give_cash=1, ask=(works,)))
        game.do(BEN, Reject())
    assert refusal(game, MakeOffer(BEN, give_cash=300, ask=(works,))) == "asked_often"
    poor = late(
        end_of_turn(
            {"owns": LIGHTBLUE[:2], "cash": 9}, {"owns": LIGHTBLUE[2:]}, {}, {"owns": GREEN}
        )
    )
    assert refusal(poor, MakeOffer(BEN, 5, ask=(poor.pos(LIGHTBLUE[2]),))) == "gives_group"


def test_somebody_who_has_refused_three_offers_is_left_in_peace_for_a_while() -> None:
    game = late(
        end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:], "cash": 900}, {}, {})
    )
    seen = view(game.ed, game.s, ANA)
    game.s.refused[:] = [Refusal(CY, BEN, (), (game.pos(name),), (0, 0), 5, 1, 1) for name in RED]
    assert BEN in deals.left_alone(seen, ANA, LEVELS["hard"], [BEN])
    game.s.dealt[:] = [Dealt(BEN, CY, 1)]
    assert BEN not in deals.left_alone(seen, ANA, LEVELS["hard"], [BEN])
    game.s.dealt.clear()
    game.s.turn.number = 1 + deals.REST * 4
    assert BEN not in deals.left_alone(seen, ANA, LEVELS["hard"], [BEN])


def test_a_player_who_never_trades_is_asked_at_most_twice_for_the_same_deeds() -> None:
    game = late(
        end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:], "cash": 900}, {}, {})
    )
    seen, ask = view(game.ed, game.s, ANA), (game.pos(ORANGE[2]),)
    offer = Offer(0, ANA, BEN, ask=ask)
    game.s.refused[:] = [Refusal(ANA, BEN, (), ask, (0, 0), 5, 2, -400)]
    assert deals.asked_twice(seen, offer)
    game.s.dealt[:] = [Dealt(ANA, BEN, 0)]
    assert not deals.asked_twice(seen, offer)


def test_people_who_never_trade_hear_few_offers_and_the_same_goods_twice_at_most() -> None:
    heard: defaultdict[object, int] = defaultdict(int)
    rounds = 0
    for seed in range(4):
        players = [policy_named("never-trades"), *(Mind(LEVELS["hard"]) for _ in range(3))]
        for player in players[1:]:
            assert isinstance(player, Mind)
            player.people = [ANA]
        arena = Arena(configure(load("classic")), players, f"company {seed}")
        while arena.state.result is None and not arena.state.players[ANA].out:
            seat, action, _ = arena.step()
            if isinstance(action, MakeOffer) and action.to == ANA:
                heard[seed, seat, action.give, action.ask] += 1
        rounds += arena.state.turn.number // 4
    assert 0 < sum(heard.values()) <= 0.4 * rounds
    assert max(heard.values()) <= 2


# Keeping enough, staying put, starving others


def test_hard_keeps_enough_for_the_worst_of_the_next_twelve_spaces() -> None:
    rich = {"owns": ORANGE, "cash": 700}
    safe = late(end_of_turn(rich, {"cash": 500}, {}))
    assert isinstance(managed(safe, ANA), BuildUp | Mortgage), "at once, or with what it brings"
    houses = {"owns": RED, "buildings": dict.fromkeys(RED, 3), "cash": 500}
    worst = 750
    game = late(end_of_turn({"owns": ORANGE, "cash": 1000, "at": "Oriental Avenue"}, houses, {}))
    while isinstance(step := managed(game, ANA), BuildUp | Build | Lift):
        game.do(ANA, step)
    assert game.s.players[ANA].cash >= worst


def test_hard_stays_in_jail_while_the_board_is_dangerous() -> None:
    hotels = {"owns": ORANGE + RED, "buildings": dict.fromkeys(ORANGE + RED, 5)}
    danger = late(Game({"jail_turn": 1, "cash": 600}, hotels, {}))
    assert isinstance(decide(danger, ANA), Roll)
    early = Game({"jail_turn": 1}, {}, {})
    assert isinstance(decide(early, ANA), PayFine)
    card = Game({"jail_turn": 1, "jail_cards": ["chest"]}, {}, {})
    assert isinstance(decide(card, ANA), UseCard)


def test_hard_buys_the_last_three_houses_to_starve_the_others() -> None:
    game = late(
        end_of_turn(
            {"owns": ORANGE, "cash": 900},
            {"owns": RED, "cash": 100},
            {"cash": 300},
            {"cash": 300},
            bank={"houses": 3},
        )
    )
    step = managed(game, ANA)
    assert isinstance(step, BuildUp | Build)
    while isinstance(step, BuildUp | Build):
        game.do(ANA, step)
        step = managed(game, ANA)
    assert game.s.bank.houses == 0


# Everything it may be asked


def test_hard_buys_what_it_can_pay_and_leaves_what_would_ruin_it() -> None:
    game = Game({}, {}, dice=[(1, 2)], flags={"no_auctions": True})
    game.do(ANA, Roll())
    for name in ("easy", "normal", "hard"):
        assert decide(game, ANA, name) == Buy(game.s.pending[-1].id)
    poor = late(Game({"cash": 65}, {"owns": RED, "buildings": dict.fromkeys(RED, 4)}, {}))
    poor.s.owner[poor.pos("Baltic Avenue")] = Seat(-1)
    poor.dice = [(1, 2)]
    poor.do(ANA, Roll())
    assert isinstance(decide(poor, ANA), Buy | Decline)
    broke = Game({"cash": 20}, {}, dice=[(1, 2)])
    broke.do(ANA, Roll())
    assert isinstance(decide(broke, ANA), Decline)


def test_hard_declines_a_deed_after_two_reckless_bids_of_an_opponent() -> None:
    game = Game({}, {}, {}, dice=[(1, 2), (1, 2)])
    game.do(ANA, Roll())
    assert decide(game, ANA) == Buy(game.s.pending[-1].id)
    game.do(ANA, Decline())
    assert isinstance(decide(game, ANA), Bid)
    game.do(BEN, Bid(700))
    assert isinstance(decide(game, ANA), Pass)
    game.do(CY, Bid(800))
    baltic = game.pos("Baltic Avenue")
    assert game.s.bids == [HighBid(BEN, baltic, 700, 1), HighBid(CY, baltic, 800, 1)]
    again = [*game.s.bids, *foolish(game, "Oriental Avenue", BEN, CY)]
    faded = [replace(bid, turn=-FADES * 4) for bid in again]
    for bids, choice in (([], Buy), (game.s.bids, Buy), (again, Decline), (faded, Buy)):
        dear = Game({}, {}, {}, {}, dice=[(1, 2)])
        dear.s.bids = bids
        dear.s.players[ANA].at = dear.pos("Kentucky Avenue") - 3
        dear.do(ANA, Roll())
        assert isinstance(decide(dear, ANA), choice)


def foolish(game: Game, deed: str, *seats: Seat) -> list[HighBid]:
    """Return bids of $700 for a deed, made in the first turn."""
    return [HighBid(seat, game.pos(deed), 700, 1) for seat in seats]


def among_reckless(**player: Any) -> Game:
    """Return a game in which the others have overpaid for two cheap deeds, before Ana lands on red.

    `ben` and `cy` are what the others own.
    """
    others = ({"owns": player.pop("ben", [])}, {"owns": player.pop("cy", [])})
    game = Game(player, *others, dice=[(1, 2)])
    game.s.bids = [
        *foolish(game, "Baltic Avenue", BEN, CY),
        *foolish(game, "Oriental Avenue", BEN, CY),
    ]
    game.s.players[ANA].at = game.pos(RED[0]) - 3
    game.do(ANA, Roll())
    return game


def bid_on(game: Game, reply: int, name: str = "hard") -> list[int]:
    """Return the computer's bids for a deed while Ben bids a dollar more, up to `reply`.

    Ana's token is moved: a player who declined a deed bids no more than its price.
    """
    game.do(ANA, Decline())
    game.s.players[ANA].at = Pos(0)
    mind, bids = policy_named(name), [0]
    while isinstance(bid := mind.decide(view(game.ed, game.s, ANA)), Bid):
        bids.append(bid.amount)
        game.do(ANA, bid)
        if bid.amount >= reply:
            break
        game.do(BEN, Bid(bid.amount + 1))
    return bids


def test_hard_declines_a_deed_that_reckless_bidders_may_overpay_for() -> None:
    for held in ({}, {"ben": RED[1:2]}):
        assert isinstance(decide(among_reckless(**held), ANA), Decline)


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_a_computer_player_drives_up_the_price_for_reckless_bidders(name: str) -> None:
    bids = bid_on(among_reckless(), 1500, name)
    assert 1500 - 22 - 22 < bids[-1] <= 1500 - 22, "a step below the purse, never beyond it"


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_a_player_who_declined_a_deed_bids_at_most_its_price(name: str) -> None:
    game = among_reckless(owns=RED[1:], cash=3000)
    game.do(ANA, Decline())
    game.do(BEN, Bid(215))
    bid = decide(game, ANA, name)
    assert bid == Bid(220, game.s.pending[-1].id)
    game.do(ANA, bid)
    game.do(BEN, Bid(221))
    assert isinstance(decide(game, ANA, name), Pass)


def test_hard_drives_no_bidder_above_their_earlier_bids() -> None:
    game = among_reckless()
    game.s.bids = [HighBid(BEN, game.pos(deed), 200, 1) for deed in ("Baltic Avenue", ORANGE[0])]
    game.s.bids[0] = replace(game.s.bids[0], amount=120)
    game.s.bids[1] = replace(game.s.bids[1], amount=360)
    assert bid_on(game, 1500)[-1] <= 440 - 22, "twice the price, less a step"


def test_easy_drives_no_bidder_above_the_price() -> None:
    assert bid_on(among_reckless(), 1500, "easy")[-1] <= 220


def test_only_the_last_bids_are_remembered_and_one_for_each_seat_and_deed() -> None:
    game = Game({"cash": 9000}, {"cash": 9000}, dice=[(1, 2)])
    game.s.bids = [HighBid(ANA, Pos(pos), 1) for pos in range(MOST_BIDS)]
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    for amount in (10, 30):
        game.do(ANA, Bid(amount))
        game.do(BEN, Bid(amount + 10))
    baltic = game.pos("Baltic Avenue")
    assert game.s.bids[-2:] == [HighBid(ANA, baltic, 30, 1), HighBid(BEN, baltic, 40, 1)]
    assert len(game.s.bids) == MOST_BIDS


class Forgetful:
    """Every decision is made by somebody who has just sat down."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, seen: SeatView) -> Action:
        return policy_named(self.name).decide(seen)


def test_computer_players_keep_no_memory_between_moves() -> None:
    """Computer players keep nothing in a process."""
    names = ("hard", "normal", "buys-everything", "easy")
    ended = []
    kinds: tuple[Callable[[str], Policy], ...] = (policy_named, Forgetful)
    for player in kinds:
        seated = [player(name) if name in LEVELS else policy_named(name) for name in names]
        arena = Arena(load("classic"), seated, "restarted")
        for _ in arena.play(120):
            pass
        ended.append(arena.state)
    assert ended[0] == ended[1]


def test_a_deed_is_left_to_an_auction_where_nobody_else_can_pay() -> None:
    for cash, choice in ((1500, Buy), (30, Decline)):
        others = {"cash": cash}
        game = Game({"owns": ORANGE[:1]}, others, others, dice=[(1, 2)])
        game.s.players[ANA].at = game.pos(ORANGE[1]) - 3
        game.do(ANA, Roll())
        assert isinstance(decide(game, ANA), choice)
    both = Game({"cash": 200, "owns": ORANGE[:1]}, {"cash": 30}, dice=[(1, 2)])
    both.s.players[ANA].at = both.pos(ORANGE[1]) - 3
    both.do(ANA, Roll())
    both.do(ANA, decide(both, ANA))
    bid = decide(both, ANA)
    assert isinstance(bid, Bid)
    both.do(ANA, bid)
    both.do(BEN, Pass())
    assert both.s.owner[both.pos(ORANGE[1])] == ANA
    assert both.s.players[ANA].cash > 150


def test_hard_mortgages_lone_deeds_for_the_one_that_completes_a_group() -> None:
    owns = [*ORANGE[:2], "Water Works", "Reading Railroad"]
    game = Game({"cash": 90, "owns": owns}, {}, {}, dice=[(1, 1)])
    game.s.players[ANA].at = game.pos("New York Avenue") - 2
    game.do(ANA, Roll())
    assert isinstance(decide(game, ANA), Mortgage)


def test_hard_bids_more_for_a_deed_that_completes_a_group() -> None:
    bids = []
    for owns in ([], ORANGE[:2]):
        game = Game({"cash": 5000}, {"cash": 900, "owns": owns}, {}, dice=[(1, 2)])
        late(game).s.owner[game.pos(ORANGE[2])] = Seat(-1)
        game.s.players[ANA].at = game.pos(ORANGE[2]) - 3
        game.do(ANA, Roll())
        game.do(ANA, Decline())
        most = 0
        mind = policy_named("hard")
        while isinstance(bid := mind.decide(view(game.ed, game.s, BEN)), Bid):
            most = bid.amount
            game.do(BEN, bid)
            game.do(ANA, Bid(most + 1))
        assert isinstance(bid, Pass)
        bids.append(most)
    assert bids[1] > bids[0] > 0


@pytest.mark.parametrize(("cash", "choice"), [(300, PayPercent), (5000, PayFlat)])
@pytest.mark.parametrize("blind", [True, False])
def test_hard_pays_the_smaller_tax(cash: int, choice: type, blind: bool) -> None:
    game = Game({"cash": cash}, {}, dice=[(1, 3)], flags={"income_tax_blind": blind})
    game.do(ANA, Roll())
    assert isinstance(decide(game, ANA), choice)


def test_hard_lifts_a_received_mortgaged_deed_only_with_enough_cash() -> None:
    for cash, expected in ((2000, Lift), (60, KeepMortgaged)):
        pledged = RAILROADS[:1]
        game = Game(
            {"owns": pledged, "mortgaged": pledged}, {"cash": cash, "owns": RAILROADS[1:]}, {}
        )
        game.do(ANA, MakeOffer(BEN, give=(game.pos(pledged[0]),)))
        game.do(BEN, Accept())
        assert isinstance(decide(game, BEN), expected)


def test_hard_lifts_a_whole_group_before_it_builds_and_lone_deeds_when_rich() -> None:
    game = late(end_of_turn({"owns": ORANGE, "mortgaged": ORANGE[:1], "cash": 1500}, {}, {}))
    assert managed(game, ANA) == Lift(game.pos(ORANGE[0]))
    lone = end_of_turn({"owns": RAILROADS, "mortgaged": RAILROADS[:1], "cash": 3000}, {}, {})
    assert managed(lone, ANA) == Lift(lone.pos(RAILROADS[0]))
    poor = end_of_turn({"owns": ORANGE, "mortgaged": ORANGE, "cash": 5}, {})
    assert isinstance(managed(poor, ANA), EndTurn)


def test_hard_pays_a_debt_with_what_costs_the_least_chance() -> None:
    game = Game(
        {
            "cash": 0,
            "at": "Pacific Avenue",
            "owns": [*ORANGE, "Electric Company"],
            "buildings": dict.fromkeys(ORANGE, 1),
        },
        {"owns": BLUE, "buildings": {"Boardwalk": 1, "Park Place": 1}},
        {},
        dice=[(5, 3)],
    )
    late(game).do(ANA, Roll())
    steps = []
    while game.s.pending:
        steps.append(decide(game, ANA))
        game.do(ANA, steps[-1])
    assert isinstance(steps[0], Mortgage)
    assert game.ed.board.group[steps[0].deed] != "orange", "not out of the group that earns"


def test_hard_pays_a_debt_where_mortgages_and_houses_bring_nothing() -> None:
    game = Game(
        {"cash": 0, "at": "Pacific Avenue", "owns": [*ORANGE, "Electric Company"]},
        {"owns": ["Boardwalk"]},
        {},
        dice=[(5, 3)],
    )
    worthless = [game.pos(name) for name in (*ORANGE, "Electric Company")]
    spaces = tuple(
        replace(space, mortgage=0) if pos in worthless else space
        for pos, space in enumerate(game.ed.spaces)
    )
    groups = tuple(
        replace(group, house_cost=1) if group.kind == "street" else group
        for group in game.ed.groups
    )
    game.ed = replace(game.ed, spaces=spaces, groups=groups)
    late(game).do(ANA, Roll())
    assert game.s.pending
    for action in (decide(game, ANA), default(game.ed, game.s, ANA)):
        assert isinstance(action, Mortgage)
        assert game.ed.board.mortgage[action.deed] > 0, "not for nothing"


def test_a_mortgaged_group_is_judged_where_a_hotel_brings_less_than_an_empty_group() -> None:
    game = end_of_turn({"owns": ORANGE, "mortgaged": ORANGE, "cash": 5}, {})
    spaces = tuple(
        replace(space, rents=(900,) * 6) if space.rents else space for space in game.ed.spaces
    )
    game.ed = replace(game.ed, spaces=spaces)
    assert isinstance(managed(game, ANA), EndTurn)
    assert sum(told(game)) == pytest.approx(1)


def test_hard_sells_a_group_down_when_its_hotels_cannot_break_down() -> None:
    game = Game(
        {"cash": 0, "owns": PURPLE, "buildings": dict.fromkeys(PURPLE, 5), "at": "Pacific Avenue"},
        {"owns": ["Boardwalk"]},
        dice=[(5, 3)],
        bank={"houses": 0},
    )
    game.do(ANA, Roll())
    game.do(ANA, decide(game, ANA))
    assert [game.s.level[game.pos(name)] for name in PURPLE] == [0, 0]


def test_hard_goes_bankrupt_if_it_cannot_pay() -> None:
    game = Game({"cash": 0, "at": "Pacific Avenue"}, {"owns": ["Boardwalk"]}, {}, dice=[(5, 3)])
    game.do(ANA, Roll())
    game.do(ANA, decide(game, ANA))
    assert game.s.players[ANA].out


def test_hard_claims_rent_that_must_be_asked_for() -> None:
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    game.do(ANA, Roll())
    for name in ("hard", "random"):
        assert isinstance(decide(game, BEN, name), ClaimRent)


def test_hard_asks_for_scarce_buildings_bids_and_places_them() -> None:
    red = {"owns": RED, "buildings": dict.fromkeys(RED, 2), "cash": 900}
    game = Game({"owns": PURPLE, "cash": 900}, red, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    for name in ("hard", "random"):
        assert isinstance(decide(game, BEN, name), Want)
    game.do(BEN, Want(1))
    bid = decide(game, BEN)
    assert isinstance(bid, Bid)
    assert bid.amount >= 150, "the house price of the lots"
    game.do(BEN, bid)
    game.do(ANA, Pass())
    placed = decide(game, BEN)
    assert placed == Build(game.pos(RED[2]), 1, game.s.pending[-1].id), "where most people land"
    assert isinstance(decide(game, BEN, "random"), Build)
    game.do(BEN, placed)
    nobody = Game({"owns": PURPLE}, {"owns": LIGHTBLUE}, bank={"houses": 1})
    nobody.do(ANA, Build(nobody.pos(PURPLE[0])))
    nobody.do(BEN, Want(1))
    for pos in (nobody.pos(name) for name in LIGHTBLUE):
        nobody.s.mortgaged[pos] = True
    assert isinstance(decide(nobody, BEN), Pass)


def test_a_bid_is_high_enough_for_the_lot_it_is_meant_for() -> None:
    """A third house on red is worth far more than a first one on light blue."""
    ben = {"owns": [*RED, *LIGHTBLUE], "buildings": dict.fromkeys(RED, 2), "cash": 900}
    game = Game({"owns": PURPLE, "cash": 900}, ben, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    bid = decide(game, BEN)
    assert isinstance(bid, Bid)
    assert bid.amount >= 150
    game.do(BEN, bid)
    game.do(ANA, Pass())
    placed = decide(game, BEN)
    assert isinstance(placed, Build)
    assert game.ed.board.group[placed.on] == "red"


def test_where_bids_open_at_one_a_computer_player_begins_low() -> None:
    red = {"owns": RED, "buildings": dict.fromkeys(RED, 2), "cash": 900}
    flags = {"building_bids_from_one": True}
    game = Game({"owns": PURPLE, "cash": 900}, red, bank={"houses": 1}, flags=flags)
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    for name in POLICIES:
        bid = decide(game, BEN, name)
        assert isinstance(bid, Pass) or bid.amount < 150, name


@pytest.mark.parametrize("from_one", [False, True])
@pytest.mark.parametrize("name", POLICIES)
def test_computer_players_keep_the_rules_of_contested_buildings(name: str, from_one: bool) -> None:
    """Whole groups are dealt and houses are few: every illegal move would be refused."""
    flags: dict[str, RuleValue] = {
        "house_stock": 4,
        "hotel_stock": 1,
        "starting_cash": 3000,
        "building_bids_from_one": from_one,
    }
    ed = configure(load("classic"), flags=flags)
    auctions = 0
    for seed in range(4):
        arena = Arena(ed, [policy_named(name) for _ in range(4)], f"contested {seed}")
        for number, members in enumerate(ed.board.groups.values()):
            for pos in members:
                arena.state.owner[pos] = Seat(number % 4)
        for _ in range(400):
            if arena.state.result is not None:
                break
            _, _, events = arena.step()
            frames = [event.frame for event in events if isinstance(event, Asked)]
            auctions += sum(isinstance(f, Auction) and f.building is not None for f in frames)
    assert auctions or name == "walker", "nothing was contested"


def test_hard_bids_for_a_scarce_building_it_asked_for() -> None:
    streets = [*RED, *ORANGE]
    danger = {"owns": [*streets, *LIGHTBLUE], "buildings": dict.fromkeys(streets, 4), "cash": 900}
    game = Game({"owns": PURPLE, "cash": 200}, danger, {"cash": 900}, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    assert isinstance(decide(game, ANA), Bid), "else it would ask again after the auction"
    game.s.turn = replace(game.s.turn, seat=BEN)
    assert isinstance(decide(game, ANA), Pass), "though it is dangerous to spend anything"


def test_hard_passes_on_a_building_it_cannot_pay_for() -> None:
    game = Game({"owns": PURPLE}, {"owns": LIGHTBLUE, "cash": 60}, {}, bank={"houses": 2})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    game.do(BEN, MakeOffer(Seat(2), give_cash=30))
    game.do(Seat(2), Accept())
    assert isinstance(decide(game, BEN), Pass)


def module_game(**player: Any) -> Game:
    return Game(
        player,
        {},
        {},
        edition="america",
        flags={
            "american_expansion": True,
            "american_legal_system": True,
            "free_parking_game_show": True,
            "just_visit_america": True,
        },
    )


def test_hard_leaves_go_for_a_deed_that_is_worth_more_than_the_salary() -> None:
    for owned, expected in ((0, (Expand, TakeSalary)), (1, (Expand,))):
        game = module_game(at=30)
        board = game.ed.board
        group = board.street_groups[3]
        for pos in group[: len(group) - 1] if owned else ():
            game.s.owner[pos] = ANA
        game.s.players[ANA].at = Pos(board.size - 7)
        game.dice = [(3, 4)]
        game.do(ANA, Roll())
        assert isinstance(decide(game, ANA), expected)
    broke = module_game(cash=10)
    broke.s.players[ANA].at = Pos(broke.ed.board.size - 7)
    broke.dice = [(3, 4)]
    broke.do(ANA, Roll())
    assert isinstance(decide(broke, ANA), TakeSalary)


def test_hard_takes_the_deed_that_lifts_its_chance_most() -> None:
    game = module_game()
    board = game.ed.board
    game.s.players[ANA].at = Pos(board.kind.index("free_parking") - 7)
    game.dice = [(3, 4)]
    game.do(ANA, Roll())
    question = game.s.pending[-1]
    assert isinstance(question, Challenge)
    right = game.ed.questions[question.question].right
    game.do(ANA, Answer(right, question.id))
    assert isinstance(decide(game, ANA), Take)
    assert isinstance(decide(game, ANA, "random"), Take)


def test_hard_takes_a_lawyer_only_where_freedom_is_worth_the_fee() -> None:
    seen = []
    for cash, hotels in ((1500, False), (10, False), (300, True)):
        game = module_game(cash=cash)
        board = game.ed.board
        if hotels:
            late(game, BEN)
            for members in board.street_groups:
                for pos in members:
                    game.s.level[pos] = 4
        game.s.players[ANA].at = Pos(board.kind.index("go_to_jail") - 7)
        game.dice = [(3, 4)]
        game.do(ANA, Roll())
        seen.append(type(decide(game, ANA)))
    assert seen == [HireLawyer, PleadGuilty, PleadGuilty]


# Characters, levels, baselines


def test_every_character_plays_at_every_level() -> None:
    for level, plain in LEVELS.items():
        for who in CHARACTERS:
            mind = policy_named(f"{level}/{who}")
            assert isinstance(mind, Mind)
            assert mind.level.noise == plain.noise


def test_an_error_of_judgement_is_repeatable_and_limited_by_the_level() -> None:
    found = [wobble(0.25, "x", i) for i in range(200)]
    assert found == [wobble(0.25, "x", i) for i in range(200)]
    assert max(map(abs, found)) <= 0.25
    assert len(set(found)) > 100
    assert wobble(LEVELS["hard"].noise, "x") == 0


@pytest.mark.parametrize(
    ("names", "edition", "variant"),
    [
        (("hard", "normal", "easy", "exploiter"), "classic", "standard"),
        (("hard", "hard"), "classic", "standard"),
        (("normal", "bold", "hard", "normal", "easy", "exploiter"), "nyc", "standard"),
        (("hard", "random", "normal", "easy"), "dotcom", "short"),
        (("easy", "hard/una", "normal/kit"), "america", "standard"),
        (("random", "bold", "hard", "exploiter"), "herenow", "short"),
    ],
)
def test_mixed_games_end(names: tuple[str, ...], edition: str, variant: str) -> None:
    ed = load(edition)
    ed = configure(ed, variant, modules=ed.modules)
    arena = Arena(ed, [policy_named(name) for name in names], f"{edition} {variant} {names}")
    for _ in arena.play(200 * len(names)):
        pass
    assert arena.state.result is not None


def test_non_traders_reject_everything_and_offer_nothing() -> None:
    for name in ("never-trades", "buys-everything"):
        game = late(end_of_turn({"owns": ORANGE[:2], "cash": 2000}, {"owns": ORANGE[2:]}, {}))
        assert not isinstance(decide(game, ANA, name), MakeOffer)
        game.do(ANA, MakeOffer(BEN, give_cash=900, ask=(game.pos(ORANGE[2]),)))
        assert isinstance(decide(game, BEN, name), Reject)


def test_the_exploiter_asks_for_groups_and_jail_cards_a_dollar_more_each_time() -> None:
    game = late(
        end_of_turn(
            {"owns": [*ORANGE[:2], RED[0]], "mortgaged": RED[:1], "cash": 900},
            {"owns": ORANGE[2:], "jail_cards": ["chest"]},
            {},
        )
    )
    player = policy_named("exploiter")
    asked = []
    while isinstance(offer := player.decide(view(game.ed, game.s, ANA)), MakeOffer):
        asked.append(offer)
        game.do(ANA, offer)
        game.do(offer.to, Reject())
    assert len(asked) > 5
    assert asked[0].ask
    again = [offer.give_cash for offer in asked if offer.ask == asked[0].ask and not offer.give]
    assert again[1] == again[0] + 1
    assert any(offer.give for offer in asked), "a mortgaged deed passed off as one with rent"
    assert any(offer.ask_cards for offer in asked), "and a jail card for next to nothing"


def test_the_exploiter_gives_no_group_away_and_takes_one_that_is_cheap() -> None:
    game = late(end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:]}, {}))
    game.do(ANA, MakeOffer(BEN, give_cash=800, ask=(game.pos(ORANGE[2]),)))
    assert isinstance(decide(game, BEN, "exploiter"), Reject)
    game.s.offers.clear()
    game.do(ANA, MakeOffer(BEN, give_cash=850, ask=(game.pos(ORANGE[2]),)))
    assert isinstance(decide(game, BEN, "exploiter"), Accept)
    game.s.offers.clear()
    game.do(BEN, MakeOffer(ANA, ask_cash=300, give=(game.pos(ORANGE[2]),)))
    assert isinstance(decide(game, ANA, "exploiter"), Accept)
    game.s.offers.clear()
    game.do(BEN, MakeOffer(ANA, give_cash=5, ask=(game.pos(ORANGE[0]),)))
    assert isinstance(decide(game, ANA, "exploiter"), Reject)


def test_the_buys_everything_player_bids_all_its_cash() -> None:
    game = Game({"cash": 300}, {"cash": 120}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    while isinstance(bid := decide(game, BEN, "buys-everything"), Bid):
        game.do(BEN, bid)
        if bid.amount < 120:
            game.do(ANA, Bid(bid.amount + 1))
        else:
            break
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    assert auction.bid == 120
    game.do(ANA, Bid(121))
    assert isinstance(decide(game, BEN, "buys-everything"), Pass)


def test_hard_makes_no_second_offer_while_its_first_is_open() -> None:
    game = late(end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:]}, {}))
    offer = decide(game, ANA)
    assert isinstance(offer, MakeOffer)
    game.do(ANA, offer)
    assert not isinstance(decide(game, ANA), MakeOffer)


def test_a_counter_that_the_rules_forbid_is_not_made() -> None:
    game = late(end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:]}, {}))
    ask = (game.pos(ORANGE[2]),)
    game.do(ANA, MakeOffer(BEN, give_cash=10, ask=ask))
    offer = game.s.offers[0]
    seen = view(game.ed, game.s, BEN)
    assert isinstance(turned_round(seen, offer, 300), Counter)
    assert turned_round(seen, offer, 100_000) is None


def test_hard_decides_to_leave_jail_or_to_stay() -> None:
    game = Game({"jail_turn": 1, "owns": ORANGE, "cash": 400}, {"owns": RAILROADS}, {})
    for pos in (game.pos("St. Charles Place"), game.pos("Virginia Avenue")):
        game.s.owner[pos] = BEN
    game.s.players[ANA].at = game.pos("Illinois Avenue")
    assert isinstance(decide(game, ANA), Roll | PayFine)
    none = Game({"jail_turn": 1, "cash": 10}, {}, {})
    assert isinstance(decide(none, ANA), Roll)
    poor = Game({"jail_turn": 1, "cash": 10, "jail_cards": ["chest"]}, {}, {})
    assert isinstance(decide(poor, ANA), Roll | UseCard), "no deed could be paid for outside"


def test_full_caches_stay_small_and_do_not_change_the_chances(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game({}, {})
    before = told(game)
    for name in ("holdings.MOST_GROUPS", "holdings.MOST_HOLDINGS", "features.MOST_SCORES"):
        monkeypatch.setattr(f"engine.ai.{name}", 1)
    game.s.owner[game.pos(ORANGE[0])] = ANA
    assert told(game) != before
    game.s.owner[game.pos(ORANGE[0])] = Seat(-1)
    assert told(game) == before
    game.s.players[ANA].cash += 100
    assert told(game) != before
    game.s.players[ANA].cash -= 100
    assert told(game) == before
    assert len(game.ed.terrain.facts) <= len(game.ed.terrain.groups)
    assert len(game.ed.terrain.holdings) == 1


def test_hard_builds_in_jail_without_a_reserve_for_rent() -> None:
    game = late(end_of_turn({"owns": ORANGE, "cash": 900}, {"cash": 900}, {}))
    game.s.players[ANA].jail = 1
    assert isinstance(managed(game, ANA), BuildUp | Mortgage)


def test_computer_players_ignore_claims_and_offers_between_others() -> None:
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, {}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    game.do(ANA, Roll())
    game.do(BEN, MakeOffer(CY, give_cash=1))
    for name in ("hard", "random", "never-trades", "exploiter", "steady"):
        assert isinstance(decide(game, ANA, name), EndTurn), name
    assert isinstance(decide(game, CY, "random"), Accept | Reject)
    broke = Game({"cash": 10, "jail_turn": 1}, {}, dice=[(1, 2)])
    assert isinstance(decide(broke, ANA, "random"), Roll)


def test_the_exploiter_offers_nothing_that_the_rules_forbid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = late(end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:]}, {}))
    monkeypatch.setattr("engine.ai.exploiter.possible", lambda ed, seen, offer: False)
    assert not isinstance(decide(game, ANA, "exploiter"), MakeOffer)


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_nobody_mortgages_a_deed_twice_in_one_turn(name: str) -> None:
    mortgaged = []
    for seed in ("bench:1", "bench:4"):
        arena = Arena(load("classic"), [policy_named(name) for _ in range(4)], seed)
        for events in arena.play(400):
            deeds = [event.pos for event in events if isinstance(event, DeedMortgaged)]
            mortgaged += [(seed, arena.state.turn.number, pos) for pos in deeds]
    assert mortgaged, "somebody did"
    assert len(mortgaged) == len(set(mortgaged))


def test_below_hard_some_money_is_kept_from_building_and_nothing_is_mortgaged_for_it() -> None:
    for name, built in (("easy", False), ("normal", False), ("hard", True)):
        game = late(end_of_turn({"owns": ORANGE, "cash": 350}, {"cash": 300}, {"cash": 300}))
        assert isinstance(managed(game, ANA, name), BuildUp | Build | Mortgage) == built, name
