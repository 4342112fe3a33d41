"""The design of an edition's pictures, as data: colours, icons and names."""

from __future__ import annotations

from msgspec import Struct

# The icons and motifs that pictures can draw.
# fmt: off
ICONS = (
    # Transport
    "locomotive", "subway", "airplane", "ferry", "wagon", "rocket", "car", "bridge", "trailer",
    "crane", "lighthouse", "slipway", "aground", "anchor", "porthole",
    # Utilities
    "bulb", "tap", "drop", "flame", "phone", "globe", "wifi", "windmill", "cable", "broadcast",
    "server", "terminal", "hydro", "fountain", "billboard",
    # Money and winning
    "coins", "ring_gem", "receipt", "ticket", "credit_card", "meter", "bank", "chart", "trophy",
    "crown", "ribbon", "bell",
    # Decks and corners
    "question", "chest", "envelope", "download", "bottle", "star", "speech", "apple", "carrot",
    "waves", "arrow_start", "bars", "parking", "whistle",
    # A riding stable
    "horseshoe", "stable", "halter", "bridle", "rope", "stirrup", "saddle", "western_saddle",
    "brush",
    # The table
    "house", "hotel", "dice", "gavel", "handshake", "clock", "lock", "key", "card", "flag", "out",
    "pin", "people", "robot",
)
MOTIFS = (
    "plain", "stars", "circuit", "skyline", "waves", "lantern", "sunrise", "horseshoe", "leaves",
    "gears", "peaks",
)
# fmt: on


FACES = ("serif", "slab", "poster", "mono", "western", "round", "book", "bold")
"""The names of the typefaces that an edition may choose for its titles."""


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a picture in one mode, light or dark, as #rrggbb."""

    paper: str = "#f4efe3"
    ink: str = "#1f2328"
    line: str = "#3a3f45"
    accent: str = "#b3402e"
    centre: str = "#e7f0e6"


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """The design of an edition: colours of groups and decks, short names of the corners, icons.

    `icons` maps a position (as text), a group's or deck's id, or a kind of space to a name of
    ICONS. The first that is found counts. `motif` is one of MOTIFS.
    """

    light: Palette = Palette()
    dark: Palette = Palette(
        paper="#23262b",
        ink="#f1ede4",
        line="#8b9097",
        accent="#ff8a70",
        centre="#2c332f",
    )
    groups: dict[str, str] = {}
    decks: dict[str, str] = {}
    corners: tuple[str, ...] = ()
    icons: dict[str, str] = {}
    motif: str = "plain"
    face: str = "serif"
