"""Tokens of animals."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from renders.outlines import Point, bezier, mirrored, soft
from renders.pen import Pen

CURL, CURL_DEPTH = 10, 3
"""Length and depth of a curl of wool, in a square of 100."""


def scottie_dog(pen: Pen) -> None:
    """Draw a small terrier with pricked ears, a beard and a raised tail."""
    pen.soft(
        [
            (9, 39, 4),
            (22, 30, 6),
            (25, 12, 2),
            (34, 24, 4),
            (40, 16, 2),
            (44, 34, 8),
            (54, 40, 8),
            (74, 39, 10),
            (84, 17, 2),
            (89, 34, 6),
            (86, 50, 6),
            (89, 60, 8),
            (87, 84, 3),
            (70, 84, 3),
            (69, 73, 4),
            (49, 73, 4),
            (48, 84, 3),
            (31, 84, 3),
            (31, 66, 10),
            (27, 56, 6),
            (23, 64, 2),
            (11, 61, 3),
            (13, 50, 4),
            (8, 46, 3),
        ]
    )
    pen.disc(27, 38, 3.6, cut=True)
    pen.curve([(39, 48), (46, 54), (48, 60), (46, 66)], 5, cut=True)


def labradoodle(pen: Pen) -> None:
    """Draw a curly dog, sitting, with a shaggy ear."""
    pen.curve([(68, 80), (92, 84), (87, 60)], 11)
    pen.fill(_curly([(58, 40), (70, 52), (76, 68), (72, 87), (36, 87), (33, 54), (42, 46)]))
    pen.soft([(32, 58), (46, 58), (46, 90, 4), (24, 90, 5), (26, 81, 6), (33, 79)], 3)
    pen.fill(_curly([(30, 22), (34, 12), (50, 10), (61, 20), (58, 42), (40, 50), (30, 44)]))
    pen.soft([(40, 20), (18, 25, 6), (9, 24, 5), (7, 34, 5), (12, 46, 6), (24, 52, 6), (44, 48)], 4)
    pen.curve([(14, 40), (20, 43), (24, 42), (29, 39)], 4.5, cut=True)
    pen.fill(_curly([(50, 20), (60, 22), (69, 44), (61, 53), (52, 44)]))
    pen.line([*bezier([(50, 23), (43, 34), (49, 42), (49, 46)]), (55, 55), (63, 59)], 4.5, cut=True)
    pen.disc(34, 27, 3.8, cut=True)
    pen.curve([(55, 87), (51, 77), (56, 70), (64, 70)], 4.5, cut=True)


def bald_eagle(pen: Pen) -> None:
    """Draw the head of an eagle with a stern brow."""
    neck = soft(
        [
            (9, 70),
            (24, 69),
            (20, 84),
            (34, 77),
            (38, 92),
            (48, 79),
            (60, 89),
            (61, 75),
            (74, 77),
        ],
        1.5,
    )
    pen.fill(
        [
            *bezier([(68, 24), (60, 8), (38, 6), (27, 20)]),
            *bezier([(27, 20), (16, 34), (20, 52), (9, 70)]),
            *neck,
            *bezier([(74, 77), (62, 66), (64, 58), (70, 50)]),
        ]
    )
    beak = [
        *bezier([(67, 21), (86, 18), (98, 36), (91, 62)]),
        *bezier([(91, 62), (87, 50), (80, 49), (67, 50)]),
    ]
    pen.over(beak, 4)
    pen.soft([(38, 25), (62, 33), (56, 42, 6), (47, 40, 6)], 2, cut=True)


def gull(pen: Pen) -> None:
    """Draw a gull on a mooring post."""
    pen.fill(
        [
            *bezier([(24, 28), (22, 8), (48, 6), (50, 26)]),
            *bezier([(50, 26), (52, 34), (68, 36), (96, 54)]),
            *bezier([(96, 54), (88, 58), (80, 58), (74, 60)]),
            *bezier([(74, 60), (60, 72), (30, 70), (27, 46)]),
            *bezier([(27, 46), (26, 38), (26, 36), (24, 28)]),
        ]
    )
    pen.soft([(30, 20), (7, 29, 3), (10, 34, 2), (30, 32)], 2)
    pen.disc(36, 22, 3.4, cut=True)
    pen.curve([(46, 46), (58, 58), (68, 56), (86, 52)], 4.5, cut=True)
    for x in (46, 57):
        pen.line([(x, 64), (x, 80)], 4.5)
    pen.soft([(35, 77), (68, 77), (67, 94, 1), (36, 94, 1)], 3)


def crab(pen: Pen) -> None:
    """Draw a crab with both claws raised."""
    for flip in (False, True):
        for points in (
            [(30, 60), (14, 56), (8, 68)],
            [(32, 68), (17, 68), (15, 80)],
            [(38, 76), (28, 78), (28, 90)],
            [(32, 56), (16, 52), (20, 36)],
            [(42, 50), (42, 44), (42, 38)],
        ):
            pen.curve(mirrored(points) if flip else points, 6.5)
        for x, y, radius in ((25, 28, 15.5), (42, 38, 6)):
            pen.disc(100 - x if flip else x, y, radius)
        jaw: list[Point] = [(22, 31), (23, 6), (40, 9)]
        pen.fill(mirrored(jaw) if flip else jaw, cut=True)
    pen.blob([(19, 64), (32, 50), (50, 47), (68, 50), (81, 64), (70, 80), (50, 85), (30, 80)])
    pen.curve([(36, 67), (44, 75), (56, 75), (64, 67)], 4.5, cut=True)


def horse(pen: Pen) -> None:
    """Draw the head of a horse with a flowing mane."""
    pen.fill(
        [
            *bezier([(56, 6), (58, 12), (57, 16), (55, 19)]),
            *bezier([(55, 19), (78, 26), (90, 54), (84, 88)]),
            *bezier([(84, 88), (66, 95), (50, 95), (36, 88)]),
            *bezier([(36, 88), (40, 74), (48, 66), (47, 54)]),
            *bezier([(47, 54), (40, 62), (34, 60), (28, 68)]),
            *bezier([(28, 68), (20, 74), (10, 68), (11, 60)]),
            *bezier([(11, 60), (16, 46), (26, 40), (30, 28)]),
            *bezier([(30, 28), (36, 18), (48, 16), (56, 6)]),
        ]
    )
    pen.disc(38, 34, 3.8, cut=True)
    pen.disc(19, 60, 3, cut=True)
    pen.curve([(54, 26), (66, 40), (70, 60), (66, 84)], 5, cut=True)
    for y in (44, 60):
        pen.line([(68, y), (82, y + 6)], 4.5, cut=True)


def _curly(points: list[Point]) -> list[Point]:
    """Return a woolly outline: the polygon with its sides broken into small outward curls."""
    line: list[Point] = []
    for i, (x0, y0) in enumerate(points):
        x1, y1 = points[(i + 1) % len(points)]
        angle = atan2(y1 - y0, x1 - x0)
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        curls = max(1, round(length / CURL))
        for step in range(curls * 8):
            along = length * step / (curls * 8)
            out = CURL_DEPTH * abs(sin(pi * curls * along / length))
            line.append(
                (
                    x0 + along * cos(angle) + out * sin(angle),
                    y0 + along * sin(angle) - out * cos(angle),
                )
            )
    return line
