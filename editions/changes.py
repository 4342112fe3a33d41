"""Single changes to an edition's file, for authors who use forms instead of the file.

The functions work on the file's values. A file that extends another has TOML tables of its
changed spaces and cards. A file without a parent has a list of all spaces. Callers need not know
which of the two a file is.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from editions.fields import Raw
from editions.loader import load
from engine.edition import Card

Path: TypeAlias = tuple[str, ...]
"""Keys that lead to a value, such as ("currency", "prefix") or ("spaces", "39", "price")."""


def changed(raw: Raw, path: Path, value: Any) -> Raw:
    """Return the file's values with `value` put at a path. The value None removes the key."""
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
    """Return the file's values without a card.

    A card inherited from the parent edition gets the value `false`, any other is deleted.
    """
    return changed(
        raw, ("decks", deck, "cards", card), False if _inherits(raw, deck, card) else None
    )


def taken_out(raw: Raw) -> dict[str, list[Card]]:
    """Return the cards of the parent edition that the file removes, by deck id."""
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
    """Return the file's values without a rules variant.

    A variant of the parent edition gets the value `false`, any other is deleted.
    """
    inherits = "extends" in raw and variant in load(raw["extends"]).variants
    return changed(raw, ("variants", variant), False if inherits else None)


def taken_out_variants(raw: Raw) -> list[str]:
    """Return the names of the parent edition's variants that the file removes."""
    return [name for name, held in raw.get("variants", {}).items() if held is False]


def _with_space(spaces: Any, pos: str, key: str, value: Any) -> Any:
    if isinstance(spaces, list):
        at = int(pos)
        return [*spaces[:at], _with_key(spaces[at], key, value), *spaces[at + 1 :]]
    old = spaces.get(pos, {})
    old = {"name": old} if isinstance(old, str) else old
    # The last entry of a space applies, even if another one uses the parent's name.
    others = {name: held for name, held in spaces.items() if name != pos}
    return {**others, pos: _with_key(old, key, value)}


def _with_key(space: Raw, key: str, value: Any) -> Raw:
    """Return a space with another value for a key.

    A new price removes the mortgage, which is half of the price by default.
    """
    kept = {name: held for name, held in space.items() if key != "price" or name != "mortgage"}
    return changed(kept, (key,), value)


def _inside(raw: Any, path: Path) -> Any:
    """Return the value at a path, or None if there is none."""
    for key in path:
        raw = raw.get(key) if isinstance(raw, dict) else None
    return raw


def _inherits(raw: Raw, deck: str, card: str) -> bool:
    decks = load(raw["extends"]).decks if _extends_decks(raw) else ()
    return any(found.id == deck and card in [one.id for one in found.cards] for found in decks)


def _extends_decks(raw: Raw) -> bool:
    """Return True if the file inherits the decks of its parent edition.

    It does if it extends an edition and has no list of spaces of its own.
    """
    return "extends" in raw and not isinstance(raw.get("spaces"), list)
