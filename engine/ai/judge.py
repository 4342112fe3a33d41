"""Possible positions, judged by each seat's chance to win."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.ai.features import Weights
from engine.ai.holdings import Position, position_of
from engine.ai.model import Outlook, chances
from engine.edition import Edition, Pos, Seat
from engine.state import Offer, Table

STEPS = 6
"""Halvings in a search for the highest good amount of money."""


class Judge:
    """A judge of the chances to win, for one seat, now and in positions after possible moves."""

    __slots__ = ("ed", "now", "seat", "weights", "_before")

    def __init__(self, ed: Edition, s: Table, seat: Seat, weights: Weights) -> None:
        self.ed = ed
        self.seat = seat
        self.weights = weights
        self.now = position_of(ed.rules, s)
        self._before: list[float] | None = None

    @property
    def before(self) -> list[float]:
        """Each seat's chance to win in the present position, as a fraction."""
        if self._before is None:
            self._before = self.chances(self.now)
        return self._before

    def chances(self, position: Position) -> list[float]:
        return chances(self.ed, position, self.weights)

    def chance(self, position: Position) -> float:
        """Return this seat's own chance to win in a position, as a fraction."""
        return self.chances(position)[self.seat]

    def prospect(self, position: Position) -> float:
        """Return this seat's own chance to win, averaged over the rents of its next throw."""
        return Outlook(self.ed, position, self.weights).after_throw(self.seat)

    def bought(self, pos: Pos, by: Seat, price: int) -> Position:
        """Return the position after a seat bought a deed from the Bank at a price."""
        then = self.now.copy()
        then.owner[pos] = by
        then.cash[by] -= price
        return then

    def paid(self, amount: int) -> Position:
        """Return the position after this seat paid the Bank an amount."""
        then = self.now.copy()
        then.cash[self.seat] -= amount
        return then

    def outlook(self, offer: Offer) -> Outlook:
        """Return the Outlook after a trade's goods changed hands, without its cash."""
        return Outlook(self.ed, self.traded(offer, 0), self.weights)

    def traded(self, offer: Offer, cash: int | None = None) -> Position:
        """Return the position after a trade.

        `cash` replaces the maker's net payment. Interest on received mortgaged deeds is paid. A
        jail card counts as cash: the fine it saves.
        """
        board, mortgaged = self.ed.board, self.now.mortgaged
        then = self.now.copy()
        maker, to = offer.maker, offer.to
        paid = offer.give_cash - offer.ask_cash if cash is None else cash
        paid += self.ed.rules.jail_fine * (len(offer.give_cards) - len(offer.ask_cards))
        then.cash[maker] -= paid
        then.cash[to] += paid
        for taker, deeds in ((to, offer.give), (maker, offer.ask)):
            for pos in deeds:
                then.owner[pos] = taker
                if mortgaged[pos]:
                    then.cash[taker] -= board.interest[pos]
        return then

    def raised(self, lots: Iterable[tuple[Pos, int]], cost: int) -> Position:
        """Return the position after this seat brought lots to other building levels.

        `cost` is the total price, or the money received if negative.
        """
        then = self.now.copy()
        hotel = self.ed.rules.hotel_level
        for pos, level in lots:
            have = then.level[pos]
            then.houses += (0 if have == hotel else have) - (0 if level == hotel else level)
            then.hotels += (have == hotel) - (level == hotel)
            then.level[pos] = level
        then.cash[self.seat] -= cost
        return then

    def pledged(self, pos: Pos) -> Position:
        """Return the position after this seat mortgaged one deed."""
        then = self.now.copy()
        then.mortgaged[pos] = True
        then.cash[self.seat] += self.ed.board.mortgage[pos]
        return then


def limit(most: int, good: Callable[[int], bool]) -> int:
    """Return about the highest amount up to `most` that is good, or 0 if none is.

    It is found by halving. The amount returned is good, but a slightly higher one may be too.
    """
    if most <= 0 or good(most):
        return max(0, most)
    low, high = 0, most
    for _ in range(STEPS):
        middle = (low + high) // 2
        if good(middle):
            low = middle
        else:
            high = middle
    return low
