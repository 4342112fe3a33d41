"""The message with a server's settings, one section at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.servers.setup.settings import (
    BARRED,
    ENTITIES,
    SECTIONS,
    entities_of,
    fields_of,
    offered,
    value_of,
)
from bot.store.database.codec import GameSettings
from bot.store.servers.guilds import GuildSettings
from bot.tables.permits import role_name, rule_name
from bot.tables.rule_card import edition_note, variant_name, variant_note
from bot.tables.server_editions import ServerEditions
from bot.ui.components import MOST_CHOICES, EntitySelect, Part, Select, SelectOption
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.words import in_a_row, language_name, listed, localized, safe, say
from editions.loader import load
from renders.words import shorten

LONGEST_SETUP_TEXT = 1950
"""Most characters of the settings page's text."""


def setup_page(
    limits: GuildSettings,
    editions: ServerEditions,
    section: str,
    gone: Collection[int] = (),
    host_days: int = 0,
    mute: Sequence[str] = (),
) -> Message:
    """Return the settings page, opened at one section.

    `gone` has the ids of chosen channels and roles that were deleted. `host_days` is the most days
    for which the host keeps games, or 0 for no limit. `mute` has the warnings about channels where
    the bot cannot write.
    """
    limits = _without_excess_days(limits, host_days)
    lines = [
        say("setup-title", section=say(f"setup-section_{section}")),
        say(f"setup-about_{section}"),
        *(
            say(
                "setup-line",
                name=say(f"setup-name_{field}"),
                value=told(limits, field, editions, host_days),
            )
            for field in fields_of(section)
        ),
        *mute,
        say("setup-foot"),
    ]
    rows: list[Sequence[Part]] = [[_sections(section)]]
    rows += [[_list(limits, field, editions, gone, host_days)] for field in fields_of(section)]
    return Message(shorten("\n".join(lines), LONGEST_SETUP_TEXT), rows)


def _without_excess_days(limits: GuildSettings, host_days: int) -> GuildSettings:
    """Return the settings, with `retention_days` set to 0 if it exceeds the host's limit."""
    longer = 0 < host_days < limits.retention_days
    return replace(limits, retention_days=0) if longer else limits


def change_line(
    before: GuildSettings,
    after: GuildSettings,
    field: str,
    editions: ServerEditions,
    host_days: int = 0,
) -> str:
    """Return the log line about a changed setting, with its old and its new value."""
    name = say(f"setup-name_{field}")
    old, new = (told(one, field, editions, host_days) for one in (before, after))
    return say("setup-changed", name=name, old=shorten(old, 800), new=shorten(new, 800))


def told(limits: GuildSettings, field: str, editions: ServerEditions, host_days: int = 0) -> str:
    """Return the value of a setting as text for the page and the log."""
    if field in ENTITIES:
        named = role_name if ENTITIES[field] == "role" else _channel
        return in_a_row(map(named, entities_of(limits, field))) or say(f"setup-any_{field}")
    if field in BARRED:
        barred = [safe(_label(field, one, editions)) for one in getattr(limits, BARRED[field])]
        return say("setup-all_but", names=listed(barred)) if barred else say("setup-all")
    label = _label(field, value_of(limits, field), editions, host_days)
    return safe(label) if field == "edition" else label


def _channel(number: int) -> str:
    return f"<#{number}>"


def _label(field: str, value: str, editions: ServerEditions, host_days: int = 0) -> str:
    """Return the label of one possible value of a setting."""
    match field:
        case "edition" | "editions":
            return editions.called(value).name if value in editions.names() else value
        case "rules":  # in the words of the classic edition
            return rule_name(localized(load(GameSettings().edition)), value)
        case "retention_days" if value == "0" and host_days:
            return say("setup-retention_host", count=host_days)
        case "variant":
            return variant_name(value)
        case "language" if value != "auto":
            return language_name(value)
        case "speed":
            return say(f"lobby-speed_{value}")
        case "language" | "theme" | "pings" | "talk":
            return say(f"setup-{field}_{value}")
        case _:
            return say(f"setup-{field}", count=int(value))


def _note(field: str, value: str, editions: ServerEditions) -> str:
    match field:
        case "edition" | "editions":
            return edition_note(editions.called(value))
        case "variant":
            return variant_note(value)
        case "speed":
            return say(f"lobby-speed_{value}_note")
        case _:
            return ""


def _sections(section: str) -> Select:
    choices = [
        SelectOption(
            say(f"setup-section_{name}"), name, say(f"setup-section_{name}_note"), name == section
        )
        for name in SECTIONS
    ]
    return Select(_id("section"), say("setup-pick_section"), choices)


def _list(
    limits: GuildSettings,
    field: str,
    editions: ServerEditions,
    gone: Collection[int],
    host_days: int,
) -> Part:
    custom_id = _id("set", field)
    label = say(f"setup-name_{field}")
    if field in ENTITIES:
        held = [one for one in entities_of(limits, field) if one and one not in gone]
        placeholder = say("setup-placeholder", name=label, value=say(f"setup-any_{field}"))
        most = MOST_CHOICES if isinstance(getattr(limits, field), tuple) else 1
        return EntitySelect(custom_id, placeholder, ENTITIES[field], held, most=most)
    values = offered(field, editions, host_days)
    if field in BARRED:
        chosen = [one for one in values if one not in getattr(limits, BARRED[field])]
    else:
        chosen = [value_of(limits, field)]
    choices = [
        SelectOption(
            _label(field, one, editions, host_days), one, _note(field, one, editions), one in chosen
        )
        for one in values
    ]
    if field == "rules":
        return Select(custom_id, say("setup-no_rules"), choices, 0, len(choices))
    return Select(custom_id, label, choices, most=len(choices) if field in BARRED else 1)


def _id(verb: str, *args: str) -> str:
    return press_id(0, f"setup-{verb}", *args)
