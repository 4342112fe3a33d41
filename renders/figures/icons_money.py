"""Icons of money, winning and the Bank."""

from __future__ import annotations

from renders.outlines import along, both_sides, path, rounded, star
from renders.pen import Figure, Pen, tilted


def _coins(pen: Pen) -> None:
    for i, x in enumerate((5, 8)):
        pen.box(x, 78 - 18 * i, x + 40, 93 - 18 * i, 6)
    for i, x in enumerate((54, 52, 55, 53)):
        pen.box(x, 78 - 18 * i, x + 40, 93 - 18 * i, 6)
    pen.disc(29, 32, 22)
    pen.ring(29, 32, 16, 5, cut=True)


def _ring_gem(pen: Pen) -> None:
    pen.ring(50, 67, 29, 9)
    gem = [(34, 4), (66, 4), (78, 19), (50, 48), (22, 19)]
    pen.fill([(30, -4), (70, -4), (88, 19), (50, 58), (12, 19)], cut=True)
    pen.fill(rounded(gem, 2))
    pen.line([(22, 19), (78, 19)], 4, cut=True)
    pen.line([(39, 19), (50, 46)], 4, cut=True)
    pen.line([(61, 19), (50, 46)], 4, cut=True)


def _receipt(pen: Pen) -> None:
    teeth = [(82 - 8 * i, 95 if i % 2 == 0 else 86) for i in range(9)]
    pen.fill([(18, 10), (22, 5), (78, 5), (82, 10), *teeth])
    pen.box(29, 17, 71, 24, 3, cut=True)
    pen.box(29, 33, 54, 39, 3, cut=True)
    pen.box(62, 33, 71, 39, 3, cut=True)
    pen.box(29, 47, 54, 53, 3, cut=True)
    pen.box(62, 47, 71, 53, 3, cut=True)
    pen.box(29, 64, 71, 73, 3, cut=True)


def _level_ticket(pen: Pen) -> None:
    pen.box(7, 28, 93, 72, 7)
    for x in (7, 93):
        pen.disc(x, 50, 9, cut=True)
    for y in (32, 42.3, 52.7, 63):
        pen.box(66, y, 71, y + 6, cut=True)
    pen.fill(rounded(star(39, 51, 16, 7), 2), cut=True)


def _credit_card(pen: Pen) -> None:
    pen.box(4, 18, 96, 82, 9)
    pen.box(0, 31, 100, 43, cut=True)
    pen.box(14, 57, 34, 72, 4, cut=True)
    pen.box(62, 66, 86, 72, 3, cut=True)


def _meter(pen: Pen) -> None:
    pen.fill(path((24, 52), [(24, 30)], [(24, 14), (35, 4), (50, 4)], [(65, 4), (76, 14), (76, 30)],
                  [(76, 52)], [(68, 60)], [(32, 60)]))  # fmt: skip
    pen.slice(50, 33, 19, 180, 360, cut=True)
    pen.line([(50, 33), (59, 22)], 5)
    pen.box(43, 42, 57, 48, 3, cut=True)
    pen.box(43, 63, 57, 90)
    pen.box(30, 87, 70, 95, 4)


def _bank(pen: Pen) -> None:
    pen.fill(rounded([(50, 5), (95, 29), (95, 36), (5, 36), (5, 29)], 3))
    pen.disc(50, 24, 6, cut=True)
    for x in (14, 36.7, 59.3, 82):
        pen.box(x - 3, 41, x + 8, 74, 1)
    pen.box(10, 77, 90, 84, 2)
    pen.box(4, 87, 96, 95, 2)


def _chart(pen: Pen) -> None:
    pen.line([(9, 8), (9, 91), (93, 91)], 8)
    for x, y in ((21, 62), (41, 50), (61, 56), (81, 34)):
        pen.box(x, y, x + 12, 83, 2)
    pen.line([(24, 44), (46, 27), (62, 36), (86, 12)], 6)
    pen.fill(rounded([(72, 6), (93, 5), (91, 27)], 2))


def _trophy(pen: Pen) -> None:
    for side in (1, -1):
        handle = [(50 + side * dx, y) for dx, y in ((24, 17), (46, 14), (44, 46), (16, 47))]
        pen.curve(handle, 8)
    pen.fill(
        both_sides(path((50, 6), [(76, 6)], [(77, 36), (70, 54), (56, 58)], [(56, 72)], [(50, 72)]))
    )
    pen.fill(rounded(star(50, 30, 13, 5.6), 1.5), cut=True)
    pen.box(36, 70, 64, 79, 4)
    pen.box(27, 83, 73, 95, 4)


def _crown(pen: Pen) -> None:
    pen.fill(rounded([(8, 32), (29, 48), (50, 18), (71, 48), (92, 32), (85, 74), (15, 74)], 3))
    for x, y in ((11, 29), (50, 16), (89, 29)):
        pen.disc(x, y, 7.5)
    pen.box(15, 79, 85, 91, 4)
    for x in (32, 50, 68):
        pen.disc(x, 63, 4.5, cut=True)


def _ribbon(pen: Pen) -> None:
    for side in (1, -1):
        tail = [(50 + side * dx, y) for dx, y in ((2, 52), (26, 52), (34, 95), (20, 87), (9, 96))]
        pen.fill(rounded(tail, 2))
    pen.disc(50, 38, 37, cut=True)
    pen.fill(rounded(star(50, 38, 35, 30, 14), 3))
    pen.ring(50, 38, 24, 5, cut=True)
    pen.fill(rounded(star(50, 39, 13, 6), 1), cut=True)


def _bell(pen: Pen) -> None:
    pen.disc(50, 12, 7)
    side = path((50, 10), [(72, 10), (78, 28), (78, 46)], [(78, 62), (84, 66), (91, 72)],
                [(92, 78), (88, 79), (86, 79)], [(50, 79)])  # fmt: skip
    pen.fill(both_sides(side))
    pen.line(along(50, 40, 19, 190, 255), 5, cut=True)
    pen.slice(50, 84, 12, 0, 180)


MONEY: dict[str, Figure] = {
    "coins": _coins,
    "ring_gem": _ring_gem,
    "receipt": _receipt,
    "ticket": tilted(_level_ticket, -18),
    "credit_card": _credit_card,
    "meter": _meter,
    "bank": _bank,
    "chart": _chart,
    "trophy": _trophy,
    "crown": _crown,
    "ribbon": _ribbon,
    "bell": _bell,
}
