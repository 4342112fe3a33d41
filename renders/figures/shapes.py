"""The eight shapes that identify owners besides their colours, with room for a letter."""

from __future__ import annotations

from collections.abc import Sequence

from renders.outlines import Point, around, rounded, star
from renders.pen import Figure, Pen


def _outlined(corners: Sequence[Point], radius: float) -> Figure:
    outline = rounded(corners, radius)

    def draw(pen: Pen) -> None:
        pen.fill(outline)

    return draw


def _disc(pen: Pen) -> None:
    pen.disc(50, 50, 47)


def _square(pen: Pen) -> None:
    pen.box(8, 8, 92, 92, 10)


def _cross(pen: Pen) -> None:
    pen.box(28, 3, 72, 97, 5)
    pen.box(3, 28, 97, 72, 5)


SHAPES: tuple[Figure, ...] = (
    _disc,
    _square,
    _outlined([(50, 1), (99, 95), (1, 95)], 6),
    _outlined(around(50, 50, 49, 4), 5),
    _outlined([(50, 3), (91, 42), (91, 96), (9, 96), (9, 42)], 4),
    _outlined([(1, 50), (25, 13), (75, 13), (99, 50), (75, 87), (25, 87)], 4),
    _outlined(star(50, 54, 52, 27), 4),
    _cross,
)

LETTER: tuple[tuple[float, float, float], ...] = (
    (50, 50, 54),
    (50, 50, 54),
    (50, 68, 38),
    (50, 50, 38),
    (50, 62, 48),
    (50, 50, 48),
    (50, 57, 34),
    (50, 50, 42),
)
"""The centre (x, y) and the height of the letter in each shape, in a square of 100 × 100 units."""
