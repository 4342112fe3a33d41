"""Tokens of various things: tools, an anchor, a lamp, a banjo, a statue."""

from __future__ import annotations

from renders.outlines import around, bezier, both_sides, mirrored, soft, turned
from renders.pen import Pen


def iron(pen: Pen) -> None:
    """Draw a flat iron with its handle."""
    pen.fill([*bezier([(6, 67), (14, 44), (40, 38), (86, 38)]), (91, 67)])
    pen.soft([(6, 71), (92, 71), (91, 80), (7, 80)], 2)
    pen.line(
        [
            *bezier([(81, 46), (92, 18), (76, 18), (62, 18)]),
            *bezier([(62, 18), (50, 18), (42, 21), (35, 26)]),
        ],
        9.5,
    )
    pen.line([(45, 22), (46, 44)], 8)
    for x in (40, 56, 72):
        pen.disc(x, 54, 3.8, cut=True)


def anchor(pen: Pen) -> None:
    """Draw an old ship's anchor."""
    pen.ring(50, 17, 12, 6.5)
    pen.line([(50, 30), (50, 86)], 9)
    pen.line([(28, 38), (72, 38)], 8)
    pen.fill(
        [
            *bezier([(14, 58), (18, 104), (82, 104), (86, 58)]),
            *bezier([(86, 58), (74, 92), (26, 92), (14, 58)]),
        ]
    )
    for flip in (False, True):
        fluke = soft([(6, 66), (14, 46), (30, 60)], 3)
        pen.fill(mirrored(fluke) if flip else fluke)


def storm_lamp(pen: Pen) -> None:
    """Draw a hurricane lamp, lit."""
    frame = [
        *bezier([(50, 7), (38, 7), (28, 18), (26, 34)]),
        *bezier([(26, 34), (21, 46), (21, 60), (27, 78)]),
    ]
    pen.line([*reversed(frame), *reversed(mirrored(frame))], 5.5)
    pen.soft([(41, 15), (59, 15), (64, 28), (36, 28)], 3)
    side = [
        (50, 33),
        (39, 33),
        *bezier([(39, 33), (27, 46), (30, 58), (40, 68)]),
        (50, 68),
    ]
    pen.fill(both_sides(side))
    pen.fill(
        [
            *bezier([(51, 37), (60, 47), (62, 62), (50, 63)]),
            *bezier([(50, 63), (38, 62), (42, 51), (47, 47)]),
            *bezier([(47, 47), (49, 43), (50, 41), (51, 37)]),
        ],
        cut=True,
    )
    pen.soft([(25, 72.5), (75, 72.5), (79, 91, 5), (21, 91, 5)], 6)


def banjo(pen: Pen) -> None:
    """Draw a banjo with its drum and long neck."""
    pen.disc(36, 64, 28)
    pen.ring(36, 64, 22.5, 4.5, cut=True)
    neck = soft([(46, 12), (54, 12), (55, 62), (45, 62)], 1)
    pen.over(turned(neck, 45), 3.5)
    pen.fill(turned(soft([(42, 2), (58, 2), (56, 18), (44, 18)], 3), 45))
    for x, y in turned([(39, 6), (39, 14), (61, 6), (61, 14)], 45):
        pen.disc(x, y, 3.8)
    pen.line(turned([(43, 77), (57, 77)], 45), 4.5, cut=True)


def statue_of_liberty(pen: Pen) -> None:
    """Draw the Statue of Liberty with its torch."""
    pen.soft([(43, 48), (63, 48), (76, 60, 6), (74, 92, 2), (32, 92, 2), (35, 60, 6)], 4)
    pen.line([(39, 62), (27, 49), (26, 34)], 10)
    pen.soft([(17, 24), (35, 24), (30, 35), (22, 35)], 2)
    pen.fill(
        [
            *bezier([(27, 5), (35, 14), (35, 22), (26, 22)]),
            *bezier([(26, 22), (16, 22), (20, 13), (27, 5)]),
        ]
    )
    pen.oval(43, 25, 63, 52)
    rays = around(53, 36, 28, 13)
    for tip in (*rays[:4], *rays[-2:]):
        pen.line([(53, 36), tip], 5.5)
    pen.arc(53, 37, 14.5, 170, 370, 4.5, cut=True)
    tablet = soft([(65, 57), (79, 57), (79, 77), (65, 77)], 2)
    pen.over(turned(tablet, 12, 72, 67), 4)


def horse_shoe(pen: Pen) -> None:
    """Draw a horseshoe with its open end up and its nail holes."""
    outer = bezier([(26, 8), (4, 36), (4, 94), (50, 94)])
    inner = bezier([(50, 73), (28, 73), (27, 42), (39, 14)])
    pen.fill([*outer, *mirrored(outer), *mirrored(inner), *inner])
    for x, y in ((27, 26), (21, 43), (23, 61), (35, 77)):
        pen.disc(x, y, 3.6, cut=True)
        pen.disc(100 - x, y, 3.6, cut=True)
