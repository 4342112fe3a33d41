"""Tests of translations of editions: their checks and their inheritance."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.words.narration.edition_problems import problem_line
from editions.findings import Report
from editions.loader import Shelf, available, check_bytes, in_language, load, shelf
from editions.translations import needed, texts, told_in
from engine import configure
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES

START = """
id = "my_town"
extends = "classic"
name = "My Town"
"""
GERMAN = """
[words.de]
name = "Meine Stadt"
[words.de.spaces]
"GO" = "START"
39 = "Die Allee"
[words.de.decks.chance.cards]
c50 = "Gefunden! Kassiere {amount} von der Bank."
"""


def report(more: str) -> Report:
    return check_bytes((START + more).encode())


def problems(more: str) -> list[str]:
    return [problem_line(one) for one in report(more).problems]


def warnings(more: str) -> list[str]:
    return [problem_line(one) for one in report(more).warnings]


def test_an_edition_uses_the_translation_in_its_own_file():
    ed = report(GERMAN).edition
    assert ed is not None
    told = in_language(ed, "de")
    assert (told.name, told.language) == ("Meine Stadt", "de")
    assert told.spaces[0].name == "START"
    assert told.spaces[39].name == "Die Allee", "a position says which space is meant"
    card = next(card for card in told.decks[0].cards if card.id == "c50")
    assert card.text == "Gefunden! Kassiere 50\u00a0$ von der Bank."


def test_texts_equal_to_the_parents_inherit_its_translation():
    ed = report(GERMAN).edition
    assert ed is not None
    told = in_language(ed, "de")
    assert told.spaces[4].name == "Einkommensteuer"
    assert told.terms.house == "Haus"
    assert told.spaces[7].name == told.decks[0].name == "Ereignis", "named as its deck"


def test_renamed_texts_do_not_inherit_a_translation():
    dotcom = in_language(load("dotcom"), "de")
    assert dotcom.currency.suffix != "\u00a0$", "millions are not told as the parent's dollars"
    assert dotcom.currency.prefix == load("dotcom").currency.prefix or dotcom.currency.suffix


@pytest.mark.parametrize("name", available())
def test_a_translation_changes_words_and_nothing_else(name):
    ed = configure(load(name), "standard")
    told = in_language(ed, "de")
    for one, other in zip(ed.spaces, told.spaces, strict=True):
        assert msgspec.structs.replace(other, name=one.name) == one
    assert [q.right for q in ed.questions] == [q.right for q in told.questions]
    effects = [[card.effect for card in deck.cards] for deck in ed.decks]
    assert effects == [[card.effect for card in deck.cards] for deck in told.decks]
    assert told.rules == ed.rules
    assert in_language(told, "en") is ed
    assert in_language(ed, "de") is told, "it is made once"
    if name == "classic":
        games = [Arena(one, [POLICIES["steady"]() for _ in range(3)], "5") for one in (ed, told)]
        states = [list(game.play(60))[-1] for game in games]
        assert states[0] == states[1], "the rules do not look at words"


def test_without_words_a_language_still_writes_numbers_its_own_way():
    assert told_in(load("herenow"), "de", {}).currency.show(200) == "$2.000.000"
    assert told_in(load("herenow"), "fr", {}).currency.show(200) == "$2\u00a0000\u00a0000"
    assert told_in(load("herenow"), "xx", {}).currency.show(200) == "$2,000,000"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            '[words.de]\nnam = "x"',
            "words.de.nam: expected a key that exists here; did you mean name?",
        ),
        (
            '[words.de.spaces]\n"Nowhere" = "x"',
            "words.de.spaces.Nowhere: expected a key that exists here",
        ),
        (
            '[words.de.spaces]\n0 = "@everyone"',
            "words.de.spaces.0: expected words that mention nobody",
        ),
        ('[words.german]\nname = "x"', "words.german: expected a language as Discord calls it"),
        ('[words.en]\nname = "x"', "words.en: expected a language as Discord calls it"),
        (
            '[words.de.decks.chance.cards]\nc50 = "Kassiere 60\u00a0$."',
            "cards.c50: expected the words to contain 50\u00a0$, the value of amount ({amount})",
        ),
        (
            '[words.de.decks.chance.cards]\nc50 = "Kassiere {sum}."',
            "cards.c50: expected one of {amount}, {go}, got '·sum·'",
        ),
        (
            '[words.de.decks.chance.cards]\nback_3 = "Geh 4 Felder zurück."',
            "cards.back_3: expected no numbers that the original does not have, got 4",
        ),
    ],
)
def test_a_translation_that_is_wrong_is_refused_with_its_place(words, expected):
    found = problems(words)
    assert any(expected in one for one in found), found


def test_a_missing_translation_is_a_warning():
    (found,) = [one for one in warnings('[words.nl]\nname = "Mijn Stad"') if "words.nl" in one]
    assert "a complete translation; there are no words for corners.0" in found
    assert report('[words.nl]\nname = "Mijn Stad"').edition is not None


def test_a_card_names_the_place_it_leads_to():
    found = warnings('[words.de.decks.chance.cards]\nadv_39 = "Rücke vor bis zur Möwe."')
    assert any("cards.adv_39: expected the words to contain 'Boardwalk'" in one for one in found)


QUESTION = """
modules = ["just_visit_america"]
[[questions]]
id = "rivers"
text = "Which river was crossed in 1776?"
choices = ["Nile", "Danube", "Delaware", "Ganges"]
right = 3
"""


def test_answers_stay_in_their_order_so_that_the_right_one_stays_right():
    words = """
