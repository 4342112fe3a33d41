"""Parts of a medal: the ribbon, a shape for each tier, and icons only medals have."""

from __future__ import annotations

from renders.figures.icons import icon
from renders.outlines import along, both_sides, path, rounded, star
from renders.pen import Figure, Pen


def ribbon(pen: Pen) -> None:
    """Draw two bands that cross behind a medal and hang out below it."""
    for side in (1, -1):
        band = [(50 + side * dx, y) for dx, y in ((2, 4), (26, 4), (38, 96), (24, 86), (12, 98))]
        pen.fill(rounded(band, 2))


def _round(pen: Pen) -> None:
    pen.disc(50, 50, 46)


def _scalloped(pen: Pen) -> None:
    pen.fill(rounded(star(50, 50, 50, 43, 16), 4))


def _burst(pen: Pen) -> None:
    pen.fill(rounded(star(50, 50, 50, 37, 12), 2))


def rim(pen: Pen) -> None:
    """Draw the line inside the edge of a medal."""
    pen.ring(50, 50, 36, 2.5)


def _tent(pen: Pen) -> None:
    pen.line([(50, 10), (56, 4)], 5)
    pen.line([(50, 10), (44, 4)], 5)
    pen.fill(rounded([(50, 9), (96, 88), (4, 88)], 3))
    pen.fill(rounded([(50, 40), (66, 90), (34, 90)], 2), cut=True)
    pen.line([(4, 92), (96, 92)], 6)


def _umbrella(pen: Pen) -> None:
    pen.line([(50, 5), (50, 14)], 5)
    pen.fill(both_sides(path((50, 12), [(78, 12), (96, 34), (96, 55)], [(50, 55)])))
    for x in (19.5, 50, 80.5):
        pen.oval(x - 15.5, 47, x + 15.5, 63, cut=True)
    pen.line([(50, 48), (50, 84)], 6)
    pen.line(along(41, 84, 9, 0, 180), 6)


SHAPES: dict[str, Figure] = {"bronze": _round, "silver": _scalloped, "gold": _burst}
"""The shape of a medal by tier, so that tiers do not differ only in colour."""
_OWN: dict[str, Figure] = {"tent": _tent, "umbrella": _umbrella}


def medal_icon(name: str) -> Figure:
    """Return the figure of an icon, which may be one that only medals have."""
    return _OWN.get(name) or icon(name)
