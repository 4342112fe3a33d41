"""Tests of the six printed editions: their rules, money, decks and texts."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from editions import available, load
from engine.edition import AdvanceNearest, AdvanceTo, Card, CollectEach, Edition, PayBank, Repairs
from engine.rules import Rules, configure

SIX = ("classic", "america", "horse", "nyc", "dotcom", "herenow")
OLDER = tuple(name for name in SIX if name != "nyc")


@pytest.fixture(params=SIX)
def ed(request) -> Edition:
    return load(request.param)


def all_cards(ed: Edition) -> list[Card]:
    return [card for deck in ed.decks for card in deck.cards]


# Board and money


def test_every_board_has_the_classic_figures_on_the_classic_places(ed):
    for mine, classic in zip(ed.spaces, load("classic").spaces, strict=True):
        same = ("kind", "group", "price", "mortgage", "rents", "deck")
        assert [getattr(mine, key) for key in same] == [getattr(classic, key) for key in same]
    for group, classic_group in zip(ed.groups, load("classic").groups, strict=True):
        assert msgspec.structs.replace(group, color=classic_group.color) == classic_group


@pytest.mark.parametrize(
    ("edition_id", "first", "second"),
    [("classic", (200, 10), 75), ("america", (200, 10), 75), ("horse", (200, 10), 75),
     ("nyc", (200, 10), 100), ("dotcom", (200, 10), 75), ("herenow", (200, 10), 75)],
)  # fmt: skip
def test_the_taxes_are_those_of_the_edition(edition_id, first, second):
    ed = load(edition_id)
    income, luxury = ed.spaces[4], ed.spaces[38]
    assert ((income.flat, income.percent), luxury.flat) == (first, second)
    assert ed.rules.income_tax == ("flat" if edition_id == "nyc" else "choice")


@pytest.mark.parametrize(
    ("edition_id", "first", "second"),
    [("classic", "Income Tax", "Luxury Tax"), ("america", "Income Tax", "Luxury Tax"),
     ("horse", "Boarding Fee", "Grooming"), ("nyc", "City Tax", "Parking Fee"),
     ("dotcom", "Income Tax", "ISP Fee"),
     ("herenow", "Income Tax", "Interest Due on Credit Card Debt")],
)  # fmt: skip
def test_the_taxes_have_their_printed_names(edition_id, first, second):
    ed = load(edition_id)
    assert (ed.spaces[4].name, ed.spaces[38].name) == (first, second)


PRINTED_TWICE = {("horse", "Apple")}
"""Edition and name where a space and a token have the same printed name."""


@pytest.mark.parametrize("edition_id", available())
def test_no_space_is_called_like_a_token(edition_id):
    ed = load(edition_id)
    tokens = {token.casefold(): token for token in ed.tokens}
    both = {tokens[s.name.casefold()] for s in ed.spaces if s.name.casefold() in tokens}
    assert {(edition_id, name) for name in both} <= PRINTED_TWICE
    deeds = {s.name.casefold() for s in ed.spaces if s.group}
    assert not deeds & set(tokens), "where the choice was ours, no name stands twice"


@pytest.mark.parametrize(
    ("edition_id", "shown", "players"),
    [("classic", "$200", 8), ("america", "$200", 6), ("horse", "$200", 6), ("nyc", "$200", 6),
     ("dotcom", "$200 million", 8), ("herenow", "$2,000,000", 8)],
)  # fmt: skip
def test_money_and_players_are_those_of_the_edition(edition_id, shown, players):
    edition = load(edition_id)
    assert edition.currency.show(200) == shown
    assert (edition.min_players, edition.max_players) == (2, players)
    assert len(edition.tokens) == players


@pytest.mark.parametrize(
    ("edition_id", "rules"),
    [
        ("classic", Rules()),
        ("america", Rules()),
        ("horse", Rules()),
        (
            "nyc",
            Rules(
                double_rent_needs_clear_group=True,
                utility_fresh_roll=True,
                rent_claim_window=1,
                income_tax="flat",
                jail_fine_any_turn=True,
                bankrupt_mortgages_first=True,
                building_bids_from_one=True,
            ),
        ),
        ("dotcom", Rules()),
        ("herenow", Rules(income_tax_blind=False)),
    ],
)
def test_the_flags_are_those_of_the_edition(edition_id, rules):
    assert load(edition_id).rules == rules


def test_the_short_game_has_a_flat_income_tax_except_where_the_choice_stays(ed):
    short = configure(ed, "short").rules
    assert short.income_tax == ("choice" if ed.id == "herenow" else "flat")
    assert (short.houses_before_hotel, short.jail_turns, short.dealt_deeds) == (3, 1, 3)
    assert short.ends_at_first_bankruptcy
    timed = configure(ed, "timed").rules
    assert (timed.dealt_deeds, timed.dealt_deeds_are_paid, timed.time_limit) == (2, True, True)


def test_the_modules_are_those_of_the_edition():
    corner_games = {
        "american_expansion", "american_legal_system",
        "free_parking_game_show", "just_visit_america",
    }  # fmt: skip
    modules = {edition_id: set(load(edition_id).modules) for edition_id in SIX}
    assert modules["america"] == corner_games
    assert modules["dotcom"] == {"offline_token"}
    assert not any(modules[name] for name in SIX if name not in ("america", "dotcom"))


def test_the_notes_of_an_edition_tell_players_nothing_about_sources(ed):
    assert 20 < len(ed.notes) < 1_000
    assert not re.search("printing|printed|\\bours?\\b|found", ed.notes)


def test_every_edition_has_a_tagline(ed):
    assert 20 < len(ed.tagline) <= 60


def test_every_edition_has_a_look_of_its_own():
    looks = [load(edition_id).theme for edition_id in SIX]
    assert len({theme.motif for theme in looks}) == 6
    assert len({theme.light.paper for theme in looks}) == 6
    for theme in looks:
        assert len(theme.corners) == 4
        assert len(theme.groups) == 10


# Cards


@pytest.mark.parametrize("edition_id", OLDER)
def test_the_older_printing_has_the_same_effects_everywhere(edition_id):
    mine, classic = (
        [(card.id, card.effect) for card in all_cards(load(name))]
        for name in (edition_id, "classic")
    )
    assert mine == classic


def test_the_2008_printing_differs_in_three_cards():
    mine, classic = (
        {(d.id, c.id): c.effect for d in load(name).decks for c in d.cards}
        for name in ("nyc", "classic")
    )
    differing = {key: effect for key, effect in mine.items() if effect != classic[key]}
    assert {key: getattr(effect, "amount", 0) for key, effect in differing.items()} == {
        ("chest", "c_stock"): 50,
        ("chest", "p_school"): 50,
        ("chest", "each"): 10,
    }
    assert isinstance(mine["chest", "p_school"], PayBank)
    assert isinstance(mine["chest", "each"], CollectEach)


def test_every_card_text_is_the_editions_own():
    texts = Counter(card.text for edition_id in SIX for card in all_cards(load(edition_id)))
    assert len(texts) == 6 * 32
    assert max(map(len, texts)) <= 140


def test_a_card_names_its_target_its_family_and_its_buildings_in_the_editions_words(ed):
    for card in all_cards(ed):
        match card.effect:
            case AdvanceTo(pos):
                assert ed.spaces[pos].name in card.text
            case AdvanceNearest(kind, times, dice_times):
                assert (ed.terms.railroad if kind == "railroad" else ed.terms.utility) in card.text
                assert ("twice the rent" in card.text) == (times == 2)
                assert ("10 times a new roll" in card.text) == (dice_times == 10)
            case Repairs():
                assert f"each of your {ed.terms.houses.lower()}" in card.text
                assert f"each of your {ed.terms.hotels.lower()}" in card.text
            case _:
                pass


# Challenge


def test_there_are_90_questions_evenly_spread_over_six_topics_and_four_places():
    questions = load("america").questions
    assert len(questions) == 90
    assert len({question.id for question in questions}) == 90
    assert set(Counter(question.topic for question in questions).values()) == {15}
    assert sorted(Counter(question.right for question in questions).values()) == [22, 22, 23, 23]
    for topic in {question.topic for question in questions}:
        places = Counter(question.right for question in questions if question.topic == topic)
        assert sorted(places.values()) == [3, 4, 4, 4]


def test_no_two_questions_have_one_answer_and_every_question_asks():
    questions = load("america").questions
    answers = [question.choices[question.right].casefold() for question in questions]
    assert len(set(answers)) == 90
    assert all(question.text.endswith("?") for question in questions)
    assert max(len(choice) for question in questions for choice in question.choices) <= 40
