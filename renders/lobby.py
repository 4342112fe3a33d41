"""The picture of a lobby: the edition's board, the players who sit there, and the house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.edition import Edition
from renders.box import Box
from renders.canvas import Canvas
from renders.figures.icons import icon
from renders.geometry import geometry
from renders.layers import printed_board
from renders.look import Look, Variant, look_of
from renders.measure import Measure, picture_measure
from renders.sheet import HEAD, MARGIN, paragraph_height, player_sign
from renders.sitters import letters
from renders.slip import dashed
from renders.sprite import Sprite
from renders.words import Say, call_names

GAP, PAD = 24, 20
BOARD = 512
RULE, FEW = 26, 6
"""Font size of the rules in pixels, and the most rules in one column. More rules need two columns.
"""


class Seated(NamedTuple):
    """A player in a lobby, with a token of the edition. `robot` is True for a computer player."""

    name: str
    token: str
    robot: bool = False


def paint_lobby(
    say: Say,
    ed: Edition,
    seats: Sequence[Seated | None],
    differences: Sequence[str] = (),
    variant: Variant = "light",
    width: int = 1024,
) -> Image.Image:
    """Paint the picture of a lobby. The picture is higher for more house rules.

    None in `seats` is an open seat. `differences` are the house rules.
    """
    look, px = look_of(ed, variant), picture_measure(width)
    column = width - 2 * px(MARGIN)
    columns = _in_columns(differences)
    rules = px(PAD) * 2 + px(44) + _rules_height(px, columns, column)
    high = 2 * px(MARGIN) + px(HEAD) + px(BOARD) + 2 * px(GAP) + rules
    canvas = Canvas.whole(look.inks, width, high, look.centre)
    title, rest = canvas.box.inset(px(MARGIN)).cut_top(px(HEAD))
    players, title = title.cut_right(px(200))
    between = say("picture-players", least=ed.min_players, most=ed.max_players)
    canvas.line(between, players, "text", px(30), look.muted, look.centre, "right")
    canvas.line(ed.name, title, look.face, px(56), look.ink, look.centre)
    table, rest = rest.skip_top(px(GAP)).cut_top(px(BOARD))
    board, side = table.cut_left(px(BOARD))
    canvas.paste(Sprite(printed_board(say, ed, look, board.width)), board.corner)
    _count(say, canvas, look, px, ed, board, seats)
    _seats(say, canvas, look, px, ed, side.skip_left(px(GAP)), seats)
    _rules(say, canvas, look, px, rest.skip_top(px(GAP)), columns)
    return canvas.picture()


def _count(
    say: Say,
    canvas: Canvas,
    look: Look,
    px: Measure,
    ed: Edition,
    board: Box,
    seats: Sequence[Seated | None],
) -> None:
    """Draw the number of players in the middle of the board, and whether that is enough."""
    inner = geometry(len(ed.spaces), board.width).inner.moved(*board.corner)
    plate = inner.inset(inner.width // 8, inner.height // 5)
    canvas.rounded(plate, look.centre, look.centre, px(12))
    taken = sum(seat is not None for seat in seats)
    missing = ed.min_players - taken
    number, words = plate.inset(px(8)).cut_top(plate.height * 11 // 20)
    count = say("picture-seats_taken", taken=taken, all=len(seats))
    canvas.line(count, number, look.face, px(84), look.ink, look.centre, "centre")
    if missing > 0:
        told = say("picture-waiting_for", count=missing)
    else:
        told = say("picture-table_full" if taken == len(seats) else "picture-ready")
    canvas.text(told, words, "text", px(32), look.muted, look.centre)


def _seats(
    say: Say,
    canvas: Canvas,
    look: Look,
    px: Measure,
    ed: Edition,
    box: Box,
    seats: Sequence[Seated | None],
) -> None:
    """Draw a row for every seat. An open seat has only an outline."""
    names = call_names(say, [seat.name if seat else "" for seat in seats])
    marks = letters([seat.name if seat else "" for seat in seats])
    high = min(px(96), (box.height + px(8)) // len(seats) - px(8))
    for number, seat in enumerate(seats):
        row, box = box.cut_top(high)
        box = box.skip_top(px(8))
        if seat is None:
            dashed(canvas, row, look.muted, px(2), px(8))
            told = say("picture-open_seat")
            canvas.line(told, row, "text", px(28), look.muted, look.centre, "centre")
            continue
        canvas.rounded(row, look.panel, look.centre, px(12))
        inner = row.inset(px(14), px(6))
        token, letter = seat.token, marks[number]
        rest = player_sign(canvas, look, ed, inner, token, number, letter, look.panel)
        if seat.robot:
            sign, rest = rest.cut_right(inner.height)
            canvas.figure(icon("robot"), sign, look.accent, look.panel)
            rest = rest.skip_right(px(8))
        canvas.text(names[number], rest, "bold", px(34), look.ink, look.panel, "left", px(12))


def _in_columns(differences: Sequence[str]) -> list[Sequence[str]]:
    if len(differences) <= FEW:
        return [differences]
    half = -(-len(differences) // 2)
    return [differences[:half], differences[half:]]


def _rules(
    say: Say, canvas: Canvas, look: Look, px: Measure, box: Box, columns: Sequence[Sequence[str]]
) -> None:
    """Draw the house rules, or a note that there are none."""
    canvas.rounded(box, look.panel, look.centre, px(14))
    inner = box.inset(px(PAD))
    label, rest = inner.cut_top(px(44))
    if not columns[0]:
        canvas.line(say("picture-official"), label, "bold", px(32), look.ink, look.panel)
        told = say("picture-no_house_rules")
        canvas.line(told, rest, "text", px(RULE), look.ink, look.panel)
        return
    title = say("picture-house_rules")
    canvas.line(title, label, "bold", px(32), look.ink, look.panel)
    for column, rules in zip(rest.columns(len(columns), px(GAP)), columns, strict=True):
        left = column
        for rule in rules:
            line, left = left.cut_top(_rule_height(px, rule, column.width))
            mark, line = line.cut_left(px(28))
            dot = mark.cut_top(px(RULE + 14))[0].square(px(10))
            canvas.rounded(dot, look.accent, look.panel, px(5))
            canvas.text(rule, line, "text", px(RULE), look.ink, look.panel, "left", px(RULE))


def _rule_height(px: Measure, rule: str, width: int) -> int:
    return px(18) + paragraph_height(rule, "text", px(RULE), width - px(28))


def _rules_height(px: Measure, columns: Sequence[Sequence[str]], width: int) -> int:
    inner = width - 2 * px(PAD)
    room = (inner - px(GAP) * (len(columns) - 1)) // len(columns)
    return max(sum(_rule_height(px, rule, room) for rule in told) for told in columns) or px(40)
