"""An edition in another language: the same board with other texts.

Every text of an edition has a path, such as `decks.chance.cards.adv_go`. A translation maps paths
to texts. An edition inherits its parent's translation of every text that it has not changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec
from babel import Locale, UnknownLocaleError
from msgspec.structs import replace

from engine.edition import AdvanceTo, Card, Deck, Edition, Question, Space, Terms

Texts: TypeAlias = Mapping[str, str]

SUMS = ("amount", "per_house", "per_hotel")
"""Keys of a card's effect whose values are sums of money."""
AFFIXES = ("prefix", "suffix")
TERMS = ("house", "houses", "hotel", "hotels", "railroad", "utility")
MORE_TERMS = ("houses_many", "hotels_many", "railroads")
"""Keys of additional terms, such as a second plural, that only some languages need."""
_TOGETHER = {
    "currency.prefix": {"currency.suffix"},
    "currency.suffix": {"currency.prefix"},
    "terms.houses": {"terms.houses_many"},
    "terms.hotels": {"terms.hotels_many"},
    "terms.railroad": {"terms.railroads"},
}
"""Paths of texts whose translations are not inherited if the text at the key's path has changed."""
_BLANK = re.compile(r"\{(\w+)\}")


def texts(ed: Edition) -> dict[str, str]:
    """Return every text of an edition by its path."""
    return dict(_texts(ed))


def _texts(ed: Edition) -> Iterator[tuple[str, str]]:
    yield from (("name", ed.name), ("tagline", ed.tagline), ("notes", ed.notes))
    yield from ((f"corners.{i}", name) for i, name in enumerate(ed.theme.corners))
    yield from ((f"tokens.{token}", token) for token in ed.tokens)
    yield from ((f"spaces.{i}", space.name) for i, space in enumerate(ed.spaces))
    yield from ((f"groups.{group.id}", group.color) for group in ed.groups if group.color)
    yield from ((f"terms.{name}", getattr(ed.terms, name)) for name in TERMS + MORE_TERMS)
    yield from ((f"currency.{name}", getattr(ed.currency, name)) for name in AFFIXES)
    for deck in ed.decks:
        yield f"decks.{deck.id}.name", deck.name
        yield from ((f"decks.{deck.id}.cards.{card.id}", card.text) for card in deck.cards)
    yield from ((f"topics.{question.topic}", question.topic) for question in ed.questions)
    for question in ed.questions:
        yield f"questions.{question.id}.text", question.text
        for i, choice in enumerate(question.choices):
            yield f"questions.{question.id}.choices.{i}", choice


def needed(ed: Edition) -> dict[str, str]:
    """Return the texts that a complete translation must have, by path.

    The names of deeds and of the edition may stay untranslated. A space named after its deck, and a
    text without letters, need no translation.
    """
    deeds = {f"spaces.{pos}" for pos in ed.board.deeds}
    decks = {deck.id: deck.name for deck in ed.decks}
    drawn = {  # these spaces are named after their deck
        f"spaces.{i}" for i, sp in enumerate(ed.spaces) if sp.name == decks.get(sp.deck)
    }
    free = deeds | drawn | {f"terms.{name}" for name in MORE_TERMS} | {"name"}
    return {
        path: text
        for path, text in texts(ed).items()
        if path not in free and any(sign.isalpha() for sign in text)
    }


def inherited(child: Edition, parent: Edition, words: Texts) -> dict[str, str]:
    """Return the parent's translations of the texts that the child has not changed, by path."""
    before, now = texts(parent), texts(child)
    other = {path for path in before.keys() | now.keys() if now.get(path) != before.get(path)}
    for one, whole in _TOGETHER.items():
        if one in other:
            other |= whole
    return {path: text for path, text in words.items() if path not in other}


