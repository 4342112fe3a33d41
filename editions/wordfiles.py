"""A reader of an edition's translation, with checks for mistakes and missing texts."""

from __future__ import annotations

import re
from collections.abc import Iterable

from editions.build import LONGEST_NAME, LONGEST_TEXT
from editions.checks import unsaid_amounts
from editions.fields import LONGEST_WORD, Fields, too_many, words
from editions.findings import Findings, shown
from editions.phrases import Phrase
from editions.themes import LONGEST_CORNER
from editions.translations import AFFIXES, MORE_TERMS, TERMS, Texts, blanks, filled, needed, told_in
from engine.edition import Card, Edition

MOST_LANGUAGES = 12
LANGUAGE = r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?"
LONGEST_CARD = LONGEST_TEXT * 5 // 4
LONGEST_QUESTION = LONGEST_TEXT * 5 // 4
LONGEST_NOTES = 2_500
"""Most characters of an edition's translated notes.

This limit and the limits above it are larger than for English, because other languages need more
characters.
"""
MOST_MISSING = 6
"""Most missing texts that a warning names. The warning only counts the others."""
_BLANK = re.compile(r"\{([^}]*)\}")
_NUMBER = re.compile(r"\d+")


def read_words(raw: object, ed: Edition, place: str, notes: Findings) -> dict[str, str]:
    """Return the texts of a translation by path, with problems recorded in `notes`.

    `ed` is the edition in its original language.
    """
    top, made = Fields(raw, place, notes), _Made(notes)
    for key, most, word in (("name", LONGEST_NAME, 32), ("tagline", LONGEST_NAME, 32)):
        made.text(top, key, key, most, word)
    if "notes" in top.raw:
        made.words["notes"] = top.text("notes", LONGEST_NOTES, word=100, lines=True)
    if "corners" in top.raw:
        corners = top.items("corners", "corners", 4, 4)
        for i, (at, value) in enumerate(corners):
            made.words[f"corners.{i}"] = words(value, at, notes, LONGEST_CORNER)
    made.table(top, "tokens", ed.tokens, 30, 32)
    _spaces(made, top, ed)
    made.table(top, "groups", [group.id for group in ed.groups], 30, LONGEST_WORD)
    made.table(top, "terms", TERMS + MORE_TERMS, 40, 32)
    affixes = top.inner("currency")
    for name in AFFIXES:
        if name in affixes.raw:
            made.words[f"currency.{name}"] = affixes.affix(name, "")
    affixes.done()
    _decks(made, top, ed)
    made.table(top, "topics", {question.topic for question in ed.questions}, 30, 32)
    _questions(made, top, ed)
    top.done()
    return {path: text for path, text in made.words.items() if text or path.startswith("currency")}


class _Made:
    """The texts of a translation that have been read so far, by path."""

    def __init__(self, notes: Findings) -> None:
        self.notes = notes
        self.words: dict[str, str] = {}

    def text(self, f: Fields, key: str, path: str, most: int, word: int) -> None:
        """Read the text of a key, if the table has that key, and store it under `path`."""
        if f.take(key) is not None:
            self.words[path] = f.text(key, most, word=word)

    def table(self, top: Fields, key: str, known: Iterable[str], most: int, word: int) -> None:
        """Read the TOML table of texts at `key`. `known` holds the keys that it may have."""
        inner = top.inner(key)
        for name in known:
            self.text(inner, name, f"{key}.{name}", most, word)
        inner.done()


def _spaces(made: _Made, top: Fields, ed: Edition) -> None:
    """Read the names of spaces, given by position or by the original name."""
    inner = top.inner("spaces")
    for i, space in enumerate(ed.spaces):
        for key in (space.name, str(i)):  # a position has precedence over a name
            made.text(inner, key, f"spaces.{i}", LONGEST_NAME, LONGEST_WORD)
    inner.done()


def _decks(made: _Made, top: Fields, ed: Edition) -> None:
    decks = top.inner("decks")
    for deck in ed.decks:
        inner = decks.inner(deck.id)
        path = f"decks.{deck.id}"
        made.text(inner, "name", f"{path}.name", 30, LONGEST_WORD)
        cards = inner.inner("cards")
        for card in deck.cards:
            made.text(cards, card.id, f"{path}.cards.{card.id}", LONGEST_CARD, 32)
        cards.done()
        inner.done()
    decks.done()


