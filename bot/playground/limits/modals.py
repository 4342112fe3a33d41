"""Rules for modals and their components."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.playground.limits.components import (
    CHECKBOX_GROUP,
    ROW,
    TEXT_INPUT,
    bounds_in_order,
    component_id,
    custom_id,
    no_id_twice,
    one_row_wide,
    option,
    options_serve,
    selects,
)
from bot.playground.limits.fields import (
    BodyPlace,
    Rule,
    flag,
    in_turn,
    listing,
    need,
    one_of,
    record,
    refuse,
    size,
    text,
    together,
    variants,
    when,
    whole,
)
from bot.playground.limits.layout import TEXT_DISPLAY, text_display
from bot.playground.limits.problems import Problem

LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX = 18, 19, 21, 23
LONGEST_INPUT = 4000
FILE_FAMILIES = ("audio", "image", "video")
_EXTENSION = re.compile(r"\.[A-Za-z0-9]{1,16}")


def _lengths_in_order(value: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    low, high = value.get("min_length") or 0, value.get("max_length") or LONGEST_INPUT
    if low > high:
        yield place.at("min_length").problem(
            "TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX_LENGTH",
            "The specified minimum length exceeds the specified maximum length",
        )
    elif value.get("value"):
        yield from size(len(value["value"]), low, high, place.at("value"))


text_input: Rule = in_turn(
    record(
        {
            "id": component_id,
            "custom_id": custom_id,
            "style": one_of(1, 2),
            "label": text(1, 45),
            "min_length": whole(0, LONGEST_INPUT),
            "max_length": whole(1, LONGEST_INPUT),
            "required": flag,
            "value": text(0, LONGEST_INPUT),
            "placeholder": text(0, 100),
        },
        required=["custom_id", "style"],
    ),
    _lengths_in_order,
)

_ask: dict[str, Rule] = {"id": component_id, "custom_id": custom_id, "required": flag}
_up_to_ten: dict[str, Rule] = {"min_values": whole(0, 10), "max_values": whole(1, 10)}

_enabled = refuse(
    lambda value: value.get("disabled"),
    "disabled",
    "COMPONENT_DISABLED_IN_MODAL",
    "Components in modals cannot be disabled",
)

_none_only_if_optional = refuse(
    lambda value: value.get("min_values") == 0 and value.get("required") is not False,
    "min_values",
    "COMPONENT_REQUIRED_MIN_VALUES",
    "A required component needs min_values of at least 1",
)


def _file_type(value: Any, place: BodyPlace) -> Iterator[Problem]:
    """Accept one of `FILE_FAMILIES` or a file extension such as `.toml`.

    Yield a problem for any other value.
    """
    known = isinstance(value, str) and (value in FILE_FAMILIES or _EXTENSION.fullmatch(value))
    if not known:
        families = ", ".join(FILE_FAMILIES)
        message = f"Must be one of ({families}) or an extension that begins with a dot."
        yield place.problem("FILE_UPLOAD_INVALID_FILE_TYPE", message)


_upload = record(
    _ask | _up_to_ten | {"file_types": listing(_file_type, 0, 25, unique=True)},
    required=["custom_id"],
)

_asked: dict[int, Rule] = {
    TEXT_INPUT: text_input,
    **{kind: in_turn(rule, _enabled, _none_only_if_optional) for kind, rule in selects.items()},
    FILE_UPLOAD: in_turn(_upload, together(bounds_in_order, _none_only_if_optional)),
    RADIO_GROUP: in_turn(
        record(_ask | {"options": listing(option(), 2, 10)}, required=["custom_id", "options"]),
        options_serve,
    ),
    CHECKBOX_GROUP: in_turn(
        record(
            _ask | _up_to_ten | {"options": listing(option(), 1, 10)},
            required=["custom_id", "options"],
        ),
        together(bounds_in_order, options_serve, _none_only_if_optional),
    ),
    CHECKBOX: record(_ask | {"default": flag}, required=["custom_id"]),
}

_label = record(
    {
        "id": component_id,
        "label": text(1, 45),
        "description": text(1, 100),
        "component": variants(_asked),
    },
    required=["label", "component"],
)
# A text input in an action row, not in a label component, needs the field `label`.
_row = in_turn(
    record(
        {
            "id": component_id,
            "components": listing(variants({TEXT_INPUT: in_turn(text_input, need("label"))}), 1, 5),
        },
        required=["components"],
    ),
    one_row_wide,
)

modal: Rule = record(
    {
        "custom_id": custom_id,
        "title": text(1, 45),
        "components": together(
            listing(variants({ROW: _row, TEXT_DISPLAY: text_display, LABEL: _label}), 1, 5),
            when(lambda value: isinstance(value, list), no_id_twice),
        ),
    },
    required=["custom_id", "title", "components"],
)
