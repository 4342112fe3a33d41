"""`make test` keeps a part of the rows that only `make test-all` runs in full."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.support.sampling import covering, only, sampled

ROWS = list(product("abcdefg", ("light", "dark"), range(4)))


@pytest.mark.parametrize("ways", [1, 2, 3])
def test_every_combination_of_values_is_kept(ways: int):
    kept = [ROWS[number] for number in covering(ROWS, ways)]
    for places in combinations(range(3), ways):
        every = {tuple(row[place] for place in places) for row in ROWS}
        assert {tuple(row[place] for place in places) for row in kept} == every


def test_a_covering_sample_has_no_more_rows_than_needed():
    assert len(covering(ROWS, 1)) == 7
    assert 28 <= len(covering(ROWS, 2)) < 35
    assert len(covering(ROWS, 3)) == len(ROWS)


def test_a_few_editions_do_not_all_have_the_same_theme():
    kept = covering(list(product("abcdefg", ("light", "dark"))), 1)
    assert {2, 3, 4, 5} >= {sum(number % 2 for number in kept)}


def test_rows_outside_the_sample_are_marked_long():
    rows = sampled(ROWS)
    assert len(rows) == len(ROWS)
    left = [row for row in rows if isinstance(row, tuple) and not hasattr(row, "marks")]
    assert len(left) == 7
    assert all(row.marks[0].name == "long" for row in rows if hasattr(row, "marks"))
    first, second = only("ab", "a".__eq__)
    assert first == "a"
    assert second.values == ("b",)
