"""Trades that the other side would accept, found by simulating its answers."""

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
"""Suggested sums are multiples of this many base units, if such a sum is acceptable."""


class Suggestion(Struct, frozen=True):
    """An offer that the other side would accept.

    `gain` is the change of its maker's chance to win, as a fraction.
    """

    offer: Offer
    gain: float

    @property
    def fair(self) -> bool:
        """True if the maker's chance to win rises."""
        return self.gain > 0


def suggested_offer(view: SeatView, draft: Offer, partner: Policy) -> Suggestion | None:
    """Return the draft with cash that the partner accepts, or None.

    If the maker does not gain by it, more deeds are tried. Where both sides gain, the sum is
    half-way between their limits, so it reveals neither. Otherwise it is the least that the partner
    accepts.
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
    """A judge for the maker of a trade, and a simulated answer of its partner."""

    def __init__(self, view: SeatView, maker: Seat, partner: Policy) -> None:
        self._view = view
        self._partner = partner
        self._judge = Judge(view.ed, view, maker, weights_for(view.ed.rules, WEIGHTS))

    def settled(self, draft: Offer) -> Suggestion | None:
        """Return a Suggestion of the draft's goods with cash that the partner accepts, or None.

        Return None too for a draft without goods, and if the maker would get nothing and gain
        nothing.
        """
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
        """Return the change of the maker's chance to win by a trade, as a fraction."""
        judge = self._judge
        return judge.chance(judge.traded(draft, cash)) - judge.before[judge.seat]

    def _accepts(self, offer: Offer) -> bool:
        """Return True if the rules allow an offer and the partner accepts it now."""
        if not possible(self._view.ed, self._view, offer):
            return False
        seen = structs.replace(self._view, seat=offer.to, offers=[offer])
        return isinstance(self._partner.decide(seen), Accept)


def _least(low: int, high: int, good: Callable[[int], bool]) -> int | None:
    """Return the least amount from `low` to `high` that is good, or None if `high` is not."""
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
    """Yield the draft with all that a side holds of one more group, for one side or both."""
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
    """Return the deeds that a seat holds in each group in which the other side has deeds too.

    Groups of the draft are left out.
    """
    taker = draft.maker if giver == draft.to else draft.to
    shares = []
    for members in view.ed.board.groups.values():
        holders = [view.owner[pos] for pos in members]
        if giver in holders and taker in holders and not {*draft.give, *draft.ask} & {*members}:
            shares.append(tuple(pos for pos in members if view.owner[pos] == giver))
    return shares


def _paying(draft: Offer, cash: int) -> Offer:
    """Return the draft with cash paid by its maker, or to its maker if negative."""
    return structs.replace(draft, give_cash=max(0, cash), ask_cash=max(0, -cash))
