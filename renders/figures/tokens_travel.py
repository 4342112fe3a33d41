"""Tokens of vehicles, ships and aeroplanes."""

from __future__ import annotations

from renders.outlines import around, bezier, soft, turned
from renders.pen import Pen


def race_car(pen: Pen) -> None:
    """Draw an early race car: pointed tail, long bonnet, a number on its side."""
    pen.soft([(28, 44), (29, 33, 5), (48, 33, 6), (45, 44)], 3)
    pen.slice(38, 30, 11.5, 180, 360)
    pen.box(30, 26, 54, 30, 2)
    pen.box(26, 30, 50, 34, cut=True)
    pen.soft([(51, 46), (58, 31), (65, 46)], 2)
    pen.fill(
        [
            *bezier([(2, 57), (10, 46), (14, 41), (25, 39)]),
            *bezier([(25, 39), (29, 43), (36, 44), (46, 43)]),
            *bezier([(46, 43), (70, 40), (90, 43), (95, 49)]),
            *bezier([(95, 49), (98, 54), (98, 63), (95, 67)]),
            *bezier([(95, 67), (70, 73), (40, 73), (20, 69)]),
            *bezier([(20, 69), (10, 65), (6, 61), (2, 57)]),
        ]
    )
    pen.disc(50, 58, 6.5, cut=True)
    for x in (25, 75):
        _wheel(pen, x, 67, 13)


def hybrid_car(pen: Pen) -> None:
    """Draw a small rounded car with a leaf on its door."""
    pen.fill(
        [
            *bezier([(10, 70), (4, 70), (4, 66), (4, 61)]),
            *bezier([(4, 61), (4, 49), (8, 48), (15, 45)]),
            *bezier([(15, 45), (30, 19), (48, 19), (70, 28)]),
            *bezier([(70, 28), (82, 33), (86, 39), (88, 44)]),
            *bezier([(88, 44), (96, 48), (96, 57), (96, 62)]),
            *bezier([(96, 62), (96, 67), (96, 70), (90, 70)]),
        ]
    )
    pen.soft([(23, 45), (34, 30), (45, 28), (45, 45)], 3, cut=True)
    pen.soft([(51, 28), (67, 33), (78, 44), (51, 45)], 3, cut=True)
    pen.fill(
        [
            *bezier([(43, 63), (41, 52), (50, 50), (61, 50)]),
            *bezier([(61, 50), (60, 61), (53, 65), (43, 63)]),
        ],
        cut=True,
    )
    for x in (25, 75):
        _wheel(pen, x, 68, 12)


def taxi(pen: Pen) -> None:
    """Draw a taxi with a sign on its roof and a chequered side."""
    pen.box(39, 17, 61, 29, 3)
    pen.soft([(18, 50), (28, 26, 8), (72, 26, 8), (82, 50)], 4)
    pen.soft([(4, 49, 9), (96, 49, 9), (96, 72, 6), (4, 72, 6)], 4)
    pen.soft([(27, 46), (34, 33), (47, 33), (47, 46)], 2, cut=True)
    pen.soft([(53, 46), (53, 33), (66, 33), (73, 46)], 2, cut=True)
    for i in range(4):
        y = 52 + 5.5 * (i % 2)
        pen.box(28 + 11 * i, y, 39 + 11 * i, y + 5.5, cut=True)
    for x in (24, 76):
        _wheel(pen, x, 71, 12)


def covered_wagon(pen: Pen) -> None:
    """Draw a prairie wagon: a billowing cover over a plank bed and spoked wheels."""
    pen.fill(
        [
            *bezier([(16, 51), (2, 16), (16, 13), (25, 19)]),
            *bezier([(25, 19), (36, 11), (64, 11), (75, 19)]),
            *bezier([(75, 19), (84, 13), (98, 16), (84, 51)]),
        ]
    )
    pen.curve([(32, 52), (23, 34), (29, 24), (32, 12)], 4.5, cut=True)
    pen.curve([(50, 52), (50, 10)], 4.5, cut=True)
    pen.curve([(68, 52), (77, 34), (71, 24), (68, 12)], 4.5, cut=True)
    pen.box(0, 46, 100, 51, cut=True)
    pen.soft([(8, 51), (92, 51), (86, 69), (14, 69)], 3)
    for x in (28, 72):
        pen.disc(x, 76, 18, cut=True)
        pen.ring(x, 76, 14.5, 5)
        for spoke in around(x, 76, 12, 6):
            pen.line([(x, 76), spoke], 3)
        pen.disc(x, 76, 4)


def wheelbarrow(pen: Pen) -> None:
    """Draw a wheelbarrow with a heaped tray."""
    pen.fill(bezier([(25, 38), (30, 10), (62, 10), (70, 38)]))
    pen.box(10, 34, 90, 39, cut=True)
    pen.soft([(9, 39), (80, 39), (66, 66, 6), (30, 66, 6)], 4)
    pen.line([(24, 76), (66, 66), (94, 50)], 7)
    pen.line([(64, 66), (73, 86)], 7)
    pen.disc(24, 75, 18, cut=True)
    pen.ring(24, 75, 14, 6)
    pen.disc(24, 75, 4.5)


