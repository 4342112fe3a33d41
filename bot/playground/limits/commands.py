"""Rules for application commands: names, options, choices and total size."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from bot.playground.limits.components import CHANNEL_TYPES
from bot.playground.limits.fields import (
    INT53,
    BodyPlace,
    Rule,
    bits,
    dictionary,
    filled,
    flag,
    in_turn,
    listing,
    need,
    number,
    one_of,
    record,
    refuse,
    repeated,
    text,
    together,
    variants,
    when,
    whole,
)
from bot.playground.limits.locales import LOCALES
from bot.playground.limits.problems import TOO_MANY_COMMANDS, Problem

CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11
MOST_OPTIONS = 25
MOST_CHOICES = 25
LONGEST_STRING = 6000
ALL_CHARACTERS = 8000
MOST_OF_A_TYPE = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15, ENTRY_POINT: 1}


def _name_character(character: str) -> bool:
    """Return True if a command name may contain this character.

    Allowed are letters, numbers, `-_'`, and the whole Devanagari and Thai blocks.
    """
    return (
        character in "-_'"
        or unicodedata.category(character)[0] in "LN"
        or "\u0900" <= character <= "\u097f"
        or "\u0e00" <= character <= "\u0e7f"
    )


def _speakable(value: str, place: BodyPlace) -> Iterator[Problem]:
    if value != value.lower() or not all(map(_name_character, value)):
        yield place.problem("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


_any_name = text(1, 32, trimmed=True)
_name = in_turn(text(1, 32), _speakable)
_description = filled(100)


def _localised(rule: Rule) -> Rule:
    return dictionary(rule, LOCALES)


_named: dict[str, Rule] = {
    "name": _name,
    "name_localizations": _localised(_name),
    "description": _description,
    "description_localizations": _localised(text(1, 100)),
}


def _no_name_twice(code: str, message: str) -> Rule:
    def rule(values: list[Mapping[str, Any]], place: BodyPlace) -> Iterator[Problem]:
        for index in repeated(value["name"] for value in values):
            yield place.at(index, "name").problem(code, message)

    return rule


def _required_first(options: list[Mapping[str, Any]], place: BodyPlace) -> Iterator[Problem]:
    optional_seen = False
    for index, option in enumerate(options):
        if option.get("required") and optional_seen:
            yield place.at(index).problem(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")


def _subcommands_among_themselves(
    options: list[Mapping[str, Any]], place: BodyPlace
) -> Iterator[Problem]:
    if len({option["type"] in (SUBCOMMAND, GROUP) for option in options}) > 1:
        yield place.problem(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive "
            "to all other types",
        )


def _options(kinds: Mapping[int, Rule]) -> Rule:
    return in_turn(
        listing(variants(kinds), 0, MOST_OPTIONS),
        together(
            _subcommands_among_themselves,
            _required_first,
            _no_name_twice(
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
            ),
        ),
    )


def _choices(value: Rule) -> Rule:
    name = text(1, 100)
    choice = record(
        {"name": name, "name_localizations": _localised(name), "value": value},
        required=["name", "value"],
    )
    return in_turn(
        listing(choice, 0, MOST_CHOICES),
        _no_name_twice(
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists"
        ),
    )


def _ordered(low: str, high: str) -> Rule:
    return refuse(
        lambda value: None not in (value.get(low), value.get(high)) and value[low] > value[high],
        low,
        "APPLICATION_COMMAND_OPTIONS_MIN_EXCEEDS_MAX",
        f"{low} must be less than or equal to {high}",
    )


_choices_or_autocomplete = refuse(
    lambda value: value.get("autocomplete") and value.get("choices"),
    "autocomplete",
    "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
    "Autocomplete cannot be used together with choices",
)
_no_autocomplete = refuse(
    lambda value: bool(value.get("autocomplete") or value.get("choices")),
    "autocomplete",
    "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    "Only string, integer and number options can have choices or autocomplete",
)


def _option(**more: Rule) -> Rule:
    fields = {**_named, "required": flag, "autocomplete": flag, **more}
    return record(fields, required=["name", "description"])


def _typed(value: Rule, low: str, high: str, least: Rule, most: Rule) -> Rule:
    return in_turn(
        _option(choices=_choices(value), **{low: least, high: most}),
        together(_choices_or_autocomplete, _ordered(low, high)),
    )


_int53 = whole(-INT53, INT53)
_float = number(-INT53, INT53)
_plain = in_turn(_option(), _no_autocomplete)
_arguments: dict[int, Rule] = {
    STRING: _typed(
        text(0, 100),
        "min_length",
        "max_length",
        whole(0, LONGEST_STRING),
        whole(1, LONGEST_STRING),
    ),
    INTEGER: _typed(_int53, "min_value", "max_value", _int53, _int53),
    NUMBER: _typed(_float, "min_value", "max_value", _float, _float),
    CHANNEL: in_turn(
        _option(channel_types=listing(one_of(*CHANNEL_TYPES), unique=True)), _no_autocomplete
    ),
    **dict.fromkeys((BOOLEAN, USER, ROLE, MENTIONABLE, ATTACHMENT), _plain),
}
_subcommand = _option(options=_options(_arguments))
_group = in_turn(_option(options=_options({SUBCOMMAND: _subcommand})), need("options"))
_top = _options({SUBCOMMAND: _subcommand, GROUP: _group, **_arguments})

_settings: dict[str, Rule] = {
    "default_member_permissions": bits,
    "dm_permission": flag,
    "nsfw": flag,
    "contexts": listing(one_of(0, 1, 2), 1, unique=True),
    "integration_types": listing(one_of(0, 1), 1, unique=True),
    "handler": one_of(1, 2),
}


def _longest(value: Mapping[str, Any], field: str) -> int:
    translations = (value.get(f"{field}_localizations") or {}).values()
    return max(len(each or "") for each in (value.get(field), *translations))


def characters(value: Mapping[str, Any]) -> int:
    """Return how many characters of a command or option count towards `ALL_CHARACTERS`.

    Each text counts in its longest language. Choices and nested options are included.
    """
    own = _longest(value, "name") + _longest(value, "description")
    choices = value.get("choices") or []
    offered = sum(
        _longest(choice, "name") + (len(choice["value"]) if isinstance(choice["value"], str) else 0)
        for choice in choices
    )
    return own + offered + sum(map(characters, value.get("options") or []))


def _small_enough(command: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    if characters(command) > ALL_CHARACTERS:
        yield place.problem(
            "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({ALL_CHARACTERS})"
        )


_chat_input = in_turn(
    record(_named | _settings | {"options": _top}, required=["name", "description"]),
    _small_enough,
)
_menu = in_turn(
    record(
        {"name": _any_name, "name_localizations": _localised(_any_name), **_settings},
        required=["name"],
    ),
    together(
        refuse(
            lambda value: bool(value.get("description")),
            "description",
            "APPLICATION_COMMAND_INVALID_DESCRIPTION",
            "Context menu commands cannot have description",
        ),
        refuse(
            lambda value: bool(value.get("options")),
            "options",
            "APPLICATION_COMMAND_INVALID_OPTIONS",
            "Context menu commands cannot have options",
        ),
    ),
)

command_create: Rule = in_turn(
    record({"type": one_of(CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT)}),
    when(
        lambda value: value.get("type") in (USER_MENU, MESSAGE_MENU),
        _menu,
        _chat_input,
    ),
)

# The body does not contain the command's type, so only the limits of all types are checked.
command_edit: Rule = in_turn(
    record(
        _settings
        | {
            "name": _any_name,
            "name_localizations": _localised(_any_name),
            "description": text(0, 100),
            "description_localizations": _named["description_localizations"],
            "options": _top,
        },
        solid=["name"],
    ),
    _small_enough,
)


def _type(command: Mapping[str, Any]) -> int:
    return int(command.get("type") or CHAT_INPUT)


def _names_differ(commands: list[Mapping[str, Any]], place: BodyPlace) -> Iterator[Problem]:
    for index in repeated((_type(command), command["name"]) for command in commands):
        yield place.at(index).problem(
            "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
        )


def _few_enough(commands: Any, place: BodyPlace) -> Iterator[Problem]:
    types = [command.get("type") or CHAT_INPUT for command in commands if isinstance(command, dict)]
    for kind, most in MOST_OF_A_TYPE.items():
        if types.count(kind) > most:
            yield place.problem(
                TOO_MANY_COMMANDS, f"Maximum number of application commands reached ({most})."
            )


commands_overwrite: Rule = in_turn(
    when(lambda value: isinstance(value, list), _few_enough),
    listing(command_create),
    _names_differ,
)
