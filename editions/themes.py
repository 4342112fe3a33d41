"""A reader of an edition's theme (colours, icons, motif) that checks the colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import get_args

import msgspec

from editions.fields import Fields, Raw
from editions.findings import Findings, nearest
from editions.phrases import Phrase
from engine.colour import contrast, distance
from engine.edition import Edition, Group, SpaceKind
from engine.theme import FACES, ICONS, MOTIFS, Palette, Theme

# Contrast ratios after WCAG 2: text needs 4.5, lines and icons 3.
TEXT, SIGN = 4.5, 3.0
# A group's band has a line around it and the owner's badge on it, so it needs little contrast.
BAND = 1.2
# Distance between the colours of two groups. From black to white it is 441.
APART = 30.0
LONGEST_CORNER = 24


def read_theme(raw: Raw, place: str, ed: Edition, notes: Findings) -> Theme:
    f = Fields(raw, place, notes)
    usual = Theme()
    colours = f.inner("groups")
    theme = Theme(
        light=_palette(f.inner("light"), usual.light),
        dark=_palette(f.inner("dark"), usual.dark),
        groups=_coloured(colours, [group.id for group in ed.groups], "group"),
        decks=_coloured(f.inner("decks"), [deck.id for deck in ed.decks], "deck"),
        corners=_corners(f),
        icons=_icons(f.inner("icons"), ed),
        motif=_drawn(f, "motif", MOTIFS, "motif") if "motif" in f.raw else usual.motif,
        face=f.word("face", FACES) if "face" in f.raw else usual.face,
    )
    f.done()
    _contrasts(theme, f, notes)
    _bands(theme, ed.groups, colours, notes)
    return theme


def _coloured(f: Fields, ids: list[str], kind: str) -> dict[str, str]:
    """Return the colours of groups or decks by id. Record a problem for an unknown id."""
    for name in f.raw:
        if name not in ids:
            f.notes.problem(f.at(name), Phrase("id_of", what=kind))
    return {name: _colour(f, name, "") for name in ids if name in f.raw}


def _icons(f: Fields, ed: Edition) -> dict[str, str]:
    """Return the names of icons by key: a space's position or kind, or a group or deck id."""
    names = [group.id for group in ed.groups] + [deck.id for deck in ed.decks]
    names += get_args(SpaceKind)
    keys = [*(str(pos) for pos in range(len(ed.spaces))), *names]
    for key in f.raw:
        if f.notes.full:
            break
        if key not in keys:
            f.notes.problem(f.at(key), Phrase("icon_key"), near=nearest(key, names))
    return {key: _drawn(f, key, ICONS, "icon") for key in keys if key in f.raw}


def _drawn(f: Fields, key: str, known: Sequence[str], what: str) -> str:
    """Return the name of an icon or motif. Record a problem and return "" if it is unknown."""
    value = f.take(key)
    if isinstance(value, str) and value in known:
        return value
    near = nearest(value, known) if isinstance(value, str) else ""
    f.notes.problem(f.at(key), Phrase("name_of", what=what), value, near=near)
    return ""


def _palette(f: Fields, usual: Palette) -> Palette:
    values = msgspec.structs.asdict(usual)
    made = Palette(**{name: _colour(f, name, value) for name, value in values.items()})
    f.done()
    return made


def _colour(f: Fields, key: str, default: str) -> str:
    value = f.take(key)
    if value is None and default:
        return default
    if isinstance(value, str) and re.fullmatch(r"#[0-9a-fA-F]{6}", value):
        return value.lower()
    f.notes.problem(f.at(key), Phrase("colour"), value)
    return default or "#808080"


def _corners(f: Fields) -> tuple[str, ...]:
    if "corners" not in f.raw:
        return ()
    holder = f.items("corners", "corners", 4, 4)
    return tuple(
        Fields({"name": value}, place, f.notes).text("name", LONGEST_CORNER)
        for place, value in holder
    )


def _contrasts(theme: Theme, f: Fields, notes: Findings) -> None:
    """Warn about text and lines with too little contrast in the light or the dark palette."""
    for name, palette in (("light", theme.light), ("dark", theme.dark)):
        place = f.at(name)
        for key, ground, least in (
            ("ink", "paper", TEXT),
            ("ink", "centre", TEXT),
            ("line", "paper", SIGN),
            ("accent", "paper", SIGN),
        ):
            ratio = contrast(getattr(palette, key), getattr(palette, ground))
            if ratio < least:
                wanted = Phrase("contrast", least=least, ground=ground, found=round(ratio, 1))
                notes.warn(f"{place}.{key}", wanted)


def _bands(theme: Theme, groups: tuple[Group, ...], f: Fields, notes: Findings) -> None:
    for group in groups:
        if group.id not in theme.groups:
            if group.kind == "street":
                notes.warn(f.at(group.id), Phrase("group_colour"))
            continue
        for name, palette in (("light", theme.light), ("dark", theme.dark)):
            ratio = contrast(theme.groups[group.id], palette.paper)
            if ratio < BAND:
                wanted = Phrase("band", least=BAND, shade=name, found=round(ratio, 1))
                notes.warn(f.at(group.id), wanted)
    streets = {g.id: g.color or g.id for g in groups if g.kind == "street" and g.id in theme.groups}
    for one, other in combinations(streets, 2):
        if distance(theme.groups[one], theme.groups[other]) < APART:
            notes.warn(f.at(other), Phrase("colour_apart", other=streets[one]))
