"""The extra income of one seat's whole street groups from building, for any amount of money."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.ai.terrain import BUILT, GroupFacts

TOP = 9
"""The highest building level that is counted. Few boards have more levels."""


class Site:
    """A seat's whole street group: average building level, and the cost of lifting its mortgages.

    Sites are compared by identity, so that a tuple of them is a quick key of a cache.
    """

    __slots__ = ("facts", "level", "lifting")

    def __init__(self, facts: GroupFacts, level: float, lifting: int) -> None:
        self.facts = facts
        self.level = level
        self.lifting = lifting


class Ladder:
    """The extra income of a seat's street groups for each amount of money spent on building.

    All groups are raised to level BUILT first, the one that pays best before the others, and then
    to the top in the same order. The stages are computed once as far as the Bank's houses last.
    Beyond that, each amount is computed again.
    """

    __slots__ = ("_costs", "_gains", "_houses", "_sites", "_stages", "_whole", "room")

    def __init__(self, sites: Sequence[Site], houses: float) -> None:
        self._sites = sorted(sites, key=_pays_best)
        self._houses = houses
        self.room = sum(
            [site.facts.income[-1] - income_at(site.facts.income, site.level) for site in sites],
            0.0,
        )
        self._costs, self._gains = [0.0], [0.0]
        self._stages: list[tuple[GroupFacts, float, int]] = []
        self._whole = True
        for site, have, goal, lifting in _all_stages(self._sites):
            facts = site.facts
            needed = (goal - have) * len(facts.members)
            if needed > houses:
                self._whole = False
                break
            if goal < len(facts.income) - 1:
                houses -= needed
            self._stages.append((facts, have, lifting))
            self._costs.append(self._costs[-1] + lifting + (goal - have) * facts.step_cost)
            gain = income_at(facts.income, goal) - income_at(facts.income, have)
            self._gains.append(self._gains[-1] + gain)

    def growth(self, budget: float) -> float:
        """Return the extra income if this amount is spent on building and on lifting mortgages."""
        if budget <= 0:
            return 0.0
        reached = bisect_left(self._costs, budget) - 1
        grown = self._gains[reached]
        if reached == len(self._stages):
            return grown if self._whole else _growth(self._sites, budget, self._houses)
        facts, have, lifting = self._stages[reached]
        left = budget - self._costs[reached] - lifting
        if left <= 0:
            return grown
        income = facts.income
        return grown + income_at(income, have + left / facts.step_cost) - income_at(income, have)


@lru_cache(maxsize=1_000)
def ladder(sites: tuple[Site, ...], houses: float) -> Ladder:
    """Return the Ladder of a seat's street groups, from the cache if known."""
    return Ladder(sites, houses)


def _pays_best(site: Site) -> float:
    facts = site.facts
    return -facts.income[min(BUILT, len(facts.income) - 1)] / facts.step_cost


def _all_stages(sites: Sequence[Site]) -> Iterator[tuple[Site, float, int, int]]:
    """Yield each stage of building: the group, its levels before and after, the cost of lifting.

    That cost is 0 after the first stage of a group.
    """
    for target in (BUILT, TOP):
        for site in sites:
            top = len(site.facts.income) - 1
            goal = min(target, top)
            have = site.level if target == BUILT else max(site.level, min(BUILT, top))
            if have < goal:
                first = target == BUILT or site.level >= BUILT
                yield site, have, goal, site.lifting if first else 0


def income_at(income: tuple[float, ...], level: float) -> float:
    """Return a group's income at a building level, interpolated between whole levels."""
    low = int(level)
    if low >= len(income) - 1:
        return income[-1]
    return income[low] + (level - low) * (income[low + 1] - income[low])


def _growth(sites: Sequence[Site], budget: float, houses: float) -> float:
    """Return the extra income from building with a budget, if the Bank has few houses.

    Money for a group that gets no house goes to the next group.
    """
    grown = 0.0
    levels = [site.level for site in sites]
    lifted = [site.lifting == 0 for site in sites]
    for target in (BUILT, TOP):
        for index, site in enumerate(sites):
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
