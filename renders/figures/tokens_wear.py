"""Tokens of clothes and things to carry."""

from __future__ import annotations

from renders.outlines import around, bezier, both_sides, soft
from renders.pen import Pen


def boot(pen: Pen) -> None:
    """Draw a worn work boot with a padded collar."""
    pen.soft([(22, 10), (61, 7), (62, 17), (22, 19)], 5)
    pen.fill(
        [
            (25, 23),
            *bezier([(58, 21), (57, 30), (58, 38), (62, 44)]),
            *bezier([(62, 44), (74, 48), (89, 50), (89, 69)]),
            *bezier([(18, 69), (27, 54), (26, 40), (25, 23)]),
        ]
    )
    pen.soft([(17, 74), (89, 74, 3), (87, 84), (45, 84), (42, 80), (40, 87), (18, 87)], 3)
    for x, y in ((46, 31), (47, 41), (51, 50)):
        pen.line([(x, y), (x + 16, y - 4)], 4.5, cut=True)
    pen.curve([(68, 69), (66, 60), (72, 55), (82, 54)], 4.5, cut=True)


def riding_boot(pen: Pen) -> None:
    """Draw a tall slim boot with a spur."""
    pen.fill(
        [
            *bezier([(28, 8), (37, 4), (47, 5), (60, 10)]),
            *bezier([(60, 10), (62, 34), (56, 44), (58, 57)]),
            *bezier([(58, 57), (68, 67), (88, 66), (89, 80)]),
            *soft([(89, 85, 2), (58, 85, 3), (52, 78, 6), (48, 88, 2)], 2)[11:],
            *bezier([(30, 88), (33, 54), (23, 40), (28, 8)]),
        ]
    )
    pen.curve([(26, 23), (37, 18), (47, 19), (62, 24)], 5, cut=True)
    pen.curve([(28, 65), (40, 67), (48, 65), (57, 56)], 4.5, cut=True)
    pen.line([(32, 75), (19, 75)], 6)
    for tip in around(15.5, 75, 8.5, 6, turn=0):
        pen.line([(15.5, 75), tip], 4)
    pen.disc(15.5, 75, 5)


def running_shoe(pen: Pen) -> None:
    """Draw a low shoe with a springy sole."""
    pen.fill(
        [
            *bezier([(8, 55), (4, 40), (8, 28), (13, 22)]),
            *bezier([(13, 22), (22, 34), (33, 32), (41, 17)]),
            *bezier([(41, 17), (51, 22), (55, 38), (67, 44)]),
            *bezier([(67, 44), (81, 47), (95, 48), (95, 60)]),
            *bezier([(95, 62), (60, 63), (40, 61), (9, 60)]),
        ]
    )
    for x, y in ((46, 28), (54, 37), (63, 44)):
        pen.line([(x - 8, y + 7), (x + 1, y - 1)], 4.5, cut=True)
    pen.curve([(16, 51), (30, 54), (36, 50), (41, 41)], 5, cut=True)
    pen.fill(
        [
            *bezier([(6, 65), (30, 65), (50, 68), (95, 67)]),
            *bezier([(95, 67), (96, 80), (86, 80), (76, 79)]),
            *bezier([(76, 79), (50, 75), (40, 80), (16, 80)]),
            *bezier([(16, 80), (8, 79), (6, 72), (6, 65)]),
        ]
    )


def top_hat(pen: Pen) -> None:
    """Draw a silk hat with a broad ribbon and a curled brim."""
    side = [
        *bezier([(50, 84), (28, 84), (6, 84), (5, 66)]),
        *bezier([(5, 66), (12, 71), (20, 73), (29, 72)]),
        *bezier([(29, 72), (28, 49), (26, 33), (22, 19)]),
        *bezier([(22, 19), (30, 14), (40, 14), (50, 14)]),
    ]
    pen.fill(both_sides(side))
    ribbon = [
        *bezier([(20, 52), (34, 57), (66, 57), (80, 52)]),
        *bezier([(80, 63), (66, 68), (34, 68), (20, 63)]),
    ]
    pen.fill(ribbon, cut=True)


def cowboy_hat(pen: Pen) -> None:
    """Draw a ranch hand's hat, pinched at the crown, turned up at the sides."""
    side = [
        *bezier([(50, 79), (30, 79), (6, 70), (4, 46)]),
        *bezier([(4, 46), (8, 40), (16, 42), (22, 58)]),
        *bezier([(22, 58), (27, 50), (24, 24), (37, 20)]),
        *bezier([(37, 20), (44, 19), (45, 26), (50, 26)]),
    ]
    pen.fill(both_sides(side))
    pen.curve([(22, 60), (38, 68), (62, 68), (78, 60)], 6, cut=True)


