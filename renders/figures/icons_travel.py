"""Icons of travel: trains, ships, aeroplanes, wagons, bridges."""

from __future__ import annotations

from renders.outlines import along, both_sides, path, rounded, turned
from renders.pen import Figure, Pen, tilted


def _wheel(pen: Pen, x: float, y: float, radius: float, hub: float) -> None:
    pen.disc(x, y, radius + 4, cut=True)
    pen.disc(x, y, radius)
    pen.disc(x, y, hub, cut=True)


def _locomotive(pen: Pen) -> None:
    pen.box(5, 14, 46, 23, 4)
    pen.box(10, 20, 41, 72, 3)
    pen.box(18, 30, 33, 45, 3, cut=True)
    pen.box(36, 37, 88, 72, 9)
    pen.fill(rounded([(65, 12), (87, 12), (82, 24), (82, 40), (70, 40), (70, 24)], 3))
    pen.box(48, 29, 60, 42, 6)
    pen.box(36, 60, 86, 72, 2)
    pen.fill(rounded([(80, 64), (87, 64), (96, 88), (80, 88)], 2))
    _wheel(pen, 25, 74, 15, 5)
    _wheel(pen, 50, 80, 9, 3)
    _wheel(pen, 69, 80, 9, 3)


def _subway(pen: Pen) -> None:
    for side in (-1, 1):
        pen.line([(50 + side * 16, 78), (50 + side * 27, 93)], 7)
    pen.line([(30, 89), (70, 89)], 6)
    pen.box(19, 5, 81, 81, 19, cut=True)
    pen.box(19, 5, 81, 79, 19)
    pen.box(36, 12, 64, 18, 3, cut=True)
    pen.fill(rounded([(28, 26), (72, 26), (70, 50), (30, 50)], 6), cut=True)
    for x in (33, 67):
        pen.disc(x, 64, 6, cut=True)


def _airplane(pen: Pen) -> None:
    half = path(
        (50, 3),
        [(55, 5), (58, 16), (58, 26)],
        [(58, 36)],
        [(93, 58)],
        [(96, 60), (96, 69), (92, 68)],
        [(58, 58)],
        [(56, 78)],
        [(68, 87)],
        [(71, 90), (70, 96), (66, 95)],
        [(50, 90)],
    )
    pen.fill(turned(both_sides(half), 45, 59.2, 53.8))


def _ferry(pen: Pen) -> None:
    pen.fill(rounded([(60, 6), (76, 6), (73, 26), (60, 26)], 3))
    pen.box(32, 22, 80, 40, 4)
    pen.box(17, 38, 86, 58, 4)
    for x in (26, 42, 58, 74):
        pen.disc(x, 48.5, 4.5, cut=True)
    for x in (41, 54, 67):
        pen.box(x, 28, x + 7, 34, 1.5, cut=True)
    hull = path(
        (4, 56), [(96, 56)], [(94, 68), (90, 76), (84, 82)], [(18, 82)], [(10, 74), (5, 64)]
    )
    pen.fill(hull)
    _swell(pen, 84)


def _swell(pen: Pen, y: float) -> None:
    """Draw waves along the bottom, and erase a gap between the waves and the shapes above."""
    line = path(
        (7, y),
        [(15, y - 9), (21, y - 9), (29, y)],
        [(37, y + 9), (43, y + 9), (50, y)],
        [(57, y - 9), (63, y - 9), (71, y)],
        [(79, y + 9), (85, y + 9), (93, y)],
    )
    pen.line(line, 17, cut=True)
    pen.fill([(0, y), *line, (100, y), (100, 100), (0, 100)], cut=True)
    pen.line(line, 8)


