"""Trades that wait until a tax is chosen (TAX-2)."""

from __future__ import annotations

from bot.play.trade.views import offer_message
from bot.tables.computers import next_robot
from bot.ui.components import Button
from engine import Seat
from engine.actions import Accept, MakeOffer, PayFlat, Reject, Roll
from engine.ai.arena import next_action
from engine.ai.coach import advise
from engine.ai.policies import POLICIES
from engine.trade import answerable, possible, waits_for_tax
from engine.view import view
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds, refused
from tests.support.tables import a_table


def choosing() -> Game:
    """Return a game in which Ana chooses a tax and has offered Ben 700 for nothing."""
    game = Game({"cash": 1000}, {}, {}, dice=[(1, 3)])
    game.do(ANA, MakeOffer(BEN, give_cash=700))
    game.do(ANA, Roll())
    return game


def test_an_offer_that_waits_for_a_tax_is_refused_and_stays_open() -> None:
    game = choosing()
    (offer,) = game.s.offers
    assert waits_for_tax(game.ed, game.s, offer) == ANA
    assert not possible(game.ed, game.s, offer)
    assert refused(game, BEN, Accept(offer.id)) == "tax_first"
    assert "accept" not in kinds(game, BEN)
    assert "reject" in kinds(game, BEN)
    game.do(ANA, PayFlat())
    assert "accept" in kinds(game, BEN)
    assert possible(game.ed, game.s, offer)


def test_an_offer_that_waits_for_a_tax_stays_open_even_if_impossible_now() -> None:
    game = Game({"cash": 1000}, {}, {}, dice=[(1, 3)])
    game.do(ANA, MakeOffer(BEN, give_cash=900))
    game.do(ANA, MakeOffer(CY, give_cash=900))
    game.do(CY, Accept())
    game.do(ANA, Roll())
    (offer,) = game.s.offers
    assert refused(game, BEN, Accept(offer.id)) == "tax_first"
    assert game.s.offers == [offer]


def test_no_computer_is_asked_about_an_offer_that_waits() -> None:
    game = choosing()
    (offer,) = game.s.offers
    assert next_robot(game.ed, game.s, {BEN}) is None
    views = [view(game.ed, game.s, Seat(i)) for i in range(3)]
    for name in POLICIES:
        seat, _ = next_action(game.s, [POLICIES[name]() for _ in views], views)
        assert seat == ANA, name
    assert advise(game.ed, game.s, BEN) is None
    game.do(ANA, PayFlat())
    assert next_robot(game.ed, game.s, {BEN}) == BEN
    for name in POLICIES:
        answer = POLICIES[name]().decide(view(game.ed, game.s, BEN))
        assert isinstance(answer, Accept | Reject), name
        assert answer.ref == offer.id


def test_an_offer_to_the_chooser_waits_if_it_lowers_their_worth() -> None:
    game = choosing()
    game.do(BEN, MakeOffer(ANA, ask_cash=1))
    game.do(CY, MakeOffer(ANA, give_cash=1))
    assert [offer.maker for offer in answerable(game.ed, game.s, ANA)] == [CY]


def test_the_message_of_a_waiting_offer_says_that_it_waits() -> None:
    game = choosing()
    (offer,) = game.s.offers
    looks = offer_message(a_table(game.ed, game.s), offer)
    assert "Ana must choose the tax first" in looks.text
    (accept,) = [
        p for row in looks.rows for p in row if isinstance(p, Button) and p.style == "success"
    ]
    assert accept.disabled
