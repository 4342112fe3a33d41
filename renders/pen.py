"""A pen for small figures: shapes in a square of 100 × 100 units, drawn large, shrunk once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from renders.cache import Cache

Point: TypeAlias = tuple[float, float]
Corner: TypeAlias = tuple[float, float] | tuple[float, float, float]
"""A point, and how far from it the rounding of its corner begins if not as for the others."""

UNITS = 100
LARGER = 8
"""Figures are drawn this many times larger than they are shown, which makes their edges soft."""


class Pen:
    """Draws in one tone. `cut=True` takes the shape away again: windows, spokes, smiles."""

    def __init__(self, pixels: int) -> None:
        self.scale = pixels / UNITS
        self.image = Image.new("L", (pixels, pixels), 0)
        self._draw = ImageDraw.Draw(self.image)

    def fill(self, points: Sequence[Point], cut: bool = False) -> None:
        """A filled polygon."""
        self._draw.polygon(self._scaled(points), fill=_tone(cut))

    def box(
        self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, cut: bool = False
    ) -> None:
        """A filled rectangle, its corners rounded by `radius`."""
        corners = self._rect(x0, y0, x1, y1)
        self._draw.rounded_rectangle(corners, radius * self.scale, fill=_tone(cut))

    def disc(self, x: float, y: float, radius: float, cut: bool = False) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, cut)

    def oval(self, x0: float, y0: float, x1: float, y1: float, cut: bool = False) -> None:
        self._draw.ellipse(self._rect(x0, y0, x1, y1), fill=_tone(cut))

    def ring(self, x: float, y: float, radius: float, width: float, cut: bool = False) -> None:
        """A circle's line, `width` wide, its outer edge at `radius`."""
        self.arc(x, y, radius, 0, 360, width, cut)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        width: float,
        cut: bool = False,
    ) -> None:
        """Part of a ring, from `start` to `end` degrees clockwise, 0 being three o'clock."""
        box = self._rect(x - radius, y - radius, x + radius, y + radius)
        self._draw.arc(box, start, end, fill=_tone(cut), width=max(1, round(width * self.scale)))

    def slice(
        self, x: float, y: float, radius: float, start: float, end: float, cut: bool = False
    ) -> None:
        """A piece of pie; degrees as in `arc`."""
        box = self._rect(x - radius, y - radius, x + radius, y + radius)
        self._draw.pieslice(box, start, end, fill=_tone(cut))

    def line(self, points: Sequence[Point], width: float, cut: bool = False) -> None:
        """A line through the points with round ends and joints."""
        self._draw.line(
            self._scaled(points), fill=_tone(cut), width=max(1, round(width * self.scale))
        )
        for x, y in points:
            self.disc(x, y, width / 2, cut)

    def curve(self, points: Sequence[Point], width: float, cut: bool = False) -> None:
        """A round-ended line along the Bézier curve with these control points."""
        self.line(bezier(points), width, cut)

    def blob(self, points: Sequence[Point], cut: bool = False) -> None:
        """A filled shape whose outline passes smoothly through the points."""
        self.fill(smooth(points), cut)

    def soft(self, points: Sequence[Corner], radius: float = 4, cut: bool = False) -> None:
        """A filled polygon with rounded corners; see `soft`."""
        self.fill(soft(points, radius), cut)

    def over(self, points: Sequence[Point], gap: float = 5) -> None:
        """A filled polygon in front of what is drawn already, set off from it by a gap."""
        self.line([*points, points[0]], 2 * gap, cut=True)
        self.fill(points)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _rect(
        self, x0: float, y0: float, x1: float, y1: float
    ) -> tuple[float, float, float, float]:
        scale = self.scale
        return x0 * scale, y0 * scale, x1 * scale - 1, y1 * scale - 1


Figure: TypeAlias = Callable[[Pen], None]


MASK_BYTES = 3_000_000
MASKS: Cache[Image.Image] = Cache(MASK_BYTES, lambda image: image.width * image.height)
"""Figures drawn lately: a house is the same on the colour of every group."""


def mask(figure: Figure, pixels: int) -> Image.Image:
    """The figure as an anti-aliased mask, `pixels` wide and high. Shared: do not draw on it."""
    return MASKS.get((figure, pixels), lambda: _drawn(figure, pixels))


def _drawn(figure: Figure, pixels: int) -> Image.Image:
    pen = Pen(pixels * LARGER)
    figure(pen)
    return pen.image.reduce(LARGER)


def around(x: float, y: float, radius: float, corners: int, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon; the first one points up unless turned."""
    angles = (turn * pi / 180 + 2 * pi * i / corners for i in range(corners))
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def bezier(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """Points along the Bézier curve with these control points, after de Casteljau."""
    shares = [i / steps for i in range(steps + 1)]
    lines = [[point] * len(shares) for point in points]
    while len(lines) > 1:
        lines = [
            [
                (ax + (bx - ax) * t, ay + (by - ay) * t)
                for (ax, ay), (bx, by), t in zip(here, there, shares, strict=True)
            ]
            for here, there in pairwise(lines)
        ]
    return lines[0]


def smooth(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A closed Catmull-Rom line through the points."""
    count = len(points)
    line: list[Point] = []
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            line.append(
                (_catmull(p0[0], p1[0], p2[0], p3[0], t), _catmull(p0[1], p1[1], p2[1], p3[1], t))
            )
    return line


def soft(points: Sequence[Corner], radius: float = 4, steps: int = 10) -> list[Point]:
    """The outline of a polygon whose corners are rounded, at most up to the middle of its sides."""
    line: list[Point] = []
    for i, corner in enumerate(points):
        here = corner[:2]
        reach = corner[2] if len(corner) == 3 else radius
        before, after = points[i - 1][:2], points[(i + 1) % len(points)][:2]
        line += bezier([_towards(here, before, reach), here, _towards(here, after, reach)], steps)
    return line


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> list[Point]:
    """The outline of an oval by its two radii, turned clockwise by `turn` degrees."""
    flat = [(x + rx * cos(pi * i / 36), y + ry * sin(pi * i / 36)) for i in range(72)]
    return turned(flat, turn, x, y)


def turned(points: Sequence[Point], degrees: float, x: float = 50, y: float = 50) -> list[Point]:
    """The points turned clockwise about (x, y)."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x + (a - x) * c - (b - y) * s, y + (a - x) * s + (b - y) * c) for a, b in points]


def mirrored(points: Sequence[Point], x: float = 50) -> list[Point]:
    """The points seen in an upright mirror at `x`, last one first: joined to them, a whole."""
    return [(2 * x - a, b) for a, b in reversed(points)]


def _towards(a: Point, b: Point, reach: float) -> Point:
    """The point `reach` away from a on the way to b, but no farther than halfway."""
    distance = hypot(b[0] - a[0], b[1] - a[1])
    part = min(reach / distance, 0.5) if distance else 0
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


def _tone(cut: bool) -> int:
    return 0 if cut else 255
