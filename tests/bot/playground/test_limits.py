"""Tests of the checks of request bodies, for each row of the conformance table."""

from __future__ import annotations

import copy
import json
from collections import Counter

import pytest

from bot.playground.limits import ENDPOINTS, Context, Problem, check
from tests.bot.playground.conformance import TABLE
from tests.bot.playground.conformance.differences import DIFFERENCES
from tests.bot.playground.conformance.rows import Row

each_row = pytest.mark.parametrize("row", TABLE, ids=lambda row: row.title)


def written(problem: Problem) -> str:
    return f"{'.'.join(map(str, problem.path))}: {problem.code}"


@each_row
def test_a_request_body_has_the_faults_listed_in_the_table(row: Row) -> None:
    assert tuple(map(written, check(row.endpoint, row.body, row.context))) == row.faults


def test_checks_do_not_change_bodies() -> None:
    before = copy.deepcopy([row.body for row in TABLE])
    for row in TABLE:
        check(row.endpoint, row.body, row.context)
    assert [row.body for row in TABLE] == before


def test_every_listed_difference_is_about_a_row_of_the_table() -> None:
    assert DIFFERENCES.keys() <= {row.title for row in TABLE}


def test_the_table_has_good_and_bad_bodies_for_every_endpoint_and_no_title_twice() -> None:
    assert {row.endpoint for row in TABLE if row.faults} == set(ENDPOINTS)
    assert {row.endpoint for row in TABLE if not row.faults} == set(ENDPOINTS)
    assert not [title for title, count in Counter(row.title for row in TABLE).items() if count > 1]


def test_every_problem_has_a_message() -> None:
    for row in TABLE:
        assert all(each.message for each in check(row.endpoint, row.body, row.context))


def test_an_unknown_endpoint_raises_a_key_error() -> None:
    with pytest.raises(KeyError, match="message_shred"):
        check("message_shred", {})


RUBBISH: list[object] = [
    None,
    True,
    0,
    -1,
    1.5,
    "",
    "x",
    [],
    [None],
    [[]],
    {},
    {"type": []},
    {"type": {}},
]


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_invalid_values_in_any_field_raise_no_exception(endpoint: str) -> None:
    """Replace every value in every valid body by invalid ones."""
    bodies = [row.body for row in TABLE if row.endpoint == endpoint and not row.faults]
    for body in bodies:
        for spoilt in spoilings(body):
            for context in (Context(), Context(v2=True, editing=True)):
                for problem in check(endpoint, spoilt, context):
                    assert json.dumps(problem.message)


def spoilings(body: object) -> list[object]:
    """Return copies of a body, each with one value at any depth replaced by an invalid one."""
    spoilt: list[object] = list(RUBBISH)
    pairs: list[tuple[str | int, object]] = []
    if isinstance(body, dict):
        pairs = list(body.items())
    elif isinstance(body, list):
        # The first item of a list is enough.
        pairs = list(enumerate(body[:1]))
    for key, inner in pairs:
        for wrong in spoilings(inner):
            changed = copy.copy(body)
            changed[key] = wrong  # type: ignore[index]
            spoilt.append(changed)
    return spoilt
