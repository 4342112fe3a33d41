"""The expert: what it tries out, how it chooses, and that it repeats itself."""

from __future__ import annotations

import pytest

from bot.play.coach.views import advice_page
from engine import view
from engine.actions import (
    Accept,
    Action,
    Bid,
    Build,
    BuildUp,
    Buy,
    Decline,
    EndTurn,
    KeepMortgaged,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    PayFine,
    Reject,
    Roll,
    UseCard,
    Want,
)
from engine.ai import expert
from engine.ai.coach import advise
from engine.ai.expert import Expert, imagined
from engine.ai.mind import Mind
from engine.ai.policies import policy_named
from engine.edition import Seat
from engine.game import perform
from engine.tx import Tx
from tests.engine.test_opponents import LIGHTBLUE, ORANGE, PURPLE, RAILROADS, RED, late
from tests.support.engine_tables import ANA, BEN, Game, end_of_turn

FEW = 8
"""Playouts, for speed."""


def compared(game: Game, seat: Seat = ANA) -> dict[Action, float]:
    """Return what an expert compares, its choice first."""
    return dict(Expert(playouts=FEW).compare(view(game.ed, game.s, seat)))


def kinds(game: Game, seat: Seat = ANA) -> set[type]:
    return {type(action) for action in compared(game, seat)}


def landed() -> Game:
    """Return a game in which Ana has landed on Baltic Avenue."""
    game = Game({}, {}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    return game


def test_buying_is_compared_with_an_auction_and_the_chances_are_shares() -> None:
    game = landed()
    found = compared(game)
    assert {type(action) for action in found} == {Buy, Decline}
    assert all(0 < chance < 1 for chance in found.values())
    assert compared(landed()) == found, "it repeats itself"
    poor = Game({"cash": 10}, {}, {}, dice=[(1, 2)])
    poor.do(ANA, Roll())
    assert kinds(poor) == {Decline}


def test_expert_decides_as_hard_without_time() -> None:
    game = landed()
    seen = view(game.ed, game.s, ANA)
    assert Expert(enough=lambda: True).compare(seen) == [(Mind().decide(seen), 0.0)]


def test_expert_compares_passing_with_a_bid_above_half_the_price() -> None:
    game = landed()
    game.do(ANA, Decline())
    assert kinds(game) == {Bid}, "half the price at least"
    game.do(BEN, Bid(40))
    assert kinds(game) == {Bid, Pass}
    poor = Game({"cash": 42}, {}, {}, dice=[(1, 2)])
    poor.do(ANA, Roll())
    poor.do(ANA, Decline())
    poor.do(BEN, Bid(40))
    assert all(not isinstance(one, Bid) or one.amount <= 42 for one in compared(poor))


def test_expert_compares_accepting_and_rejecting_an_offer() -> None:
    game = late(end_of_turn({"owns": LIGHTBLUE[:2]}, {"owns": LIGHTBLUE[2:]}, {}))
    game.do(ANA, MakeOffer(BEN, give_cash=90, ask=(game.pos(LIGHTBLUE[2]),)))
    assert {Accept, Reject} <= kinds(game, BEN)
    assert kinds(game) <= {EndTurn, Build, BuildUp, Lift, Mortgage}


def test_expert_compares_building_and_mortgaging_with_ending_the_turn() -> None:
    game = late(
        end_of_turn(
            {"owns": [*ORANGE, LIGHTBLUE[0]], "cash": 900},
            {"owns": LIGHTBLUE[1:], "cash": 500},
            {"cash": 900},
        )
    )
    found = kinds(game)
    assert EndTurn in found
    assert found & {Build, BuildUp, Mortgage}
    assert MakeOffer in found


def test_expert_compares_leaving_jail_with_rolling_for_doubles() -> None:
    for player, leaves in (
        ({"jail_cards": ["chest"]}, UseCard),
        ({"cash": 900}, PayFine),
    ):
        assert kinds(Game({"jail_turn": 1, **player}, {}, {})) == {Roll, leaves}
    assert kinds(Game({"jail_turn": 1, "cash": 10}, {}, {})) == {Roll}
    assert kinds(Game({}, {}, {})) == {Roll}


def test_expert_compares_only_legal_actions() -> None:
    pledged = RAILROADS[:1]
    for cash, expected in ((900, {Lift, KeepMortgaged}), (60, {KeepMortgaged})):
        game = Game({"owns": pledged, "mortgaged": pledged}, {"cash": cash}, {})
        game.do(ANA, MakeOffer(BEN, give=(game.pos(pledged[0]),)))
        game.do(BEN, Accept())
        assert kinds(game, BEN) == expected


def test_a_debt_is_paid_in_one_of_several_ways() -> None:
    ana = {"cash": 0, "at": "Pacific Avenue", "owns": [*RAILROADS, "Electric Company"]}
    ben = {"owns": ["Park Place", "Boardwalk"], "buildings": {"Boardwalk": 1, "Park Place": 1}}
    game = Game(ana, ben, {}, dice=[(5, 3)])
    game.do(ANA, Roll())
    found = compared(game)
    assert len(found) > 1
    assert {type(action) for action in found} == {Mortgage}


def test_other_questions_are_answered_as_by_hard() -> None:
    red = {"owns": RED, "buildings": dict.fromkeys(RED, 2), "cash": 900}
    game = Game({"owns": PURPLE, "cash": 900}, red, bank={"houses": 1})
    game.do(ANA, Build(game.pos(PURPLE[0])))
    assert kinds(game, BEN) == {Want}
    claims = Game(
        {}, {"owns": ["Baltic Avenue"]}, {}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    claims.do(ANA, Roll())
    assert len(compared(claims, BEN)) == 1
    assert len(compared(claims, ANA)) == 1


def test_a_playout_that_ends_the_game_counts_as_won_or_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(expert, "HORIZON", 400)
    streets = [*ORANGE, *RED]
    strong = {"owns": streets, "buildings": dict.fromkeys(streets, 5), "cash": 3000, "jail_turn": 1}
    weak = {"cash": 150, "jail_turn": 1}
    won = compared(late(Game(strong, {"cash": 1}), ANA))
    assert set(won.values()) == {1.0}
    lost = compared(late(Game(weak, strong, {"owns": LIGHTBLUE, "cash": 5000}), BEN))
    assert set(lost.values()) == {0.0}


def test_an_imagined_state_has_the_same_view_and_can_be_played() -> None:
    game = Game({"jail_cards": ["chest"], "jail_turn": 1}, {}, {})
    seen = view(game.ed, game.s, ANA)
    s = imagined(seen, "one")
    assert view(game.ed, s, ANA).cards_left == seen.cards_left
    assert s.hidden != imagined(seen, "two").hidden
    perform(Tx(game.ed, s), ANA, UseCard())
    assert not s.players[ANA].cards
    assert game.s.players[ANA].cards


def test_every_character_can_be_an_expert() -> None:
    assert isinstance(policy_named("expert/rita"), Expert)


def test_the_coach_says_by_how_much_its_advice_is_better() -> None:
    game = landed()
    ref = game.s.pending[-1].id
    for other, told in ((0.3, True), (0.395, False)):
        thought: list[tuple[Action, float]] = [(Buy(ref), 0.4), (Decline(ref), other)]
        advice = advise(game.ed, game.s, ANA, thought)
        assert advice is not None
        assert advice.action == Buy(ref)
        text = advice_page(game.ed, game.s, ("Ana", "Ben", "Cy"), ANA, thought).text
        assert ("10% more often" in text) == told
    assert advise(game.ed, game.s, BEN, []) is None
