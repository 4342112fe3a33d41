"""Tests that docs/playground.md names every route, control command and kind of fault."""

from __future__ import annotations

import re

import pytest

from bot.playground.control import METHODS
from bot.playground.faults import KINDS
from bot.playground.rest.table import ROUTES
from tests.support.paths import ROOT

PAGE = (ROOT / "docs" / "playground.md").read_text(encoding="utf-8")
LINES = PAGE.split("## Routes")[1].split("### ")[0].splitlines()


def documented() -> set[tuple[str, str]]:
    """Return every method and path in the table of routes, where `…` continues the path above."""
    found: set[tuple[str, str]] = set()
    bases: list[str] = []
    for line in LINES:
        cells = line.split(" | ")
        paths = re.findall(r"(… )?`(/[^`]*)`", cells[0])
        if len(cells) != 2 or not paths:
            continue
        full: list[str] = []
        for continued, path in paths:
            if not continued:
                full.append(path)
            elif full:
                full.append(full[-1].rpartition("/")[0] + path)
            else:
                full += [base + path for base in bases]
        bases = bases if paths[0][0] else full
        methods = re.findall(r"\b(GET|POST|PUT|PATCH|DELETE)\b", cells[1])
        found |= {(method, path) for method in methods for path in full}
    return found


def test_every_route_is_in_the_table_and_no_other() -> None:
    assert documented() == {(route.method, route.path) for route in ROUTES}


@pytest.mark.parametrize("deed", sorted(METHODS))
def test_every_control_command_is_in_the_table(deed: str) -> None:
    assert f"`{deed}`" in PAGE.split("## The control API")[1]


def test_every_kind_of_fault_is_in_the_table() -> None:
    assert {kind for kind in KINDS if f"| `{kind}` |" in PAGE} == KINDS
