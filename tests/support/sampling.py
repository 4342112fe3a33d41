"""Which rows of a large product `make test` goes through; `make test-all` goes through all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

import pytest

Row: TypeAlias = tuple[Any, ...]


def long(*row: Any) -> Any:
    """A row for `make test-all` alone."""
    return pytest.param(*row, marks=pytest.mark.long)


def sampled(rows: Iterable[Row], ways: int = 1) -> list[Any]:
    """All rows, `long` but for those that hold every combination of so many values once."""
    every = list(rows)
    kept = covering(every, ways)
    return [row if number in kept else long(*row) for number, row in enumerate(every)]


def only(rows: Iterable[Any], kept: Callable[[Any], bool]) -> list[Any]:
    """All values of one parameter, `long` but for those that are kept."""
    return [row if kept(row) else long(row) for row in rows]


def covering(rows: list[Row], ways: int) -> set[int]:
    """The numbers of a few rows with all combinations of `ways` values that any row has."""
    left = {number: _combinations(row, ways) for number, row in enumerate(rows)}
    order = list(left)
    Random(0).shuffle(order)  # else every edition would be seen in the first theme only
    missing = set().union(*left.values())
    kept = set()
    while missing:
        best = max(order, key=lambda number: len(left[number] & missing))
        kept.add(best)
        missing -= left[best]
    return kept


def _combinations(row: Row, ways: int) -> set[tuple[tuple[int, Any], ...]]:
    return set(combinations(enumerate(row), ways))
