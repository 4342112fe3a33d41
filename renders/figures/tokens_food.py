"""Tokens of food."""

from __future__ import annotations

from renders.outlines import Point, bezier, both_sides, ellipse, soft, turned
from renders.pen import Pen


def apple(pen: Pen) -> None:
    """Draw a round apple with a leaf and a shine."""
    _apple(pen)
    pen.arc(46, 60, 30, 150, 215, 6, cut=True)


def big_apple(pen: Pen) -> None:
    """Draw an apple with the towers of New York cut into it."""
    _apple(pen)
    skyline: list[Point] = [
        (22, 78),
        (22, 62),
        (32, 62),
        (32, 52),
        (43, 52),
        (43, 68),
        (47, 68),
        (47, 46),
        (51, 38),
        (55, 46),
        (55, 62),
        (64, 62),
        (64, 54),
        (74, 54),
        (74, 78),
    ]
    pen.fill(skyline, cut=True)


def apple_pie(pen: Pen) -> None:
    """Draw a steaming pie in its dish."""
    pen.fill(bezier([(12, 60), (18, 18), (82, 18), (88, 60)]))
    for x, lean in ((32, 4), (50, 0), (68, -4)):
        pen.line([(x + lean, 37), (x - lean, 46)], 5.5, cut=True)
    pen.box(4, 52, 96, 70, cut=True)
    pen.box(8, 58, 92, 64)
    for i in range(8):
        pen.disc(11 + i * 78 / 7, 62, 6.5)
    pen.soft([(16, 63), (84, 63), (74, 88, 6), (26, 88, 6)], 2)
    for x in (36, 50, 64):
        pen.curve([(x, 22), (x - 9, 17), (x + 9, 13), (x, 6)], 5.5)


def french_fries(pen: Pen) -> None:
    """Draw a carton of fries."""
    for x, y, tilt in ((24, 26, -14), (36, 14, -8), (48, 10, 0), (60, 17, 5), (73, 24, 12)):
        pen.fill(
            turned(
                soft([(x - 4.5, y), (x + 4.5, y), (x + 4.5, 66), (x - 4.5, 66)], 1.5), tilt, x, 60
            )
        )
    pen.over(
        [
            *soft([(18, 40, 3)], 0),
            *bezier([(18, 40), (34, 56), (66, 56), (82, 40)]),
            *soft([(73, 92, 4), (27, 92, 4)], 4),
        ],
        4,
    )


def hot_dog(pen: Pen) -> None:
    """Draw a sausage in its bun under a squiggle of mustard."""
    pen.fill(turned(soft([(13, 23), (87, 23), (87, 81), (13, 81)], 22), -30))
    pen.over(turned(soft([(3, 39), (97, 39), (97, 63), (3, 63)], 12), -30), 4.5)
    zigzag = [(16 + 68 * i / 10, 51 + (5 if i % 2 else -5)) for i in range(11)]
    pen.line(turned(zigzag, -30), 4.5, cut=True)


def coffee_cup(pen: Pen) -> None:
    """Draw a paper cup to take away, with a lid and a sleeve."""
    pen.soft([(27, 8), (73, 8), (77, 18), (23, 18)], 4)
    pen.soft([(17, 17), (83, 17), (83, 28), (17, 28)], 4)
    pen.soft([(22, 32), (78, 32), (71, 94, 5), (29, 94, 5)], 2)
    pen.soft([(18, 46), (82, 46), (79, 75), (21, 75)], 1, cut=True)
    pen.soft([(20, 50.5), (80, 50.5), (77, 70.5), (23, 70.5)], 3)
    pen.fill(ellipse(50, 60.5, 8.5, 6.5, -35), cut=True)


def _apple(pen: Pen) -> None:
    side = [
        *bezier([(50, 33), (40, 26), (10, 22), (10, 54)]),
        *bezier([(10, 54), (10, 78), (32, 102), (50, 91)]),
    ]
    pen.fill(both_sides(side))
    pen.curve([(50, 36), (49, 24), (47, 18), (43, 13)], 6.5)
    pen.fill(
        [
            *bezier([(53, 24), (53, 10), (63, 5), (76, 9)]),
            *bezier([(76, 9), (75, 21), (67, 28), (53, 24)]),
        ]
    )
