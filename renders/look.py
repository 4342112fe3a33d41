"""The look of an edition, light or dark: its colours and its palette."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from engine.colour import contrast
from engine.edition import Edition, Pos
from renders.cache import Cache
from renders.colour import clear_of, mix, readable_on
from renders.faces import Face
from renders.inks import Inks

Variant: TypeAlias = Literal["light", "dark"]

SEATS = (
    "#de2219", "#1362cf", "#deaa0f", "#1c5d49", "#46c6ea", "#ee62a4", "#7c507e", "#4a1956",
)  # fmt: skip
"""The players' colours on light paper, distinguishable with every kind of colour vision."""
DARK_SEATS = (
    "#ff3e36", "#4a7fff", "#ffcf16", "#4da86c", "#a6eeec", "#f68cac", "#a575aa", "#ccbbff",
)  # fmt: skip
"""The players' colours on dark paper, lighter so that lines in these colours have contrast."""

WHITE = "#ffffff"
BLACK = "#0d0f12"
CLEAR = 3.0
"""Least contrast ratio between a line and the board's centre for which the line has a white edge. A
line with less contrast has a black edge.
"""
GREY = "#7d8288"
"""The colour of groups without a colour in the theme."""


class Look:
    """The colours of an edition, light or dark, and the palette that its pictures share."""

    def __init__(self, ed: Edition, variant: Variant) -> None:
        theme = ed.theme
        palette = theme.dark if variant == "dark" else theme.light
        self.variant = variant
        self.paper = palette.paper
        self.ink = palette.ink
        self.rule = palette.line
        self.accent = palette.accent
        self.centre = palette.centre
        self.muted = mix(palette.paper, palette.ink, 0.62)
        self.faint = mix(palette.paper, palette.ink, 0.16)
        self.panel = mix(palette.centre, palette.paper, 0.72)
        self.frame = mix(palette.accent, BLACK, 0.2 if variant == "light" else 0.5)
        self.face = cast(Face, theme.face)
        self.inks = Inks()
        self.serial = self.inks.serial
        """A unique number for cache keys, so that entries of an evicted look are never found."""
        self._groups = theme.groups
        self._decks = theme.decks
        self._seats = DARK_SEATS if variant == "dark" else SEATS

    def group(self, group: str) -> str:
        """Return a group's colour, or grey if the theme has none."""
        return self._groups.get(group, GREY)

    def deck(self, deck: str) -> str:
        """Return a deck's colour, or the accent colour if the theme has none."""
        return self._decks.get(deck, self.accent)

    def seat(self, seat: int) -> str:
        """Return a player's colour."""
        return self._seats[seat % len(self._seats)]

    def casing(self, colour: str) -> str:
        """Return the edge colour of a line across the centre: white, or black for low contrast."""
        return WHITE if contrast(colour, self.centre) >= CLEAR else BLACK

    @staticmethod
    def ink_on(ground: str) -> str:
        """Return black or white, the one that is readable on a background."""
        return readable_on(ground, BLACK, WHITE)


MOST_LOOKS = 16
LOOKS: Cache[Look] = Cache(MOST_LOOKS, lambda look: 1)
"""The cached looks of recently used editions, light and dark."""


def look_of(ed: Edition, variant: Variant) -> Look:
    """Return the look of an edition, light or dark. All games of the edition share it."""
    return LOOKS.get((ed.print_key, variant), lambda: Look(ed, variant))


def sign_colour(look: Look, ed: Edition, pos: Pos) -> str:
    """Return the colour of a space's icon: the group's, the deck's, or else the accent.

    Colours of groups and decks are mixed with ink until they have enough contrast to the paper.
    """
    space = ed.spaces[pos]
    if space.group:
        return clear_of(look.paper, look.group(space.group), look.ink)
    if space.deck:
        return clear_of(look.paper, look.deck(space.deck), look.ink)
    return look.accent
