"""A league night on paper: who sits with whom, what a place is worth, who stands where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

USUAL, LEAST, LARGEST = 4, 3, 5
"""People at a table: as a rule, at least and at most."""
WIN = 12
"""Points of a winner; it can be shared out evenly at tables of three, four and five."""
ATTEMPTS = 200
"""Draws of which the one is taken where the fewest meet again."""


def sizes(players: int) -> list[int]:
    """How many sit at each table: four, or three to five where the number asks for it."""
    if players < LEAST:
        return []
    tables = max(1, (players + USUAL // 2) // USUAL)
    least, more = divmod(players, tables)
    return [least + 1] * more + [least] * (tables - more)


def seat_by_standing(users: Sequence[int]) -> list[list[int]]:
    """Tables in the order of the standing: the best meet at the first, which is the final."""
    rest = iter(users)
    return [[next(rest) for _ in range(size)] for size in sizes(len(users))]


def draw(users: Collection[int], met: Iterable[Collection[int]], random: Random) -> list[list[int]]:
    """Tables by lot, so that as few as possible meet who have met; `met` are earlier tables."""
    meetings = Counter(pair for table in met for pair in combinations(sorted(table), 2))

    def again(tables: list[list[int]]) -> int:
        pairs = (pair for table in tables for pair in combinations(sorted(table), 2))
        return sum(meetings[pair] ** 2 for pair in pairs)

    lots = sorted(users)
    best: list[list[int]] = []
    for _ in range(ATTEMPTS if meetings else 1):
        random.shuffle(lots)
        tables = seat_by_standing(lots)
        if not best or again(tables) < again(best):
            best = tables
    return best


def points(ranks: Sequence[int], seat: int) -> int:
    """What a place is worth: all points for the first, none for the last, shared ones between."""
    rank, players = ranks[seat], len(ranks)
    shared = rank + (ranks.count(rank) - 1) / 2
    return round(WIN * (players - shared) / (players - 1))


@dataclass(frozen=True)
class LeagueLine:
    """A player in the standing of a league night."""

    rank: int
    user: int
    points: int
    tables: int


def standing(scores: Mapping[int, Sequence[int]]) -> list[LeagueLine]:
    """Everybody by points, then by the best single table; equals share a rank."""

    def merit(user: int) -> tuple[int, int]:
        return -sum(scores[user]), -max(scores[user], default=0)

    merits = sorted(map(merit, scores))
    return [
        LeagueLine(1 + merits.index(merit(user)), user, sum(scores[user]), len(scores[user]))
        for user in sorted(scores, key=lambda user: (merit(user), user))
    ]
