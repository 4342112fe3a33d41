"""Tests of pictures in every language: longer words fit, and no English is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, replace
from itertools import product

import pytest
from msgspec.structs import replace as replaced

from bot.results.achievements.earning import BY_ID
from bot.results.achievements.views import PAGES, plate_medals
from bot.words import LANGUAGES, localized, say, speaking
from bot.workshop.preview import cards_shown, deeds_shown, preview_scene
from editions.loader import available
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.setup import blank
from engine.view import view
from renders import caches
from renders.auction import paint_auction
from renders.medals import paint_medals
from renders.preview import paint_preview
from renders.replay import paint_replay
from renders.sitters import letters
from renders.stats import paint_stats
from renders.story import Story
from tests.renders.test_faces import NAMES as SCRIPTS
from tests.renders.test_render_stats import LONG
from tests.support.english import english_in, words_of
from tests.support.pictures import LONG_NAMES, all_pictures, crowded, edition, record_text
from tests.support.pseudo import PSEUDO, pseudo
from tests.support.sampling import sampled

WIDE = tuple(f"{letter}{'ÝW' * 15}Ý" for letter in "ABC")
TOLD = [*(name for name in LANGUAGES if name != "en"), PSEUDO]


@pytest.fixture(autouse=True)
def other_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with pseudo(monkeypatch):
        yield
    caches.forget()


@pytest.mark.parametrize(("language", "name"), sampled(product(TOLD, available())))
def test_words_of_every_language_keep_their_places_with_the_longest_names(language, name):
    with speaking(language):
        ed = localized(edition(name))
        arena = Arena(ed, [POLICIES["steady"]() for _ in range(ed.max_players)], "3")
        first = blank(ed, [player.token for player in arena.state.players], "3")
        story = Story.from_log(ed, first, [arena.opening, *arena.play(300)])
        for seed in range(2):
            table = crowded(ed, seed, LONG_NAMES)
            with record_text() as recorder:
                list(all_pictures(table, "light", story))
            assert recorder.faults() == []


@pytest.mark.parametrize("language", TOLD)
def test_words_on_pictures_without_a_table_keep_their_places_too(language):
    with speaking(language):
        ed = localized(edition("classic"))
        with record_text() as recorder:
            list(other_pictures(ed))
        assert recorder.faults() == []
        if language == PSEUDO:
            written = [
                " ".join(one.words) for _, words in recorder.sheets.values() for one in words
            ]
            given = words_of(f"{astuple(LONG)}")
            left = {line: words - given for line, words in english_in(written, PSEUDO, ed).items()}
            assert not any(left.values()), left


def other_pictures(ed: Edition) -> Iterator[object]:
    """Paint the other pictures: medals, statistics, a preview, a film, and auctions."""
    for page in range(PAGES):
        standing = say("achievement-count", count=40, all=40)
        yield paint_medals(ed, WIDE[0], standing, plate_medals(page, dict.fromkeys(BY_ID, 0)))
    yield paint_stats(say, ed, LONG)
    yield paint_preview(say, ed, preview_scene(ed), deeds_shown(ed), cards_shown(ed))
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(3)], "3")
    first = blank(ed, [player.token for player in arena.state.players], "3")
    log = [arena.opening, *arena.play(12)]
    yield paint_replay(say, ed, first, log, WIDE, size=512)
    seen, names = view(ed, arena.state), WIDE
    seats = (Seat(0), Seat(1), Seat(2))
    lots = (Auction(0, seats, Pos(0), building="hotel"), Auction(0, seats, Pos(39)))
    for lot in (*lots, replaced(lots[1], bid=1234, high=Seat(1))):
        for closed in (False, True):
            yield paint_auction(say, seen, names, lot, closed=closed)


def test_names_in_every_script_keep_their_places():
    names = [*(name for name, _ in SCRIPTS.values()), "김철수", "สมชาย"]
    table = crowded(edition("classic"), 1, tuple(names[:8]))
    others = crowded(edition("classic"), 2, tuple(names[-8:]))
    with record_text() as recorder:
        list(all_pictures(table, "light"))
        list(all_pictures(others, "light"))
    assert recorder.faults() == []
    assert letters(("김철수", "สมชาย", "สมหญิง", "王小明")) == ("G", "A", "B", "王")


@pytest.mark.parametrize("name", available())
def test_nothing_on_a_picture_stays_english(name):
    with speaking(PSEUDO):
        ed = localized(edition(name))
        caches.forget()
        arena = Arena(ed, [POLICIES["steady"]() for _ in range(ed.max_players)], "3")
        first = blank(ed, [player.token for player in arena.state.players], "3")
        story = Story.from_log(ed, first, [arena.opening, *arena.play(300)])
        table = replace(crowded(ed, 1, ("Ý",) * 8), news="Ý")
        with record_text() as recorder:
            list(all_pictures(table, "light", story))
        written = [" ".join(one.words) for _, words in recorder.sheets.values() for one in words]
        assert len(written) > 50
        assert english_in(written, PSEUDO, ed).keys() == {"No auctions"}, "which the test gave"