def oilskin(pen: Pen) -> None:
    """Draw a fisherman's raincoat and hat."""
    hat = [
        *bezier([(50, 5), (37, 5), (34, 15), (33, 20)]),
        *bezier([(33, 20), (25, 23), (19, 28), (17, 36)]),
        *bezier([(17, 36), (30, 31), (40, 31), (50, 31)]),
    ]
    pen.fill(both_sides(hat))
    pen.fill(bezier([(35, 35.5), (32, 66), (68, 66), (65, 35.5)]))
    coat = [
        (50, 64, 1),
        (35, 52, 3),
        (17, 61, 6),
        (10, 80, 3),
        (23, 84, 3),
        (28, 74, 3),
        (25, 93, 3),
        (50, 93, 1),
    ]
    pen.over(soft([*coat, *[(100 - x, y, r) for x, y, r in reversed(coat)]]), 4)
    pen.line([(50, 64), (50, 96)], 4.5, cut=True)
    for y in (74, 85):
        pen.line([(42, y), (58, y)], 5, cut=True)


def baseball_glove(pen: Pen) -> None:
    """Draw a baseball glove that closes round a ball."""
    for points in (
        [(44, 56), (34, 36), (36, 20)],
        [(52, 52), (52, 32), (54, 14)],
        [(62, 52), (68, 36), (71, 20)],
        [(70, 62), (82, 48), (84, 37)],
    ):
        pen.curve(points, 14)
    pen.blob([(32, 44), (54, 40), (74, 48), (83, 64), (70, 88), (46, 94), (20, 83), (8, 60)])
    pen.line([(14.5, 60), (14.5, 49)], 13)
    pen.fill([(14, 42.5), (30, 24), (38, 50), (18, 60)])
    pen.line([(23, 39), (31, 52)], 4.5, cut=True)
    pen.line([(19, 54), (32, 39)], 4.5, cut=True)
    pen.disc(49, 64, 21, cut=True)
    pen.disc(49, 64, 16)
    pen.arc(30, 64, 15, -60, 60, 4.5, cut=True)
    pen.arc(68, 64, 15, 120, 240, 4.5, cut=True)


def shopping_bag(pen: Pen) -> None:
    """Draw a paper shopping bag."""
    pen.curve([(35, 36), (34, -2), (66, -2), (65, 36)], 6)
    pen.soft([(19, 30), (81, 30), (84, 87), (16, 87)], 4)
    pen.curve([(35, 39), (35, 61), (65, 61), (65, 39)], 5, cut=True)
    pen.disc(35, 39, 4.5, cut=True)
    pen.disc(65, 39, 4.5, cut=True)


def saddle(pen: Pen) -> None:
    """Draw a western saddle with horn and stirrup."""
    pen.fill(
        [
            *bezier([(10, 21), (20, 15), (22, 33), (38, 35)]),
            *bezier([(38, 35), (54, 36), (61, 30), (64, 22)]),
            *bezier([(64, 22), (58, 18), (61, 9), (71, 9)]),
            *bezier([(71, 9), (82, 9), (84, 18), (77, 22)]),
            *bezier([(77, 22), (79, 36), (93, 38), (95, 52)]),
            *bezier([(95, 52), (96, 68), (84, 71), (72, 71)]),
            *bezier([(72, 71), (56, 71), (44, 71), (28, 71)]),
            *bezier([(28, 71), (12, 71), (4, 62), (6, 46)]),
            *bezier([(6, 46), (11, 38), (8, 29), (10, 21)]),
        ]
    )
    pen.curve([(15, 47), (34, 50), (62, 52), (84, 44)], 4.5, cut=True)
    pen.over(soft([(37, 45), (63, 45), (62, 66, 8), (57, 76), (43, 76), (38, 66, 8)], 6), 4.5)
    pen.line(soft([(43, 75), (57, 75), (64, 91), (36, 91), (43, 75)], 2), 6)


def thimble(pen: Pen) -> None:
    """Draw a tailor's thimble, dimpled all over."""
    side = [*bezier([(50, 7), (35, 7), (30, 12), (28, 24)]), (21, 71), (50, 71)]
    pen.fill(both_sides(side))
    pen.box(14, 75.5, 86, 88, 6)
    for row, y in enumerate((23, 35, 47, 59)):
        half = row % 2
        for i in range(4 - half):
            pen.disc(50 + (i - 1.5 + half / 2) * (11 + row), y, 3.6, cut=True)
