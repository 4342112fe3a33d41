"""Painters of the printed spaces of a board, which stay the same during a game."""

from __future__ import annotations

from PIL import Image

from engine.edition import Edition, Pos
from renders.box import Box
from renders.canvas import Canvas
from renders.colour import mix
from renders.figures.choice import space_icon
from renders.figures.icons import icon
from renders.geometry import DEPTH, Geometry
from renders.look import Look, sign_colour
from renders.pen import mask
from renders.sprite import inked
from renders.text import (
    SMALLEST,
    Fitted,
    cap_height,
    fit,
    line_mask,
    line_width,
    metrics,
)
from renders.words import Say

BAR, STRIP, PRICE = 25, 21, 17
"""Heights in pixels of a street's colour bar, the owner's strip and a price line.

They are for a board 1024 pixels wide.
"""
PLATE = 25
"""Height in pixels of the jail cell's name plate, on a board 1024 pixels wide."""
NAME_WIDE = 84
"""Largest width in pixels of a corner's name, on a board 1024 pixels wide.

It leaves room for tokens.
"""
NARROW = 66
"""Width of a space in pixels below which its name is written along its depth.

It is for a board 1024 pixels wide.
"""


class Cell:
    """The boxes of a space's parts before rotation: bar on top, words, strip at the bottom."""

    def __init__(self, say: Say, geo: Geometry, ed: Edition, pos: Pos) -> None:
        sheet = geo.upright(pos)
        deed = bool(ed.board.group[pos])
        self.sheet = sheet
        self.bar, rest = sheet.cut_top(geo.px(BAR) if ed.board.kind[pos] == "street" else 0)
        self.strip, rest = rest.cut_bottom(geo.px(STRIP) if deed else 0)
        rest = rest.inset(geo.px(4), geo.px(4))
        price = price_line(say, ed, pos)
        lines = 1 if line_width(price, "text", geo.px(11)) <= rest.width else 1.8
        self.price, rest = rest.cut_bottom(geo.px(PRICE * lines) if price else 0)
        if price and ed.board.kind[pos] == "street" and sheet.width >= geo.px(NARROW):
            rest = rest.skip_bottom(geo.px(4))
        icon_height = 0 if ed.board.kind[pos] == "street" else rest.height * 11 // 25
        self.icon, self.name = rest.cut_bottom(icon_height)


def price_line(say: Say, ed: Edition, pos: Pos) -> str:
    """Return words for what a space costs, charges or pays, or an empty text for other spaces."""
    space = ed.spaces[pos]
    show = ed.currency.show
    if space.kind == "go":
        return say("picture-collect", amount=show(ed.rules.salary))
    if space.group:
        return show(space.price)
    if space.flat and space.percent and ed.rules.income_tax == "choice":
        return say("picture-tax_choice", flat=show(space.flat), percent=space.percent)
    if space.flat:
        return show(space.flat)
    return say("picture-tax_percent", percent=space.percent) if space.percent else ""


def paint_cell(say: Say, geo: Geometry, look: Look, ed: Edition, pos: Pos) -> Canvas:
    """Return a canvas with one space, before it is rotated to its side of the board."""
    cell = Cell(say, geo, ed, pos)
    canvas = Canvas.blank(look.inks, *cell.sheet.size, look.paper)
    if geo.is_corner(pos):
        _corner(say, canvas, geo, look, ed, pos)
        return canvas
    if cell.bar.height:
        canvas.rect(cell.bar, look.group(ed.board.group[pos]))
        canvas.rect(cell.bar._replace(top=cell.bar.bottom - geo.px(1.5)), look.rule)
    name = ed.board.name[pos]
    _name(canvas, geo, look, cell.name, name)
    figure = space_icon(ed, pos)
    if figure and cell.icon.height:
        canvas.figure(
            icon(figure), cell.icon.inset(0, geo.px(2)), sign_colour(look, ed, pos), look.paper
        )
    price = price_line(say, ed, pos)
    if price:
        canvas.text(price, cell.price, "text", geo.px(14), look.ink, look.paper)
    return canvas


