"""What a table plays, in words: everything that differs from the official rules."""

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
"""Characters below which a piece of an edition's notes says nothing."""


def differences(ed: Edition, base: Edition, variant: str = "standard") -> list[str]:
    """All that differs from the usual rules: by the table's choice, its variant, its edition.

    `base` is the edition as its file has it, `ed` the same as the table plays it.
    """
    return [*chosen(ed, base, variant), *brought(ed, base, variant), *printed(ed, base)]


def chosen(ed: Edition, base: Edition, variant: str = "standard") -> list[str]:
    """What this table plays otherwise than its edition's rules for this kind of game say."""
    return rule_words.differences(_varied(base, variant), ed)


def brought(ed: Edition, base: Edition, variant: str) -> list[str]:
    """What this kind of game plays otherwise than the standard one, as the table left it."""
    own, now = base.rules, ed.rules
    varied = _varied(base, variant).rules
    left = {
        name: getattr(now if getattr(now, name) == getattr(varied, name) else own, name)
        for name in Rules.__struct_fields__
    }
    return rule_words.differences(base, replace(ed, rules=Rules(**left)))


def _varied(base: Edition, variant: str) -> Edition:
    """The edition as a kind of game has it; its own edition may have lost a table's."""
    return configure(base, variant) if variant in base.variants else base


def printed(ed: Edition, base: Edition) -> list[str]:
    """What the edition itself plays otherwise, as far as the table left it so."""
    own, usual, now = base.rules, Rules(), ed.rules
    left = {
        name: getattr(now, name)
        for name in Rules.__struct_fields__
        if getattr(now, name) == getattr(own, name)
    }
    return rule_words.differences(replace(ed, rules=usual), replace(ed, rules=Rules(**left)))


def variant_line(settings: GameSettings) -> str:
    """The kind of game in a few words."""
    if settings.variant == "timed":
        return say("lobby-variant_timed_minutes", minutes=settings.minutes)
    return variant_name(settings.variant)


def variant_name(variant: str) -> str:
    """What a variant is called; an edition may have some of its own."""
    return say(f"lobby-variant_{variant}") if variant in VARIANTS else variant.replace("_", " ")


def variant_note(variant: str) -> str:
    """A variant in one line; nothing for one that only its edition knows."""
    return say(f"lobby-variant_{variant}_note") if variant in VARIANTS else ""


def speed_line(settings: GameSettings) -> str:
    """How long everybody may think."""
    speed = settings.speed
    note = say(f"lobby-speed_{speed}_note")
    return say("lobby-speed_line", speed=say(f"lobby-speed_{speed}"), note=note)


def rule_lines(
    ed: Edition, settings: GameSettings, base: Edition, room: int, more: str = "lobby-more_rules"
) -> list[str]:
    """What is chosen as a list, what is printed as paragraphs, in at most so many characters.

    Of what does not fit, a line says how many rules it is and, by its key, where they are.
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
    """So many rules, under their headings; those without one are the table's choice."""
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
    """The characters of lines with their ends."""
    return sum(len(line) + 1 for line in lines)


def rule_card(ed: Edition, settings: GameSettings, base: Edition) -> str:
    """The card for one player: the edition, the kind of game, and all that differs."""
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
    """As much of an edition's notes as there is room for; nothing where it is hardly any."""
    width = room
    while width >= LEAST_NOTES:
        text = safe(shorten(notes, width))
        if len(text) <= room:
            return text
        width -= len(text) - room
    return ""


def edition_note(ed: Edition) -> str:
    """One line on an edition: how many play, and what it is."""
    least, most = ed.min_players, ed.max_players
    return _at_a_word(say("lobby-edition_note", least=least, most=most, about=_about(ed)))


def edition_line(ed: Edition) -> str:
    """The same with its name, for a list of choices."""
    least, most, about = ed.min_players, ed.max_players, _about(ed)
    line = say("lobby-edition_line", name=ed.name, least=least, most=most, about=about)
    return _at_a_word(line)


def _about(ed: Edition) -> str:
    """What an edition says of itself."""
    return ed.tagline or " ".join(ed.notes.split())


def _at_a_word(text: str) -> str:
    """As much as a choice holds, its last word whole."""
    if len(text) <= LONGEST_CHOICE:
        return text
    return f"{text[:LONGEST_CHOICE].rpartition(' ')[0].rstrip(' ,;:.')}…"
