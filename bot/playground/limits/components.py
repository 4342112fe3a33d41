"""Rules for buttons, selects and action rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.playground.limits.fields import (
    BodyPlace,
    Rule,
    flag,
    in_turn,
    link,
    listing,
    one_of,
    record,
    refuse,
    repeated,
    size,
    snowflake,
    text,
    together,
    variants,
    when,
    whole,
)
from bot.playground.limits.problems import Path, Problem

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
CHECKBOX_GROUP = 22
LINK_STYLE, PREMIUM_STYLE = 5, 6
MOST_ROWS = 5
MOST_OPTIONS = 25
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)

component_id = whole(0, 2**31 - 1)
custom_id = text(1, 100)


def _picture_character(character: str) -> bool:
    # Unicode calls the information sign a letter.
    return character == "\u2139" or (ord(character) > 0xA8 and not character.isalpha())


def _names_no_emoji(emoji: Mapping[str, Any]) -> bool:
    name = emoji["name"]
    if emoji.get("id"):
        return not name
    return not any(map(_picture_character, name)) or any(c.isascii() and c.isalpha() for c in name)


def _is_at_hand(emoji: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem for a custom emoji that the bot cannot use."""
    number = emoji.get("id")
    if number and str(number) not in place.context.emojis:
        yield place.at("id").problem("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


emoji: Rule = in_turn(
    record({"id": snowflake, "name": text(0, 32), "animated": flag}, required=["name"]),
    refuse(_names_no_emoji, "name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"),
    _is_at_hand,
)


def _lacks(*fields: str) -> Any:
    return lambda value: not any(value.get(field) for field in fields)


def _has(*fields: str) -> Any:
    return lambda value: any(value.get(field) for field in fields)


_click_button = together(
    refuse(
        _lacks("custom_id"),
        "custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        "A custom id is required",
    ),
    refuse(
        lambda button: button.get("custom_id") and button.get("url"),
        "custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        "A custom id and url cannot both be specified",
    ),
    refuse(
        _has("sku_id"),
        "sku_id",
        "BUTTON_COMPONENT_SKU_ID_NOT_ALLOWED",
        "Only premium buttons can have a sku id",
    ),
)
_link_button = together(
    refuse(_lacks("url"), "url", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"),
    refuse(
        _has("custom_id"),
        "custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        "A custom id and url cannot both be specified",
    ),
)
_premium_button = together(
    refuse(_lacks("sku_id"), "sku_id", "BUTTON_COMPONENT_SKU_ID_REQUIRED", "A sku id is required"),
    refuse(
        _has("custom_id", "label", "url", "emoji"),
        "sku_id",
        "BUTTON_COMPONENT_SKU_ID_MUTUALLY_EXCLUSIVE",
        "A premium button has no custom id, label, url or emoji",
    ),
)
_labelled = refuse(
    _lacks("label", "emoji"),
    "label",
    "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    "A label or emoji is required",
)

button: Rule = in_turn(
    record(
        {
            "id": component_id,
            "style": one_of(1, 2, 3, 4, 5, 6),
            "label": text(0, 80),
            "emoji": emoji,
            "custom_id": custom_id,
            "url": link(512, "http", "https", "discord"),
            "sku_id": snowflake,
            "disabled": flag,
        },
        required=["style"],
    ),
    when(
        lambda value: value["style"] == PREMIUM_STYLE,
        _premium_button,
        together(
            when(lambda value: value["style"] == LINK_STYLE, _link_button, _click_button), _labelled
        ),
    ),
)


def option(**more: Rule) -> Rule:
    """Return the rule for one option of a select, checkbox group or radio group.

    `more` contains rules for additional fields.
    """
    return record(
        {
            "label": text(1, 100),
            "value": text(1, 100),
            "description": text(0, 100),
            "default": flag,
            **more,
        },
        required=["label", "value"],
    )


def bounds(value: Mapping[str, Any]) -> tuple[int, int]:
    """Return the fewest and most values that a select or group accepts.

    They are `min_values` and `max_values`, by default 1 and 1. The default maximum of a checkbox
    group is the number of its options.
    """
    low, high = value.get("min_values"), value.get("max_values")
    usual = len(value["options"]) if value["type"] == CHECKBOX_GROUP else 1
    return (1 if low is None else low), (usual if high is None else high)


def bounds_in_order(value: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem if `min_values` is above `max_values`."""
    low, high = bounds(value)
    if low > high:
        yield place.at("min_values").problem(
            "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX_VALUES",
            "The specified minimum values exceed the specified maximum values",
        )


def options_serve(value: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield problems for equal values, too few or too many options, and too many defaults.

    There must be `max_values` to `MOST_OPTIONS` options, and at most `max_values` defaults.
    """
    options = value["options"]
    _, most = bounds(value)
    yield from size(len(options), most, MOST_OPTIONS, place.at("options"))
    for index in repeated(option["value"] for option in options):
        yield place.at("options", index, "value").problem(
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
        )
    if sum(bool(option.get("default")) for option in options) > most:
        yield place.at("options").problem(
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "The specified number of default values exceeds the specified maximum values",
        )


def _defaults_fit(value: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    defaults = value.get("default_values")
    if defaults:
        low, high = bounds(value)
        yield from size(len(defaults), max(low, 1), high, place.at("default_values"))


_select_fields: dict[str, Rule] = {
    "id": component_id,
    "custom_id": custom_id,
    "placeholder": text(0, 150),
    "min_values": whole(0, 25),
    "max_values": whole(1, 25),
    "disabled": flag,
    "required": flag,
}

string_select: Rule = in_turn(
    record(
        _select_fields | {"options": listing(option(emoji=emoji), 1, MOST_OPTIONS)},
        required=["custom_id", "options"],
    ),
    together(bounds_in_order, options_serve),
)


def _entity_select(*kinds: str, **more: Rule) -> Rule:
    default = record({"id": snowflake, "type": one_of(*kinds)}, required=["id", "type"])
    return in_turn(
        record(
            _select_fields | {"default_values": listing(default, 0, 25), **more},
            required=["custom_id"],
        ),
        together(bounds_in_order, _defaults_fit),
    )


selects: dict[int, Rule] = {
    STRING_SELECT: string_select,
    USER_SELECT: _entity_select("user"),
    ROLE_SELECT: _entity_select("role"),
    MENTIONABLE_SELECT: _entity_select("user", "role"),
    CHANNEL_SELECT: _entity_select(
        "channel", channel_types=listing(one_of(*CHANNEL_TYPES), unique=True)
    ),
}


def one_row_wide(row: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem for each component that exceeds the row's width.

    A row has room for five buttons or one select.
    """
    width = 0
    for index, inner in enumerate(row["components"]):
        width += 1 if inner["type"] == BUTTON else MOST_ROWS
        if width > MOST_ROWS:
            yield place.at("components", index).problem(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )


row: Rule = in_turn(
    record(
        {
            "id": component_id,
            "components": listing(variants({BUTTON: button, **selects}), 1, 5),
        },
        required=["components"],
    ),
    one_row_wide,
)


def walk(components: Iterable[Any], path: Path = ()) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield the path and the component of every component, also nested ones.

    An outer component comes before its inner components.
    """
    for index, component in enumerate(components):
        yield from _walk_one(component, (*path, index))


def _walk_one(component: Any, path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    if not isinstance(component, dict):
        return
    yield path, component
    for single in ("accessory", "component"):
        yield from _walk_one(component.get(single), (*path, single))
    inner = component.get("components")
    yield from walk(inner if isinstance(inner, list) else (), (*path, "components"))


def no_id_twice(components: list[Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem for each component whose custom id or `id` an earlier component has."""
    everyone = list(walk(components))
    for index in repeated(component.get("custom_id") for _, component in everyone):
        yield place.at(*everyone[index][0], "custom_id").problem(
            "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    # With 0 Discord chooses an id.
    for index in repeated(component.get("id") or None for _, component in everyone):
        yield place.at(*everyone[index][0], "id").problem(
            "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
        )


rows: Rule = together(
    listing(variants({ROW: row}), 0, MOST_ROWS),
    when(lambda value: isinstance(value, list), no_id_twice),
)
