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
    card_one: str = "#f2a33a"
    card_two: str = "#7fb7d9"


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition's look. `groups` gives each group's colour, `corners` the corners' short names."""

    light: Palette = Palette()
    dark: Palette = Palette(
        paper="#23262b",
        ink="#f1ede4",
        line="#8b9097",
        accent="#ff8a70",
        centre="#2c332f",
        card_one="#f2a33a",
        card_two="#7fb7d9",
    )
    groups: dict[str, str] = {}
    corners: tuple[str, ...] = ()
    motif: str = "plain"
