"""The settings that moderators can change on the `/setup` page, and their possible values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from bot.store.database.codec import Speed, Theme
from bot.store.servers.guilds import GuildSettings
from bot.tables.permits import RULES, usual
from bot.tables.server_editions import ServerEditions
from bot.ui.components import MOST_CHOICES, Entity
from bot.ui.custom_ids import NotOurs, snowflake
from bot.words import LANGUAGES

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "people": ("channels", "starters", "joiners", "most_games"),
    "members": ("most_each", "most_hourly"),
    "games": ("edition", "variant", "speed", "theme"),
    "rules": ("editions", "rules", "most_editions", "most_kilobytes"),
    "quiet": ("pings", "talk", "language"),
    "log": ("log", "retention_days"),
}
"""The names of the page's sections, each with its settings.

A section has at most four settings, because a message has room for five lists.
"""

ENTITIES: Mapping[str, Entity] = {
    "channels": "place",
    "starters": "role",
    "joiners": "role",
    "log": "channel",
}
"""The settings that hold channels or roles, each with the type of Discord list that offers them."""

BARRED: Mapping[str, str] = {"editions": "barred_editions", "rules": "barred_rules"}
"""The settings that list allowed values, each with the field that stores the forbidden values."""

SWITCHES = ("pings", "talk")
"""The settings that are on or off."""
WORDS: Mapping[str, Sequence[str]] = {
    "variant": ("standard", "short", "timed"),
    "speed": get_args(Speed),
    "theme": get_args(Theme),
    "rules": RULES,
    **dict.fromkeys(SWITCHES, ("on", "off")),
}
"""The possible values of each setting with a fixed list of words as values."""
NUMBERS: Mapping[str, Sequence[int]] = {
    "most_games": (0, 1, 2, 3, 5, 10, 25, 50, 100),
    "most_each": (0, 1, 2, 3, 5, 10),
    "most_hourly": (0, 2, 4, 6, 12),
    "most_editions": (0, 1, 5, 10, 15),
    "most_kilobytes": (32, 64, 128, 256),
    "retention_days": (0, 7, 30, 90, 365),
}
"""The possible values of each setting whose values are numbers.

`most_editions` is at most 15, so that all editions fit into one list.
"""


def section_of(field: str) -> str:
    """Return the name of the section with this setting. Raise NotOurs for an unknown setting."""
    for section in SECTIONS:
        if field in fields_of(section):
            return section
    raise NotOurs(field)


def fields_of(section: str) -> list[str]:
    """Return the settings of a section. `language` is left out if there is only one language."""
    return [field for field in SECTIONS[section] if field != "language" or len(LANGUAGES) > 1]


def values_of(field: str, editions: ServerEditions) -> list[str]:
    """Return all possible values of a setting that does not hold channels or roles."""
    match field:
        case "edition" | "editions":
            return [*editions.names()]
        case "language":
            return ["auto", *LANGUAGES]
        case _:
            return [*WORDS.get(field, ()), *map(str, NUMBERS.get(field, ()))]


def offered(field: str, editions: ServerEditions, host_days: int = 0) -> list[str]:
    """Return the values that moderators can choose for a setting.

    A forbidden edition cannot be the usual edition. `host_days` is the most days for which the host
    keeps games, or 0 for no limit. Only the first `MOST_CHOICES` values are returned.
    """
    values = values_of(field, editions)
    if field == "edition":
        values = [name for name in values if name not in editions.barred]
    if field == "retention_days" and host_days:
        values = [days for days in values if int(days) <= host_days]
    return values[:MOST_CHOICES]


def value_of(limits: GuildSettings, field: str) -> str:
    """Return the current value of a setting as text, as in its list of options.

    A switch is "on" or "off". The setting must have a single value.
    """
    value = getattr(limits, field)
    return str(value) if field not in SWITCHES else "on" if value else "off"


def entities_of(limits: GuildSettings, field: str) -> tuple[int, ...]:
    """Return the ids of the channels or roles that a setting holds."""
    value = getattr(limits, field)
    return value if isinstance(value, tuple) else (value,) if value else ()


def changed(
    limits: GuildSettings, field: str, values: Sequence[str], editions: ServerEditions
) -> GuildSettings:
    """Return the settings with new values of the setting `field`.

    If the usual edition is now forbidden, an allowed edition replaces it. Raise NotOurs for an
    impossible value.
    """
    return _with_allowed_edition(replace(limits, **_change(field, values, editions)), editions)


def _change(field: str, values: Sequence[str], editions: ServerEditions) -> dict[str, Any]:
    match field, values:
        case (("channels" | "starters" | "joiners"), _):
            return {field: tuple(sorted(set(map(snowflake, values))))}
        case ("log", ([] | [_])):
            return {field: snowflake(values[0]) if values else 0}
        case ("editions", [_, *_]) | ("rules", _):
            known = offered(field, editions)
            return {BARRED[field]: tuple(one for one in known if one not in values)}
        case _, [value] if value in values_of(field, editions):
            if field in SWITCHES:
                return {field: value == "on"}
            return {field: int(value) if field in NUMBERS else value}
        case _:
            raise NotOurs(field)


def _with_allowed_edition(limits: GuildSettings, editions: ServerEditions) -> GuildSettings:
    """Return the settings. An allowed edition replaces a forbidden or removed usual edition."""
    allowed = ServerEditions(editions.own, barred=limits.barred_editions)
    return replace(limits, edition=usual(limits, allowed).edition)
