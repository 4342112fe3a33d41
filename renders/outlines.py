"""Outlines of figures: curves, rounded corners, regular shapes, and rotated or mirrored copies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Corner: TypeAlias = tuple[float, float] | tuple[float, float, float]
"""A point, and optionally the distance from the point at which its rounding begins."""
STEPS = 8
"""Straight pieces between two points of a smooth line."""


def path(start: Point, *pieces: Sequence[Point]) -> list[Point]:
    """Return the points of a line from `start`, which each piece continues.

    A piece of one point is straight. A longer piece is a Bézier curve, given by its control points
    without the first one.
    """
    line = [start]
    for piece in pieces:
        line += bezier([line[-1], *piece])[1:] if len(piece) > 1 else piece
    return line


def bezier(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """Return points along a Bézier curve, computed by de Casteljau's algorithm."""
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


def smooth(points: Sequence[Point]) -> list[Point]:
    """Return a smooth closed line through the points, a Catmull-Rom spline."""
    count = len(points)
    line: list[Point] = []
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(STEPS):
            t = step / STEPS
            line.append(
                (_catmull(p0[0], p1[0], p2[0], p3[0], t), _catmull(p0[1], p1[1], p2[1], p3[1], t))
            )
    return line


def soft(points: Sequence[Corner], radius: float = 4, steps: int = 10) -> list[Point]:
    """Return the outline of a polygon with rounded corners.

    A rounding takes at most half of each side.
    """
    line: list[Point] = []
    for i, corner in enumerate(points):
        here = corner[:2]
        reach = corner[2] if len(corner) == 3 else radius
        before, after = points[i - 1][:2], points[(i + 1) % len(points)][:2]
        line += bezier([_towards(here, before, reach), here, _towards(here, after, reach)], steps)
    return line


def rounded(corners: Sequence[Corner], radius: float) -> list[Point]:
    """Return the outline of a polygon with rounded corners, with more points than `soft`."""
    return soft(corners, radius, steps=24)


def around(x: float, y: float, radius: float, corners: int, turn: float = -90) -> list[Point]:
    """Return the corners of a regular polygon, the first one pointing up by default."""
    angles = (turn * pi / 180 + 2 * pi * i / corners for i in range(corners))
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> list[Point]:
    """Return the corners of a star, the first one at the top."""
    line: list[Point] = []
    for i in range(2 * points):
        radius, angle = (inner if i % 2 else outer), pi * (i / points - 0.5)
        line.append((x + radius * cos(angle), y + radius * sin(angle)))
    return line


def along(
    x: float, y: float, radius: float, start: float, end: float, squeeze: float = 1
) -> list[Point]:
    """Return points of an arc from `start` to `end` degrees, clockwise from three o'clock.

    `squeeze` scales the arc's width.
    """
    steps = max(2, round(abs(end - start) / 5))
    angles = ((start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1))
    return [(x + radius * squeeze * cos(a), y + radius * sin(a)) for a in angles]


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> list[Point]:
    """Return the outline of an ellipse by its two radii, rotated clockwise by `turn` degrees."""
    flat = [(x + rx * cos(pi * i / 36), y + ry * sin(pi * i / 36)) for i in range(72)]
    return turned(flat, turn, x, y)


def turned(points: Sequence[Point], degrees: float, x: float = 50, y: float = 50) -> list[Point]:
    """Return points rotated clockwise about (x, y)."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x + (a - x) * c - (b - y) * s, y + (a - x) * s + (b - y) * c) for a, b in points]


def mirrored(points: Sequence[Point], x: float = 50) -> list[Point]:
    """Return points mirrored at the vertical line `x`, in reverse order."""
    return [(2 * x - a, b) for a, b in reversed(points)]


def both_sides(right: Sequence[Point], x: float = 50) -> list[Point]:
    """Return a symmetrical outline from its right half, which goes from top to bottom."""
    return [*right, *mirrored(right, x)]


def _towards(a: Point, b: Point, reach: float) -> Point:
    """Return the point `reach` away from `a` towards `b`, at most halfway."""
    distance = hypot(b[0] - a[0], b[1] - a[1])
    part = min(reach / distance, 0.5) if distance else 0
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )
