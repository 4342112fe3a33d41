"""The random draw of a league night's tables, the points for each place, and the standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

USUAL, LEAST, LARGEST = 4, 3, 5
"""Usual, fewest and most people at a table of a league night."""
WIN = 12
"""Points of a table's winner.

With it, places at tables of three, four and five have whole points.
"""
ATTEMPTS = 200
"""Number of random draws that are compared for the fewest repeated meetings."""


def sizes(players: int) -> list[int]:
    """Return the sizes of the tables for this many players: four each, or three to five.

    Return an empty list for fewer than three players.
    """
    if players < LEAST:
        return []
    tables = max(1, (players + USUAL // 2) // USUAL)
    least, more = divmod(players, tables)
    return [least + 1] * more + [least] * (tables - more)


def seat_by_standing(users: Sequence[int]) -> list[list[int]]:
    """Split users into tables without changing their order.

    If the users are in the order of the standing, the first table has the best players.
    """
    rest = iter(users)
    return [[next(rest) for _ in range(size)] for size in sizes(len(users))]


def draw(users: Collection[int], met: Iterable[Collection[int]], random: Random) -> list[list[int]]:
    """Return tables of these users: of many random draws, one with the fewest repeated meetings.

    `met` has the users of each earlier table. Two users who have met several times count more.
    """
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
    """Return the points of a seat: WIN for the first place, 0 for the last.

    Tied seats get the average of their places, rounded.
    """
    rank, players = ranks[seat], len(ranks)
    shared = rank + (ranks.count(rank) - 1) / 2
    return round(WIN * (players - shared) / (players - 1))


@dataclass(frozen=True)
class LeagueLine:
    """A player's line in the standing of a league night, with the number of tables played."""

    rank: int
    user: int
    points: int
    tables: int


def standing(scores: Mapping[int, Sequence[int]]) -> list[LeagueLine]:
    """Return the standing of a league night by points, then by the points of the best table.

    `scores` has the points at each table by user id. Equal players share a rank.
    """

    def merit(user: int) -> tuple[int, int]:
        return -sum(scores[user]), -max(scores[user], default=0)

    merits = sorted(map(merit, scores))
    return [
        LeagueLine(1 + merits.index(merit(user)), user, sum(scores[user]), len(scores[user]))
        for user in sorted(scores, key=lambda user: (merit(user), user))
    ]
