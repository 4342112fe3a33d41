"""Thousands of random games keep every invariant (see tests/walk.py)."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest

from editions.loader import available, load
from engine.dealings import Dealing
from engine.events import Event
from tests.walk import walk

WALKS = 2000
CHUNK = 50


@pytest.mark.bulk
@pytest.mark.parametrize("first", range(0, WALKS, CHUNK))
def test_random_games_keep_every_invariant(first: int) -> None:
    for seed in range(first, first + CHUNK):
        walk(seed, steps=40)


def every_table() -> list[tuple[str, str, tuple[str, ...]]]:
    """Every edition with every variant and every subset of its modules."""
    found = []
    for edition in available():
        ed = load(edition)
        for variant in ("standard", *ed.variants):
            for size in range(len(ed.modules) + 1):
                found += [(edition, variant, m) for m in combinations(ed.modules, size)]
    return found


@pytest.mark.parametrize(("edition", "variant", "modules"), every_table())
def test_random_games_keep_every_invariant_on_every_table(
    edition: str, variant: str, modules: tuple[str, ...]
) -> None:
    for seed in range(10):
        walk(seed, 60, edition, variant, modules)


@pytest.mark.bulk
def test_long_random_games_meet_every_kind_of_event() -> None:
    """If the walks never led somewhere, their silence would prove nothing about it."""
    met: set[type] = set()
    for edition in ("classic", "america", "dotcom"):
        for seed in range(5000, 5060):
            met |= walk(seed, steps=150, edition=edition).kinds
    everything = {*get_args(Event), *get_args(Dealing)}
    assert everything - met == set()  # nothing was left out
