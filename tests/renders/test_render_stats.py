"""Tests of the picture of a player's season: its content, layout and palette."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.results.standings.ratings import KINDS
from bot.results.standings.views import ICONS
from bot.words import say
from editions.loader import available, load
from renders.figures.icons import icons
from renders.inks import FULL
from renders.look import Variant, look_of
from renders.png import encoded
from renders.stats import MOST_BESTS, Best, Stats, StatsCard, paint_stats, round_steps

BESTS = (
    Best("receipt", "Highest rent paid", "$2,000", "Boardwalk"),
    Best("coins", "Highest rent taken", "$1,400", "Pennsylvania Avenue"),
    Best("star", "Best deed", "$6,350", "New York Avenue"),
    Best("crown", "Richest", "$11,980"),
    Best("chart", "Biggest comeback", "from 6%", "of everything"),
    Best("flag", "Fastest win", "48 turns"),
    Best("clock", "Longest game", "214 turns"),
)
ANA = Stats(
    name="Ana",
    season="Spring cup",
    standing="2nd of 14, 12 games",
    rating="1,384",
    games=12,
    wins=5,
    places={1: 5, 2: 3, 3: 2, 4: 2},
    ratings=(1000, 1138, 1060, 1180, 1225, 1300, 1240, 1290, 1384),
    token="Race Car",
    token_name="Race Car",
    token_note="7 times",
    edition="Classic",
    edition_note="9 of 12 games",
    bests=BESTS,
)
LONG = replace(
    ANA,
    name="Maximiliane Wolfgangsdottir-Okonkwo of Nowhere",
    season="W" * 40,
    standing="102nd of 1,204, 1,000 games",
    rating="-1,384",
    games=1000,
    wins=1000,
    places={place: 1000 - place for place in range(1, 9)},
    token="The very long wheelbarrow of the north",
    token_name="The very long wheelbarrow of the north",
    edition="An edition whose name nobody can remember",
    edition_note="1000 of 1000 games",
    bests=[replace(best, note="Saint Bartholomew-by-the-Sea Boulevard") for best in BESTS],
)
VARIANTS: tuple[Variant, ...] = ("light", "dark")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("edition", available())
def test_the_card_is_a_palette_picture_of_its_width_in_every_look(edition: str, variant: Variant):
    ed = load(edition)
    picture = paint_stats(say, ed, ANA, variant, 640)
    assert picture.mode == "P"
    assert picture.width == 640
    assert len(look_of(ed, variant).inks) <= FULL
    assert len(encoded(picture)) < 200_000


@pytest.mark.parametrize("stats", [ANA, LONG], ids=["usual", "long"])
@pytest.mark.parametrize("width", [400, 768, 1024])
def test_words_on_a_stats_card_fit_and_do_not_overlap(stats: Stats, width: int):
    page = StatsCard(say, load("classic"), stats, "light", width).page
    for one in page.words:
        assert one.box.left >= one.room.left - 1, one
        assert one.box.right <= one.room.right + 1, one
        assert one.box.within(page.box), one
    for a, b in combinations(page.words, 2):
        assert not a.box.overlaps(b.box), (a, b)


def test_the_stats_card_contains_every_figure_and_title():
    page = StatsCard(say, load("classic"), ANA, "light", 768).page
    written = [one.text for one in page.words]
    for text in ("Ana", "Spring cup", "2nd of 14, 12 games", "1,384", "12", "5", "42%"):
        assert text in written
    for best in BESTS:
        assert {best.title, best.value} <= set(written)
        assert not best.note or best.note in written
    assert {"Race Car", "7 times", "Classic", "9 of 12 games"} <= set(written)
    assert {"1,000", "1,200", "1,400", "after 8 rated games"} <= set(written)


def test_without_rated_games_it_says_so_instead_of_drawing_a_line():
    new = replace(ANA, rating="–", ratings=(1000,), games=1, wins=1, places={1: 1}, bests=())
    page = StatsCard(say, load("classic"), new, "light", 768).page
    written = [one.text for one in page.words]
    assert "No game against other people yet" in written
    assert {"Game", "Win", "100%"} <= set(written)
    assert page.image.height < StatsCard(say, load("classic"), ANA, "light", 768).page.image.height


def test_stats_with_an_unknown_token_and_odd_names_are_drawn():
    strange = replace(
        ANA, token="Sourdough", token_name="Sourdough", name="\n\u202e", season="王小明 🦊"
    )
    page = StatsCard(say, load("harbour"), strange, "dark", 768).page
    assert "?" in [one.text for one in page.words]


def test_more_rises_than_falls_show_in_the_line():
    up = paint_stats(say, load("classic"), replace(ANA, ratings=(1000, 1100, 1200)))
    down = paint_stats(say, load("classic"), replace(ANA, ratings=(1200, 1100, 1000)))
    assert up.tobytes() != down.tobytes()


def test_a_stats_card_shows_a_limited_number_of_records():
    page = StatsCard(say, load("classic"), replace(ANA, bests=BESTS * 2), "light", 768).page
    titles = {best.title for best in BESTS}
    assert sum(one.text in titles for one in page.words) == MOST_BESTS


@pytest.mark.parametrize(
    ("low", "high", "steps"),
    [
        (1000, 1000, [1000, 1010]),
        (927, 1138, [900, 1000, 1100, 1200]),
        (995, 1004, [990, 1000, 1010]),
        (-310, 420, [-500, 0, 500]),
    ],
)
def test_the_axis_has_a_few_round_numbers_around_all_ratings(low: int, high: int, steps: list[int]):
    found = round_steps(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert len(found) <= 5
    assert found == steps


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_record_has_an_icon_that_is_drawn(kind: str):
    assert ICONS[kind] in icons()
