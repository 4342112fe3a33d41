"""Every event is told in a sentence, or says nothing on purpose."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from bot.words.narration.narrate import Narrator
from bot.words.narration.reasons import lines
from editions import load
from engine import configure
from engine.ai.arena import Arena
from engine.ai.trader import Trader
from engine.dealings import (
    Asked,
)
from engine.decisions import (
    Frame,
)
from engine.events import (
    Event,
    LotChanged,
    TokenMoved,
)
from engine.state import BANK
from tests.bot.words.narration import dealing, moving, owning
from tests.bot.words.narration.corners import AMERICA, MODULE_STORIES
from tests.support.scenes import ANA, BALTIC, BEN, ED, NAMES, built, owns, paid, runs, table
from tests.support.walk import Walk

STORIES = {**moving.STORIES, **owning.STORIES, **dealing.STORIES}
ALL_STORIES = [*STORIES.values(), *MODULE_STORIES.values()]


@pytest.mark.parametrize("name", MODULE_STORIES)
def test_every_event_of_a_module_becomes_the_expected_sentences(name: str) -> None:
    story = MODULE_STORIES[name]
    assert Narrator(AMERICA, NAMES).tell(story.events) == story.told


@pytest.mark.parametrize("name", STORIES)
def test_every_event_becomes_the_expected_sentences(name: str) -> None:
    story = STORIES[name]
    assert Narrator(ED, NAMES, table(*story.before)).tell(story.events) == story.told


def test_every_event_has_a_story() -> None:
    told = {type(event) for story in ALL_STORIES for event in story.events}
    assert set(get_args(Event)) - told == set()


def test_every_question_has_a_story() -> None:
    events = [event for story in ALL_STORIES for event in story.events]
    told = {type(event.frame) for event in events if isinstance(event, Asked)}
    assert set(get_args(Frame)) - told == set()


def test_the_narrator_does_not_change_the_state_it_was_given() -> None:
    s = table()
    Narrator(ED, NAMES, s).tell([TokenMoved(ANA, BALTIC)])
    assert s == table()


def test_the_narrators_state_is_the_games_state() -> None:
    """The narrator gets only the events, without the dice's seed."""
    arena = Arena(ED, [Trader() for _ in NAMES], "fold")
    narrator = Narrator(ED, NAMES)
    narrator.tell(arena.opening)
    for events in arena.play(3000):
        narrator.tell(events)
        told = msgspec.structs.replace(narrator.state.hidden, seed="fold")
        assert msgspec.structs.replace(narrator.state, hidden=told) == arena.state


@pytest.mark.parametrize("seed", range(9000, 9025))
def test_a_random_game_can_be_narrated(seed: int) -> None:
    walk = Walk(seed)
    walk.run(150)
    narrator = Narrator(
        walk.ed, [f"Player {n}" for n in range(8)][: len(walk.s.players)], walk.first
    )
    assert narrator.tell(walk.events)
    assert narrator.state == walk.s


@pytest.mark.parametrize("variant", ["standard", "short", "timed"])
def test_sentences_are_whole_and_of_readable_length(variant: str) -> None:
    ed = configure(load("classic"), variant)
    for seed in range(5):
        arena = Arena(ed, [Trader() for _ in NAMES], f"{seed}")
        narrator = Narrator(ed, NAMES)
        for events in [arena.opening, *runs(arena.play(150))]:
            for sentence in narrator.tell(events):
                assert sentence[0].isupper()
                assert sentence[-1] in '.!"'
                assert "  " not in sentence
                assert "None" not in sentence
                assert len(sentence) <= 140


def test_the_story_uses_the_editions_words_and_money() -> None:
    ed = msgspec.structs.replace(
        ED,
        currency=msgspec.structs.replace(ED.currency, scale=10_000),
        terms=msgspec.structs.replace(
            ED.terms, house="Household", houses="Households", hotel="Office", hotels="Offices"
        ),
    )
    s = table(owns(ANA, BALTIC), built(4, BALTIC), ed=ed)
    narrator = Narrator(ed, NAMES, s)
    events: list[Event] = [
        paid(ANA, BANK, 50, "build", BALTIC, 1),
        LotChanged(BALTIC, 5, -4, 1),
    ]
    assert narrator.tell(events) == ["Ana builds an office on Baltic Avenue for $500,000."]
    assert lines(ed, paid(BEN, ANA, 180, "rent", BALTIC, 3)) == [
        "Rent, Baltic Avenue, 3 households: $1,800,000 [RENT-3]"
    ]
