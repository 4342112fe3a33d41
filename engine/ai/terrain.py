"""A board's landing odds and the income of its groups, for computer players.

They are computed once for an edition with its rules (`Edition.terrain`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.board import Pick
from engine.edition import Edition, Pos
from engine.odds import exact_shares
from engine.rent import USUAL_THROW

THROWS = tuple((total, (6 - abs(7 - total)) / 36) for total in range(2, 13))
"""Each sum of two dice with its chance, as a fraction."""
BUILT = 3
"""The building level at which groups are compared, and to which they are built up first.

The third house pays best.
"""


class GroupFacts(Struct, frozen=True):
    """A group of deeds: positions, the cost of one level on every lot, and the income by level.

    `income[level]` is the rent of the whole group for one throw of one visitor, on average.
    Railroads and utilities have one entry. `quality` is the income at level BUILT, in units of the
    board.
    """

    members: tuple[Pos, ...]
    pick: Pick
    kind: str
    step_cost: int
    income: tuple[float, ...]
    quality: float
    mortgages: int


class Terrain:
    """A board's landing odds by position, its groups, and its unit of money.

    The unit is the average price of a deed.
    """

    __slots__ = ("board", "facts", "groups", "holdings", "odds", "reach", "unit")

    def __init__(self, ed: Edition) -> None:
        board = ed.board
        self.board = board
        self.odds = _landing_odds(ed)
        prices = [board.price[pos] for pos in board.deeds]
        self.unit = max(1.0, sum(prices) / max(1, len(prices)))
        levels = ed.rules.hotel_level
        self.groups = tuple(self._group(members, levels) for members in board.groups.values())
        ring = board.positions
        self.reach = tuple(
            tuple((ring[(here + total) % board.size], chance) for total, chance in THROWS)
            for here in ring
        )
        """For each space, the spaces within one throw of two dice, with their chances."""
        self.facts: dict[Any, Any] = {}
        self.holdings: dict[Any, Any] = {}

    def _group(self, members: tuple[Pos, ...], levels: int) -> GroupFacts:
        board, odds = self.board, self.odds
        first = members[0]
        kind = board.kind[first]
        size = len(members)
        if kind == "street":
            income = [2 * sum([odds[pos] * board.rents[pos][0] for pos in members], 0.0)]
            for level in range(1, levels + 1):
                at = -1 if level == levels else level
                income.append(sum([odds[pos] * board.rents[pos][at] for pos in members], 0.0))
        else:
            if kind == "railroad":
                most = board.group_rents[first][size - 1]
            else:
                most = board.multipliers[first][size - 1] * USUAL_THROW
            income = [sum([odds[pos] for pos in members], 0.0) * most]
        quality = income[min(BUILT, len(income) - 1)] / self.unit
        cost = board.house_cost[first] * size
        mortgages = sum(board.mortgage[pos] for pos in members)
        return GroupFacts(members, board.pick[first], kind, cost, tuple(income), quality, mortgages)


def _landing_odds(ed: Edition) -> tuple[float, ...]:
    """Return the long-run share of throws that end on each space.

    Being in jail counts as the jail space.
    """
    *spaces, jailed = exact_shares(ed).spaces
    spaces[ed.board.jail] += jailed
    return tuple(spaces)
