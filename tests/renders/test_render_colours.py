"""Tests of contrast, and of colours with normal and deficient colour vision."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from editions.loader import available
from engine.colour import contrast
from renders.colour import clear_of, mix
from renders.look import DARK_SEATS, SEATS, Look
from tests.support.colours import EYES, difference
from tests.support.pictures import edition

APART = 12
"""Least CIEDE2000 difference, six times a just noticeable one."""
FIRST_GLANCE = 10
"""Least CIEDE2000 difference of the paper or the centre of two editions."""


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("#ffffff", "#ffffff", 0.0),
        ("#000000", "#ffffff", 100.0),
        ("#ff0000", "#00ff00", 86.608),
        ("#0000ff", "#ffff00", 103.427),
    ],
)
def test_colour_differences_match_the_published_values(one, other, expected):
    assert difference(one, other) == pytest.approx(expected, abs=0.05)
    assert difference(other, one) == pytest.approx(expected, abs=0.05)


def test_the_simulation_brings_confusable_colours_closer():
    assert difference("#c04040", "#6b7a30", "deuteranopia") < difference("#c04040", "#6b7a30") / 2
    assert difference("#2090c0", "#209080", "tritanopia") < difference("#2090c0", "#209080") / 2


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("seats", [SEATS, DARK_SEATS], ids=["light", "dark"])
def test_players_colours_can_be_told_apart(seats, eyes):
    for one, other in combinations(seats, 2):
        assert difference(one, other, eyes) >= APART, f"{one} and {other}"


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", available())
def test_players_colours_stand_out_from_every_paper(name, eyes):
    theme = edition(name).theme
    for palette, seats in ((theme.light, SEATS), (theme.dark, DARK_SEATS)):
        for ground in (palette.paper, palette.centre):
            assert all(difference(seat, ground, eyes) >= 5 for seat in seats)


@pytest.mark.parametrize("name", available())
@pytest.mark.parametrize("variant", ["light", "dark"])
def test_text_is_readable_on_every_background(name, variant):
    ed = edition(name)
    look = Look(ed, variant)
    for ground in (look.paper, look.centre, look.panel):
        assert contrast(look.ink, ground) >= 7
        assert contrast(look.muted, ground) >= 4.5
    for seat in range(8):
        assert contrast(look.ink_on(look.seat(seat)), look.seat(seat)) >= 4.5
    for group in ed.groups:
        colour = look.group(group.id)
        assert contrast(look.ink_on(colour), colour) >= 4.5


@pytest.mark.parametrize("variant", ["light", "dark"])
@pytest.mark.parametrize(("one", "other"), [*combinations(available(), 2)])
def test_two_editions_differ_at_first_glance(one, other, variant):
    here, there = Look(edition(one), variant), Look(edition(other), variant)
    paper = difference(here.paper, there.paper)
    centre = difference(here.centre, there.centre)
    assert max(paper, centre) >= FIRST_GLANCE, f"paper {paper:.1f}, centre {centre:.1f}"


@pytest.mark.parametrize("name", available())
def test_no_edition_borrows_all_its_streets_from_another(name):
    mine = edition(name).theme.groups
    for other in set(available()) - {name}:
        theirs = edition(other).theme.groups
        shared = mine.keys() & theirs.keys()
        assert sum(difference(mine[group], theirs[group]) >= 4 for group in shared) * 2 >= len(
            shared
        ), other


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", available())
def test_streets_can_be_told_from_others_and_clearly_from_their_neighbours(name, eyes):
    ed = edition(name)
    ring = [ed.theme.groups[group.id] for group in ed.groups if group.kind == "street"]
    for one, other in combinations(ring, 2):
        assert difference(one, other, eyes) >= 5, f"{one} and {other}"
    for one, other in pairwise([*ring, ring[0]]):
        assert difference(one, other, eyes) >= 10, f"{one} and {other}"


def test_a_colour_too_near_to_its_ground_is_drawn_towards_the_ink():
    assert clear_of("#ffffff", "#cc0000", "#000000") == "#cc0000"
    assert contrast(clear_of("#ffffff", "#ffffee", "#000000"), "#ffffff") >= 3
    assert contrast(clear_of("#101010", "#202020", "#ffffff"), "#101010") >= 3


def test_a_mixture_lies_between_its_colours():
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#304050", 1) == "#304050"
