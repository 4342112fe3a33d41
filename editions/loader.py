"""Turns an edition file into an engine Edition, or says what is wrong and where.

Three steps, each on its own: text -> plain dict (`_parse`), dict -> typed parts
(`_build`), parts -> checked as a whole (`_faults`, `_settle`).
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct

from engine.edition import (
    Card,
    Currency,
    Deck,
    Edition,
    Effect,
    Group,
    GroupKind,
    JailFree,
    Pos,
    Space,
    SpaceKind,
    Terms,
)
from engine.errors import BadSetup
from engine.rules import RuleValue, configure

_Raw: TypeAlias = dict[str, Any]

_HOME = Path(__file__).parent
_FILE = "edition.toml"
_MAX_BYTES = 256 * 1024
_MAX_AMOUNT = 1_000_000_000
_MAX_PLAYERS = 8
_MIN_SPACES, _MAX_SPACES = 16, 56

_OPS: tuple[str, ...] = tuple(effect.__struct_config__.tag for effect in get_args(Effect))
# What each kind of space and of group needs; a key of another kind is refused.
_SPACE_KEYS: dict[str, tuple[str, ...]] = {
    "street": ("group", "price", "mortgage", "rents"),
    "railroad": ("group", "price", "mortgage"),
    "utility": ("group", "price", "mortgage"),
    "card": ("deck",),
    "tax": ("flat",),
}
_GROUP_KEYS = {"street": "house_cost", "railroad": "rents", "utility": "multipliers"}


class EditionError(ValueError):
    """An edition that cannot be loaded: which file, where in it, and what was expected."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


class _Players(Struct, frozen=True, forbid_unknown_fields=True):
    min: int = 2
    max: int = 8


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """The top level of an edition file. Entries stay raw so that each is reported by its place."""

    id: str
    name: str
    tokens: tuple[str, ...]
    spaces: list[Any]
    groups: dict[str, Any]
    decks: dict[str, Any]
    players: _Players = _Players()
    currency: Currency = Currency()
    terms: Terms = Terms()
    rules: dict[str, Any] = {}
    variants: dict[str, Any] = {}
    modules: tuple[str, ...] = ()
    notes: str = ""


def available() -> tuple[str, ...]:
    """The ids of the editions that come with the game."""
    return tuple(sorted(file.parent.name for file in _HOME.glob(f"*/{_FILE}")))


def load(ref: str | Path) -> Edition:
    """The edition of an id such as "classic", or of a path to an edition file or its folder."""
    if isinstance(ref, str) and not re.search(r"[/\\]|\.toml$", ref):
        if ref in available():
            return _shipped(ref)
        expected = f"expected one of {', '.join(available())}, or a path to an edition file"
        raise EditionError(f"unknown edition {ref!r}: {expected}")
    path = Path(ref)
    file = path if path.suffix == ".toml" else path / _FILE
    return _load(file, str(file))


@cache
def _shipped(edition_id: str) -> Edition:
    return _load(_HOME / edition_id / _FILE, f"{edition_id}/{_FILE}")


def _load(file: Path, label: str) -> Edition:
    try:
        top: _File = _convert(_parse(_read(file)), _File, "")
        edition = _build(top)
        for fault in _faults(edition):
            raise fault
        return _settle(edition, _flags(top.rules, "rules"))
    except EditionError as fault:
        raise EditionError(f"{label}: {fault}") from None


# Step 1: the file as a plain dict


def _read(file: Path) -> str:
    data = None
    try:
        if file.is_file():  # anything else could block or never end
            with file.open("rb") as stream:
                data = stream.read(_MAX_BYTES + 1)
    except OSError as error:
        raise _fault("", f"expected a readable file, got: {error.strerror}") from None
    if data is None:
        raise _fault("", "expected an edition file, found none")
    if len(data) > _MAX_BYTES:
        raise _fault("", f"expected at most {_MAX_BYTES // 1024} KiB, got more")
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark first
    except UnicodeDecodeError as error:
        raise _fault(f"byte {error.start}", "expected UTF-8 text") from None


