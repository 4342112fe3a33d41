"""Tests of the tokens: drawn, not clipped, bold, and distinct within an edition."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from editions import available, load
from renders.figures.tokens import plain_pieces, token, tokens
from renders.pen import Figure, Pen, mask
from tests.support.paths import ROOT

SMALL = 20
"""A token's width in pixels when the board is shown 400 pixels wide."""

STRAY = 2
"""Pixels by which two figures are moved to find their best match."""

UNLIKE = 0.09
"""The least mean difference, of black to white, between two tokens of one edition."""

PLAIN = [token("Nobody Drew This", index) for index in range(8)]
FIGURES = [*(pytest.param(token(name), id=name) for name in tokens())] + [
    pytest.param(figure, id=f"plain {index}") for index, figure in enumerate(PLAIN)
]


@cache
def small(figure: Figure) -> Image.Image:
    """Return a figure as large as on a phone, with an empty margin of `STRAY` pixels."""
    image = Image.new("L", (SMALL + 2 * STRAY, SMALL + 2 * STRAY))
    image.paste(mask(figure, SMALL), (STRAY, STRAY))
    return image


def ink(image: Image.Image) -> float:
    """Return the share of an image that is drawn."""
    return ImageStat.Stat(image).mean[0] / 255


def unlikeness(one: Figure, other: Figure) -> float:
    """Return the mean difference of two small figures at their best match."""
    reach = range(-STRAY, STRAY + 1)
    moved = (ImageChops.offset(small(other), x, y) for x in reach for y in reach)
    return min(ink(ImageChops.difference(small(one), image)) for image in moved)


def centre(image: Image.Image) -> tuple[float, float]:
    """Return the centre of mass, in hundredths of the image's width and height."""
    width, height = image.size
    columns = list(image.resize((width, 1), Image.Resampling.BOX).tobytes())
    rows = list(image.resize((1, height), Image.Resampling.BOX).tobytes())
    return _balance(columns), _balance(rows)


def _balance(weights: list[int]) -> float:
    moment = sum((i + 0.5) * weight for i, weight in enumerate(weights))
    return 100 * moment / sum(weights) / len(weights)


@pytest.mark.parametrize("edition_id", available())
def test_every_token_of_an_edition_has_a_figure_of_its_own(edition_id):
    names = load(edition_id).tokens
    assert set(names) <= set(tokens())
    assert len({token(name) for name in names}) == len(names)


def test_no_two_known_names_share_a_figure():
    pixels = {mask(token(name), 48).tobytes() for name in tokens()}
    assert len(pixels) == len(tokens())


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_leaves_the_edge_of_its_square_empty(figure):
    image = mask(figure, 100)
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert left >= 1
    assert top >= 1
    assert right <= 99
    assert bottom <= 99


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_lies_in_the_disc_it_is_shown_on(figure):
    image = mask(figure, 200)
    outside = Image.new("L", image.size, 255)
    ImageDraw.Draw(outside).ellipse((4, 4, 195, 195), fill=0)
    assert ink(ImageChops.multiply(image, outside)) < 0.02 * ink(image)


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_fills_its_square_without_crowding_it(figure):
    image = mask(figure, 100)
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 70
    assert 0.18 <= ink(image) <= 0.5


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_is_balanced_about_the_middle(figure):
    x, y = centre(mask(figure, 100))
    assert abs(x - 50) <= 7
    assert abs(y - 50) <= 8


@pytest.mark.parametrize("edition_id", available())
def test_the_tokens_of_an_edition_are_told_apart_on_a_phone(edition_id):
    pairs = combinations(load(edition_id).tokens, 2)
    alike = [(a, b) for a, b in pairs if unlikeness(token(a), token(b)) < UNLIKE]
    assert not alike


def test_the_plain_pieces_are_told_apart_on_a_phone():
    assert all(unlikeness(a, b) >= UNLIKE for a, b in combinations(PLAIN, 2))


def test_a_token_moved_a_little_is_still_the_same_token():
    def nudged(pen: Pen) -> None:
        token("Anchor")(pen)
        pen.image.paste(ImageChops.offset(pen.image, round(7 * pen.scale), 0))

    assert 0 < unlikeness(token("Anchor"), nudged) < UNLIKE


@pytest.mark.parametrize("spelling", ["top hat", "TOP HAT", "  Top   Hat "])
def test_a_token_is_found_in_any_spacing_and_case(spelling):
    assert token(spelling) is token("Top Hat")


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Red Dog", "Scottie Dog"),
        ("Old Boots", "Boot"),
        ("Horse Boot", "Boot"),
        ("Sea Horse", "Horse"),
        ("Little Toy Ship", "Battleship"),
        ("Curly Fries", "French Fries"),
        ("Statue of Somebody", "Statue of Liberty"),
        ("Electric Bike", "Bicycle"),
        ("The Kettle", "Tea Pot"),
    ],
)
def test_a_token_of_a_new_edition_is_drawn_as_a_known_similar_token(name, like):
    assert token(name, 3) is token(like)


def test_an_unknown_token_gets_one_of_eight_plain_pieces_by_its_place():
    assert len(set(PLAIN)) == 8
    assert not set(PLAIN) & {token(name) for name in tokens()}
    assert [token("Zeppelin Q", index) for index in range(8)] == PLAIN
    assert token("Zeppelin Q", 11) is PLAIN[3]


def test_tokens_that_nobody_drew_show_pieces_that_no_other_token_shows():
    tokens = ("Snail", "Bell", "Troll", "Pawn", "Cat", "Comet", "Fjord", "Hedge")
    pieces = plain_pieces(tokens)
    assert set(pieces) == {"Snail", "Troll", "Comet", "Fjord", "Hedge"}
    assert len({token(name, pieces.get(name, 0)) for name in tokens}) == len(tokens)
    crowd = plain_pieces(tuple(f"Troll {i}" for i in range(20)))
    assert len(crowd) == 20


def test_the_guide_names_every_token_that_is_drawn():
    guide = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| \w+ \| ([A-Z][^`|]+) \|$", guide, re.MULTILINE)
    assert sorted(name.strip() for row in found for name in row.split(",")) == sorted(tokens())


def test_a_name_without_words_gets_a_plain_piece():
    assert token("") is token(" ") is PLAIN[0]


def test_a_figure_is_drawn_the_same_each_time():
    assert mask(token("Crab"), 64).tobytes() == mask(token("Crab"), 64).tobytes()