[words.de.questions.rivers]
text = "Welcher Fluss wurde 1776 überquert?"
choices = ["Nil", "Donau", "Delaware", "Ganges"]
"""
    ed = report(QUESTION + words).edition
    assert ed is not None
    (question,) = in_language(ed, "de").questions
    assert question.choices[question.right] == "Delaware"
    assert question.choices[0] == "Nil"


@pytest.mark.parametrize(
    ("text", "choices", "expected"),
    [
        ("Wann?", '["a", "b", "c"]', "choices: expected 4 choices in the order of the original"),
        ("Wann 1776?", '["a", "b", "c", "A"]', "choices: expected four different choices"),
    ],
)
def test_a_translated_question_needs_all_its_choices(text, choices, expected):
    words = f'[words.de.questions.rivers]\ntext = "{text}"\nchoices = {choices}\n'
    assert any(expected in one for one in problems(QUESTION + words))


def test_another_year_in_a_question_is_pointed_out():
    words = '[words.de.questions.rivers]\ntext = "Wann 1777?"\nchoices = ["a", "b", "c", "d"]\n'
    assert any("the numbers of the original" in one for one in warnings(QUESTION + words))


def test_the_number_of_languages_is_limited():
    many = "".join(f'[words.a{chr(97 + i)}]\nname = "x"\n' for i in range(13))
    assert any("words: expected at most 12 languages, got 13" in one for one in problems(many))


def test_every_shipped_translation_is_without_a_problem():
    found = [
        problem_line(one)
        for edition in available()
        for language in shelf().languages(edition)
        for one in shelf().check_words(edition, language).problems
    ]
    assert not found, "\n".join(found)


def test_the_german_classic_is_complete():
    assert not shelf().check_words("classic", "de").warnings


def test_a_language_may_have_two_plurals():
    words = {"terms.house": "dom", "terms.houses": "domy", "terms.houses_many": "domów"}
    terms = told_in(load("classic"), "pl", words).terms
    assert (terms.houses, terms.houses_many, terms.within.house) == ("domy", "domów", "dom")
    assert load("classic").terms.within.house == "house", "English words are small in a sentence"


def test_every_text_of_an_edition_can_be_translated():
    ed = load("america")
    assert len(needed(ed)) > 480
    told = told_in(ed, "de", {path: f"{text[:8]}ß" for path, text in texts(ed).items()})
    left = [path for path, text in texts(told).items() if text and "ß" not in text]
    assert left == [f"tokens.{token}" for token in ed.tokens], "tokens have names besides"
    assert all("ß" in name for name in told.token_names.values())


def test_a_broken_file_of_words_leaves_the_edition_alone(tmp_path: Path):
    folder = tmp_path / "my_town"
    (folder / "words").mkdir(parents=True)
    source = Path("editions/harbour/edition.toml").read_text(encoding="utf-8")
    (folder / "edition.toml").write_text(source.replace('"harbour"', '"my_town"'), encoding="utf-8")
    (folder / "words" / "de.toml").write_text("name = ")
    own = Shelf(tmp_path)
    assert own.languages("my_town") == ("de",)
    assert own.check_words("my_town", "de").problems
    assert own.in_language(own.load("my_town"), "de").name == "Lantern Harbour"


def test_a_token_without_a_translation_keeps_its_name():
    ed = in_language(load("classic"), "de")
    assert ed.token_name("Race Car") == "Rennwagen"
    assert ed.token_name("Rocket") == "Rocket"