def _wagon(pen: Pen) -> None:
    canvas = path(
        (14, 54),
        [(14, 40), (8, 26), (5, 19)],
        [(16, 5), (32, 8), (50, 12)],
        [(68, 8), (84, 5), (95, 19)],
        [(92, 26), (86, 40), (86, 54)],
    )
    pen.fill(canvas)
    pen.curve([(35, 10), (31, 30), (34, 54)], 5, cut=True)
    pen.curve([(65, 10), (69, 30), (66, 54)], 5, cut=True)
    pen.fill(rounded([(9, 57), (91, 57), (86, 73), (14, 73)], 3))
    for x in (28, 72):
        pen.disc(x, 76, 20, cut=True)
        pen.ring(x, 76, 17, 6)
        for turn in (0, 60, 120):
            pen.line(turned([(x, 62), (x, 90)], turn, x, 76), 4.5)
        pen.disc(x, 76, 5)


def _upright_rocket(pen: Pen) -> None:
    pen.fill(both_sides(path((50, 54), [(66, 54)], [(80, 64), (82, 76), (80, 83)], [(67, 74)])))
    body = path((50, 2), [(63, 13), (73, 34), (67, 58)], [(63, 73)], [(50, 73)])
    wide = path((50, -4), [(69, 9), (79, 34), (72, 60)], [(67, 79)], [(50, 79)])
    pen.fill(both_sides(wide), cut=True)
    pen.fill(both_sides(body))
    pen.disc(50, 34, 9, cut=True)
    pen.fill(both_sides(path((50, 79), [(60, 79)], [(62, 88), (54, 92), (50, 99)])))


def _car(pen: Pen) -> None:
    pen.box(12, 10, 62, 18, 4)
    pen.box(15, 14, 57, 60, 3)
    pen.box(22, 22, 33, 38, 2, cut=True)
    pen.box(39, 22, 51, 38, 2, cut=True)
    pen.fill(rounded([(50, 40), (84, 43), (87, 66), (50, 66)], 3))
    pen.disc(89, 47, 5.5)
    wings = path((3, 68), [(6, 48), (38, 48), (44, 66)], [(57, 66)], [(62, 48), (94, 48), (97, 68)])
    pen.fill([*wings, (90, 74), (10, 74)])
    for x in (24, 76):
        pen.disc(x, 74, 20, cut=True)
        pen.ring(x, 74, 17, 6)
        for turn in (30, 90, 150):
            pen.line(turned([(x, 60), (x, 88)], turn, x, 74), 4)
        pen.disc(x, 74, 5)


def _bridge(pen: Pen) -> None:
    pen.box(4, 63, 96, 72, 2)
    for x in (27, 73):
        pen.box(x - 6, 9, x + 6, 90, 2)
    pen.curve([(7, 57), (17, 46), (27, 18)], 6)
    pen.curve([(27, 18), (50, 84), (73, 18)], 6)
    pen.curve([(93, 57), (83, 46), (73, 18)], 6)
    for x, y in ((15, 46), (39, 42), (50, 51), (61, 42), (85, 46)):
        pen.box(x - 2.2, y, x + 2.2, 66)
    for x in (27, 73):
        pen.box(x - 11, 84, x + 11, 92, 2)


def _trailer(pen: Pen) -> None:
    pen.fill(path((8, 72), [(8, 34)], [(8, 22), (14, 16), (26, 16)], [(66, 16)],
                  [(78, 18), (84, 40), (86, 72)]))  # fmt: skip
    pen.box(16, 28, 36, 44, 4, cut=True)
    pen.box(45, 28, 65, 44, 4, cut=True)
    pen.line([(16, 56), (76, 56)], 4.5, cut=True)
    pen.line([(80, 73), (92, 73)], 7)
    pen.disc(91, 79, 5)
    for x in (33, 58):
        _wheel(pen, x, 76, 11, 4)


def _crane(pen: Pen) -> None:
    pen.box(27, 12, 39, 92, 2)
    for y in (38, 52, 66):
        pen.fill([(30, y + 8), (36, y), (36, y + 8)], cut=True)
    pen.line([(33, 8), (90, 25)], 4.5)
    pen.line([(33, 8), (10, 25)], 4.5)
    pen.box(5, 22, 95, 31, 3)
    pen.box(5, 28, 20, 44, 3)
    pen.box(74, 30, 79, 56)
    pen.fill(rounded([(76.5, 46), (90, 58), (63, 58)], 2))
    pen.box(61, 60, 92, 82, 3)
    pen.box(14, 86, 52, 95, 3)


