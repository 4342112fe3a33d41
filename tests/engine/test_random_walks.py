"""Random games that check every invariant (see tests/support/walk.py)."""

from __future__ import annotations

from itertools import combinations, product
from typing import get_args

import pytest

from editions.loader import available, load
from engine.dealings import Dealing
from engine.events import Event
from tests.support.sampling import only
from tests.support.walk import walk

WALKS = 300
CHUNK = 50
BRIEFLY = 100
"""Number of walks in `make test`. The others run in `make test-all` only."""


@pytest.mark.parametrize("first", only(range(0, WALKS, CHUNK), lambda seed: seed < BRIEFLY))
def test_random_games_keep_every_invariant(first: int) -> None:
    for seed in range(first, first + CHUNK):
        walk(seed, steps=40)


def every_table() -> list[tuple[str, str, tuple[str, ...]]]:
    """Return every edition with every variant and every subset of its modules."""
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
    for seed in range(2):
        walk(seed, 60, edition, variant, modules)


LENGTHY = list(product(range(5000, 5060), ("classic", "america", "dotcom")))


def test_long_random_games_meet_every_kind_of_event() -> None:
    """Walks that never meet an event would prove nothing about it."""
    missing = {*get_args(Event), *get_args(Dealing)}
    for seed, edition in LENGTHY:
        missing -= walk(seed, steps=150, edition=edition).kinds
        if not missing:
            break
    assert missing == set()


@pytest.mark.long
def test_long_random_games_keep_every_invariant() -> None:
    for seed, edition in LENGTHY[::9]:
        walk(seed, steps=150, edition=edition)
