"""What would they want? A trade that a computer player on either seat would accept."""

from __future__ import annotations

from msgspec import structs

from editions.loader import load
from engine import Seat, configure, view
from engine.actions import Accept
from engine.ai.arena import Arena
from engine.ai.bargain import answer
from engine.ai.fair import MARGIN, fair_offer
from engine.ai.trader import Trader
from engine.edition import Pos
from engine.state import GameState, Offer
from tests.support.engine_tables import ANA, BEN, Game

CLASSIC = configure(load("classic"))
ST_JAMES, TENNESSEE, NEW_YORK = Pos(16), Pos(18), Pos(19)
ORIENTAL, VERMONT, CONNECTICUT = Pos(6), Pos(8), Pos(9)


def accepts(s: GameState, seat: Seat, offer: Offer) -> bool:
    seen = structs.replace(view(CLASSIC, s, seat), offers=[offer])
    return isinstance(answer(seen, MARGIN), Accept)


def swapped(offer: Offer) -> Offer:
    return Offer(
        0, offer.to, offer.maker,
        offer.ask_cash, offer.ask, offer.ask_cards,
        offer.give_cash, offer.give, offer.give_cards,
    )  # fmt: skip


def a_game(**holdings: tuple[Pos, ...]) -> GameState:
    s = Game({}, {}).s
    for seat, deeds in zip((ANA, BEN), holdings.values(), strict=True):
        for pos in deeds:
            s.owner[pos] = seat
    return s


def proposed(s: GameState, draft: Offer) -> Offer | None:
    return fair_offer(view(CLASSIC, s, ANA), draft)


def test_a_fair_trade_is_one_that_computers_on_both_seats_accept():
    pairs = [(Seat(maker), Seat(to)) for maker in range(3) for to in range(3) if maker != to]
    checked = 0
    for seed in range(6):
        arena = Arena(CLASSIC, [Trader() for _ in range(3)], f"fair {seed}")
        while arena.state.turn.number < 60:
            arena.step()
        s = arena.state
        for maker, to in pairs:
            offer = fair_offer(view(CLASSIC, s, maker), Offer(0, maker, to))
            if offer is not None:
                assert accepts(s, to, offer)
                assert accepts(s, maker, swapped(offer))
                checked += 1
    assert checked > 5


def test_what_is_in_the_draft_stays_and_cash_makes_it_fair():
    s = a_game(ana=(ST_JAMES, TENNESSEE), ben=(NEW_YORK, CONNECTICUT))
    offer = proposed(s, Offer(0, ANA, BEN, ask=(NEW_YORK,)))
    assert offer is not None
    assert (offer.give, offer.ask, offer.ask_cash) == ((), (NEW_YORK,), 0)
    assert offer.give_cash > CLASSIC.board.price[NEW_YORK]


def test_the_sum_is_neither_the_least_they_take_nor_the_most_one_would_give():
    s = a_game(ana=(ST_JAMES, TENNESSEE), ben=(NEW_YORK,))
    offer = proposed(s, Offer(0, ANA, BEN, ask=(NEW_YORK,)))
    assert offer is not None
    less, more = (
        structs.replace(offer, give_cash=offer.give_cash + change) for change in (-50, 50)
    )
    assert accepts(s, BEN, less)
    assert accepts(s, ANA, swapped(more))


def test_where_cash_is_short_a_deed_they_miss_is_added():
    s = a_game(ana=(ST_JAMES, TENNESSEE, CONNECTICUT), ben=(NEW_YORK, ORIENTAL, VERMONT))
    s.players[ANA].cash = 60
    offer = proposed(s, Offer(0, ANA, BEN, ask=(NEW_YORK,)))
    assert offer is not None
    assert (offer.give, offer.ask) == ((CONNECTICUT,), (NEW_YORK,))


def test_a_gift_is_not_fair_to_whoever_gives_it():
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


def test_a_table_can_be_seen_as_it_would_be_after_deeds_changed_hands():
    s = a_game(ana=(ST_JAMES,), ben=(TENNESSEE,))
    seen = view(CLASSIC, s, ANA)
    owners = list(s.owner)
    owners[TENNESSEE] = ANA
    after = seen.with_owners(owners)
    assert {ST_JAMES, TENNESSEE} <= set(after.deeds_of(ANA))
    assert TENNESSEE not in seen.deeds_of(ANA), "what is looked at stays as it is"
