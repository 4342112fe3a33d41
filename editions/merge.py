"""A merger of an edition file's values with the values of the file it extends.

It works on plain dicts in the full layout (a list of spaces, decks of cards as tables) and only
looks at their structure. The single values are checked afterwards.
"""

from __future__ import annotations

from typing import Any, get_args

from editions.fields import Raw
from editions.findings import Findings, nearest, place_of
from editions.phrases import Phrase
from engine.edition import SpaceKind

# Tables that are merged key by key. Keys in none of these three lists are replaced as a whole.
_PLAIN = ("players", "currency", "terms", "rules")
# Tables of tables by id, in which `false` removes an entry.
_BY_ID = ("groups", "variants")
# Keys that are never inherited.
_OWN = ("id", "name", "notes", "tagline", "extends", "words")


def merge(parent: Raw, child: Raw, notes: Findings) -> Raw:
    """Return the child's values in the full layout, with inherited values for what it lacks."""
    made = {key: value for key, value in parent.items() if key not in _OWN}
    own_board = isinstance(child.get("spaces"), list)
    if own_board:  # the parent's groups and decks belong to its board
        made = {k: v for k, v in made.items() if k not in ("groups", "decks")}
    for key, value in child.items():
        if key == "spaces" and not own_board:
            made[key] = _spaces(parent["spaces"], value, notes)
        elif key == "decks":
            made[key] = _decks(made.get(key, {}), value, notes)
        elif key in _PLAIN:
            made[key] = _over(made.get(key, {}), value)
        elif key in _BY_ID:
            made[key] = _by_id(made.get(key, {}), value, key, notes)
        elif key != "theme":  # the theme is merged by `merge_theme`
            made[key] = value
    return made


def settle_targets(raw: Raw) -> Raw:
    """Return a parent's values, with the target space of each card given by position.

    A name would be lost if the child renames the space.
    """
    names = [space.get("name") for space in raw.get("spaces", ())]
    decks = {}
    for deck_id, deck in raw.get("decks", {}).items():
        cards = {
            card_id: {**card, "to": names.index(card["to"])} if card.get("to") in names else card
            for card_id, card in deck["cards"].items()
        }
        decks[deck_id] = {**deck, "cards": cards}
    return {**raw, "decks": decks}


def merge_theme(
    parent: Raw, child: Raw, edition: Raw, parent_edition: Raw, *, same_corners: bool
) -> Raw:
    """Return the child's theme merged over its parent's theme, key by key.

    Inherited colours and icons of groups, decks and spaces are only kept if the child still has
    these groups, decks and spaces.
    """
    made = dict(parent)
    shown: set[str] = {*get_args(SpaceKind), *_kept(edition, parent_edition)}
    for part in ("groups", "decks"):
        kept = edition.get(part)
        ids = kept if isinstance(kept, dict) else {}
        made[part] = {name: c for name, c in made.get(part, {}).items() if name in ids}
        shown |= set(ids)
    made["icons"] = {key: icon for key, icon in made.get("icons", {}).items() if key in shown}
    if not same_corners:
        made.pop("corners", None)
    for key, value in child.items():
        made[key] = _over(made.get(key, {}), value) if isinstance(value, dict) else value
    return made


def _kept(edition: Raw, parent: Raw) -> list[str]:
    """Return the positions, as strings, of the spaces that have kept the parent's name."""
    pairs = enumerate(zip(edition["spaces"], parent["spaces"], strict=False))
    return [str(i) for i, (a, b) in pairs if isinstance(a, dict) and a.get("name") == b.get("name")]


def _over(old: Any, new: Any) -> Any:
    """Return two dicts merged, in which new values replace old ones.

    If either argument is no dict, return the new value.
    """
    return {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new


def _by_id(old: Raw, new: Any, table: str, notes: Findings) -> Any:
    if not isinstance(new, dict):
        return new
    made = dict(old)
    for key, value in new.items():
        if value is False:
            _take_out(made, key, table, table.removesuffix("s"), notes)
        else:
            made[key] = _over(made.get(key, {}), value)
    return made


def _take_out(made: Raw, key: str, table: str, what: str, notes: Findings) -> None:
    """Remove the parent's entry `key` from `made`. Record a problem if there is no such entry."""
    if made.pop(key, None) is None and not notes.full:
        notes.problem(place_of(table, key), Phrase("take_out", what=what), near=nearest(key, made))


def _refuse_new(key: str, cards: Raw, place: str, notes: Findings) -> None:
    """Record a problem for a change to a card that the parent does not have."""
    if not notes.full:
        notes.problem(place_of(place, key), Phrase("new_card"), near=nearest(key, cards))


def _spaces(old: list[Raw], changes: Any, notes: Findings) -> list[Raw]:
    """Return the parent's spaces with changes, given by position or by the parent's name.

    A change that is a string is a new name.
    """
    made = [dict(space) for space in old]
    if not isinstance(changes, dict):
        notes.problem("spaces", Phrase("spaces_changes"), changes)
        return made
    for key, change in changes.items():
        place = place_of("spaces", key)
        found = [i for i, space in enumerate(old) if key in (str(i), space["name"])]
        if not found:
            near = nearest(key, {space["name"] for space in old})
            notes.problem(place, Phrase("parent_space", last=len(old) - 1), near=near)
        elif not isinstance(change, str | dict):
            notes.problem(place, Phrase("space_change"), change)
        for i in found:
            made[i] = _space(made[i], {"name": change} if isinstance(change, str) else change)
    return made


def _space(old: Raw, change: Any) -> Raw:
    if not isinstance(change, dict):
        return old
    if change.get("kind", old["kind"]) != old["kind"]:
        return {"name": old["name"], **change}  # the keys of another kind differ
    if "price" in change:  # the default is half of the new price
        old = {key: value for key, value in old.items() if key != "mortgage"}
    return {**old, **change}


def _decks(old: Raw, new: Any, notes: Findings) -> Any:
    if not isinstance(new, dict):
        return new
    made = dict(old)
    for key, change in new.items():
        if change is False:
            _take_out(made, key, "decks", "deck", notes)
        elif key not in made or not isinstance(change, dict):
            made[key] = change
        else:
            place = f"{place_of('decks', key)}.cards"
            cards = _cards(made[key]["cards"], change.get("cards", {}), place, notes)
            made[key] = {**made[key], **change, "cards": cards}
    return made


def _cards(old: Raw, new: Any, place: str, notes: Findings) -> Any:
    """Return the parent's cards of a deck merged with changes.

    A change that is a string is a new text. A card with another `do` replaces the parent's card.
    """
    if not isinstance(new, dict):
        return new
    made = dict(old)
    for key, change in new.items():
        if change is False:
            _take_out(made, key, place, "card", notes)
        elif key not in made:
            if isinstance(change, str) or (isinstance(change, dict) and "do" not in change):
                _refuse_new(key, made, place, notes)
            else:
                made[key] = change
        elif isinstance(change, str):
            made[key] = {**made[key], "text": change}
        elif isinstance(change, dict) and change.get("do", made[key]["do"]) == made[key]["do"]:
            made[key] = {**made[key], **change}
        else:
            made[key] = change
    return made