def _lighthouse(pen: Pen) -> None:
    pen.fill(rounded([(40, 36), (60, 36), (67, 90), (33, 90)], 1))
    for y in (50, 68):
        pen.fill([(30, y + 4), (70, y - 4), (70, y + 4), (30, y + 12)], cut=True)
    pen.box(33, 32, 67, 39, 3)
    pen.box(41, 18, 59, 29, 1)
    pen.fill(path((36, 17), [(40, 8), (46, 6), (50, 3)], [(54, 6), (60, 8), (64, 17)]))
    for side in (1, -1):
        beam = [(50 + side * dx, y) for dx, y in ((17, 20), (45, 9), (45, 37), (17, 26))]
        pen.fill(rounded(beam, 3))
    pen.fill(
        path((10, 95), [(18, 82), (30, 86), (40, 86)], [(60, 86)], [(70, 86), (82, 82), (90, 95)])
    )


def _slipway(pen: Pen) -> None:
    pen.fill(rounded([(5, 50), (68, 83), (68, 95), (5, 95)], 3))
    boat = path((19, 36), [(92, 36)], [(86, 50), (78, 57), (70, 57)], [(25, 57)])
    pen.fill(turned(boat, 27.6, 50, 44))
    pen.fill(turned(rounded([(32, 12), (58, 12), (66, 32), (32, 32)], 3), 27.6, 50, 44))
    pen.fill(turned(rounded([(40, 17), (54, 17), (58, 27), (40, 27)], 1), 27.6, 50, 44), cut=True)
    pen.line(path((76, 91), [(80, 84), (84, 84), (92, 89)]), 8)


def _aground(pen: Pen) -> None:
    boat = path(
        (12, 46), [(86, 46)], [(82, 60), (76, 68), (68, 70)], [(28, 70)], [(20, 62), (14, 54)]
    )
    pen.fill(turned(boat, -20, 50, 56))
    pen.line(turned([(47, 44), (47, 8)], -20, 50, 56), 6)
    pen.fill(turned(rounded([(54, 9), (78, 39), (54, 39)], 3), -20, 50, 56))
    pen.fill(turned(rounded([(40, 16), (40, 39), (23, 39)], 3), -20, 50, 56))
    pen.fill(rounded([(28, 98), (48, 70), (62, 61), (80, 66), (101, 98)], 4), cut=True)
    pen.fill(rounded([(38, 95), (52, 76), (62, 67), (77, 72), (93, 95)], 4))
    pen.line(path((9, 91), [(16, 83), (22, 83), (29, 90)]), 8)


def _anchor(pen: Pen) -> None:
    pen.ring(50, 16, 12, 7)
    pen.box(45, 26, 55, 90, 2)
    pen.box(28, 35, 72, 45, 5)
    pen.line(along(50, 52, 36, 20, 160), 10)
    for side in (1, -1):
        fluke = [(50 + side * dx, y) for dx, y in ((24, 62), (45, 48), (44, 74))]
        pen.fill(rounded(fluke, 2))


def _porthole(pen: Pen) -> None:
    pen.disc(50, 50, 45)
    pen.disc(50, 50, 30, cut=True)
    for turn in range(0, 360, 45):
        ((x, y),) = turned([(50, 12.5)], turn + 22.5)
        pen.disc(x, y, 3, cut=True)
    for x in (36, 50, 64):
        pen.box(x - 4, 18, x + 4, 82)


TRAVEL: dict[str, Figure] = {
    "locomotive": _locomotive,
    "subway": _subway,
    "airplane": _airplane,
    "ferry": _ferry,
    "wagon": _wagon,
    "rocket": tilted(_upright_rocket, 40, 6, -4),
    "car": _car,
    "bridge": _bridge,
    "trailer": _trailer,
    "crane": _crane,
    "lighthouse": _lighthouse,
    "slipway": _slipway,
    "aground": _aground,
    "anchor": _anchor,
    "porthole": _porthole,
}
