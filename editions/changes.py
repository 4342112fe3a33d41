"""Single changes to an edition file, made for those who never see it.

A file that extends another has a table of changed spaces and cards; one that stands alone has
them all. Whoever changes a value need not know which of the two it is.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from editions.fields import Raw
from editions.loader import load
from engine.edition import Card

Path: TypeAlias = tuple[str, ...]
"""The keys that lead to a value: ("currency", "prefix"), ("spaces", "39", "price")."""


def changed(raw: Raw, path: Path, value: Any) -> Raw:
    """The file with another value at a place; None takes the key away."""
    match path:
        case ("spaces", pos, key):
            return {**raw, "spaces": _with_space(raw.get("spaces", {}), pos, key, value)}
        case ("decks", deck, "cards", card, key):
            old = _inside(raw, path[:4])
            old = {"text": old} if isinstance(old, str) else old
            return changed(raw, ("decks", deck, "cards", card), {**(old or {}), key: value})
        case (key,) if value is None:
            return {name: held for name, held in raw.items() if name != key}
        case (key,):
            return {**raw, key: value}
        case (key, *rest):
            return {**raw, key: changed(raw.get(key, {}), tuple(rest), value)}
        case _:
            return raw


def without_card(raw: Raw, deck: str, card: str) -> Raw:
    """The file without a card: `false` where its parent has it, else it just goes."""
    return changed(
        raw, ("decks", deck, "cards", card), False if _inherits(raw, deck, card) else None
    )


def taken_out(raw: Raw) -> dict[str, list[Card]]:
    """The cards of the parent that the file leaves out, by their decks."""
    if not _extends_decks(raw):
        return {}
    found = {
        deck.id: [
            card
            for card in deck.cards
            if _inside(raw, ("decks", deck.id, "cards", card.id)) is False
        ]
        for deck in load(raw["extends"]).decks
    }
    return {deck: cards for deck, cards in found.items() if cards}


def without_variant(raw: Raw, variant: str) -> Raw:
    """The file without a kind of game: `false` where its parent has it, else it just goes."""
    inherits = "extends" in raw and variant in load(raw["extends"]).variants
    return changed(raw, ("variants", variant), False if inherits else None)


def taken_out_variants(raw: Raw) -> list[str]:
    """The kinds of game of the parent that the file leaves out."""
    return [name for name, held in raw.get("variants", {}).items() if held is False]


def _with_space(spaces: Any, pos: str, key: str, value: Any) -> Any:
    if isinstance(spaces, list):
        at = int(pos)
        return [*spaces[:at], _with_key(spaces[at], key, value), *spaces[at + 1 :]]
    old = spaces.get(pos, {})
    old = {"name": old} if isinstance(old, str) else old
    # Last, so that it counts whatever an entry by the parent's name says.
    others = {name: held for name, held in spaces.items() if name != pos}
    return {**others, pos: _with_key(old, key, value)}


def _with_key(space: Raw, key: str, value: Any) -> Raw:
    """A new price brings its own mortgage, half of itself, unless one is written."""
    kept = {name: held for name, held in space.items() if key != "price" or name != "mortgage"}
    return changed(kept, (key,), value)


def _inside(raw: Any, path: Path) -> Any:
    """What stands at a place; None where there is nothing."""
    for key in path:
        raw = raw.get(key) if isinstance(raw, dict) else None
    return raw


def _inherits(raw: Raw, deck: str, card: str) -> bool:
    decks = load(raw["extends"]).decks if _extends_decks(raw) else ()
    return any(found.id == deck and card in [one.id for one in found.cards] for found in decks)


def _extends_decks(raw: Raw) -> bool:
    """A board of one's own takes no decks from the parent."""
    return "extends" in raw and not isinstance(raw.get("spaces"), list)
