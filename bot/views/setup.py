"""The settings page of a server: one private message, a section at a time. All of it is pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from bot.store.codec import GameSettings
from bot.store.guilds import GuildSettings
from bot.tables.permits import RULES, role_name, rule_name
from bot.tables.server_editions import ServerEditions
from bot.tables.server_rules import ENTITIES, SECTIONS, fields_of, numbers_for, words_for
from bot.ui.ids import press_id
from bot.ui.message import Message
from bot.ui.parts import MOST_CHOICES, Choice, EntitySelect, Part, Select
from bot.views.lobby import edition_note
from bot.views.rule_card import variant_name, variant_note
from bot.words import in_a_row, language_name, listed, safe, say, spoken
from editions.loader import load
from engine.edition import Edition
from renders.words import shorten

LONGEST = 1950


def setup_page(
    limits: GuildSettings,
    editions: ServerEditions,
    section: str,
    gone: Collection[int] = (),
    host_days: int = 0,
) -> Message:
    """One section; `gone` is what no longer exists, `host_days` how long games are kept at most."""
    limits = _within(limits, host_days)
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
        say("setup-foot"),
    ]
    rows: list[Sequence[Part]] = [[_sections(section)]]
    rows += [[_list(limits, field, editions, gone, host_days)] for field in fields_of(section)]
    return Message(shorten("\n".join(lines), LONGEST), rows)


def _within(limits: GuildSettings, host_days: int) -> GuildSettings:
    """The settings, with what the host does not allow as what it comes to."""
    longer = 0 < host_days < limits.retention_days
    return replace(limits, retention_days=0) if longer else limits


def change_line(
    before: GuildSettings,
    after: GuildSettings,
    field: str,
    editions: ServerEditions,
    host_days: int = 0,
) -> str:
    """A change in words, for the log channel."""
    name = say(f"setup-name_{field}")
    old, new = (told(one, field, editions, host_days) for one in (before, after))
    return say("setup-changed", name=name, old=shorten(old, 800), new=shorten(new, 800))


def told(limits: GuildSettings, field: str, editions: ServerEditions, host_days: int = 0) -> str:
    """A setting in a few words."""
    match field:
        case "channels" | "starters" | "joiners":
            named = role_name if ENTITIES[field] == "role" else _channel
            names = in_a_row(named(number) for number in getattr(limits, field))
            return names or say(f"setup-any_{field}")
        case "log" | "weekly":
            channel = getattr(limits, field)
            return _channel(channel) if channel else say(f"setup-any_{field}")
        case "edition":
            return safe(_title(editions, limits.edition))
        case "editions":
            return _but(safe(_title(editions, name)) for name in limits.barred_editions)
        case "rules":
            ed = _usual()
            return _but(safe(rule_name(ed, name)) for name in limits.barred_rules)
        case "pings" | "talk":
            return say(f"setup-{field}_{'on' if getattr(limits, field) else 'off'}")
        case _:
            return _label(field, str(getattr(limits, field)), host_days)


def _channel(number: int) -> str:
    return f"<#{number}>"


def _but(names: Iterable[str]) -> str:
    barred = list(names)
    return say("setup-all_but", names=listed(barred)) if barred else say("setup-all")


def _title(editions: ServerEditions, name: str) -> str:
    return editions.called(name).name if name in editions.names() else name


def _usual() -> Edition:
    """Rules are told in the words of the edition that everybody knows."""
    return spoken(load(GameSettings().edition))


def _label(field: str, value: str, host_days: int) -> str:
    match field:
        case "retention_days" if value == "0" and host_days:
            return say("setup-retention_host", count=host_days)
        case "variant":
            return variant_name(value)
        case "language":
            return say("setup-language_auto") if value == "auto" else language_name(value)
        case "speed" | "theme":
            return say(f"lobby-speed_{value}" if field == "speed" else f"setup-{field}_{value}")
        case _:
            return say(f"setup-{field}", count=int(value))


def _sections(section: str) -> Select:
    choices = [
        Choice(
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
        value = getattr(limits, field)
        chosen = value if isinstance(value, tuple) else (value,)
        held = [number for number in chosen if number and number not in gone]
        placeholder = say("setup-placeholder", name=label, value=say(f"setup-any_{field}"))
        most = MOST_CHOICES if isinstance(value, tuple) else 1
        return EntitySelect(custom_id, placeholder, ENTITIES[field], held, most=most)
    choices = _choices(limits, field, editions, host_days)
    if field == "rules":
        return Select(custom_id, say("setup-no_rules"), choices, 0, len(choices))
    if field == "editions":
        return Select(custom_id, label, choices, 1, len(choices))
    return Select(custom_id, label, choices)


def _choices(
    limits: GuildSettings, field: str, editions: ServerEditions, host_days: int
) -> list[Choice]:
    """What a list offers; what counts now is marked."""
    match field:
        case "edition":
            offered = editions.offered()[:MOST_CHOICES]
            return [Choice(e.name, e.id, edition_note(e), e.id == limits.edition) for e in offered]
        case "editions":
            barred, known = limits.barred_editions, editions.all()[:MOST_CHOICES]
            return [Choice(e.name, e.id, edition_note(e), e.id not in barred) for e in known]
        case "rules":
            ed = _usual()
            return [
                Choice(rule_name(ed, name), name, "", name not in limits.barred_rules)
                for name in RULES
            ]
        case "pings" | "talk":
            on = getattr(limits, field)
            return [
                Choice(say(f"setup-{field}_{wish}"), wish, "", on == (wish == "on"))
                for wish in ("on", "off")
            ]
        case _:
            values = words_for(field) or [str(one) for one in numbers_for(field, host_days)]
            now = str(getattr(limits, field))
            return [
                Choice(_label(field, one, host_days), one, _note(field, one), one == now)
                for one in values
            ]


def _note(field: str, value: str) -> str:
    if field == "variant":
        return variant_note(value)
    return say(f"lobby-speed_{value}_note") if field == "speed" else ""


def _id(verb: str, *args: str) -> str:
    return press_id(0, f"setup-{verb}", *args)
