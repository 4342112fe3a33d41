"""Icons of a riding stable: tack, straw and care."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees

from renders.outlines import Point, along, bezier, mirrored, path, rounded, turned
from renders.pen import Figure, Pen, tilted


def _horseshoe(pen: Pen) -> None:
    right = bezier([(76, 12), (97, 46), (90, 86), (50, 86)])
    for side in (right, mirrored(right)[::-1]):
        pen.line(side, 18)
    for side in (right, mirrored(right)[::-1]):
        for step in (4, 9, 14):
            pen.disc(*side[step], 3.8, cut=True)
        pen.box(side[0][0] - 13, 4, side[0][0] + 13, 15, 4)


def _stable(pen: Pen) -> None:
    roof = [(50, 4), (78, 17), (95, 44), (86, 48), (86, 94), (14, 94), (14, 48), (5, 44), (22, 17)]
    pen.fill(rounded(roof, 3))
    pen.box(42, 24, 58, 38, 3, cut=True)
    pen.box(28, 50, 72, 90, 1, cut=True)
    pen.line([(30, 53), (70, 88)], 6)
    pen.line([(70, 53), (30, 88)], 6)
    pen.box(28, 50, 72, 55)
    pen.box(28, 88, 72, 94)
    pen.box(24, 50, 33, 94)
    pen.box(67, 50, 76, 94)


_HEAD: list[Point] = path(
    (52, 4),
    [(56, 10), (58, 14), (60, 18)],
    [(72, 26), (82, 44), (92, 62)],
    [(97, 70), (92, 82), (84, 84)],
    [(76, 86), (72, 78), (66, 74)],
    [(58, 70), (54, 68), (50, 64)],
    [(50, 76), (54, 84), (60, 96)],
    [(10, 96)],
    [(6, 60), (14, 24), (42, 16)],
    [(45, 10), (48, 6), (52, 4)],
)


def _halter(pen: Pen) -> None:
    pen.fill(_HEAD)
    pen.line([(40, 20), (52, 66)], 5, cut=True)
    pen.line([(84, 46), (66, 78)], 5, cut=True)
    pen.line([(48, 49), (77, 58)], 5, cut=True)
    pen.disc(62, 34, 3.6, cut=True)
    pen.disc(88, 68, 3, cut=True)


def _bridle(pen: Pen) -> None:
    crown = path((24, 66), [(22, 48), (20, 36), (22, 28)], [(24, 0), (76, 0), (78, 28)],
                 [(80, 36), (78, 48), (76, 66)])  # fmt: skip
    pen.line(crown, 8)
    pen.line(path((22, 27), [(38, 34), (62, 34), (78, 27)]), 8)
    pen.line(path((23, 48), [(38, 56), (62, 56), (77, 48)]), 8)
    pen.curve([(18, 78), (16, 100), (38, 92), (50, 92), (62, 92), (84, 100), (82, 78)], 7)
    for x in (21, 79):
        pen.disc(x, 71, 14)
        pen.disc(x, 71, 6.5, cut=True)
    pen.line([(30, 71), (70, 71)], 8)


def _rope(pen: Pen) -> None:
    coil = along(48, 42, 30, 95, 455, 1.2)
    tail = path((45, 72), [(60, 72), (66, 80), (76, 83)])
    pen.line(coil, 14)
    pen.line(tail, 21, cut=True)
    pen.line(tail, 14)
    for (x, y), (ahead, below) in [*pairwise(coil[2:-4:6]), *pairwise(tail[6::9])]:
        lean = degrees(atan2(below - y, ahead - x)) + 55
        pen.line(turned([(x - 8, y), (x + 8, y)], lean, x, y), 4.5, cut=True)
    pen.ring(83, 84, 12, 6)


def _stirrup(pen: Pen) -> None:
    pen.box(42, 4, 58, 25, 3)
    pen.box(47, 10, 53, 16, 2, cut=True)
    pen.box(36, 24, 64, 36, 5)
    right = path((60, 31), [(80, 36), (84, 58), (82, 84)])
    for side in (right, mirrored(right)[::-1]):
        pen.line(side, 9)
    pen.box(10, 80, 90, 95, 6)
    for x in (26, 42, 58, 74):
        pen.box(x - 2.7, 84, x + 2.7, 91, 1, cut=True)


def _saddle(pen: Pen) -> None:
    pen.fill(path((5, 18), [(8, 8), (20, 10), (27, 20)], [(40, 36), (60, 34), (70, 20)],
                  [(76, 10), (88, 10), (89, 22)], [(88, 28), (86, 32), (85, 36)],
                  [(98, 50), (96, 72), (80, 76)], [(64, 78), (52, 74), (48, 58)],
                  [(30, 58), (10, 48), (5, 18)]))  # fmt: skip
    pen.curve([(47, 60), (46, 48), (52, 42), (85, 36)], 4.5, cut=True)
    pen.line([(67, 50), (67, 78)], 13, cut=True)
    pen.line([(67, 50), (67, 76)], 5)
    pen.line([(67, 76), (55, 93), (79, 93), (67, 76)], 14, cut=True)
    pen.line([(67, 76), (56, 92), (78, 92), (67, 76)], 6)


def _western_saddle(pen: Pen) -> None:
    pen.box(68, 4, 86, 12, 4)
    pen.fill([(73, 10), (81, 10), (84, 30), (68, 30)])
    pen.fill(path((5, 20), [(6, 6), (20, 8), (28, 20)], [(38, 34), (56, 34), (70, 22)],
                  [(84, 18), (92, 28), (94, 44)], [(96, 56), (90, 60), (82, 60)], [(18, 60)],
                  [(8, 58), (5, 38), (5, 20)]))  # fmt: skip
    pen.curve([(12, 34), (24, 46), (66, 50), (90, 36)], 4.5, cut=True)
    fender = [(40, 50), (66, 50), (60, 78), (46, 78)]
    pen.fill([(35, 50), (71, 50), (63, 84), (43, 84)], cut=True)
    pen.fill(rounded(fender, 2))
    pen.fill(rounded([(41, 76), (65, 76), (73, 96), (33, 96)], 4))
    pen.fill(rounded([(48, 82), (58, 82), (62, 90), (44, 90)], 2), cut=True)


def _brush(pen: Pen) -> None:
    pen.fill(path((6, 48), [(6, 26), (24, 18), (50, 18)], [(76, 18), (94, 26), (94, 48)]))
    pen.line(along(50, 62, 32, 215, 325), 6, cut=True)
    pen.box(10, 52, 90, 60, 2)
    for x in range(14, 90, 10):
        pen.box(x, 60, x + 6, 86, 2)


STABLE: dict[str, Figure] = {
    "horseshoe": _horseshoe,
    "stable": _stable,
    "halter": _halter,
    "bridle": _bridle,
    "rope": _rope,
    "stirrup": _stirrup,
    "saddle": _saddle,
    "western_saddle": _western_saddle,
    "brush": tilted(_brush, -16, -1, -3),
}