def told_in(ed: Edition, language: str, words: Texts) -> Edition:
    """Return the edition with these translated texts. Texts without a translation stay."""
    terms = _below("terms.", TERMS + MORE_TERMS, words)
    affixes = _below("currency.", AFFIXES, words)
    decks = {deck.id: words.get(f"decks.{deck.id}.name", deck.name) for deck in ed.decks}
    printed = {deck.id: deck.name for deck in ed.decks}

    def space(i: int, sp: Space) -> Space:
        usual = decks[sp.deck] if sp.name == printed.get(sp.deck) else sp.name
        return replace(sp, name=words.get(f"spaces.{i}", usual))

    made = replace(
        ed,
        language=language,
        name=words.get("name", ed.name),
        tagline=words.get("tagline", ed.tagline),
        notes=words.get("notes", ed.notes),
        spaces=tuple(space(i, sp) for i, sp in enumerate(ed.spaces)),
        groups=tuple(
            replace(group, color=words.get(f"groups.{group.id}", group.color))
            for group in ed.groups
        ),
        currency=replace(ed.currency, **affixes, **_separators(language)),
        terms=_terms(ed.terms, terms),
        token_names={token: words.get(f"tokens.{token}", token) for token in ed.tokens},
        questions=tuple(_question(question, words) for question in ed.questions),
        theme=replace(
            ed.theme,
            corners=tuple(
                words.get(f"corners.{i}", name) for i, name in enumerate(ed.theme.corners)
            ),
        ),
    )
    return replace(made, decks=tuple(_deck(made, deck, decks[deck.id], words) for deck in ed.decks))


def _below(place: str, names: Iterable[str], words: Texts) -> dict[str, str]:
    return {name: words[place + name] for name in names if place + name in words}


def _terms(terms: Terms, words: dict[str, str]) -> Terms:
    return replace(terms.within, **words) if words else terms


def _deck(ed: Edition, deck: Deck, name: str, words: Texts) -> Deck:
    told = (words.get(f"decks.{deck.id}.cards.{card.id}", card.text) for card in deck.cards)
    cards = (
        replace(card, text=filled(ed, card, text))
        for card, text in zip(deck.cards, told, strict=True)
    )
    return replace(deck, name=name, cards=tuple(cards))


def _question(question: Question, words: Texts) -> Question:
    path = f"questions.{question.id}"
    return replace(
        question,
        topic=words.get(f"topics.{question.topic}", question.topic),
        text=words.get(f"{path}.text", question.text),
        choices=tuple(
            words.get(f"{path}.choices.{i}", choice) for i, choice in enumerate(question.choices)
        ),
    )


def blanks(ed: Edition, card: Card) -> dict[str, str]:
    """Return the values for placeholders such as {amount} and {to} in a card's translated text."""
    effect: dict[str, Any] = msgspec.structs.asdict(card.effect)
    found = {
        name: ed.currency.show(value) if name in SUMS else str(value)
        for name, value in effect.items()
        if name in SUMS or name in ("steps", "times", "dice_times")
    }
    if isinstance(card.effect, AdvanceTo):
        found["to"] = ed.spaces[card.effect.pos].name
    return found | {"go": ed.spaces[0].name}


def filled(ed: Edition, card: Card, text: str) -> str:
    """Return a card's text with values instead of its placeholders. Unknown placeholders stay."""
    if "{" not in text:
        return text
    known = blanks(ed, card)
    return _BLANK.sub(lambda found: known.get(found[1], found[0]), text)


@cache
def _separators(language: str) -> dict[str, str]:
    """Return a language's separators in numbers such as 1,234.5, or {} for an unknown language.

    Narrow no-break spaces become ordinary no-break spaces, because some fonts lack them.
    """
    try:
        symbols = Locale.parse(language, sep="-").number_symbols["latn"]
    except UnknownLocaleError:
        return {}
    narrow = {"\u202f": "\u00a0"}
    return {
        "group": narrow.get(symbols["group"], symbols["group"]),
        "point": symbols["decimal"],
    }
