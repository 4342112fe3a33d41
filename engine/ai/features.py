"""A position as numbers: for each seat a few dozen features that know no particular board.

Money is measured in the board's unit (the average price of a deed), odds in landings per throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log1p
from operator import mul

from engine.ai.holdings import Position, Site, holdings_of, income_at
from engine.ai.terrain import BUILT
from engine.edition import Edition, Seat

FEATURES = (
    "income", "income_plain", "income_soon", "income_later", "income_most",
    "cash", "cash_plain", "raisable", "worth",
    "endurance", "endurance_all", "ruin", "squeeze", "ahead", "ahead_squeeze",
    "near_bank", "near_other", "hold", "block",
    "jailed", "jailed_danger", "mortgaged", "groups", "deeds",
)  # fmt: skip
HARMFUL = ("ruin", "squeeze", "ahead", "ahead_squeeze", "mortgaged")
NEITHER = ("jailed", "jailed_danger")
"""Less of the harmful is better, and more of all others but those that may be either."""
MOST_SCORES = 1_000
"""Scores remembered for the same holdings; then all are forgotten."""


class Weights:
    """Fitted numbers: those while no deed is sold, and those when all are."""

    __slots__ = ("_mixed", "early", "late")

    def __init__(self, early: Sequence[float], late: Sequence[float]) -> None:
        self.early, self.late = tuple(early), tuple(late)
        self._mixed: dict[float, list[float]] = {}

    def mixed(self, unsold: float) -> list[float]:
        """The weights of a moment of the game, remembered."""
        found = self._mixed.get(unsold)
        if found is None:
            found = self._mixed[unsold] = [
                unsold * early + (1 - unsold) * late
                for early, late in zip(self.early, self.late, strict=True)
            ]
        return found


class Survey:
    """A position read for any amount of cash."""

    __slots__ = ("_at", "_held", "_houses", "_jail", "_others", "terrain")

    def __init__(self, ed: Edition, position: Position) -> None:
        self.terrain = ed.terrain
        self._held = holdings_of(ed, position)
        self._at, self._jail = position.at, position.jail
        self._others = len(position.live) - 1
        self._houses = position.houses

    def score(self, seat: Seat, cash: int, weights: Weights) -> float:
        """The weighted features of a seat that holds so much cash, remembered."""
        known = self._held.scores
        at = -1 if self._jail[seat] else self._at[seat]
        key = (weights, seat, cash, at, self._houses, self._others)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_SCORES:
                known.clear()
            mixed = weights.mixed(self._held.unsold)
            found = known[key] = float(sum(map(mul, self.row(seat, cash), mixed)))
        return found

    def rents_ahead(self, seat: Seat) -> list[tuple[float, Seat, float]]:
        """What the next throw may cost a seat: its chance, to whom, how much."""
        if self._jail[seat]:
            return []
        found = self._held.rents_from(self._at[seat])
        return [rent for rent in found if rent[1] != seat]

    def row(self, seat: Seat, cash: int) -> list[float]:
        """The features of a seat that holds so much cash."""
        all_held, unit = self._held, self.terrain.unit
        mine = all_held.income[seat]
        held = max(0, cash)
        raisable = all_held.raisable[seat]
        most = cash + raisable
        raised = max(0, most)
        worth = cash + all_held.worth[seat]
        others = self._others
        scale = 20 * others / unit
        outgo = all_held.whole - mine
        if cash < 0:  # what is missing is raised by selling what earns
            mine *= max(0.0, 1 + cash / max(1, raisable))
        soon = later = top = mine
        sites = all_held.sites[seat]
        if all_held.room[seat]:
            top += all_held.room[seat]
            later += _growth(sites, (cash + most) / 2 + 3 * unit, self._houses)
            soon += _growth(sites, cash - unit / 2, self._houses)
        ruin = squeeze = ahead = ahead_squeeze = 0.0
        for rent, chance, owner in all_held.dear:
            if rent <= cash:
                break
            if owner != seat:
                squeeze += chance
                if rent > most:
                    ruin += chance
        jailed = 1.0 if self._jail[seat] else 0.0
        if not jailed and all_held.dear:
            for chance, owner, rent in all_held.rents_from(self._at[seat]):
                if owner != seat:
                    ahead += chance * rent
                    if rent > cash:
                        ahead_squeeze += chance
        return [
            log1p(mine * scale),
            mine * others / unit,
            log1p(soon * scale),
            log1p(later * scale),
            log1p(top * scale),
            log1p(held / unit),
            min(cash / unit, 20.0) / 10,
            log1p(raised / unit),
            log1p(max(0, worth) / unit),
            log((held + 0.3 * unit) / (outgo + 0.05 * unit)),
            log((raised + 0.3 * unit) / (outgo + 0.05 * unit)),
            ruin,
            squeeze,
            min(1.5, ahead / (held + unit / 2)),
            ahead_squeeze,
            all_held.near_bank[seat],
            all_held.near_other[seat],
            all_held.hold[seat],
            all_held.block[seat],
            jailed,
            jailed * log1p(outgo * 20 / unit),
            all_held.pledged[seat] / max(1, worth),
            float(len(sites)),
            all_held.count[seat] / len(self.terrain.board.deeds),
        ]


def features(ed: Edition, position: Position) -> list[list[float]]:
    """The features of every live seat, in seat order."""
    survey = Survey(ed, position)
    return [survey.row(seat, position.cash[seat]) for seat in position.live]


def _growth(plots: Sequence[Site], budget: float, houses: float) -> float:
    """How much more the groups would earn with so much money built into them, best first."""
    grown = 0.0
    levels = [site.level for site in plots]
    lifted = [site.lifting == 0 for site in plots]
    for target in (BUILT, 9):
        for index, site in enumerate(plots):
            if budget <= 0:
                return grown
            facts = site.facts
            income, have = facts.income, levels[index]
            goal = min(target, len(income) - 1)
            if have >= goal:
                continue
            if not lifted[index]:
                budget -= site.lifting
                if budget <= 0:
                    continue
                lifted[index] = True
            size = len(facts.members)
            take = min(goal - have, budget / facts.step_cost)
            if have + take < len(income) - 1:
                take = min(take, houses / size)
                houses -= take * size
            budget -= take * facts.step_cost
            levels[index] = have + take
            grown += income_at(income, have + take) - income_at(income, have)
    return grown