def _questions(made: _Made, top: Fields, ed: Edition) -> None:
    asked = top.inner("questions")
    for question in ed.questions:
        inner = asked.inner(question.id)
        if not inner.raw:
            continue
        path = f"questions.{question.id}"
        made.text(inner, "text", f"{path}.text", LONGEST_QUESTION, 32)
        if "choices" in inner.raw:  # answers such as years need no translation
            choices = inner.items("choices", "choices_in_order", 4, 4)
            for i, (at, value) in enumerate(choices):
                made.words[f"{path}.choices.{i}"] = words(value, at, made.notes, 80, word=32)
        inner.done()
    asked.done()


def check_words(ed: Edition, language: str, found: Texts, place: str, notes: Findings) -> None:
    """Check that translated texts match the originals, and warn about missing texts.

    A card's text must mention the sums of its effect, and no number that the original lacks.
    """
    told = told_in(ed, language, found)
    for deck in ed.decks:
        for card in deck.cards:
            path = f"decks.{deck.id}.cards.{card.id}"
            if path in found:
                _check_card(ed, told, card, found[path], f"{place}.{path}".lstrip("."), notes)
    for question in told.questions:
        _check_question(ed, question.id, found, place, notes)
    lacking = [path for path in needed(ed) if path not in found]
    if lacking:
        named, more = tuple(lacking[:MOST_MISSING]), max(0, len(lacking) - MOST_MISSING)
        notes.warn(place, Phrase("complete", names=named, more=more))


def _check_card(
    ed: Edition, told: Edition, card: Card, text: str, place: str, notes: Findings
) -> None:
    known = blanks(told, card)
    for name in _BLANK.findall(text):
        if name not in known:
            blank = Phrase("one_of", names=tuple(f"{{{one}}}" for one in known))
            notes.problem(place, blank, f"{{{name}}}")
            return
    whole = filled(told, card, text)
    for key, wanted in unsaid_amounts(told, whole, card.effect):
        notes.problem(place, Phrase("unsaid_blank", sum=wanted, key=key))
    said = {*_NUMBER.findall(f"{card.text} {' '.join(known.values())}")}
    for number in _NUMBER.findall(_BLANK.sub("", text)):
        if number not in said:
            notes.problem(place, Phrase("other_number", number=number))
    target = known.get("to")
    if target and ed.spaces[_target(card)].name in card.text and target not in whole:
        notes.warn(place, Phrase("unsaid_place", name=shown(target)))


def _target(card: Card) -> int:
    return int(getattr(card.effect, "pos", 0))


def _check_question(ed: Edition, name: str, found: Texts, place: str, notes: Findings) -> None:
    """Check that a translated question has distinct answers and the original's numbers."""
    original = next(question for question in ed.questions if question.id == name)
    at = f"{place}.questions.{name}".lstrip(".")
    path = f"questions.{name}"
    choices = [found.get(f"{path}.choices.{i}", "") for i in range(len(original.choices))]
    if any(choices) and len({choice.casefold() for choice in choices}) < len(choices):
        notes.problem(f"{at}.choices", Phrase("four_choices"))
    pairs = [(f"{path}.text", original.text)]
    pairs += [(f"{path}.choices.{i}", choice) for i, choice in enumerate(original.choices)]
    for one, text in pairs:
        if one in found and _figures(found[one]) != _figures(text):
            notes.warn(f"{place}.{one}".lstrip("."), Phrase("same_numbers", text=shown(text)))


def _figures(text: str) -> list[str]:
    """Return the numbers in a text as sorted strings, without thousands separators."""
    joined = re.sub(r"(?<=\d)[.,\u00a0\u202f ](?=\d{3})", "", text)
    return sorted(_NUMBER.findall(joined))


def read_languages(raw: object, ed: Edition, notes: Findings) -> dict[str, dict[str, str]]:
    """Return the translations in an edition's own file, by language.

    They are in sections such as `[words.de]`. Problems are recorded in `notes`.
    """
    top = Fields(raw, "words", notes)
    if len(top.raw) > MOST_LANGUAGES:
        notes.problem("words", too_many("languages", MOST_LANGUAGES, len(top.raw)))
    made: dict[str, dict[str, str]] = {}
    for language, inside in list(top.raw.items())[:MOST_LANGUAGES]:
        place = top.at(language)
        if not re.fullmatch(LANGUAGE, language) or language == "en":
            notes.problem(place, Phrase("language"), language)
            continue
        made[language] = read_words(inside, ed, place, notes)
    return made
