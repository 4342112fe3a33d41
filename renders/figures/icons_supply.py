"""Icons of a town's utilities: light, water, warmth, signals and machines."""

from __future__ import annotations

from renders.outlines import Point, along, both_sides, path, rounded, turned
from renders.pen import Figure, Pen


def _bulb(pen: Pen) -> None:
    glass = path((50, 4), [(70, 4), (84, 19), (84, 37)], [(84, 54), (66, 58), (65, 72)], [(50, 72)])
    pen.fill(both_sides(glass))
    pen.line([(42, 74), (38, 46), (50, 55), (62, 46), (58, 74)], 5, cut=True)
    pen.box(35, 76, 65, 84, 4)
    pen.box(39, 87, 61, 95, 4)


def _tap(pen: Pen) -> None:
    pen.box(5, 40, 17, 70, 4)
    spout = path(
        (14, 44),
        [(54, 44)],
        [(78, 44), (86, 52), (86, 70)],
        [(66, 70)],
        [(66, 66), (64, 65), (58, 65)],
        [(14, 65)],
    )
    pen.fill(spout)
    pen.box(61, 67, 91, 75, 4)
    pen.box(36, 24, 46, 46)
    pen.box(30, 34, 52, 46, 4)
    pen.box(18, 14, 64, 25, 5.5)
    _fall(pen, 76, 79, 17)


def _fall(pen: Pen, x: float, y: float, height: float) -> None:
    """Draw a falling drop with its tip at (x, y)."""
    r = height * 0.36
    right = path((x, y), [(x + r * 0.5, y + r), (x + r, y + r * 1.2), (x + r, y + height - r)],
                 [(x + r, y + height), (x, y + height), (x, y + height)])  # fmt: skip
    pen.fill(both_sides(right, x))


def _drop(pen: Pen) -> None:
    right = path((50, 4), [(58, 22), (82, 40), (82, 63)], [(82, 82), (68, 95), (50, 95)])
    pen.fill(both_sides(right))
    pen.line(along(50, 63, 20, 95, 170), 6, cut=True)


def _flame(pen: Pen) -> None:
    pen.fill(path(
        (52, 4),
        [(58, 24), (84, 38), (84, 64)], [(84, 84), (68, 96), (50, 96)],
        [(32, 96), (16, 84), (16, 64)], [(16, 52), (22, 44), (28, 36)],
        [(30, 44), (33, 47), (37, 49)], [(36, 30), (42, 16), (52, 4)],
    ))  # fmt: skip
    pen.fill(path(
        (51, 52),
        [(54, 62), (67, 66), (67, 78)], [(67, 86), (60, 89), (51, 89)],
        [(42, 89), (35, 86), (35, 77)], [(35, 66), (46, 62), (51, 52)],
    ), cut=True)  # fmt: skip


def _phone(pen: Pen) -> None:
    pen.box(24, 4, 76, 96, 11)
    pen.box(34, 15, 66, 77, 2, cut=True)
    pen.disc(50, 87, 5, cut=True)
    for i, x in enumerate((38, 46.5, 55)):
        pen.box(x, 57 - 13 * i, x + 7, 72, 1.5)


def _globe(pen: Pen) -> None:
    pen.disc(50, 50, 45)
    pen.line(along(50, 50, 48, 0, 360, 0.46), 5, cut=True)
    for y in (34, 66):
        pen.box(4, y - 2.5, 96, y + 2.5, cut=True)
    pen.ring(50, 50, 45, 6)


def _wifi(pen: Pen) -> None:
    pen.disc(50, 82, 9)
    for radius in (24, 42, 60):
        pen.line(along(50, 82, radius, 227, 313), 10)


def _windmill(pen: Pen) -> None:
    pen.fill(rounded([(39, 40), (61, 40), (71, 95), (29, 95)], 2))
    pen.box(43, 76, 57, 97, 7, cut=True)
    for turn in (45, 135, 225, 315):
        pen.fill(turned([(45, 38), (45, 2), (67, 2), (67, 33), (58, 38)], turn, 50, 38), cut=True)
    for turn in (45, 135, 225, 315):
        pen.line(turned([(50, 38), (50, 5)], turn, 50, 38), 6)
        pen.fill(turned([(50, 2), (63, 2), (63, 28), (50, 28)], turn, 50, 38))
        pen.line(turned([(56.5, 7), (56.5, 28)], turn, 50, 38), 3.5, cut=True)
    pen.disc(50, 38, 7)


