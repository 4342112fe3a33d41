"""Deed slips: a deed as a small card, for hands and trades."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.edition import Edition, Pos
from renders.box import Box
from renders.canvas import Canvas
from renders.figures.choice import space_icon
from renders.figures.icons import icon
from renders.look import Look
from renders.marks import building_bar, owner_badge
from renders.measure import Measure
from renders.sprite import Sprite

WIDTH, HEIGHT = 232, 148
"""Width and height in pixels of a slip at scale 1. `slip_height` keeps these proportions."""


class Slip(NamedTuple):
    """The content of a slip.

    `words` are at the foot. `letter` is for the owner's badge, and no badge is shown if it is
    empty.
    """

    pos: Pos
    words: str
    level: int = 0
    mortgaged: bool = False
    owner: int = -1
    letter: str = ""


def slip_height(width: int) -> int:
    """Return the height in pixels of a slip of this width."""
    return round(width * HEIGHT / WIDTH)


def paint_slip(
    canvas: Canvas,
    look: Look,
    ed: Edition,
    box: Box,
    slip: Slip,
    on: str,
    px: Measure | None = None,
) -> None:
    """Paint a slip: the band with the buildings, the name, and the words at the foot.

    `px` scales the letters. By default, they follow the slip's width.
    """
    px = px or Measure(box.width, WIDTH)
    canvas.card(box, look.paper, on, px(10), look.muted if slip.mortgaged else look.rule, px(2))
    band, body = box.inset(px(8)).cut_top(px(30))
    _band(canvas, look, ed, band, slip, px(1.5))
    foot, name = body.inset(px(2), 0).cut_bottom(px(30))
    ink = look.muted if slip.mortgaged else look.ink
    named = name.inset(0, px(5))
    canvas.text(ed.board.name[slip.pos], named, "bold", px(28), ink, look.paper, "left", px(12))
    if slip.letter:
        sign, foot = foot.cut_right(px(30))
        owner_badge(canvas, look, sign, slip.owner, slip.letter, look.paper)
        foot = foot.skip_right(px(6))
    canvas.line(slip.words, foot, "text", px(25), ink, look.paper, smallest=px(11))


def _band(canvas: Canvas, look: Look, ed: Edition, band: Box, slip: Slip, line: int) -> None:
    """Paint the band in the group's colour, with buildings, or hatched if mortgaged."""
    colour = look.group(ed.board.group[slip.pos])
    if slip.level:
        bar = building_bar(look, ed, *band.size, slip.pos, slip.level)
        canvas.paste(bar, band.corner)
    else:
        canvas.rect(band, colour)
        if slip.mortgaged:
            gap = band.height // 3
            canvas.hatch(band, look.paper, colour, 2 * gap, gap)
        figure = space_icon(ed, slip.pos)
        if figure:
            ground = look.paper if slip.mortgaged else colour
            canvas.rect(band.square(band.height), ground)
            canvas.figure(icon(figure), band.inset(0, 2 * line), look.ink_on(ground), ground)
    canvas.outline(band, look.rule, line)


def dashed(canvas: Canvas, box: Box, colour: str, line: int, dash: int) -> None:
    """Draw a dashed rectangle, for an empty place."""
    number, size = canvas.inks.number(colour), box.size
    sprite = canvas.inks.sprite(
        ("dashes", size, line, dash, colour),
        lambda: Sprite(Image.new("L", size, number), _dashes(*size, line, dash)),
    )
    canvas.paste(sprite, box.corner)


def _dashes(width: int, height: int, line: int, dash: int) -> Image.Image:
    mask = Image.new("L", (width, height), 0)
    box = Box(0, 0, width, height)
    for across in (box.cut_top(line)[0], box.cut_bottom(line)[0]):
        for piece in across.columns(max(1, width // (2 * dash))):
            mask.paste(255, piece.inset(piece.width // 4, 0))
    for along in (box.cut_left(line)[0], box.cut_right(line)[0]):
        for piece in along.rows(max(1, height // (2 * dash))):
            mask.paste(255, piece.inset(0, piece.height // 4))
    return mask