def battleship(pen: Pen) -> None:
    """Draw a battleship with guns at both ends."""
    pen.soft([(3, 56), (97, 56), (87, 80, 8), (15, 80, 8)], 3)
    pen.soft([(34, 56), (36, 42), (66, 42), (68, 56)], 2)
    pen.soft([(40, 44), (41, 28), (57, 28), (58, 44)], 2)
    pen.line([(47, 11), (47, 30)], 5)
    pen.soft([(47, 9), (66, 15), (47, 21)], 1)
    pen.box(61, 33, 69, 46, 2)
    for side in (-1, 1):
        x = 50 + 27 * side
        pen.soft([(x - 8, 57), (x - 6, 46), (x + 6, 46), (x + 8, 57)], 3)
        pen.line([(x, 49), (x + 18 * side, 43)], 5)
    for x in (26, 42, 58, 74):
        pen.disc(x, 67, 3.4, cut=True)
    pen.line([(45, 36), (53, 36)], 4, cut=True)


def dinghy(pen: Pen) -> None:
    """Draw a small sailing boat."""
    pen.fill(
        [
            *bezier([(52, 8), (78, 26), (86, 46), (84, 60)]),
            *bezier([(84, 60), (70, 56), (60, 57), (52, 59)]),
        ]
    )
    pen.fill(
        [
            *bezier([(43, 17), (40, 40), (30, 52), (17, 60)]),
            *bezier([(17, 60), (30, 57), (38, 58), (43, 60)]),
        ]
    )
    pen.line([(47.5, 9), (47.5, 66)], 4)
    pen.fill(
        [
            *bezier([(8, 66), (34, 71), (66, 71), (92, 66)]),
            *bezier([(92, 66), (88, 82), (78, 90), (68, 90)]),
            *bezier([(68, 90), (40, 91), (32, 91), (28, 90)]),
            *bezier([(28, 90), (18, 86), (12, 78), (8, 66)]),
        ]
    )
    pen.curve([(18, 77), (40, 81), (60, 81), (83, 76)], 4, cut=True)


def jet_airplane(pen: Pen) -> None:
    """Draw an airliner seen from below, climbing."""
    side = [
        (50, -5, 7),
        (57.5, 5, 10),
        (57.5, 29, 3),
        (95, 53, 4),
        (95, 62, 3),
        (57, 50, 5),
        (55, 71, 3),
        (70, 81, 3),
        (70, 88, 2),
        (50, 83, 2),
    ]
    other = [(100 - x, y, r) for x, y, r in reversed(side[1:-1])]
    outline = soft([*side, *other])
    engines = [soft([(x, 29), (x + 8, 29), (x + 8, 46), (x, 46)], 3.5) for x in (68, 24)]
    for part in (outline, *engines):
        pen.fill(turned(part, 45))


def horse_trailer(pen: Pen) -> None:
    """Draw a trailer on two axles with a horse looking out."""
    pen.soft([(7, 22, 7), (68, 22, 16), (79, 44, 10), (79, 70, 4), (7, 70, 4)], 4)
    pen.line([(76, 65), (93, 65)], 7)
    pen.disc(92, 63, 5.5)
    pen.box(27, 29, 65, 53, 3, cut=True)
    pen.soft(
        [
            (32, 54),
            (34, 42, 6),
            (40, 30, 1),
            (45, 35, 3),
            (60, 43, 4),
            (58, 50, 4),
            (48, 47, 3),
            (51, 54),
        ],
        2,
    )
    pen.box(14, 29, 21, 53, 2, cut=True)
    for x in (29, 57):
        _wheel(pen, x, 72, 11)


def luggage_cart(pen: Pen) -> None:
    """Draw a porter's brass cart with an arched rail and two cases."""
    pen.line([(19, 74), (19, 38), *bezier([(19, 38), (19, -1), (81, -1), (81, 38)]), (81, 74)], 6)
    pen.soft([(11, 70), (89, 70), (88, 79), (12, 79)], 3)
    for x in (27, 73):
        pen.disc(x, 84, 8)
        pen.disc(x, 84, 2.8, cut=True)
    pen.box(27, 43, 60, 66, 4)
    pen.ring(43.5, 43, 9, 5)
    pen.box(33, 42, 37.5, 67, cut=True)
    pen.box(49.5, 42, 54, 67, cut=True)
    pen.box(64, 30, 73, 66, 3)


def _wheel(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a wheel with a hub, and erase a gap between the wheel and the body above."""
    pen.disc(x, y, radius + 4.5, cut=True)
    pen.disc(x, y, radius)
    pen.disc(x, y, radius * 0.36, cut=True)
