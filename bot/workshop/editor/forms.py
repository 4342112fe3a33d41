"""The forms of the edition editor: the lines of each form, and the parsing of typed values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import msgspec
from PIL import ImageColor

from bot.support.refusals import Refused
from bot.tables.house_rules import NUMBERS, whole
from bot.ui.amounts import amount_of
from bot.ui.custom_ids import NotOurs
from bot.words import safe, say
from bot.words.narration.rule_words import number_name
from bot.workshop.editor.entry import NOTHING, Change, FormLine, Kind
from bot.workshop.editor.rules import RULE_NUMBERS, rule_entries
from bot.workshop.editor.translations import word_entries
from bot.workshop.editor.variants import variant_entries
from editions.changes import Path
from engine.edition import Card, Deck, Edition, Group, Space
from engine.theme import FACES, MOTIFS

SECTIONS = (
    "name", "spaces", "groups", "cards", "money", "rules", "variants", "modules", "look", "words",
)  # fmt: skip
LOOKS = {"motif": MOTIFS, "face": FACES}
"""The possible values of two theme settings: the ornament (motif) and the typeface (face)."""

NEW_CARDS: dict[str, dict[str, int]] = {
    "collect_bank": {"amount": 50},
    "pay_bank": {"amount": 50},
    "collect_each_player": {"amount": 10},
    "pay_each_player": {"amount": 10},
    "repairs": {"per_house": 25, "per_hotel": 100},
    "advance_to": {"to": 0},
    "move_back": {"steps": 3},
    "go_to_jail": {},
    "get_out_of_jail_free": {},
}
"""The effects that a new card can have, with the initial numbers of each effect."""
BACK = "="
"""The prefix of a removed card's id in the list of new cards.

