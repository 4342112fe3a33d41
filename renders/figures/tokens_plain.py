"""Plain pieces for tokens without a figure of their own."""

from __future__ import annotations

from renders.outlines import bezier, both_sides
from renders.pen import Pen


def pawn(pen: Pen) -> None:
    side = [
        *bezier([(50, 40), (38, 40), (40, 44), (40, 46)]),
        *bezier([(40, 46), (41, 60), (34, 68), (25, 75)]),
        (50, 75),
    ]
    pen.fill(both_sides(side))
    pen.disc(50, 25, 18)
    pen.box(31, 42, 69, 50, 4)
    pen.box(19, 77, 81, 89, 6)


def cone(pen: Pen) -> None:
    pen.soft([(42, 8), (58, 8), (80, 72), (20, 72)], 4)
    pen.soft([(11, 69), (89, 69), (87, 83), (13, 83)], 4)
    pen.soft([(30, 28), (70, 28), (70, 38), (30, 38)], 0, cut=True)
    pen.soft([(20, 49), (80, 49), (80, 59), (20, 59)], 0, cut=True)


def ring(pen: Pen) -> None:
    pen.ring(50, 62, 32, 9)
    pen.soft([(34, 8), (66, 8), (76, 20), (50, 44), (24, 20)], 3)
    pen.line([(36, 20), (64, 20)], 4.5, cut=True)


def key(pen: Pen) -> None:
    pen.disc(34, 34, 23)
    pen.disc(30, 30, 8, cut=True)
    pen.line([(46, 46), (81, 81)], 10)
    pen.line([(62, 62), (74, 50)], 9)
    pen.line([(76, 76), (87, 65)], 9)


def bell(pen: Pen) -> None:
    side = [
        *bezier([(50, 14), (26, 14), (28, 40), (26, 52)]),
        *bezier([(26, 52), (24, 64), (14, 68), (12, 76)]),
        (50, 76),
    ]
    pen.disc(50, 14, 8)
    pen.fill(both_sides(side))
    pen.disc(50, 84, 10)
    pen.box(0, 75, 100, 79.5, cut=True)
    pen.curve([(37, 58), (37, 40), (38, 30), (46, 26)], 5, cut=True)


def feather(pen: Pen) -> None:
    pen.fill(
        [
            *bezier([(28, 73), (13, 44), (46, 13), (82, 12)]),
            *bezier([(82, 12), (86, 46), (58, 80), (28, 73)]),
        ]
    )
    for a, b in (
        ((47, 65), (80, 63)),
        ((60, 51), (86, 49)),
        ((36, 54), (35, 20)),
        ((50, 40), (49, 10)),
    ):
        pen.line([a, b], 4.5, cut=True)
    pen.line([(41, 59), (68, 31)], 4.5, cut=True)
    pen.curve([(16, 86), (22, 80), (27, 74), (32, 68)], 7)


def leaf(pen: Pen) -> None:
    pen.fill(
        [
            *bezier([(50, 6), (98, 40), (90, 77), (50, 81)]),
            *bezier([(50, 81), (10, 77), (2, 40), (50, 6)]),
        ]
    )
    pen.line([(50, 76), (50, 94)], 7)
    pen.line([(50, 34), (50, 79)], 4.5, cut=True)
    for y in (51, 66):
        pen.line([(36, y - 13), (50, y), (64, y - 13)], 4.5, cut=True)


def crown(pen: Pen) -> None:
    pen.soft([(14, 34), (33, 54), (50, 22), (67, 54), (86, 34), (80, 68), (20, 68)], 2)
    for x, y in ((13, 32), (50, 19), (87, 32)):
        pen.disc(x, y, 7.5)
    pen.soft([(20, 73), (80, 73), (78, 83), (22, 83)], 3)
