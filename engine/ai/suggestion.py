"""Trades that the other side would accept, found by asking the player who will answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct, structs

from engine.actions import Accept
from engine.ai.judge import Judge
from engine.ai.model import weights_for
from engine.ai.policy import Policy
from engine.ai.weights import WEIGHTS
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import Offer
from engine.trade import possible
from engine.view import SeatView

ROUND = 5
"""Base units that suggested sums are multiples of, if that is acceptable."""


class Suggestion(Struct, frozen=True):
    """A trade that the other side would accept, and what it adds to its maker's chance."""

    offer: Offer
    gain: float

    @property
    def fair(self) -> bool:
        """True if the maker gains too."""
        return self.gain > 0


def suggested_offer(view: SeatView, draft: Offer, partner: Policy) -> Suggestion | None:
    """Return the draft with cash that the partner accepts, or with more deeds too.

    Where both sides gain, the sum lies half-way between their limits, so it tells neither.
    Otherwise it is the least that the partner wants.
    """
    asked = Answerer(view, draft.maker, partner)
    found = asked.settled(draft)
    if found is not None and found.fair:
        return found
    more = [
        settled
        for extended in _extended(view, draft)
        if (settled := asked.settled(extended)) is not None and settled.fair
    ]
    return max(more, key=lambda settled: settled.gain, default=found)


class Answerer:
    """The two sides of one table's trades: a judge for the maker, a player for the partner."""

    def __init__(self, view: SeatView, maker: Seat, partner: Policy) -> None:
        self._view = view
        self._partner = partner
        self._judge = Judge(view.ed, view, maker, weights_for(view.ed.rules, WEIGHTS))

    def settled(self, draft: Offer) -> Suggestion | None:
        """Return these goods with cash that the partner accepts, if there is any."""
        view, maker, to = self._view, draft.maker, draft.to
        if not (draft.give or draft.ask or draft.give_cards or draft.ask_cards):
            return None
        low, high = -max(0, spendable(view, to)), max(0, spendable(view, maker))
        least = _least(low, high, lambda cash: self._accepts(_paying(draft, cash)))
        if least is None:
            return None
        if self._gain(draft, least) > 0:
            most = _least(-high, -least, lambda cash: self._gain(draft, -cash) > 0)
            assert most is not None, "it gains at the least sum"
            least = (least - most) // 2
        for cash in (least - least % -ROUND, least):
            found = Suggestion(_paying(draft, cash), self._gain(draft, cash))
            got = found.offer.ask_cash or draft.ask or draft.ask_cards
            if (found.fair or got) and self._accepts(found.offer):
                return found
        return None

    def _gain(self, draft: Offer, cash: int) -> float:
        """Return what a trade adds to its maker's chance."""
        judge = self._judge
        return judge.chance(judge.traded(draft, cash)) - judge.before[judge.seat]

    def _accepts(self, offer: Offer) -> bool:
        """Return True if the rules allow an offer and the partner accepts it now."""
        if not possible(self._view.ed, self._view, offer):
            return False
        seen = structs.replace(self._view, seat=offer.to, offers=[offer])
        return isinstance(self._partner.decide(seen), Accept)


def _least(low: int, high: int, good: Callable[[int], bool]) -> int | None:
    """Return the least amount that is good, if the highest one is."""
    if not good(high):
        return None
    while low < high:
        middle = (low + high) // 2
        if good(middle):
            high = middle
        else:
            low = middle + 1
    return high


def _extended(view: SeatView, draft: Offer) -> Iterator[Offer]:
    """Yield the draft with one more share of either side, or of both."""
    asks = [(), *_shares(view, draft, draft.to)]
    gives = [(), *_shares(view, draft, draft.maker)]
    for ask in asks:
        for give in gives:
            if ask or give:
                yield structs.replace(
                    draft,
                    give=tuple(sorted({*draft.give, *give})),
                    ask=tuple(sorted({*draft.ask, *ask})),
                )


def _shares(view: SeatView, draft: Offer, giver: Seat) -> list[tuple[Pos, ...]]:
    """Return what a seat holds of each group in which the other side has a deed too."""
    taker = draft.maker if giver == draft.to else draft.to
    shares = []
    for members in view.ed.board.groups.values():
        holders = [view.owner[pos] for pos in members]
        if giver in holders and taker in holders and not {*draft.give, *draft.ask} & {*members}:
            shares.append(tuple(pos for pos in members if view.owner[pos] == giver))
    return shares


def _paying(draft: Offer, cash: int) -> Offer:
    """Return the draft with cash from its maker, or to it if negative."""
    return structs.replace(draft, give_cash=max(0, cash), ask_cash=max(0, -cash))
