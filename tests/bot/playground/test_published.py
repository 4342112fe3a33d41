"""Tests of our checks and answers against Discord's published description of its API.

Without the description the module is skipped.
"""

from __future__ import annotations

import os

import pytest

from bot.playground.limits import ENDPOINTS, check
from bot.playground.rest.table import ROUTES
from bot.playground.server import Running
from tests.bot.playground.conformance import TABLE
from tests.bot.playground.conformance.differences import DIFFERENCES
from tests.bot.playground.conformance.rows import Row
from tests.support.players import RawBot
from tests.support.published import ADDRESSES, VARIABLE, description, opinion

if not os.environ.get(VARIABLE):
    pytest.skip(f"{VARIABLE} names no description of Discord's API", allow_module_level=True)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.title)
def test_the_published_description_agrees_unless_a_difference_is_listed(row: Row) -> None:
    agrees = bool(opinion(row.endpoint, row.body)) == bool(row.faults)
    reason = DIFFERENCES.get(row.title)
    assert agrees is (reason is None), reason or opinion(row.endpoint, row.body)


def test_every_endpoint_is_described() -> None:
    assert ADDRESSES.keys() == ENDPOINTS.keys()
    for endpoint in ADDRESSES:
        assert opinion(endpoint, "rubbish"), endpoint


def test_the_description_has_no_faults_for_unknown_paths() -> None:
    assert description().check("GET", "/nowhere", {"type": 99}) == []
    assert description().check("GET", "/users/@me", {"type": 99}) == []


def test_the_description_finds_faults_at_the_same_paths_as_our_checks() -> None:
    rows = [row for row in TABLE if row.faults and row.title not in DIFFERENCES]
    near = [row for row in rows if paths_meet(row)]
    # The description has no forwarded messages, so it refuses the type of the reference.
    assert [row.title for row in rows if row not in near] == [
        "message_create: a forwarded message without channel"
    ]


def paths_meet(row: Row) -> bool:
    """Return True if both find a fault at one path, or at a path and a part of it."""
    ours = [problem.path for problem in check(row.endpoint, row.body, row.context)]
    theirs = [problem.path for problem in opinion(row.endpoint, row.body)]
    return any(a[: len(b)] == b or b[: len(a)] == a for a in ours for b in theirs)


def test_the_description_accepts_ids_as_numbers_and_bit_fields_as_digits() -> None:
    assert opinion("bulk_delete", {"messages": [1, 2]}) == []
    assert opinion("role_create", {"permissions": "8"}) == []
    assert [each.code for each in opinion("role_create", {"permissions": "all"})] == [
        "NUMBER_TYPE_COERCE"
    ]


@pytest.mark.asyncio
async def test_an_answer_that_breaks_the_description_is_reported(
    bot: RawBot, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.stage.shapes, "account", lambda user: {"id": "x"})
    await bot.call("GET", "/users/@me")
    assert any("username" in wrong for wrong in running.wrong_answers)
    running.wrong_answers.clear()
    wrong = description().check_answer("GET", "/users/@me", 201, {})
    assert "201" in wrong[0].message


def test_every_route_exists_in_the_description() -> None:
    assert {(route.method, route.path) for route in ROUTES} <= description().routes
