"""Tokens that are common in editions written by users."""

from __future__ import annotations

from math import cos, pi, sin

from renders.outlines import bezier, both_sides
from renders.pen import Pen


def bicycle(pen: Pen) -> None:
    for x in (27, 73):
        pen.ring(x, 62, 23, 7.5)
        pen.disc(x, 62, 5)
    pen.line([(27, 62), (42, 36), (64, 36), (50, 62), (27, 62)], 6)
    pen.line([(50, 62), (39, 29)], 6)
    pen.line([(73, 62), (62, 24), (72, 22)], 6)
    pen.line([(31, 28), (46, 28)], 8)


def cat(pen: Pen) -> None:
    side = [
        *bezier([(50, 34), (44, 33), (40, 34), (36, 36)]),
        (16, 10),
        *bezier([(12, 46), (4, 70), (24, 90), (50, 90)]),
    ]
    pen.fill(both_sides(side))
    for x in (34, 66):
        pen.oval(x - 6, 48, x + 6, 62, cut=True)
    pen.fill([(44, 67), (56, 67), (50, 74)], cut=True)
    pen.curve([(50, 73), (50, 82), (40, 82), (37, 78)], 3.5, cut=True)
    pen.curve([(50, 73), (50, 82), (60, 82), (63, 78)], 3.5, cut=True)


def fish(pen: Pen) -> None:
    pen.fill(
        [
            *bezier([(8, 50), (20, 16), (56, 18), (74, 50)]),
            *bezier([(74, 50), (56, 82), (20, 84), (8, 50)]),
        ]
    )
    pen.fill([(66, 50), (92, 26), (86, 50), (92, 74)])
    pen.disc(25, 43, 5, cut=True)
    pen.curve([(38, 30), (48, 42), (48, 58), (38, 70)], 4.5, cut=True)


def heart(pen: Pen) -> None:
    side = [
        *bezier([(50, 30), (44, 8), (10, 8), (10, 38)]),
        *bezier([(10, 38), (10, 58), (32, 70), (50, 90)]),
    ]
    pen.fill(both_sides(side))
    pen.curve([(23, 40), (22, 28), (28, 23), (35, 23)], 5, cut=True)


def kite(pen: Pen) -> None:
    pen.fill([(56, 6), (84, 34), (50, 66), (24, 36)])
    pen.line([(56, 8), (50, 64)], 3.5, cut=True)
    pen.line([(26, 36), (82, 34)], 3.5, cut=True)
    pen.curve([(50, 64), (58, 88), (34, 74), (32, 92)], 5)
    for x, y in ((50, 79), (35, 85)):
        pen.fill([(x - 10, y - 7), (x + 10, y + 7), (x + 10, y - 7), (x - 10, y + 7)])


def tea_pot(pen: Pen) -> None:
    pen.oval(23, 34, 75, 84)
    pen.box(34, 80, 64, 90, 4)
    pen.disc(49, 25, 7)
    pen.box(33, 31, 65, 39, 4)
    pen.box(29, 41, 69, 45, cut=True)
    pen.fill([(30, 66), (8, 38), (6, 30), (18, 32), (34, 52)])
    pen.arc(75, 56, 18, -105, 105, 7)


def tree(pen: Pen) -> None:
    for top, bottom, half in ((8, 36, 20), (24, 56, 28), (42, 78, 36)):
        pen.soft([(50, top), (50 + half, bottom), (50 - half, bottom)], 3)
    pen.box(43, 74, 57, 93, 2)


def umbrella(pen: Pen) -> None:
    pen.slice(50, 56, 41, 180, 360)
    for x in (22.5, 50, 77.5):
        pen.oval(x - 13.5, 47, x + 13.5, 66, cut=True)
    pen.box(46, 11, 54, 80)
    pen.arc(59.5, 79, 14, 0, 180, 8.5)


def wheel(pen: Pen) -> None:
    pen.ring(50, 50, 42, 11)
    for turn in range(4):
        x, y = 36 * cos(turn * pi / 4), 36 * sin(turn * pi / 4)
        pen.line([(50 - x, 50 - y), (50 + x, 50 + y)], 5)
    pen.disc(50, 50, 12)
    pen.disc(50, 50, 4.5, cut=True)
