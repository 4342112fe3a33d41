"""Limits on a player who has won a trip (TRIP-1)."""

from __future__ import annotations

import pytest

from bot.tables.proxy import proxy_bid
from engine import Illegal
from engine.actions import Answer, Bid, Resign, Roll, TakeQuestion
from engine.ai.policies import POLICIES
from engine.asked import waiting
from engine.decisions import Auction
from engine.edition import Seat
from engine.view import view
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds, refused

TRIP = {"edition": "america", "flags": {"just_visit_america": True}}


def traveller() -> Game:
    """Return a game in which Ana has won a trip to the only unowned deed.

    A railroad is being auctioned meanwhile.
    """
    taken = [pos for pos in Game({}, {}, edition="america").ed.board.deeds if pos not in (5, 39)]
    game = Game({"cash": 420}, {"owns": taken, "cash": 300}, {"owns": [5]}, dice=[(4, 6)], **TRIP)
    game.do(ANA, Roll())
    game.do(ANA, TakeQuestion())
    question = game.s.pending[-1].question  # type: ignore[union-attr]
    game.do(ANA, Answer(game.ed.questions[question].right))
    game.do(CY, Resign())
    return game


def test_a_travellers_highest_bid_leaves_an_affordable_deed() -> None:
    game = traveller()
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    limits = {ANA: 300, BEN: 200}
    assert proxy_bid(game.ed, game.s, auction, limits) == (BEN, 121)
    game.do(ANA, Bid(120))
    with pytest.raises(Illegal, match="already_highest"):
        game.do(ANA, Bid(121))
    led = game.s.pending[-1]
    assert isinstance(led, Auction)
    assert proxy_bid(game.ed, game.s, led, limits) == (BEN, 121)


def test_a_traveller_who_can_afford_no_deed_is_offered_no_bid() -> None:
    game = traveller()
    assert "bid" in kinds(game, ANA)
    game.s.players[ANA].cash = 399  # a rent was claimed
    assert "bid" not in kinds(game, ANA)
    assert refused(game, ANA, Bid(1)) == "trip_first"


@pytest.mark.parametrize("name", POLICIES)
def test_a_computer_player_that_wins_a_trip_can_still_pay_for_a_deed(
    name: str,
) -> None:
    game = traveller()
    for _ in range(100):
        if not waiting(game.s).keys() & {ANA, BEN} or waiting(game.s) == {ANA: "prize"}:
            break
        seat: Seat = next(iter(waiting(game.s)))
        game.do(seat, POLICIES[name]().decide(view(game.ed, game.s, seat)))
    assert waiting(game.s) == {ANA: "prize"}
