"""A board before anybody has moved: how often each space is landed on, and what groups earn.

Worked out once for an edition with its rules (`Edition.terrain`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.edition import AdvanceNearest, AdvanceTo, Board, Edition, GoToJail, MoveBack, Pick, Pos
from engine.rent import USUAL_THROW

THROWS = tuple((total, (6 - abs(7 - total)) / 36) for total in range(2, 13))
"""Each sum of two dice and its chance."""
ROUNDS = 60
"""Throws after which the chances of where a token lies no longer change to speak of."""
BUILT = 3
"""The level by which groups are compared: the third house pays best."""


class GroupFacts(Struct, frozen=True):
    """One group: where it lies, what a level costs, and what it earns at each of them.

    `income[level]` is the rent of the whole group for one throw of one visitor.
    """

    members: tuple[Pos, ...]
    pick: Pick
    kind: str
    step_cost: int
    income: tuple[float, ...]
    quality: float
    mortgages: int


class Terrain:
    """Odds of landing by position, groups, and the money that counts as one unit here."""

    __slots__ = ("board", "facts", "groups", "holdings", "odds", "unit")

    def __init__(self, ed: Edition) -> None:
        board = ed.board
        self.board = board
        self.odds = _landing_odds(ed)
        prices = [board.price[pos] for pos in board.deeds]
        self.unit = max(1.0, sum(prices) / max(1, len(prices)))
        levels = ed.rules.hotel_level
        self.groups = tuple(self._group(members, levels) for members in board.groups.values())
        self.facts: dict[Any, Any] = {}
        self.holdings: dict[Any, Any] = {}

    def _group(self, members: tuple[Pos, ...], levels: int) -> GroupFacts:
        board, odds = self.board, self.odds
        first = members[0]
        kind = board.kind[first]
        size = len(members)
        if kind == "street":
            income = [2 * sum(odds[pos] * board.rents[pos][0] for pos in members)]
            for level in range(1, levels + 1):
                at = -1 if level == levels else level
                income.append(sum(odds[pos] * board.rents[pos][at] for pos in members))
            quality = income[min(BUILT, levels)] / self.unit
        elif kind == "railroad":
            income = [sum(odds[pos] for pos in members) * board.group_rents[first][size - 1]]
            quality = income[0] / self.unit
        else:
            most = board.multipliers[first][size - 1] * USUAL_THROW
            income = [sum(odds[pos] for pos in members) * most]
            quality = income[0] / self.unit
        cost = board.house_cost[first] * size
        mortgages = sum(board.mortgage[pos] for pos in members)
        return GroupFacts(members, board.pick[first], kind, cost, tuple(income), quality, mortgages)


def _landing_odds(ed: Edition) -> tuple[float, ...]:
    """How likely a throw ends on each space in the long run, everybody leaving jail at once."""
    board = ed.board
    size = board.size
    rests = [_resting(board, Pos(pos)) for pos in range(size)]
    rows: list[list[tuple[int, float]]] = []
    for start in range(size):
        row: dict[int, float] = {}
        for total, chance in THROWS:
            for rest, share in rests[(start + total) % size]:
                row[rest] = row.get(rest, 0.0) + chance * share
        rows.append(list(row.items()))
    weight = [1 / size] * size
    for _ in range(ROUNDS):
        after = [0.0] * size
        for here, row_of in zip(weight, rows, strict=True):
            for place, chance in row_of:
                after[place] += here * chance
        weight = after
    return tuple(weight)


def _resting(board: Board, reached: Pos) -> list[tuple[Pos, float]]:
    """Where a token that reached a space comes to rest, one card being obeyed."""
    if board.kind[reached] == "go_to_jail":
        return [(board.jail, 1.0)]
    cards = board.cards[board.deck[reached]] if board.kind[reached] == "card" else ()
    if not cards:
        return [(reached, 1.0)]
    share = 1 / len(cards)
    found: list[tuple[Pos, float]] = []
    for card in cards:
        match card.effect:
            case AdvanceTo(pos):
                rest: Pos | None = pos
            case AdvanceNearest(kind):
                rest = board.nearest[kind][reached]
            case MoveBack(steps):
                rest = Pos((reached - steps) % board.size)
            case GoToJail():
                rest = board.jail
            case _:
                rest = reached
        found.append((reached if rest is None else rest, share))
    return found
