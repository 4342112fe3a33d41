"""The icons of spaces, cards and the table, by their names in themes."""

from __future__ import annotations

from renders.figures.icons_cards import CARDS
from renders.figures.icons_money import MONEY
from renders.figures.icons_stable import STABLE
from renders.figures.icons_supply import SUPPLY
from renders.figures.icons_table import TABLE
from renders.figures.icons_travel import TRAVEL
from renders.pen import Figure

_DRAWN: dict[str, Figure] = TRAVEL | SUPPLY | MONEY | CARDS | STABLE | TABLE


def icon(name: str) -> Figure:
    """Return the figure of the icon with this name."""
    return _DRAWN[name]


def icons() -> tuple[str, ...]:
    """Return the names of all icons."""
    return tuple(_DRAWN)
