"""A player that never trades, and begs for cash and deeds once the game is late."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Action, Reject
from engine.ai.judge import Judge
from engine.edition import Pos
from engine.money import spendable
from engine.state import Offer, seats_after
from engine.trade import answerable
from engine.view import SeatView
from tests.yardsticks.dealing import Dealer, gains, legal, movable, paying

LATE = 60
"""Rounds before the first request."""
LOSSES = (0.028, 0.02, 0.01, 0.005)
"""Winning chances that a request costs the other side, the greediest first."""


class Beggar(Dealer):
    """Play like hard without trades. After LATE rounds ask for gifts, six a turn."""

    asks = 6

    def decide(self, view: SeatView) -> Action:
        for offer in answerable(view.ed, view, view.seat):
            return Reject(offer.id)
        return super().decide(view)

    def next_offer(self, view: SeatView, judge: Judge) -> Offer | None:
        if view.turn.number // len(view.players) <= LATE:
            return None
        wishes = [
            wish
            for loss in LOSSES[self._made // 2 :]
            for wish in self._wishes(view, judge, loss)
            if gains(judge, wish, 0)[0] > 0
        ]
        return max(wishes, key=lambda wish: gains(judge, wish, 0)[0], default=None)

    def _wishes(self, view: SeatView, judge: Judge, loss: float) -> Iterator[Offer]:
        """Yield gifts that cost each other seat no more than this chance."""
        for other in seats_after(view, judge.seat):
            bundles: list[tuple[Pos, ...]] = [(), *((pos,) for pos in movable(view, other))]
            for ask in bundles:
                bare = Offer(0, judge.seat, other, ask=ask)
                low, high = 0, max(0, spendable(view, other))
                while high - low > 2:
                    middle = (low + high) // 2
                    if gains(judge, paying(bare, -middle), -middle)[1] >= -loss:
                        low = middle
                    else:
                        high = middle
                wish = paying(bare, -low)
                remembered = any(
                    (old.maker, old.to, old.ask) == (judge.seat, other, ask) for old in view.refused
                )
                cheap = gains(judge, wish, -low)[1] >= -loss
                if cheap and (low or ask) and not remembered and legal(view, wish):
                    yield wish
