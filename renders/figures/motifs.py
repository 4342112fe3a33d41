"""Motifs: figures that are repeated as an ornament, one per theme."""

from __future__ import annotations

from renders.figures.icons_stable import STABLE
from renders.outlines import along, both_sides, path, rounded, star, turned
from renders.pen import Figure, Pen


def motif(name: str) -> Figure | None:
    """Return the figure of the motif with this name, or None for "plain"."""
    return _DRAWN[name]


def motifs() -> tuple[str, ...]:
    """Return the names of all motifs."""
    return tuple(_DRAWN)


def _stars(pen: Pen) -> None:
    pen.fill(rounded(star(50, 52, 33, 14), 2))
    pen.fill(rounded(star(50, 52, 20, 8.5), 1), cut=True)
    pen.fill(rounded(star(50, 52, 12, 5), 1))
    for turn in range(0, 360, 72):
        ((x, y),) = turned([(50, 93)], turn, 50, 52)
        pen.fill(rounded(star(x, y, 7, 3), 0.5))


def _circuit(pen: Pen) -> None:
    pen.box(34, 34, 66, 66, 5)
    pen.box(42, 42, 58, 58, 2, cut=True)
    trace = [(42, 36), (42, 24), (30, 12), (16, 12)], [(58, 36), (58, 12)]
    for turn in (0, 90, 180, 270):
        for line in trace:
            points = turned(line, turn)
            pen.line(points, 4)
            x, y = points[-1]
            pen.disc(x, y, 6.5)
            pen.disc(x, y, 2.8, cut=True)


def _skyline(pen: Pen) -> None:
    for x0, top, x1 in ((6, 56, 20), (22, 40, 36), (57, 30, 71), (73, 48, 83), (85, 62, 94)):
        pen.box(x0, top, x1, 90)
    for x0, top, x1 in ((38, 34, 55), (41, 24, 52), (44, 16, 49)):
        pen.box(x0, top, x1, 90)
    pen.line([(46.5, 18), (46.5, 6)], 2.4)
    pen.fill([(57, 30), (71, 18), (71, 30)])
    pen.fill([(22, 40), (29, 30), (36, 40)])
    for x0, y0, y1 in (
        (10, 62, 82),
        (26, 48, 84),
        (43, 42, 84),
        (61, 38, 84),
        (76, 56, 82),
        (88, 70, 84),
    ):
        for y in range(y0, y1, 9):
            pen.box(x0, y, x0 + 2.6, y + 4.6, cut=True)
            if 20 < x0 < 75:
                pen.box(x0 + 5, y, x0 + 7.6, y + 4.6, cut=True)
    pen.box(4, 92, 96, 95, 1.5)


def _waves(pen: Pen) -> None:
    for x, y in ((50, 39), (27, 61), (73, 61), (50, 84)):
        pen.disc(x, y, 25, cut=True)
        for radius in (22, 14, 6):
            pen.line(along(x, y, radius, 180, 360), 4)


def _lantern(pen: Pen) -> None:
    pen.line(along(50, 24, 16, 180, 360), 4)
    pen.fill(rounded([(40, 18), (60, 18), (67, 29), (33, 29)], 2))
    pen.fill(both_sides(path((50, 32), [(66, 32)], [(74, 46), (74, 60), (66, 74)], [(50, 74)])))
    pen.fill(path((50, 42), [(54, 50), (61, 53), (61, 60)], [(61, 68), (39, 68), (39, 60)],
                  [(39, 53), (46, 50), (50, 42)]), cut=True)  # fmt: skip
    pen.box(33, 77, 67, 82, 2)
    pen.box(29, 85, 71, 92, 3)
    for side in (1, -1):
        for turn in (-24, 0, 24):
            pen.line(turned([(50 + side * 33, 53), (50 + side * 43, 53)], turn * side, 50, 53), 4)


def _sunrise(pen: Pen) -> None:
    pen.slice(50, 62, 23, 180, 360)
    for turn in range(-75, 76, 25):
        long = 20 if turn % 50 == 0 else 26
        pen.line(turned([(50, 32), (50, long - 8)], turn, 50, 62), 4.5)
    for y, half in ((68, 44), (77, 32), (86, 19)):
        pen.line([(50 - half, y), (50 + half, y)], 4.5)


def _leaves(pen: Pen) -> None:
    pen.curve([(50, 95), (46, 66), (54, 44), (50, 30)], 4)
    leaf = path((50, 50), [(62, 36), (60, 20), (50, 5)], [(40, 20), (38, 36), (50, 50)])
    pen.fill([(50 + (x - 50) * 0.8, 6 + (y - 5) * 0.75) for x, y in leaf])
    for y, size, lean in ((52, 0.72, 58), (74, 0.84, 62)):
        for side in (1, -1):
            small = [(50 + (px - 50) * size, y + (py - 50) * size) for px, py in leaf]
            pen.fill(turned(small, side * lean, 50 + side, y))
            vein = [(50, y - 8), (50, y - 30 * size)]
            pen.line(turned(vein, side * lean, 50 + side, y), 2.2, cut=True)


def _gear(pen: Pen, x: float, y: float, radius: float, teeth: int, turn: float) -> None:
    width = radius * 0.21
    for i in range(teeth):
        tooth = [(x, y - radius), (x + width, y - radius), (x + 1.5 * width, y - radius * 0.6)]
        pen.fill(turned(both_sides(tooth, x), turn + 360 * i / teeth, x, y))
    pen.disc(x, y, radius * 0.8)
    pen.disc(x, y, radius * 0.56, cut=True)
    for spoke in (0, 60, 120):
        line = [(x, y - radius * 0.6), (x, y + radius * 0.6)]
        pen.line(turned(line, turn + spoke, x, y), radius * 0.15)
    pen.disc(x, y, radius * 0.24)


def _gears(pen: Pen) -> None:
    _gear(pen, 37, 39, 33, 10, 0)
    _gear(pen, 76, 77, 20, 8, 2)


def _peaks(pen: Pen) -> None:
    pen.disc(87, 22, 8)
    pen.fill(rounded([(69, 29), (97, 86), (43, 86)], 2))
    pen.fill([(38, 10), (92, 92), (-10, 92)], cut=True)
    pen.fill(rounded([(38, 20), (82, 86), (3, 86)], 2))
    snow = [
        (26, 42),
        (33, 47),
        (38, 41),
        (44, 48),
        (54, 44),
        (57, 48),
        (50, 54),
        (43, 56),
        (38, 49),
    ]
    pen.fill([*snow, (32, 55), (22, 49)], cut=True)


_DRAWN: dict[str, Figure | None] = {
    "plain": None,
    "stars": _stars,
    "circuit": _circuit,
    "skyline": _skyline,
    "waves": _waves,
    "lantern": _lantern,
    "sunrise": _sunrise,
    "horseshoe": STABLE["horseshoe"],
    "leaves": _leaves,
    "gears": _gears,
    "peaks": _peaks,
}
