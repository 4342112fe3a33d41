"""A JSON Schema (draft 2020-12) of edition files, for help in editors.

It describes single values. Rules between values, such as a card that points to a space, are only
checked by the loader.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from editions import build, themes, wordfiles
from editions.checks import MODULES
from editions.fields import ID, MOST
from engine.theme import FACES, ICONS, MOTIFS, Palette

Schema: TypeAlias = dict[str, Any]


def schema() -> Schema:
    """Return the JSON Schema of edition.toml, which may contain everything in one file."""
    top = {
        "id": _ID | {"description": "A short word; for a shipped edition also its folder."},
        "extends": _ID | {"description": "The shipped edition from which the rest is taken."},
        "name": _text(build.LONGEST_NAME),
        "tagline": _text(build.LONGEST_NAME) | {"description": "What lists of editions say."},
        "notes": _text(2_000),
        "players": _table(
            {"min": _whole(2, build.MOST_PLAYERS), "max": _whole(2, build.MOST_PLAYERS)}
        ),
        "tokens": _list(_text(30), 2, build.MOST_TOKENS),
        "spaces": {
            "description": "A list from GO on, or with `extends` a table of changes.",
            "anyOf": [
                _list(_ref("space"), build.FEWEST_SPACES, build.MOST_SPACES),
                _map(_changed_space(), "any"),
            ],
        },
        "groups": _map(_or_false(_ref("group"))),
        "decks": _map(_or_false(_ref("deck"))),
        "currency": _table(
            {
                "prefix": _AFFIX,
                "suffix": _AFFIX,
                "scale": _whole(1),
                "display_unit": {"enum": [10**n for n in range(10)]},
            }
        ),
        "terms": _table({name: _text(40) for name in build.TERMS}),
        "rules": _rules(),
        "variants": _map(_or_false(_rules())),
        "modules": _list({"enum": list(MODULES)}, 0, len(MODULES)),
        "questions": {
            "description": "The questions, or the name of a file beside this one.",
            "anyOf": [
                _list(_ref("question"), 0, build.MOST_QUESTIONS),
                {"type": "string", "pattern": rf"^{ID}\.toml$"},
            ],
        },
        "theme": _theme(),
        "words": _map(_words(), "any"),
    }
    whole = {"required": ["id", "name", "tokens", "spaces", "groups"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rentroll edition",
        **_table(top),
        "required": ["id", "name"],
        "anyOf": [{"required": ["extends"]}, whole],
        "$defs": {
            "space": _space(),
            "group": _group(),
            "deck": _table({"name": _text(30), "cards": _map(_card())}),
            "question": _question(),
        },
    }


def _words() -> Schema:
    """Return the JSON Schema of a translation. docs/editions.md shows an example."""
    named = {"description": "By position, or by the printed name."}
    deck = _table({"name": _text(30), "cards": _map(_text(wordfiles.LONGEST_CARD))})
    question = _table(
        {"text": _text(wordfiles.LONGEST_QUESTION), "choices": _list(_text(80), 4, 4)}
    )
    return _table(
        {
            "name": _text(build.LONGEST_NAME),
            "tagline": _text(build.LONGEST_NAME),
            "notes": _text(wordfiles.LONGEST_NOTES),
            "corners": _list(_text(themes.LONGEST_CORNER), 4, 4),
            "tokens": _map(_text(30), "any"),
            "spaces": _map(_text(build.LONGEST_NAME), "any") | named,
            "groups": _map(_text(30)),
            "terms": _table({name: _text(40) for name in build.TERMS}),
            "currency": _table({"prefix": _AFFIX, "suffix": _AFFIX}),
            "decks": _map(deck),
            "topics": _map(_text(30), "any"),
            "questions": _map(question),
        }
    )


def _text(most: int) -> Schema:
    return {"type": "string", "minLength": 1, "maxLength": most}


def _whole(least: int, most: int = MOST) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def _list(items: Schema, fewest: int, longest: int) -> Schema:
    return {"type": "array", "items": items, "minItems": fewest, "maxItems": longest}


def _table(keys: dict[str, Schema], required: tuple[str, ...] = ()) -> Schema:
    made: Schema = {"type": "object", "properties": keys, "additionalProperties": False}
    return made | {"required": list(required)} if required else made


def _map(values: Schema, keys: str = "id") -> Schema:
    names = {"pattern": f"^{ID}$"} if keys == "id" else {"minLength": 1}
    return {"type": "object", "propertyNames": names, "additionalProperties": values}


def _or_false(values: Schema) -> Schema:
    """Return a JSON Schema that also allows `false`, which removes an inherited entry."""
    return {"anyOf": [values, {"const": False}]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


_ID: Schema = {"type": "string", "pattern": f"^{ID}$"}
_AFFIX: Schema = {
    "type": "string",
    "maxLength": 14,
    "pattern": "^[^0-9+.,'_-]*$",
    "description": "Without digits, plus, minus, points, commas or apostrophes, "
    "which would change the sum.",
}
_COLOUR: Schema = {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


def _space_keys() -> dict[str, Schema]:
    return {
        "name": _text(build.LONGEST_NAME),
        "kind": {"enum": list(build.KINDS)},
        "group": _ID,
        "price": _whole(1),
        "mortgage": _whole(0) | {"description": "Half the price, if left out."},
        "rents": _list(_whole(0), 3, 12) | {"description": "Empty lot, each house, hotel."},
        "deck": _ID,
        "flat": _whole(1),
        "percent": _whole(0, 100),
    }


def _space() -> Schema:
    return _table(_space_keys(), ("name", "kind"))


def _changed_space() -> Schema:
    return {"anyOf": [_text(build.LONGEST_NAME), _table(_space_keys())]}


def _group() -> Schema:
    return _table(
        {
            "kind": {"enum": list(build.GROUP_KINDS)},
            "color": _text(30),
            "house_cost": _whole(1),
            "rents": _list(_whole(0), 1, build.MOST_SPACES),
            "multipliers": _list(_whole(0), 1, build.MOST_SPACES),
        }
    )


def _card() -> Schema:
    keys = {
        "text": _text(build.LONGEST_TEXT),
        "do": {"enum": list(build.EFFECTS)},
        "to": {"anyOf": [_text(build.LONGEST_NAME), _whole(0, build.MOST_SPACES - 1)]},
        "kind": {"enum": list(build.GROUP_KINDS)},
        "times": _whole(1, 100),
        "dice_times": _whole(0, 1_000),
        "steps": _whole(1, build.MOST_SPACES - 1),
        "amount": _whole(1),
        "per_house": _whole(0),
        "per_hotel": _whole(0),
    }
    return {"anyOf": [_table(keys), _text(build.LONGEST_TEXT), {"const": False}]}


def _question() -> Schema:
    keys = {
        "id": _ID,
        "topic": _text(30),
        "text": _text(build.LONGEST_TEXT),
        "choices": _list(_text(80), 4, 4) | {"uniqueItems": True},
        "right": _whole(1, 4),
    }
    return _table(keys, ("text", "choices", "right"))


def _rules() -> Schema:
    keys: dict[str, Schema] = {}
    for name, kind in build.RULE_KINDS.items():
        if isinstance(kind, tuple):
            keys[name] = {"enum": list(kind)}
        else:
            keys[name] = {"type": "boolean"} if kind is bool else _whole(0)
    return _table(keys)


def _theme() -> Schema:
    palette = _table(dict.fromkeys(msgspec.structs.asdict(Palette()), _COLOUR))
    return _table(
        {
            "light": palette,
            "dark": palette,
            "groups": _map(_COLOUR),
            "decks": _map(_COLOUR),
            "corners": _list(_text(themes.LONGEST_CORNER), 4, 4),
            "icons": _map({"enum": list(ICONS)}, "any"),
            "motif": {"enum": list(MOTIFS)},
            "face": {"enum": list(FACES)},
        }
    )
