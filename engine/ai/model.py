"""Each seat's chance to win in a position: a softmax of weighted features."""

from __future__ import annotations

from math import exp

from engine.ai.features import Weights, standings
from engine.ai.holdings import Position
from engine.edition import Edition, Seat
from engine.rules import Rules


class Outlook:
    """Each seat's score in a position, with its present or another amount of cash."""

    __slots__ = ("_cash", "_scores", "_standings", "_weights")

    def __init__(self, ed: Edition, position: Position, weights: Weights) -> None:
        self._standings = standings(ed, position)
        self._weights = weights
        self._cash = position.cash
        self._scores = {
            seat: self._standings[seat].score(self._cash[seat], weights) for seat in position.live
        }

    def chances(self) -> list[float]:
        """Return each seat's chance to win, as a fraction, 0 for seats that are out."""
        return self._shares(self._scores)

    def when_paid(self, payer: Seat, payee: Seat, amount: int) -> list[float]:
        """Return each seat's chance to win after one seat paid another an amount."""
        scores = self._scores.copy()
        for seat, change in ((payer, -amount), (payee, amount)):
            cash = self._cash[seat] + change
            scores[seat] = self._standings[seat].score(cash, self._weights)
        return self._shares(scores)

    def after_throw(self, seat: Seat) -> float:
        """Return a seat's chance to win, averaged over the rents of its next throw."""
        total, left = 0.0, 1.0
        for chance, owner, rent in self._standings[seat].rents_ahead:
            if owner != seat:
                total += chance * self.when_paid(seat, owner, int(rent))[seat]
                left -= chance
        return total + left * self.chances()[seat]

    def _shares(self, scores: dict[Seat, float]) -> list[float]:
        best = max(scores.values())
        found = [0.0] * len(self._cash)
        whole = 0.0
        for seat, score in scores.items():
            found[seat] = share = exp(score - best)
            whole += share
        return [share / whole for share in found]


def chances(ed: Edition, position: Position, weights: Weights) -> list[float]:
    """Return each seat's chance to win in a position, as a fraction, 0 for seats that are out."""
    return Outlook(ed, position, weights).chances()


def weights_for(rules: Rules, by_kind: dict[str, Weights]) -> Weights:
    """Return the weights for a standard, short or timed game.

    A short game ends at the first bankruptcy. Worth decides short and timed games.
    """
    if rules.ends_at_first_bankruptcy:
        return by_kind["short"]
    return by_kind["timed" if rules.time_limit else "standard"]
