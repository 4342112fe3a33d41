"""A player that knows the weights and asks again with other small additions."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.judge import Judge
from engine.money import spendable
from engine.state import Offer, seats_after
from engine.view import SeatView
from tests.yardsticks.dealing import Dealer, gains, legal, movable, paying, small_trades

LEAST_GAIN = 0.01
"""Winning chance below which a trade is not worth asking for."""
PRICED = 24
"""Bundles priced in one search, those of the largest joint gain."""


class Shopper(Dealer):
    """Ask twelve times a turn for what a mistaken player would give, each time another bundle.

    Every price leaves the other side a loss that its error may hide.
    """

    asks = 12
    loss = 0.06
    """Winning chance that the other side loses by an offer."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: set[tuple[object, ...]] = set()

    def next_offer(self, view: SeatView, judge: Judge) -> Offer | None:
        mood = view.turn.number // (12 * len(view.players))
        bundles = [
            (sum(gains(judge, bundle, 0)), key, bundle)
            for bundle in _bundles(view, judge)
            if (key := (bundle.to, bundle.give, bundle.ask, bundle.give_cards, mood))
            not in self._asked
        ]
        best, most, chosen = None, LEAST_GAIN, None
        for _, key, bundle in sorted(bundles, key=lambda one: -one[0])[:PRICED]:
            cash = _price(view, judge, bundle, self.loss)
            if cash is None:
                continue
            gain = gains(judge, bundle, cash)[0]
            if gain > most and legal(view, paying(bundle, cash)):
                best, most, chosen = paying(bundle, cash), gain, key
        if chosen is not None:
            self._asked.add(chosen)
        return best


class PatientShopper(Shopper):
    """Ask once a turn."""

    asks = 1


class GreedyShopper(Shopper):
    """Ask for what a player of many mistakes would give."""

    loss = 0.12


class PatientGreedyShopper(GreedyShopper):
    """Ask once a turn."""

    asks = 1


def _bundles(view: SeatView, judge: Judge) -> Iterator[Offer]:
    """Yield small trades, and gifts of cash for one deed or card of little use."""
    seat = judge.seat
    yield from small_trades(view, seat)
    lone = sorted(movable(view, seat), key=lambda pos: view.ed.board.price[pos])[:4]
    for other in seats_after(view, seat):
        yield Offer(0, seat, other)
        for pos in lone:
            yield Offer(0, seat, other, give=(pos,))
        for card in view.players[seat].cards[:1]:
            yield Offer(0, seat, other, give_cards=(card,))


def _price(view: SeatView, judge: Judge, offer: Offer, loss: float) -> int | None:
    """Return the least cash by which the other side loses no more than this chance."""
    low, high = -max(0, spendable(view, offer.to)), max(0, spendable(view, offer.maker))
    if gains(judge, offer, high)[1] < -loss:
        return None
    if gains(judge, offer, low)[1] >= -loss:
        return low
    while high - low > 4:
        middle = (low + high) // 2
        if gains(judge, offer, middle)[1] >= -loss:
            high = middle
        else:
            low = middle
    return high
