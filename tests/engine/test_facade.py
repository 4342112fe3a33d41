"""The engine's public functions: applying, views, options, defaults."""

from __future__ import annotations

import msgspec
import pytest

from editions.loader import load
from engine import (
    GameState,
    Illegal,
    Seat,
    apply,
    default,
    fingerprint,
    fold,
    options,
    start,
    view,
    waiting,
)
from engine.actions import (
    Accept,
    Bid,
    BuildUp,
    Buy,
    CallTime,
    ClaimRent,
    Decline,
    GoBankrupt,
    MakeOffer,
    PayFine,
    Reject,
    Resign,
    Roll,
    SellDown,
    TimeUp,
    UseCard,
)
from engine.decisions import (
    BuildForm,
    Choice,
    OfferForm,
    SellForm,
)
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds, refused

CLASSIC = load("classic")
PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]
LIGHTBLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]


def test_a_stored_game_is_rebuilt_from_its_events() -> None:
    state, _ = start(CLASSIC, 3, "fold")
    first, log = state, []
    for _ in range(30):
        seat = next(iter(waiting(state)))
        outcome = apply(CLASSIC, state, seat, default(CLASSIC, state, seat))
        state = outcome.state
        log += outcome.events
    assert fold(first, log) == state


def test_a_state_survives_being_written_down_in_mid_auction() -> None:
    game = Game({}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    game.do(BEN, Bid(10))
    written = msgspec.msgpack.encode(game.s)
    assert msgspec.msgpack.decode(written, type=GameState) == game.s


def test_actions_of_unknown_seats_and_after_the_end_are_refused() -> None:
    game = Game({}, {}, {})
    assert refused(game, Seat(7), Roll()) == "no_such_seat"
    game.do(CY, Resign())
    assert refused(game, CY, Roll()) == "out_of_game"
    assert options(game.ed, game.s, CY) == ()
    game.do(ANA, Resign())
    assert refused(game, BEN, Roll()) == "game_over"
    assert options(game.ed, game.s, BEN) == ()
    assert waiting(game.s) == {}


def test_a_late_click_is_stale() -> None:
    game = Game({}, {}, dice=[(3, 3), (2, 1)])
    asked = game.s.turn.ask
    game.do(ANA, Roll(asked))
    choice = game.s.pending[-1]
    assert refused(game, ANA, Roll(asked)) == "stale"
    assert refused(game, ANA, Buy(choice.id + 1)) == "stale"
    game.do(ANA, Buy(choice.id))
    assert refused(game, ANA, Roll(asked)) == "stale"
    assert refused(game, ANA, GoBankrupt(asked)) == "stale"
    game.do(ANA, Roll(game.s.turn.ask))


def test_a_late_click_on_an_earlier_debt_bankrupts_nobody() -> None:
    game = Game({"cash": 5, "at": "Short Line"}, {"owns": ["Boardwalk"]}, {}, dice=[(1, 3)])
    game.do(ANA, Roll())
    debt = game.s.pending[-1]
    assert refused(game, ANA, GoBankrupt(debt.id - 1)) == "stale"
    game.do(ANA, GoBankrupt(debt.id))
    assert game.s.players[ANA].out


def test_a_view_hides_the_seed_and_the_order_of_the_decks() -> None:
    state, _ = start(CLASSIC, 2, "a secret seed")
    seen = view(CLASSIC, state, ANA)
    assert seen.seed_hash == fingerprint("a secret seed")
    assert seen.cards_left == {"chance": 16, "chest": 16}
    assert not hasattr(seen, "hidden")
    written = msgspec.json.encode(msgspec.structs.replace(seen, ed=None))
    assert b"a secret seed" not in written


def test_options_on_a_turn_in_jail_name_every_exit() -> None:
    game = Game({"jail_turn": 1, "jail_cards": ["chance", "chest"]}, {})
    found = [o.action for o in options(game.ed, game.s, ANA) if isinstance(o, Choice)]
    assert Roll(1) in found
    assert PayFine(1) in found
    assert UseCard(1, "chance") in found
    assert UseCard(1, "chest") in found
    assert "roll" not in kinds(game, BEN)


def test_a_prisoner_without_the_fine_is_not_offered_to_pay_it() -> None:
    assert "pay_fine" not in kinds(Game({"jail_turn": 1, "cash": 10}, {}), ANA)
    assert "pay_fine" not in kinds(Game({"jail_turn": 3}, {}), ANA)


def test_two_players_with_nothing_have_nothing_to_trade() -> None:
    assert "offer" not in kinds(Game({"cash": 0}, {"cash": 0}), ANA)


def test_options_list_forms_with_bounds() -> None:
    game = Game(
        {"owns": [*PURPLE, "Reading Railroad"], "buildings": {PURPLE[0]: 1, PURPLE[1]: 1}},
        {"cash": 100, "owns": LIGHTBLUE},
        dice=[(3, 4)],
    )
    found = options(game.ed, game.s, ANA)
    assert BuildForm(game.pos(PURPLE[0]), 1, 50) in found
    assert SellForm(game.pos(PURPLE[0]), 1, 25) in found
    assert Choice(SellDown("purple", 0)) in found
    assert Choice(BuildUp("purple", 2)) in found
    offer = next(o for o in found if isinstance(o, OfferForm))
    assert offer.give == (game.pos("Reading Railroad"),)
    assert offer.ask_cash == 100


def test_a_hotel_that_cannot_break_down_is_not_offered_for_sale_alone() -> None:
    game = Game({"owns": PURPLE, "buildings": {PURPLE[0]: 5, PURPLE[1]: 5}}, {}, bank={"houses": 3})
    assert "sell" not in kinds(game, ANA)
    levels = {
        o.action.to
        for o in options(game.ed, game.s, ANA)
        if isinstance(o, Choice) and isinstance(o.action, SellDown)
    }
    assert levels == {0, 1}


def test_offers_can_be_answered_countered_and_withdrawn() -> None:
    game = Game({}, {})
    game.do(ANA, MakeOffer(BEN, give_cash=10))
    assert {"accept", "reject"} <= kinds(game, BEN)
    assert any(isinstance(o, OfferForm) and o.ref for o in options(game.ed, game.s, BEN))
    assert "withdraw" in kinds(game, ANA)
    offer = game.s.offers[0].id
    game.do(BEN, Reject(offer))
    assert refused(game, BEN, Accept(offer)) == "stale"


def test_open_offers_are_limited() -> None:
    game = Game({}, {})
    for _ in range(10):
        game.do(ANA, MakeOffer(BEN, give_cash=1))
    assert refused(game, ANA, MakeOffer(BEN, give_cash=1)) == "too_many_offers"
    assert refused(game, BEN, Accept()) == "which_one"
    forms = [o for o in options(game.ed, game.s, ANA) if isinstance(o, OfferForm)]
    assert forms == []


def test_rent_on_request_is_among_the_owners_options() -> None:
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    game.do(ANA, Roll())
    assert "claim_rent" in kinds(game, BEN)
    assert refused(game, ANA, ClaimRent()) == "no_claim"


def test_a_rent_of_0_opens_no_claim() -> None:
    """An edition may give a deed a rent of 0."""
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    spaces = list(game.ed.spaces)
    spaces[3] = msgspec.structs.replace(spaces[3], rents=(0, 20, 60, 180, 320, 450))
    game.ed = msgspec.structs.replace(game.ed, spaces=tuple(spaces))
    game.do(ANA, Roll())
    assert game.s.claims == []


def test_only_a_timed_game_can_be_ended_by_its_time() -> None:
    assert "call_time" not in kinds(Game({}, {}, variant="timed"), ANA), "the table calls it"
    assert refused(Game({}, {}), ANA, CallTime()) == "no_time_limit"
    game = Game({}, {}, variant="timed", dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, CallTime())
    assert refused(game, ANA, CallTime()) == "game_ends"


def test_a_seat_that_is_not_asked_has_no_default() -> None:
    game = Game({}, {})
    assert refused(game, BEN, TimeUp()) == "nothing_asked"
    with pytest.raises(Illegal, match="nothing_asked"):
        default(game.ed, game.s, BEN)
    assert refused(game, ANA, TimeUp(99)) == "stale"
    game.dice = [(1, 2)]
    game.do(ANA, Roll())
    with pytest.raises(Illegal, match="nothing_asked"):
        default(game.ed, game.s, BEN)
    game.do(BEN, Resign())
    with pytest.raises(Illegal, match="nothing_asked"):
        default(game.ed, game.s, ANA)
