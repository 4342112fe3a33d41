"""A table's rules in words: everything that differs from the official rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.store.database.codec import GameSettings
from bot.ui.components import LONGEST_CHOICE
from bot.ui.pages import LIMIT
from bot.words import safe, say
from bot.words.narration import rule_words
from engine.edition import Edition
from engine.rules import Rules, configure
from renders.words import shorten

VARIANTS = ("standard", "short", "timed")
LEAST_NOTES = 20
"""Fewest characters of an edition's shortened notes that are worth showing."""


def differences(ed: Edition, base: Edition, variant: str = "standard") -> list[str]:
    """Return a sentence for each rule that differs from the official rules.

    First come the rules that the table changes, then the variant's and the edition's. `base` is the
    edition as in its file, `ed` the same edition with the table's rules.
    """
    return [*chosen(ed, base, variant), *brought(ed, base, variant), *printed(ed, base)]


def chosen(ed: Edition, base: Edition, variant: str = "standard") -> list[str]:
    """Return a sentence for each rule that the table changes in its edition and variant."""
    return rule_words.differences(_varied(base, variant), ed)


def brought(ed: Edition, base: Edition, variant: str) -> list[str]:
    """Return a sentence for each rule that the variant changes and the table keeps."""
    own, now = base.rules, ed.rules
    varied = _varied(base, variant).rules
    left = {
        name: getattr(now if getattr(now, name) == getattr(varied, name) else own, name)
        for name in Rules.__struct_fields__
    }
    return rule_words.differences(base, replace(ed, rules=Rules(**left)))


def _varied(base: Edition, variant: str) -> Edition:
    """Return the edition with a variant's rules.

    Return the edition unchanged if it does not have the variant.
    """
    return configure(base, variant) if variant in base.variants else base


def printed(ed: Edition, base: Edition) -> list[str]:
    """Return a sentence for each official rule that the edition changes.

    Rules that the table or its variant changes again are left out.
    """
    own, usual, now = base.rules, Rules(), ed.rules
    left = {
        name: getattr(now, name)
        for name in Rules.__struct_fields__
        if getattr(now, name) == getattr(own, name)
    }
    return rule_words.differences(replace(ed, rules=usual), replace(ed, rules=Rules(**left)))


def variant_line(settings: GameSettings) -> str:
    """Return the name of a table's variant, with the minutes of a timed game."""
    if settings.variant == "timed":
        return say("lobby-variant_timed_minutes", minutes=settings.minutes)
    return variant_name(settings.variant)


def variant_name(variant: str) -> str:
    """Return the name of a variant in words.

    For a variant that an edition adds, return its id with spaces.
    """
    return say(f"lobby-variant_{variant}") if variant in VARIANTS else variant.replace("_", " ")


def variant_note(variant: str) -> str:
    """Return a line that explains a variant, or "" for one that an edition adds."""
    return say(f"lobby-variant_{variant}_note") if variant in VARIANTS else ""


def speed_line(settings: GameSettings) -> str:
    """Return a line about a table's speed: how long players may think."""
    speed = settings.speed
    note = say(f"lobby-speed_{speed}_note")
    return say("lobby-speed_line", speed=say(f"lobby-speed_{speed}"), note=note)


def rule_lines(
    ed: Edition, settings: GameSettings, base: Edition, room: int, more: str = "lobby-more_rules"
) -> list[str]:
    """Return lines with all differences from the official rules, at most `room` characters.

    Rules chosen at the table are a list, the others are paragraphs. If rules do not fit, the
    message `more` says how many are missing and where they are.
    """
    parts = [
        ("", chosen(ed, base, settings.variant)),
        (variant_line(settings), brought(ed, base, settings.variant)),
        (say("lobby-printed", edition=safe(ed.name)), printed(ed, base)),
    ]
    shown = total = sum(len(rules) for _, rules in parts)
    lines = _first_rules(parts, shown)
    while shown and _length(lines) > room:
        shown -= 1
        lines = [*_first_rules(parts, shown), say(more, count=total - shown)]
    return lines


def _first_rules(parts: Sequence[tuple[str, Sequence[str]]], count: int) -> list[str]:
    """Return the lines for the first `count` rules of these parts.

    A part is a heading and its rules. A part without a heading becomes a list.
    """
    lines = []
    for heading, rules in parts:
        told, count = [safe(rule) for rule in rules[:count]], max(0, count - len(rules))
        if told and heading:
            text = " ".join(f"{rule}." for rule in told)
            lines.append(say("lobby-paragraph", heading=heading, rules=text))
        elif told:
            lines += [say("lobby-changes"), *(say("lobby-rule", rule=rule) for rule in told)]
    return lines


def _length(lines: Iterable[str]) -> int:
    """Return the number of characters in these lines, including line breaks."""
    return sum(len(line) + 1 for line in lines)


def rule_card(ed: Edition, settings: GameSettings, base: Edition) -> str:
    """Return the private text about a table: its edition, variant, speed and special rules.

    The special rules are all that differ from the official rules. The edition's notes follow the
    head. Rules and notes that do not fit are left out.
    """
    head = [
        say("lobby-card_title", edition=safe(ed.name)),
        say(
            "lobby-card_players",
            least=ed.min_players,
            most=ed.max_players,
            variant=variant_line(settings),
            variant_note=variant_note(settings.variant),
            speed=say(f"lobby-speed_{settings.speed}"),
            note=say(f"lobby-speed_{settings.speed}_note"),
        ),
    ]
    foot = [say("lobby-card_foot")]
    if not chosen(ed, base, settings.variant):
        foot.insert(0, say("lobby-card_official"))
    room = LIMIT - _length((*head, *foot))
    rules = rule_lines(ed, settings, base, room, "lobby-card_more")
    notes = _fitting(ed.notes, room - _length(rules) - 1)
    return "\n".join([*head, *filter(None, [notes]), *rules, *foot])


def _fitting(notes: str, room: int) -> str:
    """Return an edition's notes cut to `room` characters, or "" below LEAST_NOTES characters."""
    width = room
    while width >= LEAST_NOTES:
        text = safe(shorten(notes, width))
        if len(text) <= room:
            return text
        width -= len(text) - room
    return ""


def edition_note(ed: Edition) -> str:
    """Return a note about an edition, without its name: the number of players and the tagline."""
    least, most = ed.min_players, ed.max_players
    return _at_a_word(say("lobby-edition_note", least=least, most=most, about=_about(ed)))


def edition_line(ed: Edition) -> str:
    """Return a line about an edition for a list: name, number of players and tagline."""
    least, most, about = ed.min_players, ed.max_players, _about(ed)
    line = say("lobby-edition_line", name=ed.name, least=least, most=most, about=about)
    return _at_a_word(line)


def _about(ed: Edition) -> str:
    """Return an edition's tagline, or its notes on one line if it has none."""
    return ed.tagline or " ".join(ed.notes.split())


def _at_a_word(text: str) -> str:
    """Return a text cut after a word to at most LONGEST_CHOICE characters."""
    if len(text) <= LONGEST_CHOICE:
        return text
    return f"{text[:LONGEST_CHOICE].rpartition(' ')[0].rstrip(' ,;:.')}…"
