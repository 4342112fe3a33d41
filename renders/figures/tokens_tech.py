"""Tokens of technical devices."""

from __future__ import annotations

from renders.outlines import bezier
from renders.pen import Pen


def laptop(pen: Pen) -> None:
    """Draw an old portable computer with a thick lid and a prompt on its screen."""
    pen.box(18, 16, 82, 64, 6)
    pen.box(26, 24, 74, 57, 2, cut=True)
    pen.line([(33, 32), (41, 39), (33, 46)], 5)
    pen.line([(47, 48), (60, 48)], 5)
    pen.soft([(16, 68), (84, 68), (93, 84, 5), (7, 84, 5)], 3)
    pen.soft([(37, 74), (63, 74), (65, 79), (35, 79)], 1, cut=True)


def laptop_computer(pen: Pen) -> None:
    """Draw a slim laptop with an arrow pointing on its screen."""
    pen.box(16, 18, 84, 70, 6)
    pen.box(23, 25, 77, 64, 2, cut=True)
    pen.soft([(43, 29, 1), (62, 47, 1), (53, 48), (58, 58), (52, 60), (48, 50), (42, 56, 1)], 1)
    pen.soft([(3, 70), (97, 70), (90, 80, 6), (10, 80, 6)], 2)
    pen.box(40, 69, 60, 74, 2, cut=True)


def computer_mouse(pen: Pen) -> None:
    """Draw a mouse on its cable."""
    pen.curve([(50, 32), (50, 8), (72, 22), (70, 7)], 6)
    pen.soft([(23, 23, 26), (77, 23, 26), (77, 93, 30), (23, 93, 30)])
    pen.curve([(22, 52), (40, 56), (60, 56), (78, 52)], 4.5, cut=True)
    pen.line([(50, 22), (50, 54)], 4.5, cut=True)
    pen.box(43, 31, 57, 48, 7, cut=True)
    pen.box(46.5, 34.5, 53.5, 44.5, 3.5)


def monitor(pen: Pen) -> None:
    """Draw a tube monitor on its foot."""
    pen.box(12, 14, 88, 72, 9)
    pen.box(21, 23, 79, 60, 7, cut=True)
    pen.curve([(29, 44), (29, 34), (31, 31), (42, 31)], 5)
    pen.disc(76, 66, 2.8, cut=True)
    pen.soft([(38, 70), (62, 70), (66, 82), (34, 82)], 1)
    pen.box(24, 81, 76, 90, 4)


def keyboard(pen: Pen) -> None:
    """Draw a short row of big keys."""
    pen.curve([(50, 40), (50, 20), (68, 28), (68, 14)], 6)
    pen.soft([(4, 34), (96, 34), (96, 77), (4, 77)], 7)
    for y in (41, 53):
        for i in range(6):
            pen.box(11 + i * 13.9, y, 19.5 + i * 13.9, y + 8, 2, cut=True)
    pen.box(11, 65, 19.5, 71, 2, cut=True)
    pen.box(25, 65, 75, 71, 2, cut=True)
    pen.box(80.5, 65, 89, 71, 2, cut=True)


def modem(pen: Pen) -> None:
    """Draw a modem: a box with lights and a telephone receiver on top."""
    pen.soft(
        [
            (11, 50, 5),
            (12, 16, 20),
            (88, 16, 20),
            (89, 50, 5),
            (66, 50, 5),
            (67, 35, 9),
            (33, 35, 9),
            (34, 50, 5),
        ]
    )
    pen.soft([(13, 55), (87, 55), (87, 83), (13, 83)], 6)
    for x in (26, 38, 50):
        pen.disc(x, 69, 3.8, cut=True)
    pen.box(60, 66, 77, 72, 2, cut=True)


def at_sign(pen: Pen) -> None:
    """Draw the @ sign."""
    pen.ring(47, 50, 20, 10)
    pen.line([(66, 32), (66, 56)], 9)
    pen.curve([(66, 54), (66, 70), (88, 68), (88, 48)], 9)
    pen.line(
        [
            *bezier([(88, 48), (88, 24), (70, 10), (48, 10)]),
            *bezier([(48, 10), (24, 10), (9, 28), (9, 50)]),
            *bezier([(9, 50), (9, 74), (26, 90), (50, 90)]),
            *bezier([(50, 90), (58, 90), (66, 88), (71, 85)]),
        ],
        9,
    )


def floppy_disk(pen: Pen) -> None:
    """Draw a small stiff disk with its shutter and label."""
    pen.soft([(15, 15), (74, 15), (85, 26), (85, 85), (15, 85)], 5)
    pen.box(28, 10, 70, 38, 2, cut=True)
    pen.box(32, 15, 66, 34, 2)
    pen.box(53, 18, 60, 31, 1.5, cut=True)
    pen.box(25, 49, 75, 80, 3, cut=True)
    pen.line([(33, 58), (67, 58)], 5)
    pen.line([(33, 70), (58, 70)], 5)


def satellite_dish(pen: Pen) -> None:
    """Draw a dish that points to the sky, with an incoming signal."""
    pen.soft([(28, 62), (38, 72), (40, 91), (20, 88)], 2)
    dish = [
        *bezier([(13, 29), (6, 66), (38, 94), (72, 86)]),
        *bezier([(72, 86), (54, 76), (24, 48), (13, 29)]),
    ]
    pen.over(dish, 4)
    pen.line([(40, 60), (58, 42)], 6.5)
    pen.disc(60, 40, 8)
    for radius in (20.5, 33.5):
        pen.arc(60, 40, radius, -82, -8, 7)


def mobile_phone(pen: Pen) -> None:
    """Draw an early mobile phone with a short aerial."""
    pen.line([(34, 20), (34, 9)], 9)
    pen.soft([(26, 14), (74, 14), (72, 92), (28, 92)], 9)
    pen.box(34, 22, 66, 45, 3, cut=True)
    for y in (54, 65, 76):
        for x in (38.5, 50, 61.5):
            pen.box(x - 3.8, y - 3.2, x + 3.8, y + 3.2, 2, cut=True)
