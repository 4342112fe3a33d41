"""A throw of the dice as a small picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.edition import Edition, Seat
from renders.box import Box
from renders.canvas import Canvas
from renders.look import Look, Variant, look_of
from renders.marks import die_sprite, owner_badge
from renders.measure import picture_measure
from renders.sitters import letters
from renders.words import Say, call_names

WIDTH, HEIGHT = 400, 236
DIE, SUM, FOOT = 120, 84, 46


def paint_dice(
    say: Say,
    ed: Edition,
    values: Sequence[int],
    seat: Seat | None = None,
    names: Sequence[str] = (),
    variant: Variant = "light",
    width: int = WIDTH,
) -> Image.Image:
    """The dice, their sum, and who threw them if `seat` says so; doubles are framed and named."""
    look = look_of(ed, variant)
    px = picture_measure(width, WIDTH)
    canvas = Canvas.whole(look.inks, width, px(HEIGHT), look.centre)
    doubles = len(values) > 1 and len(set(values)) == 1
    edge, line = (look.accent, px(6)) if doubles else (look.rule, px(2))
    canvas.card(canvas.box.inset(px(8)), look.panel, look.centre, px(16), edge, line)
    rest = canvas.box.inset(px(26), px(22))
    if doubles or seat is not None:
        foot, rest = rest.cut_bottom(px(FOOT))
        rest = rest._replace(bottom=rest.bottom - px(4))
        if doubles:
            place, foot = foot.cut_right(px(112))
            told = say("picture-doubles")
            canvas.line(told, place, "bold", px(30), look.accent, look.panel, "right")
        if seat is not None:
            name = call_names(say, names)[seat]
            _thrower(canvas, look, foot, seat, letters(names)[seat], name, px(32))
    total, rest = rest.cut_right(px(SUM))
    canvas.line(str(sum(values)), total, look.face, px(72), look.ink, look.panel, "right")
    gap = px(18)
    rest = rest.skip_right(gap)
    side = min(px(DIE), (rest.width + gap) // len(values) - gap)
    row = rest._replace(right=rest.left + (side + gap) * len(values) - gap)
    for value, place in zip(values, row.columns(len(values), gap), strict=True):
        square = place.square(side)
        canvas.paste(die_sprite(look, value, side, look.panel), square.corner)
    return canvas.picture()


def _thrower(
    canvas: Canvas, look: Look, box: Box, seat: Seat, letter: str, name: str, size: int
) -> None:
    sign, room = box.cut_left(box.height)
    square = sign.square(box.height * 9 // 10)
    owner_badge(canvas, look, square, seat, letter, look.panel)
    room = room.skip_left(size // 3).skip_right(size // 4)
    canvas.text(name, room, "text", size, look.ink, look.panel, "left")
