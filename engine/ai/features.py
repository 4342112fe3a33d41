"""A position as numbers: two dozen features of each seat that suit any board.

Money is measured in the board's unit (the average price of a deed), odds in landings for each
throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log1p
from operator import mul

from engine.ai.growth import ladder
from engine.ai.holdings import Holdings, Position, holdings_of
from engine.edition import Edition, Pos, Seat

FEATURES = (
    "income", "income_plain", "income_soon", "income_later", "income_most",
    "cash", "cash_plain", "raisable", "worth",
    "endurance", "endurance_all", "ruin", "squeeze", "ahead", "ahead_squeeze",
    "near_bank", "near_other", "hold", "block",
    "jailed", "jailed_danger", "mortgaged", "groups", "deeds",
)  # fmt: skip
BY_CASH = (
    "income_soon", "income_later", "cash", "cash_plain", "raisable", "worth",
    "endurance", "endurance_all", "ruin", "squeeze", "ahead", "ahead_squeeze", "mortgaged",
)  # fmt: skip
BY_DEEDS = tuple(name for name in FEATURES if name not in BY_CASH)
"""Names of the features that do not change with a seat's cash, unless the cash is negative."""
HARMFUL = ("ruin", "squeeze", "ahead", "ahead_squeeze", "mortgaged")
NEITHER = ("jailed", "jailed_danger")
"""Names of the features that may be good or bad.

Low values of the features in HARMFUL are good. High values of all others are good.
"""
MOST_SCORES = 1_000
"""Most scores in the cache of one Standing. A full cache is cleared."""
IN_JAIL = Pos(-1)
"""The space number used for a seat in jail. From it, the next throw reaches no rent."""


class Weights:
    """Fitted weights of the features, for a board with no deed sold and one with all sold."""

    __slots__ = ("_mixed", "early", "late")

    def __init__(self, early: Sequence[float], late: Sequence[float]) -> None:
        self.early, self.late = tuple(early), tuple(late)
        self._mixed: dict[float, tuple[list[float], list[float]]] = {}

    def mixed(self, unsold: float) -> tuple[list[float], list[float]]:
        """Return the interpolated weights of the BY_CASH features, and of the BY_DEEDS features.

        `unsold` is the fraction of the board's deeds that is unsold.
        """
        found = self._mixed.get(unsold)
        if found is None:
            mixed = {
                name: unsold * early + (1 - unsold) * late
                for name, early, late in zip(FEATURES, self.early, self.late, strict=True)
            }
            by_cash, by_deeds = [[mixed[name] for name in part] for part in (BY_CASH, BY_DEEDS)]
            found = self._mixed[unsold] = by_cash, by_deeds
        return found