def _cable(pen: Pen) -> None:
    pen.curve([(56, 66), (56, 104), (28, 76), (14, 91)], 9)
    pen.box(28, 5, 84, 58, 7)
    pen.fill(rounded([(40, 50), (72, 50), (66, 75), (46, 75)], 4))
    for x in (39, 50.3, 61.7, 73):
        pen.box(x - 2.7, 12, x + 2.7, 27, 1, cut=True)
    pen.box(45, 36, 67, 60, 2, cut=True)
    pen.box(51, 41, 61, 62, 2)


def _broadcast(pen: Pen) -> None:
    for side in (1, -1):
        pen.line([(50, 38), (50 + side * 21, 92)], 8)
        for radius in (21, 37):
            middle = 0 if side == 1 else 180
            pen.line(along(50, 34, radius, middle - 46, middle + 46), 8)
    pen.line([(41, 64), (59, 64)], 6)
    pen.line([(37, 70), (67, 86)], 5)
    pen.disc(50, 34, 9)


def _server(pen: Pen) -> None:
    for y in (8, 38, 68):
        pen.box(10, y, 90, y + 25, 6)
        pen.disc(24, y + 12.5, 5, cut=True)
        pen.box(52, y + 6, 57, y + 19, 2, cut=True)
        pen.box(64, y + 6, 69, y + 19, 2, cut=True)
        pen.box(76, y + 6, 81, y + 19, 2, cut=True)


def _terminal(pen: Pen) -> None:
    pen.box(5, 13, 95, 87, 9)
    pen.box(12, 30, 88, 80, 3, cut=True)
    for x in (17, 28, 39):
        pen.disc(x, 21.5, 3.4, cut=True)
    pen.line([(24, 42), (40, 55), (24, 68)], 8)
    pen.line([(50, 69), (74, 69)], 8)


def _hydro(pen: Pen) -> None:
    right = path((50, 4), [(58, 21), (84, 38), (84, 62)], [(84, 82), (69, 96), (50, 96)])
    pen.fill(both_sides(right))
    bolt = [(57, 32), (33, 65), (47, 65), (42, 87), (67, 54), (52, 54)]
    pen.fill(rounded(bolt, 1), cut=True)


def _fountain(pen: Pen) -> None:
    for side in (1, -1):
        for reach, height in ((15, -4), (34, 6)):
            jet = [(50 + side * 3, 46), (50 + side * reach * 0.4, height),
                   (50 + side * reach, height), (50 + side * reach, 46)]  # fmt: skip
            pen.curve(jet, 6)
    pen.fill(
        path((20, 55), [(80, 55)], [(74, 67), (62, 70), (56, 70)], [(44, 70)], [(38, 70), (26, 67)])
    )
    pen.box(44, 66, 56, 84)
    pen.fill(
        path((5, 78), [(95, 78)], [(92, 90), (86, 95), (78, 95)], [(22, 95)], [(14, 95), (8, 90)])
    )


def _billboard(pen: Pen) -> None:
    for x in (26, 74):
        pen.box(x - 4, 60, x + 4, 95, 2)
    pen.line([(26, 82), (74, 82)], 6)
    pen.box(4, 6, 96, 66, 7)
    for i in range(7):
        for y in (14, 58):
            pen.disc(14 + 12 * i, y, 3, cut=True)
    for x in (14, 86):
        pen.disc(x, 28.7, 3, cut=True)
        pen.disc(x, 43.3, 3, cut=True)
    pen.fill(_sparkle(50, 36, 18), cut=True)


def _sparkle(x: float, y: float, radius: float) -> list[Point]:
    """Return the outline of a star with four curved points."""
    top, right, bottom, left = ((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y))
    return path(top, *([(x, y), tip] for tip in (right, bottom, left, top)))


SUPPLY: dict[str, Figure] = {
    "bulb": _bulb,
    "tap": _tap,
    "drop": _drop,
    "flame": _flame,
    "phone": _phone,
    "globe": _globe,
    "wifi": _wifi,
    "windmill": _windmill,
    "cable": _cable,
    "broadcast": _broadcast,
    "server": _server,
    "terminal": _terminal,
    "hydro": _hydro,
    "fountain": _fountain,
    "billboard": _billboard,
}