def _parse(text: str) -> _Raw:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _fault("", f"expected TOML, got: {error}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, endless brackets
        raise _fault("", "expected TOML of sensible size and depth") from None


# Step 2: the dict as typed parts


def _build(file: _File) -> Edition:
    spaces = tuple(_space(entry, f"spaces[{i}]") for i, entry in enumerate(file.spaces))
    return Edition(
        id=file.id,
        name=file.name,
        spaces=spaces,
        groups=tuple(_group(entry, key) for key, entry in file.groups.items()),
        decks=tuple(_deck(entry, key, spaces) for key, entry in file.decks.items()),
        tokens=file.tokens,
        min_players=file.players.min,
        max_players=file.players.max,
        currency=file.currency,
        terms=file.terms,
        variants={name: _flags(entry, f"variants.{name}") for name, entry in file.variants.items()},
        modules=file.modules,
        notes=file.notes,
    )


def _space(raw: object, place: str) -> Space:
    entry = _table(raw, place)
    _one_of(entry, "kind", get_args(SpaceKind), place)
    space: Space = _convert(entry, Space, place)
    may = ("name", "kind", "percent") if space.kind == "tax" else ("name", "kind")
    _only_keys(entry, _SPACE_KEYS.get(space.kind, ()), may, place)
    return space


def _group(raw: object, key: str) -> Group:
    place = f"groups.{key}"
    entry = _table(raw, place, hidden=("id",))
    _one_of(entry, "kind", get_args(GroupKind), place)
    group: Group = _convert({**entry, "id": key}, Group, place)
    _only_keys(entry, (_GROUP_KEYS[group.kind],), ("kind", "color"), place)
    return group


def _deck(raw: object, key: str, spaces: tuple[Space, ...]) -> Deck:
    place = f"decks.{key}"
    entry = _table(raw, place, hidden=("id",))
    cards = _table(entry.get("cards", {}), f"{place}.cards")
    deck: Deck = _convert({**entry, "id": key, "cards": ()}, Deck, place)
    made = (_card(card, name, f"{place}.cards.{name}", spaces) for name, card in cards.items())
    return Deck(id=key, name=deck.name, cards=tuple(made))


def _card(raw: object, card_id: str, place: str, spaces: tuple[Space, ...]) -> Card:
    entry = _table(raw, place, hidden=("id", "op", "pos"))
    _one_of(entry, "do", _OPS, place)
    text: str = _convert(entry.get("text"), str, f"{place}.text")
    effect = {key: value for key, value in entry.items() if key not in ("text", "do")}
    effect["op"] = entry["do"]
    if entry["do"] == "advance_to":
        effect["pos"] = _target(effect.pop("to", None), spaces, f"{place}.to")
    return Card(id=card_id, text=text, effect=_convert(effect, Effect, place))


def _flags(raw: object, place: str) -> dict[str, RuleValue]:
    flags = _table(raw, place)
    for key, value in flags.items():
        _convert(value, RuleValue, f"{place}.{key}")
        # Here, because `configure` prints the number, and Python refuses to print a huge one.
        for fault in _beyond(f"{place}.{key}", 0 if isinstance(value, str) else value, 0):
            raise fault
    return flags


def _target(to: object, spaces: tuple[Space, ...], place: str) -> Pos:
    """The position a file means by a space's name or number."""
    if type(to) is int and 0 <= to < len(spaces):
        return Pos(to)
    found = [i for i, space in enumerate(spaces) if space.name == to]
    if len(found) > 1:
        raise _fault(place, f"expected a position, because {to!r} stands on {len(found)} spaces")
    if not found:
        raise _fault(place, "expected the name or the position of a space")
    return Pos(found[0])


def _table(raw: object, place: str, hidden: tuple[str, ...] = ()) -> _Raw:
    """The entry as a dict. `hidden` keys are the loader's to fill in, never the file's."""
    if not isinstance(raw, dict):
        raise _fault(place, "expected a table of keys and values")
    for key in hidden:
        if key in raw:
            raise _fault(f"{place}.{key}", "expected no such key")
    return raw


def _one_of(entry: _Raw, key: str, allowed: tuple[str, ...], place: str) -> None:
    """Names the choices, which a failed conversion does not."""
    if entry.get(key) not in allowed:
        raise _fault(f"{place}.{key}", f"expected one of {', '.join(allowed)}")


def _only_keys(entry: _Raw, must: tuple[str, ...], may: tuple[str, ...], place: str) -> None:
    """A key that the kind has no use for is a mistake, and so is one it cannot do without."""
    kind = entry["kind"]
    for key in must:
        if key not in entry:
            raise _fault(f"{place}.{key}", f"expected a value, which kind {kind!r} needs")
    for key in entry:
        if key not in must and key not in may:
            raise _fault(f"{place}.{key}", f"expected no such key for kind {kind!r}")


def _convert(raw: object, as_type: Any, place: str) -> Any:
    try:
        return msgspec.convert(raw, as_type)
    except msgspec.ValidationError as error:
        raise _moved(place, str(error)) from None


def _fault(place: str, expected: str) -> EditionError:
    """One thing wrong; `_load` puts the file's name in front."""
    return EditionError(f"{place}: {expected}" if place else expected)


def _moved(place: str, message: str) -> EditionError:
    """msgspec's message, which ends in a path of its own, at the place in the file."""
    expected, _, path = message.partition(" - at `$")
    return _fault(f"{place}{path.rstrip('`')}".lstrip("."), expected[:1].lower() + expected[1:])


# Step 3: the parts as a whole


def _faults(ed: Edition) -> Iterator[EditionError]:
    """Everything that would make the edition unplayable although each part is well-formed."""
    for check in (_setup_faults, _board_faults, _group_faults, _deck_faults):
        yield from check(ed)


def _setup_faults(ed: Edition) -> Iterator[EditionError]:
    if not re.fullmatch(r"[a-z][a-z0-9_-]{0,31}", ed.id):
        yield _fault("id", "expected a short word of small letters, digits, - and _")
    if len(set(ed.tokens)) < len(ed.tokens):
        yield _fault("tokens", "expected each token only once")
    if not 2 <= ed.min_players <= ed.max_players <= _MAX_PLAYERS:
        yield _fault("players", f"expected 2 <= min <= max <= {_MAX_PLAYERS}")
    if len(ed.tokens) < ed.max_players:
        yield _fault("tokens", "expected at least as many as players.max")
    yield from _beyond("currency.scale", ed.currency.scale, 1)
    if ed.currency.display_unit not in [10**n for n in range(10)]:
        yield _fault("currency.display_unit", "expected 1, 10, 100 or another power of ten")
    if "standard" in ed.variants:
        yield _fault("variants.standard", "expected another name; standard is the game itself")


def _board_faults(ed: Edition) -> Iterator[EditionError]:
    size = len(ed.spaces)
    if size % 4 or not _MIN_SPACES <= size <= _MAX_SPACES:
        expected = f"a multiple of 4 from {_MIN_SPACES} to {_MAX_SPACES} spaces"
        yield _fault("spaces", f"expected {expected}, got {size}")
    kinds = [space.kind for space in ed.spaces]
    if kinds[:1] != ["go"] or kinds.count("go") > 1:
        yield _fault("spaces", "expected one space of kind 'go', and that the first")
    if kinds.count("jail") != 1:
        yield _fault("spaces", f"expected one space of kind 'jail', got {kinds.count('jail')}")
    names = Counter(space.name for space in ed.spaces)
    decks = {deck.id for deck in ed.decks}
    rents = {len(space.rents) for space in ed.spaces if space.kind == "street"}
    for i, space in enumerate(ed.spaces):
        place = f"spaces[{i}]"
        if space.deck not in decks and space.kind == "card":
            yield _fault(f"{place}.deck", f"expected one of {_listed(decks)}, got {space.deck!r}")
        if space.kind == "tax":
            yield from _beyond(f"{place}.flat", space.flat, 1)
            yield from _beyond(f"{place}.percent", space.percent, 0, 100)
        if space.kind not in get_args(GroupKind):
            continue
        if names[space.name] > 1:
            yield _fault(f"{place}.name", f"expected a name of its own, {space.name!r} is taken")
        groups = {group.id for group in ed.groups if group.kind == space.kind}
        if space.group not in groups:
            expected = f"a {space.kind} group ({_listed(groups)})"
            yield _fault(f"{place}.group", f"expected {expected}, got {space.group!r}")
        yield from _beyond(f"{place}.price", space.price, 1)
        yield from _beyond(f"{place}.mortgage", space.mortgage, 0)
        if space.mortgage > space.price:
            yield _fault(f"{place}.mortgage", "expected no more than the price")
        for rent in space.rents:
            yield from _beyond(f"{place}.rents", rent, 0)
        if space.kind == "street" and (len(space.rents) < 3 or len(rents) > 1):
            expected = "as many rents as every other street: empty lot, each house, hotel"
            yield _fault(f"{place}.rents", f"expected {expected}")


def _group_faults(ed: Edition) -> Iterator[EditionError]:
    sizes = Counter(space.group for space in ed.spaces)
    for group in ed.groups:
        place = f"groups.{group.id}"
        if not (held := sizes[group.id]):
            yield _fault(place, "expected at least one space of this group on the board")
        if group.kind == "street":
            yield from _beyond(f"{place}.house_cost", group.house_cost, 1)
            continue
        # Only one of the two is there: `_only_keys` has refused the other.
        place, values = f"{place}.{_GROUP_KEYS[group.kind]}", group.rents + group.multipliers
        if len(values) < held:
            yield _fault(place, f"expected {held} numbers, one per deed held")
        for value in values:
            yield from _beyond(place, value, 0)


def _deck_faults(ed: Edition) -> Iterator[EditionError]:
    kinds = {space.kind for space in ed.spaces}
    for deck in ed.decks:
        if all(isinstance(card.effect, JailFree) for card in deck.cards):
            # Players may keep those, and then there would be nothing left to draw.
            yield _fault(f"decks.{deck.id}.cards", "expected a card that goes back to the deck")
        for card in deck.cards:
            place = f"decks.{deck.id}.cards.{card.id}"
            if not card.text.strip():
                yield _fault(f"{place}.text", "expected the words on the card")
            for key, value in msgspec.structs.asdict(card.effect).items():
                if key == "kind" and value not in kinds:
                    yield _fault(f"{place}.kind", f"expected a kind on the board, got {value!r}")
                elif key != "kind":
                    least = 1 if key in ("steps", "times") else 0
                    most = len(ed.spaces) - 1 if key == "steps" else _MAX_AMOUNT
                    yield from _beyond(f"{place}.{key}", value, least, most)


def _beyond(place: str, value: int, least: int, most: int = _MAX_AMOUNT) -> Iterator[EditionError]:
    if not least <= value <= most:
        yield _fault(place, f"expected a whole number from {least} to {most}")


def _listed(ids: set[str]) -> str:
    return ", ".join(sorted(ids)) or "none, as none is defined"


def _settle(ed: Edition, flags: dict[str, RuleValue]) -> Edition:
    """The edition with its own rules, once it is known that every variant can be played on them."""
    place = "rules"
    try:
        settled = configure(ed, flags=flags)
        for variant in ed.variants:
            place = f"variants.{variant}"
            configure(settled, variant)
    except BadSetup as error:
        raise _moved(place + error.place.removeprefix("flags"), error.problem) from None
    return settled
