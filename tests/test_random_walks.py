"""Thousands of random games keep every invariant (see tests/walk.py)."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.dealings import Dealing
from engine.events import Event
from tests.walk import walk

WALKS = 2000
CHUNK = 50


@pytest.mark.parametrize("first", range(0, WALKS, CHUNK))
def test_random_games_keep_every_invariant(first: int) -> None:
    for seed in range(first, first + CHUNK):
        walk(seed, steps=40)


def test_long_random_games_meet_every_kind_of_event() -> None:
    """If the walks never led somewhere, their silence would prove nothing about it."""
    met: set[type] = set()
    for seed in range(5000, 5100):
        met |= walk(seed, steps=200).kinds
    everything = {*get_args(Event), *get_args(Dealing)}
    assert everything - met == set()  # nothing was left out
