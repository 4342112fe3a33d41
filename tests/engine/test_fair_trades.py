"""Suggested trades (**What would they want?**): the player who will answer accepts them."""

from __future__ import annotations

import pytest
from msgspec import structs

from editions.loader import load
from engine import Seat, configure, view
from engine.actions import Accept
from engine.ai.arena import Arena
from engine.ai.policies import policy_named
from engine.ai.suggestion import Suggestion, suggested_offer
from engine.edition import Pos
from engine.state import GameState, Offer
from tests.support.engine_tables import ANA, BEN, Game

CLASSIC = configure(load("classic"))
ST_JAMES, TENNESSEE, NEW_YORK = Pos(16), Pos(18), Pos(19)
ORIENTAL, VERMONT, CONNECTICUT = Pos(6), Pos(8), Pos(9)


def accepts(s: GameState, seat: Seat, offer: Offer, name: str = "hard") -> bool:
    seen = structs.replace(view(CLASSIC, s, seat), offers=[offer])
    return isinstance(policy_named(name).decide(seen), Accept)


def a_game(**holdings: tuple[Pos, ...]) -> GameState:
    s = Game({}, {}, {}, {}).s
    for seat, deeds in zip((ANA, BEN), holdings.values(), strict=True):
        for pos in deeds:
            s.owner[pos] = seat
    return s


def suggested(s: GameState, draft: Offer, name: str = "hard") -> Suggestion | None:
    return suggested_offer(view(CLASSIC, s, draft.maker), draft, policy_named(name))


def proposed(s: GameState, draft: Offer) -> Offer | None:
    found = suggested(s, draft)
    return found.offer if found is not None else None


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "bold"])
def test_computer_players_accept_the_trades_suggested_as_fair(name: str) -> None:
    pairs = [(Seat(maker), Seat(to)) for maker in range(3) for to in range(3) if maker != to]
    checked = fair = 0
    for seed in range(4):
        arena = Arena(CLASSIC, [policy_named("normal") for _ in range(3)], f"fair {seed}")
        while arena.state.turn.number < 40:
            arena.step()
        s = arena.state
        for maker, to in pairs:
            wishes = [Offer(0, maker, to, ask=(pos,)) for pos in view(CLASSIC, s).deeds_of(to)[:2]]
            for draft in (Offer(0, maker, to), *wishes):
                found = suggested(s, draft, name)
                if found is not None:
                    assert set(draft.ask) <= set(found.offer.ask)
                    assert accepts(s, to, found.offer, name)
                    checked += 1
                    fair += found.fair
    assert checked > 5
    assert fair > 0


def test_a_draft_keeps_its_deeds_and_cash_makes_it_fair():
    s = a_game(ana=(ST_JAMES, TENNESSEE), ben=(NEW_YORK, CONNECTICUT))
    offer = proposed(s, Offer(0, ANA, BEN, ask=(NEW_YORK,)))
    assert offer is not None
    assert (offer.give, offer.ask, offer.ask_cash) == ((), (NEW_YORK,), 0)
    assert offer.give_cash > CLASSIC.board.price[NEW_YORK]


def test_a_suggested_sum_is_above_the_least_the_partner_accepts():
    s = a_game(ana=(ST_JAMES, TENNESSEE, CONNECTICUT), ben=(NEW_YORK, ORIENTAL, VERMONT))
    found = suggested(s, Offer(0, ANA, BEN, give=(CONNECTICUT,), ask=(NEW_YORK,)))
    assert found is not None
    assert found.fair
    assert accepts(s, BEN, structs.replace(found.offer, give_cash=found.offer.give_cash - 10))


def test_a_fair_trade_adds_a_deed_if_cash_is_short():
    s = a_game(ana=(ST_JAMES, TENNESSEE, CONNECTICUT), ben=(NEW_YORK, ORIENTAL, VERMONT))
    s.players[ANA].cash = 400
    offer = proposed(s, Offer(0, ANA, BEN, ask=(NEW_YORK,)))
    assert offer is not None
    assert (offer.give, offer.ask) == ((CONNECTICUT,), (NEW_YORK,))


def test_a_gift_is_not_proposed_as_a_fair_trade():
    s = a_game(ana=(ST_JAMES, TENNESSEE, NEW_YORK), ben=())
    s.players[BEN].cash = 0
    assert proposed(s, Offer(0, ANA, BEN, give=(NEW_YORK,))) is None


def test_without_a_common_group_there_is_nothing_to_propose():
    s = a_game(ana=(ST_JAMES,), ben=(ORIENTAL,))
    assert proposed(s, Offer(0, ANA, BEN)) is None


def test_deeds_of_a_group_with_buildings_are_not_proposed():
    s = a_game(ana=(ST_JAMES, TENNESSEE, CONNECTICUT), ben=(NEW_YORK, ORIENTAL, VERMONT))
    s.level[NEW_YORK] = 1
    offer = proposed(s, Offer(0, ANA, BEN))
    assert offer is None or not {ST_JAMES, TENNESSEE, NEW_YORK} & {*offer.give, *offer.ask}
    assert proposed(s, Offer(0, ANA, BEN, ask=(NEW_YORK,))) is None


def test_a_view_with_other_owners_leaves_the_first_view_unchanged():
    s = a_game(ana=(ST_JAMES,), ben=(TENNESSEE,))
    seen = view(CLASSIC, s, ANA)
    owners = list(s.owner)
    owners[TENNESSEE] = ANA
    after = seen.with_owners(owners)
    assert {ST_JAMES, TENNESSEE} <= set(after.deeds_of(ANA))
    assert TENNESSEE not in seen.deeds_of(ANA), "what is looked at stays as it is"
