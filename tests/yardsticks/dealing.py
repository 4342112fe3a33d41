"""A hard player with other trades, and the small trades that two seats could make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from engine.actions import Accept, Action, MakeOffer, Resign
from engine.ai import deals, estate
from engine.ai.judge import Judge
from engine.ai.levels import Level
from engine.ai.mind import Mind
from engine.ai.model import weights_for
from engine.ai.stalemate import gives_up
from engine.ai.weights import WEIGHTS
from engine.buildings import group_has_buildings
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import Offer, seats_after
from engine.trade import possible
from engine.view import SeatView


class Dealer(Mind):
    """A hard player that finds its own trades. It keeps a memory, as people do."""

    asks = 1
    """Offers made in one turn at most."""

    def __init__(self, level: Level | None = None) -> None:
        super().__init__(level)
        self._turn = -1
        self._made = 0

    def _manage(self, view: SeatView, seat: Seat) -> Action | None:
        judge = self._judge(view, seat)
        if gives_up(view, judge):
            return Resign()
        if view.turn.number != self._turn:
            self._turn, self._made = view.turn.number, 0
        if self._made < self.asks and not any(offer.maker == seat for offer in view.offers):
            offer = self.next_offer(view, judge)
            if offer is not None:
                self._made += 1
                return made(offer)
        return estate.improve(view, judge, seat, self.level)

    def next_offer(self, view: SeatView, judge: Judge) -> Offer | None:
        """Return the next trade to propose in this turn."""
        raise NotImplementedError


def made(offer: Offer) -> MakeOffer:
    """Return the action that proposes an offer."""
    return MakeOffer(
        offer.to, offer.give_cash, offer.give, offer.give_cards,
        offer.ask_cash, offer.ask, offer.ask_cards,
    )  # fmt: skip


def paying(offer: Offer, cash: int) -> Offer:
    """Return an offer with cash from its maker, or to its maker where negative."""
    return replace(offer, give_cash=max(0, cash), ask_cash=max(0, -cash))


def movable(view: SeatView, seat: Seat) -> list[Pos]:
    """Return the deeds that a seat may trade away."""
    return [pos for pos in view.deeds_of(seat) if not group_has_buildings(view.ed.board, view, pos)]


def small_trades(view: SeatView, seat: Seat) -> Iterator[Offer]:
    """Yield trades of up to two deeds a side in which some deed fits its new owner's groups."""
    board, owner = view.ed.board, view.owner
    mine = movable(view, seat)

    def fits(pos: Pos, taker: Seat) -> bool:
        return taker in board.pick[pos](owner)

    for other in seats_after(view, seat):
        theirs = movable(view, other)
        for ask in _bundles([pos for pos in theirs if fits(pos, seat)], theirs):
            yield Offer(0, seat, other, ask=ask)
            for give in _bundles([pos for pos in mine if fits(pos, other)], mine):
                yield Offer(0, seat, other, give=give, ask=ask)
        for give in _bundles([pos for pos in mine if fits(pos, other)], mine):
            yield Offer(0, seat, other, give=give)


def _bundles(fitting: list[Pos], everything: list[Pos]) -> list[tuple[Pos, ...]]:
    """Return single deeds that fit, and pairs of them."""
    singles = [(pos,) for pos in (fitting or everything[:2])]
    return [*singles, *(tuple(sorted(pair)) for pair in combinations(fitting, 2))]


def accepts(view: SeatView, offer: Offer, level: Level) -> bool:
    """Return True if a player of this level would accept an offer now."""
    seen = replace(view, seat=offer.to, offers=[offer])
    judge = Judge(view.ed, seen, offer.to, weights_for(view.ed.rules, WEIGHTS))
    return isinstance(deals.answer(seen, judge, level), Accept)


def least_accepted(view: SeatView, offer: Offer, level: Level) -> int | None:
    """Return the least cash from the maker for which the other side accepts, if any does."""
    low = -max(0, spendable(view, offer.to))
    high = max(0, spendable(view, offer.maker))
    if not accepts(view, paying(offer, high), level):
        return None
    while high - low > 4:
        middle = (low + high) // 2
        if accepts(view, paying(offer, middle), level):
            high = middle
        else:
            low = middle
    return high


def gains(judge: Judge, offer: Offer, cash: int) -> tuple[float, float]:
    """Return what a trade adds to the chances of its maker and of the other side."""
    then = judge.chances(judge.traded(paying(offer, cash)))
    return then[offer.maker] - judge.before[offer.maker], then[offer.to] - judge.before[offer.to]


def legal(view: SeatView, offer: Offer) -> bool:
    """Return True if an offer could be accepted right now."""
    return possible(view.ed, view, offer)
