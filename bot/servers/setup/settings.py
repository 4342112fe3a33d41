"""A server's settings as its moderators choose them, one list at a time."""

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
"""The pages of the settings, and the lists on each: a message has room for five."""

ENTITIES: Mapping[str, Entity] = {
    "channels": "place",
    "starters": "role",
    "joiners": "role",
    "log": "channel",
}
"""Settings that are channels or roles."""

BARRED: Mapping[str, str] = {"editions": "barred_editions", "rules": "barred_rules"}
"""Settings that are all of a list but what is kept as barred."""

SWITCHES = ("pings", "talk")
WORDS: Mapping[str, Sequence[str]] = {
    "variant": ("standard", "short", "timed"),
    "speed": get_args(Speed),
    "theme": get_args(Theme),
    "rules": RULES,
    **dict.fromkeys(SWITCHES, ("on", "off")),
}
NUMBERS: Mapping[str, Sequence[int]] = {
    "most_games": (0, 1, 2, 3, 5, 10, 25, 50, 100),
    "most_each": (0, 1, 2, 3, 5, 10),
    "most_hourly": (0, 2, 4, 6, 12),
    "most_editions": (0, 1, 5, 10, 15),
    "most_kilobytes": (32, 64, 128, 256),
    "retention_days": (0, 7, 30, 90, 365),
}
"""What can be chosen; with all editions that come with the game, a list has room for 15 more."""


def section_of(field: str) -> str:
    """The page a setting is on; NotOurs for one that does not exist."""
    for section in SECTIONS:
        if field in fields_of(section):
            return section
    raise NotOurs(field)


def fields_of(section: str) -> list[str]:
    """The lists on a page; where there is one language only, none is chosen."""
    return [field for field in SECTIONS[section] if field != "language" or len(LANGUAGES) > 1]


def values_of(field: str, editions: ServerEditions) -> list[str]:
    """What can be chosen for a setting, but for channels and roles."""
    match field:
        case "edition" | "editions":
            return [*editions.names()]
        case "language":
            return ["auto", *LANGUAGES]
        case _:
            return [*WORDS.get(field, ()), *map(str, NUMBERS.get(field, ()))]


def offered(field: str, editions: ServerEditions, host_days: int = 0) -> list[str]:
    """What a list has room for, without barred editions and what the host does not allow."""
    values = values_of(field, editions)
    if field == "edition":
        values = [name for name in values if name not in editions.barred]
    if field == "retention_days" and host_days:
        values = [days for days in values if int(days) <= host_days]
    return values[:MOST_CHOICES]


def value_of(limits: GuildSettings, field: str) -> str:
    """The one value that is chosen for a setting, as its list has it."""
    value = getattr(limits, field)
    return str(value) if field not in SWITCHES else "on" if value else "off"


def entities_of(limits: GuildSettings, field: str) -> tuple[int, ...]:
    """The channels or roles that are chosen for a setting."""
    value = getattr(limits, field)
    return value if isinstance(value, tuple) else (value,) if value else ()


def changed(
    limits: GuildSettings, field: str, values: Sequence[str], editions: ServerEditions
) -> GuildSettings:
    """The settings after a choice; NotOurs for what no list of ours offers."""
    return _in_order(replace(limits, **_change(field, values, editions)), editions)


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


def _in_order(limits: GuildSettings, editions: ServerEditions) -> GuildSettings:
    """The usual edition is one that may be played."""
    allowed = ServerEditions(editions.own, barred=limits.barred_editions)
    return replace(limits, edition=usual(limits, allowed).edition)
