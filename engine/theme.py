"""How an edition wants to look: colours and names as data, for the pictures to use."""

from __future__ import annotations

from msgspec import Struct


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of one variant, light or dark, as #rrggbb."""

    paper: str = "#f4efe3"
    ink: str = "#1f2328"
    line: str = "#3a3f45"
    accent: str = "#b3402e"
    centre: str = "#e7f0e6"


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition's look: the colours of its groups and decks, the corners' short names."""

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
    motif: str = "plain"