def _name(canvas: Canvas, geo: Geometry, look: Look, box: Box, name: str) -> None:
    """Write a name across the space, or along its depth if the space is narrow."""
    largest = max(geo.px(15), min(geo.px(21), canvas.box.width * 15 // 86))
    if canvas.box.width >= geo.px(NARROW):
        canvas.text(name, box, "bold", largest, look.ink, look.paper)
        return
    turned = Canvas.blank(look.inks, box.height, box.width, look.paper)
    turned.text(name, turned.box, "bold", largest, look.ink, look.paper)
    canvas.paste(turned.sprite().turned(Image.Transpose.ROTATE_90), box.corner)


def _corner(say: Say, canvas: Canvas, geo: Geometry, look: Look, ed: Edition, pos: Pos) -> None:
    """Paint a corner: its icon and short name across the diagonal, or the cell of the jail."""
    if ed.board.kind[pos] == "jail":
        _jail(canvas, geo, look, ed)
        return
    words, sign = corner_masks(say, geo, look, ed, pos)
    _diagonal(canvas, sign, look.accent, look.paper)
    _diagonal(canvas, words, look.ink, look.paper)


def corner_masks(
    say: Say, geo: Geometry, look: Look, ed: Edition, pos: Pos
) -> tuple[Image.Image, Image.Image]:
    """Return a mask with a corner's words and a mask with its icon, before rotation.

    Both masks are twice as wide as the corner.
    """
    side = geo.depth
    words = Image.new("L", (side * 2, side * 2), 0)
    sign = words.copy()
    figure = space_icon(ed, pos)
    if figure:
        shape = mask(icon(figure), geo.px(46))
        sign.paste(shape, (side - shape.width // 2, side - geo.px(56)))
    room = geo.px(NAME_WIDE), geo.px(36)
    if ed.board.kind[pos] == "go":
        pay = salary_lines(say, geo, ed, pos)
        draw_lines(words, pay, side, side + geo.px(28 if len(pay.lines) == 1 else 25))
        room = geo.px(NAME_WIDE), geo.px(30)
    caption = fit(corner_name(ed, pos), look.face, room, geo.px(27))
    draw_lines(words, caption, side, side - geo.px(2))
    return words, sign


def salary_lines(say: Say, geo: Geometry, ed: Edition, pos: Pos) -> Fitted:
    """Fit the words about the salary on one line, or on two lines if one would be too small."""
    words, wide, size = price_line(say, ed, pos), geo.px(66), geo.px(12)
    one = fit(words, "text", (wide, geo.px(16)), geo.px(14))
    if one.size >= size:
        return one
    amount = ed.currency.show(ed.rules.salary)
    collect = " ".join(words.replace(amount, " ").split())
    lines = (amount, collect) if words.startswith(amount) else (collect, amount)
    while size > SMALLEST and max(line_width(line, "text", size) for line in lines) > wide:
        size -= 1
    return Fitted(lines, "text", size)


def _diagonal(canvas: Canvas, shape: Image.Image, colour: str, on: str) -> None:
    side = canvas.box.width
    turned = shape.rotate(45, Image.Resampling.BICUBIC)
    middle = turned.crop((side // 2, side // 2, side // 2 + side, side // 2 + side))
    canvas.paste(inked(middle, canvas.inks.ramp(on, colour)), (0, 0))


def draw_lines(sheet: Image.Image, lines: Fitted, x: int, top: int) -> None:
    """Draw lines of text on a mask, centred at `x`. The first line's capitals begin at `top`."""
    up, cap = metrics(lines.face, lines.size)[0], cap_height(lines.face, lines.size)
    for i, line in enumerate(lines.lines):
        shape = line_mask(line, lines.face, lines.size)
        at = (x - shape.width // 2, round(top + cap + lines.leading * i) - up)
        sheet.paste(255, at, shape)


def jail_box(geo: Geometry) -> Box:
    """Return the box of the cell: the inner part of the jail corner, before rotation."""
    side = geo.px(DEPTH * 0.68)
    return Box(0, 0, side, side)


def inmates_box(geo: Geometry) -> Box:
    """Return the box for the tokens of prisoners: the cell above the cell's name plate."""
    inside = jail_box(geo)
    return inside.skip_bottom(geo.px(PLATE)).inset(geo.px(2))


def visitors_box(geo: Geometry) -> Box:
    """Return the box for the tokens of visitors: the path beside the cell, above the words."""
    inside = jail_box(geo)
    return Box(inside.right, 0, geo.depth, inside.bottom)


def _jail(canvas: Canvas, geo: Geometry, look: Look, ed: Edition) -> None:
    """Paint the jail corner: the cell with bars and a name plate, and the path with its name."""
    inside = jail_box(geo)
    pos = ed.board.jail
    wall = mix(look.paper, look.accent, 0.3)
    canvas.rect(inside, wall)
    for bar in inside.inset(geo.px(7), 0).columns(6):
        x = bar.centre[0]
        canvas.rect(Box(x, inside.top, x + geo.px(3), inside.bottom), look.rule)
    canvas.outline(inside, look.rule, geo.px(2))
    plate = inside.cut_bottom(geo.px(PLATE))[0].inset(geo.px(6), geo.px(3))
    canvas.rect(plate, look.paper)
    canvas.outline(plate, look.rule, geo.px(1))
    inner, outer = jail_names(ed, pos)
    canvas.text(inner, plate.inset(geo.px(3), geo.px(1)), "bold", geo.px(15), look.ink, look.paper)
    below = Box(0, inside.bottom, canvas.box.right, canvas.box.bottom).inset(geo.px(3))
    canvas.text(outer, below, "bold", geo.px(15), look.ink, look.paper)


def corner_name(ed: Edition, pos: Pos) -> str:
    """Return the short name a theme gives a corner, or else the corner's own name."""
    quarter = pos // (len(ed.spaces) // 4)
    return ed.theme.corners[quarter] if ed.theme.corners else ed.board.name[pos]


def jail_names(ed: Edition, pos: Pos) -> tuple[str, str]:
    """Return the words on the cell's name plate, and the words on the path beside the cell."""
    whole = ed.board.name[pos]
    inner, _, outer = (part.strip() for part in whole.partition("/"))
    return corner_name(ed, pos) if ed.theme.corners else inner, outer or whole
