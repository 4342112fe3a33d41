"""Bodies of commands, with their options and choices."""

from __future__ import annotations

from typing import Any

from tests.bot.playground.conformance.rows import argument, bad, command, good

NEW = "command_create"
EDIT = "command_edit"
ALL = "commands_overwrite"
FIRST = "options.0"


def choices(count: int, value: Any = "x") -> list[dict[str, Any]]:
    return [{"name": f"Deed {number}", "value": value} for number in range(count)]


def many(count: int, **changes: Any) -> list[dict[str, Any]]:
    return [command(name=f"trade{number}", **changes) for number in range(count)]


def sub(*arguments: Any, name: str = "offer") -> dict[str, Any]:
    return argument(1, name, options=list(arguments))


def heavy(last: int) -> list[dict[str, Any]]:
    """Return options near the limit of a command's characters, the last with `last` of them."""
    offered = [{"name": f"{number:02}", "value": "x" * 98} for number in range(25)]
    full = [argument(3, f"a{n}", choices=offered, description="x" * 9) for n in range(3)]
    rest = [argument(3, f"b{n}", description="x" * 98) for n in range(4)]
    return [*full, *rest, argument(3, "c", description="x" * last)]


TABLE = [
    good(NEW, "a plain command", command()),
    good(NEW, "a name of 32", command(name="x" * 32)),
    good(NEW, "a name with a hyphen and an underscore", command(name="trade-all_now")),
    good(NEW, "a name with an accent", command(name="enchère")),
    good(NEW, "a name in Hindi", command(name="\u0928\u0940\u0932\u093e\u092e\u0940")),
    good(NEW, "a name in Japanese", command(name="取引")),
    bad(NEW, "a name of 33", command(name="x" * 33), "name: BASE_TYPE_BAD_LENGTH"),
    bad(NEW, "an empty name", command(name=""), "name: BASE_TYPE_BAD_LENGTH"),
    bad(NEW, "no name", {"description": "x"}, "name: BASE_TYPE_REQUIRED"),
    bad(NEW, "a capital name", command(name="Trade"), "name: APPLICATION_COMMAND_INVALID_NAME"),
    bad(
        NEW,
        "a name with an accented capital",
        command(name="Éden"),
        "name: APPLICATION_COMMAND_INVALID_NAME",
    ),
    bad(NEW, "a name of two words", command(name="a b"), "name: APPLICATION_COMMAND_INVALID_NAME"),
    bad(
        NEW,
        "a name with an exclamation mark",
        command(name="roll!"),
        "name: APPLICATION_COMMAND_INVALID_NAME",
    ),
    bad(NEW, "no description", {"name": "trade"}, "description: BASE_TYPE_REQUIRED"),
    bad(NEW, "an empty description", command(description=""), "description: BASE_TYPE_REQUIRED"),
    bad(
        NEW,
        "a description of 101",
        command(description="x" * 101),
        "description: BASE_TYPE_MAX_LENGTH",
    ),
    good(NEW, "a translated name", command(name_localizations={"de": "handeln"})),
    bad(
        NEW,
        "an unknown language",
        command(name_localizations={"xx": "trade"}),
        "name_localizations.xx: BASE_TYPE_CHOICES",
    ),
    bad(
        NEW,
        "a translated name of 33",
        command(name_localizations={"de": "x" * 33}),
        "name_localizations.de: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        NEW,
        "translations in a list",
        command(name_localizations=["de"]),
        "name_localizations: DICT_TYPE_CONVERT",
    ),
    good(NEW, "every kind of option", command(*(argument(n, f"a{n}") for n in range(3, 12)))),
    good(NEW, "25 options", command(*(argument(name=f"a{n}") for n in range(25)))),
    bad(
        NEW,
        "26 options",
        command(*(argument(name=f"a{n}") for n in range(26))),
        "options: BASE_TYPE_MAX_LENGTH",
    ),
    bad(NEW, "an option of type 12", command(argument(12)), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(
        NEW,
        "an option without type",
        command({"name": "x", "description": "x"}),
        f"{FIRST}.type: BASE_TYPE_REQUIRED",
    ),
    bad(
        NEW,
        "an option without description",
        command({"type": 3, "name": "x"}),
        f"{FIRST}.description: BASE_TYPE_REQUIRED",
    ),
    bad(
        NEW,
        "a capital option name",
        command(argument(name="Deed")),
        f"{FIRST}.name: APPLICATION_COMMAND_INVALID_NAME",
    ),
    bad(
        NEW,
        "an option's name of 33",
        command(argument(name="x" * 33)),
        f"{FIRST}.name: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        NEW,
        "two options of one name",
        command(argument(), argument()),
        "options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    good(NEW, "required options first", command(argument(required=True), argument(name="b"))),
    bad(
        NEW,
        "required options last",
        command(argument(), argument(name="b", required=True)),
        "options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    good(NEW, "25 choices", command(argument(choices=choices(25)))),
    bad(
        NEW,
        "26 choices",
        command(argument(choices=choices(26))),
        f"{FIRST}.choices: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        NEW,
        "a choice's value of 101",
        command(argument(choices=choices(1, "x" * 101))),
        f"{FIRST}.choices.0.value: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        NEW,
        "a choice's name of 101",
        command(argument(choices=[{"name": "x" * 101, "value": "x"}])),
        f"{FIRST}.choices.0.name: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        NEW,
        "two choices of one name",
        command(argument(choices=[*choices(1), *choices(1)])),
        f"{FIRST}.choices.1.name: APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    bad(
        NEW,
        "choices of text for a number",
        command(argument(4, choices=choices(1))),
        f"{FIRST}.choices.0.value: NUMBER_TYPE_COERCE",
    ),
    good(NEW, "choices of fractions for a number", command(argument(10, choices=choices(1, 0.5)))),
    bad(
        NEW,
        "choices of fractions for an integer",
        command(argument(4, choices=choices(1, 0.5))),
        f"{FIRST}.choices.0.value: NUMBER_TYPE_COERCE",
    ),
    good(NEW, "autocomplete", command(argument(autocomplete=True))),
    bad(
        NEW,
        "autocomplete and choices",
        command(argument(autocomplete=True, choices=choices(1))),
        f"{FIRST}.autocomplete: APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
    ),
    bad(
        NEW,
        "autocomplete for a user option",
        command(argument(6, autocomplete=True)),
        f"{FIRST}.autocomplete: APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    good(NEW, "a number from 1 to 10", command(argument(4, min_value=1, max_value=10))),
    bad(
        NEW,
        "a number with min_value above max_value",
        command(argument(4, min_value=10, max_value=1)),
        f"{FIRST}.min_value: APPLICATION_COMMAND_OPTIONS_MIN_EXCEEDS_MAX",
    ),
    bad(
        NEW,
        "a max_value beyond 53 bits",
        command(argument(4, max_value=2**53)),
        f"{FIRST}.max_value: NUMBER_TYPE_MAX",
    ),
    bad(
        NEW,
        "a max_length of 6001",
        command(argument(max_length=6001)),
        f"{FIRST}.max_length: NUMBER_TYPE_MAX",
    ),
    bad(
        NEW,
        "an unknown channel type",
        command(argument(7, channel_types=[99])),
        f"{FIRST}.channel_types.0: BASE_TYPE_CHOICES",
    ),
    good(NEW, "a subcommand", command(sub(argument()))),
    good(NEW, "a subcommand in a group", command(argument(2, "all", options=[sub(argument())]))),
    bad(
        NEW,
        "a subcommand beside an option",
        command(sub(), argument()),
        "options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    bad(
        NEW,
        "a subcommand in a subcommand",
        command(sub(sub())),
        f"{FIRST}.options.0: UNION_TYPE_CHOICES",
    ),
    bad(
        NEW,
        "a group in a group",
        command(argument(2, "all", options=[argument(2, "more")])),
        f"{FIRST}.options.0: UNION_TYPE_CHOICES",
    ),
    bad(
        NEW,
        "a group without subcommands",
        command(argument(2, "all", options=[])),
        f"{FIRST}.options: BASE_TYPE_REQUIRED",
    ),
    bad(
        NEW,
        "required options last in a subcommand",
        command(sub(argument(), argument(name="b", required=True))),
        f"{FIRST}.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    good(NEW, "8000 characters", command(*heavy(48))),
    bad(NEW, "8001 characters", command(*heavy(49)), ": APPLICATION_COMMAND_TOO_LARGE"),
    bad(
        NEW,
        "8001 characters in a subcommand",
        command(sub(*heavy(35))),
        ": APPLICATION_COMMAND_TOO_LARGE",
    ),
    good(NEW, "default member permissions", command(default_member_permissions="32")),
    bad(
        NEW,
        "default member permissions as words",
        command(default_member_permissions="manage"),
        "default_member_permissions: NUMBER_TYPE_COERCE",
    ),
    good(NEW, "guild context only", command(contexts=[0], integration_types=[0])),
    bad(NEW, "an unknown context", command(contexts=[3]), "contexts.0: BASE_TYPE_CHOICES"),
    bad(NEW, "no contexts", command(contexts=[]), "contexts: BASE_TYPE_MIN_LENGTH"),
    good(NEW, "a context menu command", {"type": 2, "name": "Show Deeds"}),
    bad(
        NEW,
        "a context menu command with a description",
        {"type": 2, "name": "Show Deeds", "description": "x"},
        "description: APPLICATION_COMMAND_INVALID_DESCRIPTION",
    ),
    bad(
        NEW,
        "a context menu command with options",
        {"type": 3, "name": "Show Deeds", "options": [argument()]},
        "options: APPLICATION_COMMAND_INVALID_OPTIONS",
    ),
    bad(
        NEW,
        "a context menu command's name of 33",
        {"type": 2, "name": "x" * 33},
        "name: BASE_TYPE_BAD_LENGTH",
    ),
    bad(NEW, "an unknown type", command(type=5), "type: BASE_TYPE_CHOICES"),
    good(EDIT, "nothing changed", {}),
    good(EDIT, "a new description", {"description": "Sell"}),
    bad(EDIT, "a null name", {"name": None}, "name: BASE_TYPE_REQUIRED"),
    bad(EDIT, "a name of 33", {"name": "x" * 33}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(
        EDIT,
        "required options last",
        {"options": [argument(), argument(name="b", required=True)]},
        "options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    good(ALL, "no commands", []),
    good(ALL, "100 commands", many(100)),
    bad(ALL, "101 commands", many(101), ": 30032"),
    bad(
        ALL,
        "sixteen context menu commands",
        [{"type": 2, "name": str(n)} for n in range(16)],
        ": 30032",
    ),
    bad(ALL, "an object", {}, ": LIST_TYPE_CONVERT"),
    bad(
        ALL,
        "a capital name among others",
        [command(), command(name="Roll")],
        "1.name: APPLICATION_COMMAND_INVALID_NAME",
    ),
    bad(
        ALL,
        "two commands of one name",
        [command(), command()],
        "1: APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    good(
        ALL,
        "a slash and a context menu command of one name",
        [command(), {"type": 2, "name": "trade"}],
    ),
]
