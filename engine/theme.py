"""How an edition wants to look: colours and names as data, for the pictures to use."""

from __future__ import annotations

from msgspec import Struct

# What pictures can draw; a theme chooses among these.
# fmt: off
ICONS = (
    # What takes people along
    "locomotive", "subway", "airplane", "ferry", "wagon", "rocket", "car", "bridge", "trailer",
    "crane", "lighthouse", "slipway", "aground", "anchor", "porthole",
    # What a town is supplied with
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
"""The typefaces an edition may choose for its titles."""


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of one variant, light or dark, as #rrggbb."""

    paper: str = "#f4efe3"
    ink: str = "#1f2328"
    line: str = "#3a3f45"
    accent: str = "#b3402e"
    centre: str = "#e7f0e6"


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition's look: the colours of its groups and decks, the corners' short names.

    `icons` are names out of ICONS by a space's position (as text), else by its
    group's or deck's id, else by its kind. `motif` is one of MOTIFS.
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
