"""A builder that makes an Edition from the merged values of its file, checking each value."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast, get_args

import msgspec

from editions.fields import ID, Fields, Raw, words
from editions.findings import Findings
from editions.phrases import Phrase
from editions.words import refusal
from engine.edition import (
    AdvanceNearest,
    AdvanceTo,
    Card,
    CollectBank,
    CollectEach,
    Currency,
    Deck,
    Edition,
    Effect,
    GoToJail,
    Group,
    GroupKind,
    JailFree,
    MoveBack,
    PayBank,
    PayEach,
    Pos,
    Question,
    Repairs,
    Space,
    SpaceKind,
    Terms,
)
from engine.rules import Rules, RuleValue

MOST_PLAYERS = 8
FEWEST_SPACES, MOST_SPACES = 16, 56
LONGEST_NAME = 60
LONGEST_TEXT = 200
MOST_GROUPS = 56
MOST_DECKS = 8
MOST_CARDS = 100
MOST_TOKENS = 32
MOST_VARIANTS = 16
MOST_QUESTIONS = 500

TERMS = tuple(name for name in Terms.__struct_fields__ if name != "as_written")
KINDS: tuple[SpaceKind, ...] = get_args(SpaceKind)
GROUP_KINDS: tuple[GroupKind, ...] = get_args(GroupKind)
# Keys that only some kinds of spaces and groups have. For other kinds they are a problem.
SPACE_KEYS = ("group", "price", "mortgage", "rents", "deck", "flat", "percent")
GROUP_KEYS = ("house_cost", "rents", "multipliers")


def build(raw: Raw, notes: Findings) -> Edition:
    """Return an Edition made from the values of a file, with every problem recorded in `notes`.

    The edition is only valid if `notes` has no problems afterwards. `raw` is in the full layout,
    with inherited values. The edition's own rules are not applied yet.
    """
    top = Fields(raw, "", notes)
    top.take("extends")
    top.take("theme")
    top.take("questions")
    top.take("words")
    edition_id = top.take("id")
    if not isinstance(edition_id, str) or not re.fullmatch(ID, edition_id):
        notes.problem("id", Phrase("id"), edition_id)
        edition_id = ""
    spaces = _spaces(top)
    smallest, largest = _players(top.inner("players"))
    edition = Edition(
        id=edition_id,
        name=top.text("name", LONGEST_NAME),
        spaces=spaces,
        groups=tuple(_group(f, name) for name, f in top.entries("groups", "groups", MOST_GROUPS)),
        decks=tuple(
            _deck(f, name, spaces) for name, f in top.entries("decks", "decks", MOST_DECKS)
        ),
        tokens=_texts(top, "tokens", 30, 2, MOST_TOKENS),
        min_players=smallest,
        max_players=largest,
        currency=_currency(top.inner("currency")),
        terms=_terms(top.inner("terms")),
        variants={n: flags(f) for n, f in top.entries("variants", "variants", MOST_VARIANTS)},
        modules=_texts(top, "modules", 32, 0, 16) if "modules" in raw else (),
        notes=top.text("notes", 2_000, default="", word=100, lines=True),
        tagline=top.text("tagline", LONGEST_NAME, default="", word=32),
    )
    top.take("rules")  # read by `settle`, if the whole has no problems
    top.done()
    return edition


def _texts(top: Fields, key: str, most: int, fewest: int, longest: int) -> tuple[str, ...]:
    items = top.items(key, key, fewest, longest)
    return tuple(words(value, place, top.notes, most, word=32) for place, value in items)


def _players(f: Fields) -> tuple[int, int]:
    smallest = f.whole("min", 2, MOST_PLAYERS, default=2)
    largest = f.whole("max", 2, MOST_PLAYERS, default=MOST_PLAYERS)
    f.done()
    return smallest, largest


def _currency(f: Fields) -> Currency:
    made = Currency(
        prefix=f.affix("prefix", "$"),
        suffix=f.affix("suffix", ""),
        scale=f.whole("scale", 1, default=1),
        display_unit=f.whole("display_unit", 1, default=1),
    )
    if made.display_unit not in [10**n for n in range(10)]:
        f.notes.problem(f.at("display_unit"), Phrase("power_of_ten"), made.display_unit)
    f.done()
    around = f"{made.prefix}1{made.suffix}"
    if wrong := refusal(around):  # such as stars, which only format as a pair
        f.notes.problem(f.place, Phrase("around_number", what=wrong), around)
    return made


def _terms(f: Fields) -> Terms:
    usual = Terms()
    given = {name: f.text(name, 40, default=getattr(usual, name)) for name in TERMS}
    made = msgspec.structs.replace(usual, **given)
    f.done()
    return made


# Board


def _spaces(top: Fields) -> tuple[Space, ...]:
    if isinstance(top.raw.get("spaces"), dict):
        top.take("spaces")
        top.notes.problem("spaces", Phrase("spaces_list"))
        return ()
    if isinstance(given := top.raw.get("spaces"), list) and not right_size(len(given)):
        sizes = Phrase("sizes", least=FEWEST_SPACES, most=MOST_SPACES, found=len(given))
        top.notes.problem("spaces", sizes)
    items = top.items("spaces", "spaces", 0, MOST_SPACES)
    return tuple(_space(Fields(raw, place, top.notes)) for place, raw in items)


def right_size(count: int) -> bool:
    return FEWEST_SPACES <= count <= MOST_SPACES and count % 4 == 0


def _space(f: Fields) -> Space:
    kind = f.word("kind", KINDS)
    known = cast(SpaceKind, kind or "free_parking")
    space = Space(name=f.text("name", LONGEST_NAME), kind=known)
    changes: dict[str, object] = {}
    if kind in GROUP_KINDS:
        price = f.whole("price", 1)
        changes = {
            "group": f.text("group", 32, word=32),
            "price": price,
            "mortgage": f.whole("mortgage", 0, default=price // 2),
        }
        if kind == "street":
            changes["rents"] = f.wholes("rents", 3, 12)
    elif kind == "card":
        changes = {"deck": f.text("deck", 32, word=32)}
    elif kind == "tax":
        changes = {"flat": f.whole("flat", 1), "percent": f.whole("percent", 0, 100, default=0)}
    if not kind:
        for key in SPACE_KEYS:
            f.take(key)
    f.done(SPACE_KEYS, Phrase("key_of_kind", kind=kind))
    return msgspec.structs.replace(space, **changes)


def _group(f: Fields, name: str) -> Group:
    kind = f.word("kind", GROUP_KINDS)
    color = f.text("color", 30, default="")
    group = Group(id=name, kind=cast(GroupKind, kind or "street"), color=color)
    changes: dict[str, object] = {}
    if kind == "street":
        changes = {"house_cost": f.whole("house_cost", 1)}
    elif kind == "railroad":
        changes = {"rents": f.wholes("rents", 1, MOST_SPACES)}
    elif kind == "utility":
        changes = {"multipliers": f.wholes("multipliers", 1, MOST_SPACES)}
    else:
        for key in GROUP_KEYS:
            f.take(key)
    f.done(GROUP_KEYS, Phrase("key_of_kind", kind=kind))
    return msgspec.structs.replace(group, **changes)


# Cards


def _deck(f: Fields, name: str, spaces: tuple[Space, ...]) -> Deck:
    title = f.text("name", 30)
    cards = tuple(_card(card, i, spaces) for i, card in f.entries("cards", "cards", MOST_CARDS))
    f.done()
    return Deck(id=name, name=title, cards=cards)


def _amount(f: Fields) -> int:
    return f.whole("amount", 1)


# The readers of a card's effect by the value of `do`.
EFFECTS: dict[str, Callable[[Fields, tuple[Space, ...]], Effect]] = {
    "advance_to": lambda f, spaces: AdvanceTo(_target(f, spaces)),
    "advance_nearest": lambda f, _: AdvanceNearest(
        kind=cast(GroupKind, f.word("kind", GROUP_KINDS)),
        times=f.whole("times", 1, 100, default=1),
        dice_times=f.whole("dice_times", 0, 1_000, default=0),
    ),
    "move_back": lambda f, spaces: MoveBack(f.whole("steps", 1, max(1, len(spaces) - 1))),
    "go_to_jail": lambda f, _: GoToJail(),
    "get_out_of_jail_free": lambda f, _: JailFree(),
    "collect_bank": lambda f, _: CollectBank(_amount(f)),
    "pay_bank": lambda f, _: PayBank(_amount(f)),
    "pay_each_player": lambda f, _: PayEach(_amount(f)),
    "collect_each_player": lambda f, _: CollectEach(_amount(f)),
    "repairs": lambda f, _: Repairs(f.whole("per_house", 0), f.whole("per_hotel", 0)),
}
EFFECT_KEYS = (
    "to", "kind", "times", "dice_times", "steps", "amount", "per_house", "per_hotel",
)  # fmt: skip


def _card(f: Fields, name: str, spaces: tuple[Space, ...]) -> Card:
    text = f.text("text", LONGEST_TEXT, word=32)
    op = f.word("do", tuple(EFFECTS))
    effect: Effect = GoToJail()
    if op:
        effect = EFFECTS[op](f, spaces)
    else:
        for key in EFFECT_KEYS:
            f.take(key)
    f.done(EFFECT_KEYS, Phrase("key_of_card", does=op))
    return Card(id=name, text=text, effect=effect)


def _target(f: Fields, spaces: tuple[Space, ...]) -> Pos:
    """Return the position of the space that a card's `to` gives by name or number.

    Record a problem and return 0 if there is no such space, or several.
    """
    to = f.take("to")
    if type(to) is int and 0 <= to < len(spaces):
        return Pos(to)
    found = [i for i, space in enumerate(spaces) if space.name == to]
    if len(found) == 1:
        return Pos(found[0])
    if found:
        f.notes.problem(f.at("to"), Phrase("position", count=len(found)), to)
    elif not any(f.notes.broken(f"spaces[{i}].name") for i in range(len(spaces))):
        # Otherwise the name may belong to a space that could not be read.
        f.notes.problem(f.at("to"), Phrase("space"), to)
    return Pos(0)


# Questions


def questions(raw: object, place: str, notes: Findings) -> tuple[Question, ...]:
    """Return the Challenge questions of a file, with problems recorded in `notes`.

    Files count the right choice from 1, the engine from 0.
    """
    holder = Fields({"questions": raw}, place, notes)
    items = holder.items("questions", "questions", 0, MOST_QUESTIONS)
    return tuple(_question(Fields(entry, at, notes), i) for i, (at, entry) in enumerate(items))


def _question(f: Fields, index: int) -> Question:
    name = f.take("id")
    if name is None:
        name = f"q{index + 1}"
    elif not isinstance(name, str) or not re.fullmatch(ID, name):
        f.notes.problem(f.at("id"), Phrase("id"), name)
        name = ""
    made = Question(
        id=name,
        topic=f.text("topic", 30, default="general"),
        text=f.text("text", LONGEST_TEXT, word=32),
        choices=tuple(
            words(value, place, f.notes, 80, word=32)
            for place, value in f.items("choices", "choices", 4, 4)
        ),
        right=f.whole("right", 1, 4) - 1,
    )
    f.done()
    return made


# Rules


def flags(f: Fields) -> dict[str, RuleValue]:
    """Return the rules in a TOML table, each value by the rule's name.

    A rule with an unknown name or a value of the wrong type is recorded as a problem.
    """
    made: dict[str, RuleValue] = {}
    for key, kind in RULE_KINDS.items():
        if key not in f.raw:
            continue
        value = f.take(key)
        if kind is bool:
            if isinstance(value, bool):
                made[key] = value
            else:
                f.notes.problem(f.at(key), Phrase("true_or_false"), value)
        elif kind is int:
            made[key] = f.whole(key, 0)
        elif isinstance(kind, tuple):
            made[key] = f.word(key, kind)
    f.done(RULE_KINDS)
    return made


def _rule_kind(kind: msgspec.inspect.Type) -> type | tuple[str, ...]:
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return tuple(str(value) for value in values)
        case msgspec.inspect.BoolType():
            return bool
        case _:
            return int


def _rule_kinds() -> dict[str, type | tuple[str, ...]]:
    info = cast(msgspec.inspect.StructType, msgspec.inspect.type_info(Rules))
    return {field.encode_name: _rule_kind(field.type) for field in info.fields}


RULE_KINDS = _rule_kinds()