class Standing:
    """The features of one seat in a position, and its score for any amount of cash."""

    __slots__ = (
        "_dear", "_fixed", "_jailed", "_ladder", "_marks", "_mine", "_others", "_outgo",
        "_pledged", "_raisable", "_scores", "_seat", "_unit", "_unsold", "_worth", "rents_ahead",
    )  # fmt: skip

    def __init__(
        self, unit: float, held: Holdings, seat: Seat, at: Pos, houses: int, others: int
    ) -> None:
        self._unit, self._seat, self._others = unit, seat, others
        self._jailed = at == IN_JAIL
        self._mine = held.income[seat]
        self._outgo = held.whole - self._mine
        self._raisable, self._worth = held.raisable[seat], held.worth[seat]
        self._pledged = held.pledged[seat]
        self._unsold = held.unsold
        self._dear = held.dear
        sites = held.sites[seat]
        self._ladder = ladder(sites, houses) if sites else None
        self.rents_ahead = [] if self._jailed else held.rents_from(at)
        """The high rents within one throw, as tuples of chance, owner and amount.

        Rents of the seat's own deeds are among them. The list is empty for a seat in jail.
        """
        self._marks = (
            held.near_bank[seat],
            held.near_other[seat],
            held.hold[seat],
            held.block[seat],
            float(len(sites)),
            held.count[seat] / held.deeds,
        )
        self._fixed: tuple[Weights, float] | None = None
        self._scores: dict[tuple[Weights, int], float] = {}

    def score(self, cash: int, weights: Weights) -> float:
        """Return the weighted sum of this seat's features for an amount of cash."""
        known, key = self._scores, (weights, cash)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_SCORES:
                known.clear()
            found = known[key] = self._score(cash, weights)
        return found

    def _score(self, cash: int, weights: Weights) -> float:
        for_cash, for_deeds = weights.mixed(self._unsold)
        mine, fixed = self._mine, self._fixed
        if cash < 0:
            mine = self._earning(cash)
            fixed = weights, sum(map(mul, self._by_deeds(mine), for_deeds))
        elif fixed is None or fixed[0] is not weights:
            fixed = self._fixed = weights, sum(map(mul, self._by_deeds(mine), for_deeds))
        return fixed[1] + float(sum(map(mul, self._by_cash(cash, mine), for_cash)))

    def row(self, cash: int) -> list[float]:
        """Return all features of this seat for an amount of cash, in the order of FEATURES."""
        mine = self._earning(cash)
        found = dict(zip(BY_CASH, self._by_cash(cash, mine), strict=True))
        found.update(zip(BY_DEEDS, self._by_deeds(mine), strict=True))
        return [found[name] for name in FEATURES]

    def _earning(self, cash: int) -> float:
        """Return the seat's income, lowered for negative cash as if deeds that earn were sold."""
        if cash >= 0:
            return self._mine
        return self._mine * max(0.0, 1 + cash / max(1, self._raisable))

    def _by_deeds(self, mine: float) -> list[float]:
        """Return the BY_DEEDS features in order. `mine` is the seat's income."""
        unit, others = self._unit, self._others
        scale = 20 * others / unit
        room = self._ladder.room if self._ladder else 0.0
        near_bank, near_other, hold, block, groups, deeds = self._marks
        jailed = 1.0 if self._jailed else 0.0
        return [
            log1p(mine * scale),
            mine * others / unit,
            log1p(max(0.0, mine + room) * scale),
            near_bank,
            near_other,
            hold,
            block,
            jailed,
            jailed * log1p(self._outgo * 20 / unit),
            groups,
            deeds,
        ]

    def _by_cash(self, cash: int, mine: float) -> list[float]:
        """Return the BY_CASH features in order. `mine` is the seat's income."""
        seat, unit, ladder = self._seat, self._unit, self._ladder
        most = cash + self._raisable
        worth = cash + self._worth
        purse, raised = max(0, cash), max(0, most)
        scale = 20 * self._others / unit
        outgo = self._outgo + 0.05 * unit
        soon = later = mine
        if ladder:
            later += ladder.growth((cash + most) / 2 + 3 * unit)
            soon += ladder.growth(cash - unit / 2)
        ruin = squeeze = ahead = ahead_squeeze = 0.0
        for rent, chance, owner in self._dear:
            if rent <= cash:
                break
            if owner != seat:
                squeeze += chance
                if rent > most:
                    ruin += chance
        for chance, owner, rent in self.rents_ahead:
            if owner != seat:
                ahead += chance * rent
                if rent > cash:
                    ahead_squeeze += chance
        return [
            log1p(max(0.0, soon) * scale),
            log1p(max(0.0, later) * scale),
            log1p(purse / unit),
            min(cash / unit, 20.0) / 10,
            log1p(raised / unit),
            log1p(max(0, worth) / unit),
            log((purse + 0.3 * unit) / outgo),
            log((raised + 0.3 * unit) / outgo),
            ruin,
            squeeze,
            min(1.5, ahead / (purse + unit / 2)),
            ahead_squeeze,
            self._pledged / max(1, worth),
        ]


def standings(ed: Edition, position: Position) -> list[Standing]:
    """Return a Standing for every seat of a position, including seats that are out."""
    terrain, held = ed.terrain, holdings_of(ed, position)
    known, houses, others = held.standings, position.houses, len(position.live) - 1
    found = []
    for seat, (at, jailed) in enumerate(zip(position.at, position.jail, strict=True)):
        key = (Seat(seat), IN_JAIL if jailed else at, houses, others)
        standing = known.get(key)
        if standing is None:
            standing = known[key] = Standing(terrain.unit, held, *key)
        found.append(standing)
    return found


def features(ed: Edition, position: Position) -> list[list[float]]:
    """Return a list of feature values for every live seat, in seat order."""
    all_seats = standings(ed, position)
    return [all_seats[seat].row(position.cash[seat]) for seat in position.live]
