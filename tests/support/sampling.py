"""A choice of test rows for `make test`, which skips the others.

`make test-all` runs every row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

import pytest

Row: TypeAlias = tuple[Any, ...]


def long(*row: Any) -> Any:
    """Mark a row for `make test-all` only."""
    return pytest.param(*row, marks=pytest.mark.long)


def sampled(rows: Iterable[Row], ways: int = 1) -> list[Any]:
    """Mark all rows as `long` except a few that cover every combination of `ways` values."""
    every = list(rows)
    kept = covering(every, ways)
    return [row if number in kept else long(*row) for number, row in enumerate(every)]


def only(rows: Iterable[Any], kept: Callable[[Any], bool]) -> list[Any]:
    """Mark all rows as `long` except those for which `kept` returns True."""
    return [row if kept(row) else long(row) for row in rows]


def covering(rows: list[Row], ways: int) -> set[int]:
    """Return the indexes of a few rows that contain every combination of `ways` values."""
    left = {number: _combinations(row, ways) for number, row in enumerate(rows)}
    order = list(left)
    Random(0).shuffle(order)  # otherwise every edition would come with the first theme only
    missing = set().union(*left.values())
    kept = set()
    while missing:
        best = max(order, key=lambda number: len(left[number] & missing))
        kept.add(best)
        missing -= left[best]
    return kept


def _combinations(row: Row, ways: int) -> set[tuple[tuple[int, Any], ...]]:
    return set(combinations(enumerate(row), ways))
