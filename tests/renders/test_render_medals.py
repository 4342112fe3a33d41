"""Tests of the plate of medals: its content, layout and palette."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.results.achievements.earning import ACHIEVEMENTS
from bot.words import say
from editions.loader import available, load
from renders.figures.medals import SHAPES, medal_icon
from renders.inks import FULL
from renders.look import Variant, look_of
from renders.medals import METALS, ON_PLATE, Medal, MedalPlate, paint_medals
from renders.pen import mask
from renders.png import encoded

EARNED = [Medal(one.icon, one.tier, say(f"achievement-{one.id}"), True) for one in ACHIEVEMENTS]
LONG = [Medal("house", "gold", "Unforgettable Wonderfulness of Scaffolding", False)] * ON_PLATE
PLATES = {"first": EARNED[:ON_PLATE], "second": EARNED[ON_PLATE:], "long": LONG, "few": EARNED[:3]}


@pytest.mark.parametrize("variant", ["light", "dark"])
@pytest.mark.parametrize("edition", available())
def test_the_plate_is_a_palette_picture_of_its_width_in_every_look(edition: str, variant: Variant):
    ed = load(edition)
    medals = [Medal(one.icon, one.tier, one.title, i % 2 == 0) for i, one in enumerate(EARNED)]
    picture = paint_medals(ed, "Ana", "7 of 40", medals[:ON_PLATE], variant, 640)
    assert (picture.mode, picture.width) == ("P", 640)
    assert len(look_of(ed, variant).inks) <= FULL
    assert len(encoded(picture)) < 200_000


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("width", [400, 768, 1024])
def test_words_on_a_medals_page_fit_and_do_not_overlap(plate: str, width: int):
    name = "Maximiliane Wolfgangsdottir-Okonkwo of Nowhere"
    page = MedalPlate(load("classic"), name, "40 of 40", PLATES[plate], "light", width).page
    assert len(page.words) == len(PLATES[plate]) + 2
    for one in page.words:
        assert one.box.left >= one.room.left - 1, one
        assert one.box.right <= one.room.right + 1, one
        assert one.box.within(page.box), one
    for a, b in combinations(page.words, 2):
        assert not a.box.overlaps(b.box), (a, b)


def test_an_earned_medal_shows_metal_and_one_to_earn_does_not():
    for tier, metal in METALS.items():
        drawn = {}
        for earned in (True, False):
            plate = [Medal("house", tier, "A house", earned)]
            picture = paint_medals(load("classic"), "Ana", "1 of 40", plate).convert("RGB")
            pixels = picture.tobytes()
            drawn[earned] = {f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)}
        assert metal in drawn[True]
        assert metal not in drawn[False]


def test_each_tier_has_a_shape_of_its_own():
    shapes = {tier: mask(figure, 64).tobytes() for tier, figure in SHAPES.items()}
    assert shapes.keys() == METALS.keys()
    assert len({*shapes.values()}) == len(METALS)


def test_no_two_achievements_have_the_same_icon():
    icons = [mask(medal_icon(one.icon), 48).tobytes() for one in ACHIEVEMENTS]
    assert len({*icons}) == len(ACHIEVEMENTS)
