"""Icons of a game: buildings, dice, players, auctions, trades and turns."""

from __future__ import annotations

from renders.outlines import along, both_sides, path, rounded, turned
from renders.pen import Figure, Pen, tilted


def _house(pen: Pen) -> None:
    pen.box(69, 12, 81, 40, 2)
    pen.fill(rounded([(50, 5), (97, 50), (86, 52), (86, 94), (14, 94), (14, 52), (3, 50)], 4))
    pen.box(40, 58, 60, 96, 3, cut=True)


def _hotel(pen: Pen) -> None:
    pen.box(22, 5, 78, 94, 4)
    pen.box(4, 40, 96, 94, 4)
    for y in (16, 32, 48):
        for x in (33, 45.5, 58):
            pen.box(x, y, x + 8.5, y + 9, 1, cut=True)
    for x in (10, 81.5):
        for y in (50, 66):
            pen.box(x, y, x + 8.5, y + 9, 1, cut=True)
    pen.box(41, 68, 59, 96, 3, cut=True)
    pen.box(30, 62, 70, 67, 2)


def _level_dice(pen: Pen) -> None:
    pen.box(8, 8, 62, 62, 11)
    for x, y in ((22, 22), (48, 22), (35, 35), (22, 48), (48, 48)):
        pen.disc(x, y, 5.2, cut=True)


def _dice(pen: Pen) -> None:
    tilted(_level_dice, -8, 0.5, -1)(pen)
    pen.fill(rounded(turned([(38, 38), (98, 38), (98, 98), (38, 98)], 14, 68, 68), 12), cut=True)
    pen.fill(rounded(turned([(44, 44), (92, 44), (92, 92), (44, 92)], 14, 68, 68), 10))
    for x, y in turned([(56, 80), (68, 68), (80, 56)], 14, 68, 68):
        pen.disc(x, y, 5.2, cut=True)


def _gavel(pen: Pen) -> None:
    head = [(22, 26), (62, 26), (62, 54), (22, 54)]
    pen.line([(46, 40), (90, 84)], 11)
    pen.fill(turned(rounded([(x, y - 4) for x, y in head], 2), -45, 42, 36))
    for end in (14, 62):
        cap = [(end, 18), (end + 8, 18), (end + 8, 54), (end, 54)]
        pen.fill(turned(rounded(cap, 3), -45, 42, 36))
    pen.box(6, 84, 58, 95, 4)


def _handshake(pen: Pen) -> None:
    pen.fill(rounded(turned([(6, 26), (17, 26), (17, 64), (6, 64)], -12, 11, 45), 3))
    pen.fill(rounded(turned([(83, 26), (94, 26), (94, 64), (83, 64)], 12, 89, 45), 3))
    hands = path(
        (22, 29),
        [(34, 27), (42, 25), (50, 29)],
        [(60, 23), (70, 25), (78, 29)],
        [(83, 57)],
        [(79, 61), (76, 65), (72, 71)],
        [(64, 81), (52, 87), (46, 81)],
        [(34, 73), (24, 65), (18, 59)],
    )
    pen.fill(hands)
    pen.curve([(50, 31), (38, 41), (34, 51), (46, 51), (54, 43)], 5, cut=True)
    pen.line([(54, 43), (75, 60)], 5, cut=True)
    for x, y in ((56, 60), (46, 66)):
        pen.line([(x, y), (x + 12, y + 11)], 4.5, cut=True)


def _clock(pen: Pen) -> None:
    pen.disc(50, 50, 45)
    pen.disc(50, 50, 36, cut=True)
    pen.line([(50, 31), (50, 52), (66, 61)], 8)
    for turn in range(0, 360, 90):
        ((x, y),) = turned([(50, 18.5)], turn)
        pen.disc(x, y, 3)


def _lock(pen: Pen) -> None:
    pen.line([(29, 50), *along(50, 31, 21, 180, 360), (71, 50)], 11)
    pen.box(14, 44, 86, 95, 9)
    pen.disc(50, 64, 7.5, cut=True)
    pen.fill(rounded([(47, 64), (53, 64), (56, 82), (44, 82)], 2), cut=True)


def _level_key(pen: Pen) -> None:
    pen.disc(24, 50, 23)
    pen.disc(19, 50, 8.5, cut=True)
    pen.box(40, 44, 100, 56, 3)
    pen.box(74, 50, 83, 71, 2)
    pen.box(90, 50, 99, 67, 2)


def _card(pen: Pen) -> None:
    pen.fill(turned(rounded([(14, 16), (54, 16), (54, 80), (14, 80)], 7), -14, 34, 60))
    pen.fill(turned(rounded([(32, 6), (90, 6), (90, 97), (32, 97)], 8), 9, 61, 51), cut=True)
    pen.fill(turned(rounded([(37, 12), (85, 12), (85, 91), (37, 91)], 7), 9, 61, 51))
    diamond = [(61, 32), (74, 51), (61, 70), (48, 51)]
    pen.fill(turned(rounded(diamond, 2), 9, 61, 51), cut=True)


def _flag(pen: Pen) -> None:
    pen.box(12, 5, 22, 95, 5)
    pen.fill(path((26, 12), [(44, 2), (56, 24), (94, 12)], [(88, 22), (86, 30), (94, 60)],
                  [(58, 72), (46, 50), (26, 60)]))  # fmt: skip


def _out(pen: Pen) -> None:
    pen.disc(50, 50, 45)
    pen.line([(33, 33), (67, 67)], 12, cut=True)
    pen.line([(67, 33), (33, 67)], 12, cut=True)


def _pin(pen: Pen) -> None:
    right = path((50, 4), [(70, 4), (84, 18), (84, 37)], [(84, 58), (58, 78), (50, 96)])
    pen.fill(both_sides(right))
    pen.disc(50, 37, 14, cut=True)


def _person(pen: Pen, x: float, y: float, size: float, grow: float = 0) -> None:
    """Draw a head at (x, y) with shoulders below.

    With `grow`, erase the shape instead, enlarged by `grow` units. This leaves a gap round the
    person in front.
    """
    cut = grow > 0
    pen.disc(x, y, 15 * size + grow, cut)
    top, half = y + 19 * size - grow, 25 * size + grow
    shoulders = path(
        (x, top),
        [(x + half * 0.8, top), (x + half, top + 14 * size), (x + half, top + 34 * size + grow)],
        [(x, top + 34 * size + grow)],
    )
    pen.fill(both_sides(shoulders, x), cut)


def _people(pen: Pen) -> None:
    for x in (23, 77):
        _person(pen, x, 32, 0.72)
    _person(pen, 50, 36, 1, grow=5)
    _person(pen, 50, 36, 1)
    pen.box(0, 85, 100, 100, cut=True)


def _robot(pen: Pen) -> None:
    pen.disc(50, 12, 8)
    pen.box(46.5, 12, 53.5, 32)
    pen.box(14, 29, 86, 93, 14)
    for x in (4, 89):
        pen.box(x, 49, x + 7, 74, 3)
    for x in (34, 66):
        pen.disc(x, 54, 9.5, cut=True)
    pen.box(32, 72, 68, 82, 4, cut=True)
    for x in (44, 56):
        pen.box(x - 2, 72, x + 2, 82)


TABLE: dict[str, Figure] = {
    "house": _house,
    "hotel": _hotel,
    "dice": _dice,
    "gavel": _gavel,
    "handshake": _handshake,
    "clock": _clock,
    "lock": _lock,
    "key": tilted(_level_key, -45),
    "card": _card,
    "flag": _flag,
    "out": _out,
    "pin": _pin,
    "people": _people,
    "robot": _robot,
}
