"""Outlines for figures: corners and curves in one line, rounded corners, turned copies."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from renders.pen import Figure, Pen, Point, bezier


def path(start: Point, *pieces: Sequence[Point]) -> list[Point]:
    """A line that goes on from `start`: a piece of one point is straight, a longer one bends.

    The points of a longer piece are the Bézier controls after the point already reached.
    """
    line = [start]
    for piece in pieces:
        line += bezier([line[-1], *piece])[1:] if len(piece) > 1 else piece
    return line


def rounded(corners: Sequence[Point], radius: float) -> list[Point]:
    """The polygon with each corner bent; an edge too short for `radius` bends from its middle."""
    line: list[Point] = []
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        line += bezier([_towards(corner, before, radius), corner, _towards(corner, after, radius)])
    return line


def turned(points: Sequence[Point], degrees: float, x: float = 50, y: float = 50) -> list[Point]:
    """The points turned clockwise around (x, y)."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points]


def mirrored(points: Sequence[Point], x: float = 50) -> list[Point]:
    """The points on the other side of the upright line at `x`."""
    return [(2 * x - px, py) for px, py in points]


def both_sides(right: Sequence[Point], x: float = 50) -> list[Point]:
    """A symmetrical outline, from its right half told from top to bottom."""
    return [*right, *mirrored(right, x)[::-1]]


def along(
    x: float, y: float, radius: float, start: float, end: float, squeeze: float = 1
) -> list[Point]:
    """Points of a circle from `start` to `end` degrees clockwise; `squeeze` narrows it."""
    steps = max(2, round(abs(end - start) / 5))
    angles = ((start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1))
    return [(x + radius * squeeze * cos(a), y + radius * sin(a)) for a in angles]


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> list[Point]:
    """The corners of a star, the first pointing up."""
    line: list[Point] = []
    for i in range(2 * points):
        radius, angle = (inner if i % 2 else outer), pi * (i / points - 0.5)
        line.append((x + radius * cos(angle), y + radius * sin(angle)))
    return line


def tilted(figure: Figure, degrees: float, right: float = 0, down: float = 0) -> Figure:
    """The figure turned clockwise around the middle of its square, and then moved a little."""

    def draw(pen: Pen) -> None:
        own = Pen(pen.image.width)
        figure(own)
        shift = (round(right * pen.scale), round(down * pen.scale))
        # Plain pixels are smooth enough, as the picture is still to be shrunk.
        pen.image.paste(255, mask=own.image.rotate(-degrees, translate=shift))

    return draw


def _towards(a: Point, b: Point, distance: float) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1])
    share = min(0.5, distance / length) if length else 0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
