"""Tests of icons, motifs, owner shapes and dice: drawn, not clipped, and distinct."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from editions import available, load
from engine.edition import Edition
from engine.theme import ICONS, MOTIFS
from renders.figures.choice import space_icon
from renders.figures.dice import die
from renders.figures.icons import icon, icons
from renders.figures.motifs import motif, motifs
from renders.figures.shapes import LETTER, SHAPES
from renders.pen import Figure, mask

FIGURES: dict[str, Figure] = {
    **{f"icon {name}": icon(name) for name in icons()},
    **{f"motif {name}": drawn for name in motifs() if (drawn := motif(name))},
    **{f"shape {i}": shape for i, shape in enumerate(SHAPES)},
    **{f"die {value}": die(value) for value in range(1, 7)},
}


def ink(image: Image.Image) -> float:
    """Return the share of a mask that is covered."""
    return sum(image.tobytes()) / (255 * image.width * image.height)


def difference(one: Image.Image, other: Image.Image) -> float:
    return ink(ImageChops.difference(one, other))


# What is drawn


def test_every_icon_of_themes_is_drawn_and_no_other():
    assert icons() == ICONS


def test_every_motif_of_themes_is_drawn_except_plain():
    assert motifs() == MOTIFS
    assert [name for name in MOTIFS if motif(name) is None] == ["plain"]


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_fills_its_square_and_nothing_of_it_is_clipped(name):
    image = mask(FIGURES[name], 100)
    box = image.getbbox()
    assert box
    left, top, right, bottom = box
    assert min(left, top) >= 1
    assert max(right, bottom) <= 99
    assert max(right - left, bottom - top) >= 75
    assert abs(left + right - 100) <= 10
    assert abs(top + bottom - 100) <= 14
    assert 0.12 < ink(image) < 0.82


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_still_clear_when_small(name):
    """A small mask with blurred strokes or closed gaps would have more grey than ink."""
    image = mask(icon(name), 32)
    solid = sum(value > 200 for value in image.tobytes())
    grey = sum(60 < value <= 200 for value in image.tobytes())
    assert solid > grey


def test_no_two_icons_look_alike_at_24_pixels():
    small = {name: mask(icon(name), 24) for name in ICONS}
    alike = [
        (one, other)
        for one, other in combinations(ICONS, 2)
        if difference(small[one], small[other]) < 0.08
    ]
    assert alike == []


# Owners and dice


def test_there_is_a_shape_for_each_of_eight_players_and_room_for_a_letter_in_it():
    assert len(SHAPES) == len(LETTER) == 8
    for shape, (x, y, height) in zip(SHAPES, LETTER, strict=True):
        # Bold capitals are about three quarters as wide as they are high.
        across, up = round(0.38 * height), round(height / 2)
        room = mask(shape, 100).crop((x - across, y - up, x + across, y + up))
        assert min(room.tobytes()) == 255
        assert height >= 34


@pytest.mark.parametrize("pixels", [14, 18])
def test_owner_shapes_differ_when_tiny(pixels):
    small = [mask(shape, pixels) for shape in SHAPES]
    assert min(difference(one, other) for one, other in combinations(small, 2)) > 0.1


def test_a_die_shows_as_many_pips_as_its_value():
    body = ink(mask(die(1), 100)) * 2 - ink(mask(die(2), 100))
    pip = body - ink(mask(die(1), 100))
    for value in range(1, 7):
        assert ink(mask(die(value), 100)) == pytest.approx(body - value * pip, abs=0.002)


@pytest.mark.parametrize("value", [0, 7])
def test_a_die_has_six_faces(value):
    with pytest.raises(KeyError):
        die(value)


# Which space shows what


@pytest.fixture(params=available())
def ed(request) -> Edition:
    return load(request.param)


def test_every_special_space_of_an_edition_has_an_icon_and_streets_have_none(ed):
    for pos, space in enumerate(ed.spaces):
        name = space_icon(ed, pos)
        assert name in ICONS if space.kind != "street" else name is None


def test_the_decks_taxes_and_corners_of_an_edition_look_different(ed):
    for kinds in (["card"], ["tax"], ["go", "jail", "free_parking", "go_to_jail"], ["utility"]):
        shown = {
            space.name: space_icon(ed, pos)
            for pos, space in enumerate(ed.spaces)
            if space.kind in kinds
        }
        assert len(set(shown.values())) == len(shown)


def test_a_position_goes_before_a_group_or_deck_and_that_before_a_kind():
    ed = load("harbour")
    ferries, bottles = (5, 17), (2, 14)
    assert (ed.spaces[5].group, ed.spaces[2].deck) == ("ferry", "bottle")

    def shown(**chosen: str) -> list[str | None]:
        icons = {key.removeprefix("at_"): name for key, name in chosen.items()}
        mine = replace(ed, theme=replace(ed.theme, icons=icons))
        return [space_icon(mine, pos) for pos in (*ferries, *bottles)]

    kinds = {"railroad": "wagon", "card": "speech"}
    assert shown() == ["locomotive", "locomotive", "question", "question"]
    assert shown(**kinds) == ["wagon", "wagon", "speech", "speech"]
    assert shown(**kinds, ferry="ferry") == ["ferry", "ferry", "speech", "speech"]
    assert shown(**kinds, bottle="bottle") == ["wagon", "wagon", "bottle", "bottle"]
    every = {**kinds, "ferry": "ferry", "bottle": "bottle", "at_17": "rocket", "at_2": "star"}
    assert shown(**every) == ["ferry", "rocket", "star", "bottle"]


def test_by_default_kinds_with_two_icons_take_turns():
    ed = load("classic")
    plain = replace(ed, theme=replace(ed.theme, icons={}))
    assert [space_icon(plain, pos) for pos in (12, 28)] == ["bulb", "tap"]
    assert [space_icon(plain, pos) for pos in (4, 38)] == ["coins", "ring_gem"]
    assert [space_icon(plain, pos) for pos in (7, 22, 36, 2)] == ["question"] * 3 + ["chest"]
    corners = ["arrow_start", "bars", "parking", "whistle"]
    assert [space_icon(plain, pos) for pos in (0, 10, 20, 30)] == corners


def test_a_street_shows_an_icon_only_if_its_theme_gives_it_one():
    ed = load("harbour")
    lit = replace(ed, theme=replace(ed.theme, icons={"23": "lighthouse"}))
    assert [space_icon(lit, pos) for pos in (21, 23)] == [None, "lighthouse"]