Choosing such an option restores the card.
"""
_SUMS = ("amount", "per_house", "per_hotel")
_SEPARATOR = re.compile(r"\s*[/;\n]\s*")
_COLOUR = re.compile(r"#?([0-9a-fA-F]{6})")


def entries(ed: Edition, section: str, item: str) -> list[FormLine]:
    """Return the form lines of a section, or of one item in it.

    The list is empty if there is no form. Raise NotOurs for an unknown section.
    """
    match section:
        case "name":
            return [
                FormLine("name", ("name",), "words", ed.name),
                FormLine("tagline", ("tagline",), "words", ed.tagline, required=False),
                FormLine("notes", ("notes",), "words", ed.notes, 2000, required=False),
                FormLine("tokens", ("tokens",), "names", ed.tokens, 1200),
            ]
        case "money":
            return [
                FormLine("prefix", ("currency", "prefix"), "affix", ed.currency.prefix, 12, False),
                FormLine("suffix", ("currency", "suffix"), "affix", ed.currency.suffix, 12, False),
                *rule_entries(ed.rules, ("starting_cash", "salary", "jail_fine"), "rules"),
            ]
        case "rules":
            return rule_entries(ed.rules, RULE_NUMBERS, "rules")
        case "look":
            colours = msgspec.structs.asdict(ed.theme.dark if item == "dark" else ed.theme.light)
            shade = "dark" if item == "dark" else "light"
            return [
                FormLine(name, ("theme", shade, name), "colour", now, 30)
                for name, now in colours.items()
            ]
        case "spaces" if item != NOTHING:
            return _space(space_of(ed, item), item)
        case "groups" if item != NOTHING:
            return _group(ed, group_of(ed, item))
        case "cards" if item != NOTHING:
            deck, card = card_of(ed, item)
            return [_deck_name(deck)] if card is None else _card(deck, card)
        case "variants" if item != NOTHING:
            return variant_entries(ed, item)
        case "words" if item != NOTHING:
            return word_entries(ed, item)
        case "spaces" | "groups" | "cards" | "variants" | "modules" | "words":
            return []
        case _:
            raise NotOurs(section)


def _space(space: Space, item: str) -> list[FormLine]:
    def entry(name: str, kind: Kind, longest: int = 20) -> FormLine:
        return FormLine(name, ("spaces", item, name), kind, getattr(space, name), longest)

    found = [FormLine("space", ("spaces", item, "name"), "words", space.name)]
    if space.group:
        found += [entry("price", "sum"), entry("mortgage", "sum")]
    if space.kind == "street":
        found.append(entry("rents", "sums", 600))
    if space.kind == "tax":
        found += [entry("flat", "sum"), entry("percent", "count", 3)]
    return found


def _group(ed: Edition, group: Group) -> list[FormLine]:
    at: Path = ("groups", group.id)
    colour = ed.theme.groups.get(group.id, "")
    found = [
        FormLine("color", (*at, "color"), "words", group.color, 30, False),
        FormLine("hex", ("theme", *at), "colour", colour, 30, False),
    ]
    match group.kind:
        case "street":
            found.append(FormLine("house_cost", (*at, "house_cost"), "sum", group.house_cost, 20))
        case "railroad":
            found.append(FormLine("rents_held", (*at, "rents"), "sums", group.rents, 1800))
        case "utility":
            found.append(
                FormLine("multipliers", (*at, "multipliers"), "counts", group.multipliers, 900)
            )
    return found


def _deck_name(deck: Deck) -> FormLine:
    return FormLine("deck", ("decks", deck.id, "name"), "words", deck.name, 30)


def _card(deck: Deck, card: Card) -> list[FormLine]:
    at: Path = ("decks", deck.id, "cards", card.id)
    found = [FormLine("text", (*at, "text"), "words", card.text, 200)]
    for name, now in msgspec.structs.asdict(card.effect).items():
        if name == "pos":
            found.append(FormLine("to", (*at, "to"), "space", now))
        elif isinstance(now, int):
            kind: Kind = "sum" if name in _SUMS else "count"
            found.append(FormLine(name, (*at, name), kind, now, 20))
    return found


# Finding items by their ids


def space_of(ed: Edition, item: str) -> Space:
    """Return the space at a position given as text. Raise NotOurs if there is no such space."""
    if not item.isdecimal() or len(item) > 2 or int(item) >= len(ed.spaces):
        raise NotOurs(item)
    return ed.spaces[int(item)]


def group_of(ed: Edition, item: str) -> Group:
    for group in ed.groups:
        if group.id == item:
            return group
    raise NotOurs(item)


def card_of(ed: Edition, item: str) -> tuple[Deck, Card | None]:
    """Return the deck and the card that an item id names.

    `0/c50` is card c50 of the first deck. `0.2` is the third part of the first deck. For a part,
    the card is None. Raise NotOurs for an invalid id or deck, and Refused if the card was removed.
    """
    found = re.fullmatch(r"([0-9])(?:\.[0-9]|/([a-z0-9_-]+))", item)
    if found is None or int(found[1]) >= len(ed.decks):
        raise NotOurs(item)
    deck = ed.decks[int(found[1])]
    if found[2] is None:
        return deck, None
    for card in deck.cards:
        if card.id == found[2]:
            return deck, card
    raise Refused("workshop-card_gone")


def free_card(deck: Deck) -> str:
    """Return an unused id for a new card of a deck."""
    taken = {card.id for card in deck.cards}
    return next(f"own_{n}" for n in count(1) if f"own_{n}" not in taken)


# Showing and reading values


def label(ed: Edition, entry: FormLine) -> str:
    """Return the label of a form line."""
    if entry.title:
        return entry.title
    if entry.name in NUMBERS:
        return number_name(ed, entry.name)
    return say(f"workshop-field_{entry.name}")


def shown(ed: Edition, entry: FormLine) -> str:
    """Return the current value of a form line as text, in the form in which users type it."""
    match entry.kind:
        case "sum":
            return ed.currency.show(entry.now)
        case "sums":
            return " / ".join(map(ed.currency.show, entry.now))
        case "counts":
            return " / ".join(map(str, entry.now))
        case "names":
            return ", ".join(entry.now)
        case "space":
            name = ed.spaces[entry.now].name
            return str(entry.now) if [sp.name for sp in ed.spaces].count(name) > 1 else name
        case _:
            return str(entry.now)


def changes(ed: Edition, asked: Sequence[FormLine], written: Mapping[str, str]) -> list[Change]:
    """Return the changes to the file from the lines whose typed text differs.

    Raise Refused if a typed text is invalid.
    """
    found: list[Change] = []
    for entry in asked:
        if entry.name not in written or written[entry.name].strip() == shown(ed, entry).strip():
            continue
        found.append((entry.path, _read(ed, entry, written[entry.name].strip())))
    return found


def _read(ed: Edition, entry: FormLine, text: str) -> Any:
    match entry.kind:
        case "sum":
            return amount_of(text, ed.currency)
        case "count":
            return whole(text, label(ed, entry))
        case "sums":
            return [amount_of(part, ed.currency) for part in _parts(text)]
        case "counts":
            return [whole(part, label(ed, entry)) for part in _parts(text)]
        case "names":
            return [name.strip() for name in re.split(r"[,\n]", text) if name.strip()]
        case "space":
            return int(text) if text.isdecimal() and len(text) < 3 else text
        case "affix":
            return _affix(entry.name, text)
        case "colour" if text:
            if found := _COLOUR.fullmatch(text):
                return f"#{found[1].lower()}"
            if named := ImageColor.colormap.get("".join(text.lower().split())):
                return str(named)
            raise Refused("workshop-not_colour", text=safe(text))
        case _:
            return text or None


def _parts(text: str) -> list[str]:
    """Split a typed list of numbers at slashes, semicolons and line breaks.

    If there are none, split it at commas and spaces.
    """
    if _SEPARATOR.search(text):
        return [part for part in _SEPARATOR.split(text) if part]
    return [part for part in re.split(r",\s+|\s+|,(?!\d{3}\b)", text) if part]


def _affix(name: str, text: str) -> str:
    """Return a currency prefix or suffix. A space separates a word from the amount."""
    if name == "prefix":
        return f"{text} " if text[-1:].isalpha() else text
    return f" {text}" if text[:1].isalpha() else text


def looks(what: str, value: str) -> list[Change]:
    """Return a list with the change of the file that selects another motif or face.

    Raise NotOurs for an unknown setting or value.
    """
    if what not in LOOKS or value not in LOOKS[what]:
        raise NotOurs(value)
    return [(("theme", what), value)]


def new_card(ed: Edition, item: str, do: str) -> tuple[str, list[Change]]:
    """Return the item id of a new card, and a list with the change of the file that adds it.

    `do` is the card's effect, and `item` names its deck. Raise NotOurs for an unknown effect.
    """
    if do not in NEW_CARDS:
        raise NotOurs(do)
    deck, _ = card_of(ed, item)
    card = free_card(deck)
    made = {"text": effect_words(ed, do), "do": do, **NEW_CARDS[do]}
    return f"{item[0]}/{card}", [(("decks", deck.id, "cards", card), made)]


def effect_words(ed: Edition, do: str) -> str:
    """Return the text for a new card with the effect `do`."""
    numbers = NEW_CARDS[do]
    show = ed.currency.show
    return say(
        f"workshop-new_{do}",
        sum=show(numbers.get("amount", 0)),
        house=show(numbers.get("per_house", 0)),
        hotel=show(numbers.get("per_hotel", 0)),
        steps=numbers.get("steps", 0),
        space=ed.spaces[0].name,
    )
