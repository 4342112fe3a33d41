"""How an edition looks: reads the colours of theme.toml and sees that they can be told apart."""

from __future__ import annotations

import re
from itertools import combinations

import msgspec

from editions.fields import ID, ID_WORDS, Fields, Raw
from editions.findings import Findings
from engine.edition import Edition, Group
from engine.theme import Palette, Theme

# Ratios after WCAG 2: text needs 4.5, lines and signs 3.
TEXT, SIGN = 4.5, 3.0
# A group's band has a line around it and its owner's sign on it, so it only has to be seen.
BAND = 1.2
# How far apart two groups' colours are, of 441 from black to white.
APART = 30.0
LONGEST_CORNER = 24


def read_theme(raw: Raw, place: str, ed: Edition, notes: Findings) -> Theme:
    f = Fields(raw, place, notes)
    usual = Theme()
    motif = f.take("motif")
    if motif is None:
        motif = usual.motif
    elif not isinstance(motif, str) or not re.fullmatch(ID, motif):
        notes.problem(f.at("motif"), ID_WORDS, motif)
        motif = ""
    colours = f.inner("groups")
    theme = Theme(
        light=_palette(f.inner("light"), usual.light),
        dark=_palette(f.inner("dark"), usual.dark),
        groups=_coloured(colours, [group.id for group in ed.groups], "group"),
        decks=_coloured(f.inner("decks"), [deck.id for deck in ed.decks], "deck"),
        corners=_corners(f),
        motif=motif,
    )
    f.done()
    _contrasts(theme, f, notes)
    _bands(theme, ed.groups, colours, notes)
    return theme


def _coloured(f: Fields, ids: list[str], kind: str) -> dict[str, str]:
    """The colours of groups or decks, by id."""
    for name in f.raw:
        if name not in ids:
            f.notes.problem(f.at(name), f"the id of a {kind} of this edition")
    return {name: _colour(f, name, "") for name in ids if name in f.raw}


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
    f.notes.problem(f.at(key), "a colour such as #1f2328", value)
    return default or "#808080"


def _corners(f: Fields) -> tuple[str, ...]:
    if "corners" not in f.raw:
        return ()
    holder = f.items("corners", "names, one for each corner from GO on", 4, 4)
    return tuple(
        Fields({"name": value}, place, f.notes).text("name", LONGEST_CORNER)
        for place, value in holder
    )


def _contrasts(theme: Theme, f: Fields, notes: Findings) -> None:
    """Words must be readable on what they stand on, in daylight and in the dark."""
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
                wanted = f"a contrast of at least {least} with {ground}, got {ratio:.1f}"
                notes.warn(f"{place}.{key}", wanted)


def _bands(theme: Theme, groups: tuple[Group, ...], f: Fields, notes: Findings) -> None:
    for group in groups:
        if group.id not in theme.groups:
            if group.kind == "street":
                notes.warn(f.at(group.id), "a colour for this group, such as #c0392b, got nothing")
            continue
        for name, palette in (("light", theme.light), ("dark", theme.dark)):
            ratio = contrast(theme.groups[group.id], palette.paper)
            if ratio < BAND:
                wanted = f"a contrast of at least {BAND} with the {name} paper, got {ratio:.1f}"
                notes.warn(f.at(group.id), wanted)
    streets = [g.id for g in groups if g.kind == "street" and g.id in theme.groups]
    for one, other in combinations(streets, 2):
        if _distance(theme.groups[one], theme.groups[other]) < APART:
            notes.warn(f.at(other), f"a colour that can be told from that of {one}")


def contrast(one: str, other: str) -> float:
    """The ratio of two colours' brightness, from 1 (none) to 21 (black on white)."""
    dark, bright = sorted((_brightness(one), _brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def _brightness(colour: str) -> float:
    parts = [value / 255 for value in _rgb(colour)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _distance(one: str, other: str) -> float:
    squares = ((a - b) ** 2 for a, b in zip(_rgb(one), _rgb(other), strict=True))
    return float(sum(squares) ** 0.5)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
