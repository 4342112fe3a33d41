"""Icons of the decks' subjects and of the board's corners."""

from __future__ import annotations

from renders.outlines import along, both_sides, path, rounded, star, turned
from renders.pen import Figure, Pen, tilted


def _question(pen: Pen) -> None:
    hook = [*along(50, 31, 20, 185, 395), *path((66.4, 42.5), [(60, 52), (50, 54), (50, 66)])[1:]]
    pen.line(hook, 15)
    pen.disc(50, 86, 9)


def _chest(pen: Pen) -> None:
    pen.fill(
        path((6, 46), [(6, 24), (16, 15), (30, 15)], [(70, 15)], [(84, 15), (94, 24), (94, 46)])
    )
    pen.box(6, 51, 94, 88, 5)
    for x in (22, 78):
        pen.box(x - 2.5, 12, x + 2.5, 90, cut=True)
    pen.box(35, 36, 65, 71, 6, cut=True)
    pen.box(40, 40, 60, 66, 4)
    pen.disc(50, 50, 4, cut=True)
    pen.box(48, 50, 52, 59, 1, cut=True)


def _envelope(pen: Pen) -> None:
    pen.box(4, 18, 96, 82, 8)
    pen.line([(8, 24), (50, 57), (92, 24)], 6, cut=True)
    pen.line([(9, 78), (34, 51)], 5, cut=True)
    pen.line([(91, 78), (66, 51)], 5, cut=True)


def _download(pen: Pen) -> None:
    pen.fill(rounded([(41, 5), (59, 5), (59, 36), (79, 36), (50, 68), (21, 36), (41, 36)], 3))
    pen.line([(11, 66), (11, 89), (89, 89), (89, 66)], 12)


def _upright_bottle(pen: Pen) -> None:
    pen.box(42, 0, 58, 8, 3)
    pen.box(38, 11, 62, 19, 4)
    pen.fill(both_sides(path((50, 14), [(58, 14)], [(58, 28)], [(59, 37), (73, 37), (73, 50)],
                             [(73, 90)], [(73, 96), (70, 99), (65, 99)], [(50, 99)])))  # fmt: skip
    pen.fill(both_sides(path((50, 44), [(56, 44), (67, 47), (67, 54)], [(67, 92)], [(50, 92)])),
             cut=True)  # fmt: skip
    pen.box(40, 50, 60, 87, 3)
    for y in (57, 67, 77):
        pen.box(44, y, 56, y + 4.5, 1, cut=True)


def _star(pen: Pen) -> None:
    pen.fill(rounded(star(50, 53, 48, 20.5), 5))


def _speech(pen: Pen) -> None:
    pen.box(5, 9, 95, 74, 18)
    pen.fill(rounded([(20, 64), (50, 70), (22, 94)], 3))
    for x in (29, 50, 71):
        pen.disc(x, 41.5, 6.5, cut=True)


def _apple(pen: Pen) -> None:
    right = path((50, 34), [(58, 28), (70, 24), (80, 32)], [(92, 42), (90, 66), (80, 82)],
                 [(72, 95), (62, 97), (50, 92)])  # fmt: skip
    pen.fill(both_sides(right))
    pen.curve([(50, 33), (50, 22), (45, 12)], 7)
    pen.fill(path((54, 22), [(58, 6), (70, 3), (80, 5)], [(79, 18), (68, 25), (54, 22)]))
    pen.line(along(36, 56, 15, 165, 240), 6, cut=True)


def _upright_carrot(pen: Pen) -> None:
    pen.fill(
        both_sides(path((50, 26), [(64, 24), (74, 30), (72, 42)], [(68, 66), (58, 92), (50, 110)]))
    )
    for turn, length in ((-34, 28), (0, 36), (34, 28)):
        leaf = path((50, 30), [(39, 30 - length * 0.5), (43, 30 - length), (50, 28 - length)],
                    [(57, 30 - length), (61, 30 - length * 0.5), (50, 30)])  # fmt: skip
        pen.fill(turned(leaf, turn, 50, 30))
    pen.line([(22, 24), (78, 24)], 4, cut=True)
    pen.line([(26, 46), (46, 49)], 5, cut=True)
    pen.line([(74, 60), (55, 63)], 5, cut=True)
    pen.line([(26, 76), (48, 79)], 5, cut=True)


def _waves(pen: Pen) -> None:
    for y in (24, 50, 76):
        pen.line(path(
            (9, y + 4),
            [(17, y - 9), (26, y - 9), (36.5, y)], [(47, y + 9), (55, y + 9), (63.5, y)],
            [(72, y - 9), (82, y - 9), (91, y + 4)],
        ), 10)  # fmt: skip


def _arrow_start(pen: Pen) -> None:
    arrow = [(5, 50), (42, 14), (42, 36), (75, 36), (75, 64), (42, 64), (42, 86)]
    pen.fill(rounded(arrow, 4))
    pen.box(82, 14, 94, 86, 5)


def _bars(pen: Pen) -> None:
    pen.box(7, 7, 93, 93, 9)
    pen.box(18, 18, 82, 82, 2, cut=True)
    for x in (34, 50, 66):
        pen.box(x - 4.5, 14, x + 4.5, 86)
    pen.box(14, 46, 86, 54)


def _parking(pen: Pen) -> None:
    pen.box(6, 6, 94, 94, 20)
    pen.box(34, 22, 46, 80, 2, cut=True)
    pen.box(34, 22, 70, 60, 19, cut=True)
    pen.box(34, 22, 52, 60, 2, cut=True)
    pen.box(46, 33, 59, 49, 8)
    pen.box(46, 33, 53, 49)


def _whistle(pen: Pen) -> None:
    pen.disc(36, 64, 30)
    pen.fill(rounded([(36, 33), (95, 33), (95, 54), (64, 58), (58, 70)], 3))
    pen.disc(36, 63, 13, cut=True)
    pen.disc(36, 63, 6.5)
    pen.box(58, 26, 66, 40, cut=True)
    for x0, y0, x1, y1 in ((42, 24, 39, 11), (56, 22, 59, 9), (28, 29, 19, 18)):
        pen.line([(x0, y0), (x1, y1)], 7)


CARDS: dict[str, Figure] = {
    "question": _question,
    "chest": _chest,
    "envelope": _envelope,
    "download": _download,
    "bottle": tilted(_upright_bottle, 40, 3, -3),
    "star": _star,
    "speech": _speech,
    "apple": _apple,
    "carrot": tilted(_upright_carrot, 42),
    "waves": _waves,
    "arrow_start": _arrow_start,
    "bars": _bars,
    "parking": _parking,
    "whistle": _whistle,
}
