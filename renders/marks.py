"""Marks of a game on the printed board: owner strips, buildings and tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.colour import contrast
from engine.edition import Edition, Pos
from renders.box import Box
from renders.canvas import Canvas
from renders.figures.dice import die
from renders.figures.icons import icon
from renders.figures.shapes import LETTER, SHAPES
from renders.figures.tokens import plain_pieces, token
from renders.look import BLACK, WHITE, Look
from renders.pen import LARGER, Figure, Pen, mask
from renders.sprite import Sprite, inked
from renders.text import cap_height

DIM = 1.8
"""Contrast ratio of a player's colour to its background below which the badge gets a white rim."""
SPECK = 4
"""Side in pixels to which tokens are shrunk at most, even if an area has no room for all."""
Turn: TypeAlias = Image.Transpose | None


def badge(canvas: Canvas, box: Box, seat: int, letter: str, colour: str, ink: str, on: str) -> None:
    """Draw a player's shape with the player's letter in it."""
    square = box.square(min(box.size))
    shape, (x, y, tall) = SHAPES[seat % len(SHAPES)], LETTER[seat % len(SHAPES)]
    canvas.figure(shape, square, colour, on)
    unit = square.width / 100
    middle = (square.left + round(x * unit), square.top + round(y * unit))
    half = round(tall * unit)
    place = Box(middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half)
    canvas.line(letter, place, "bold", _size_of_capital(tall * unit), ink, colour, "centre")


def owner_badge(canvas: Canvas, look: Look, box: Box, seat: int, letter: str, on: str) -> None:
    """Draw a player's badge: shape, colour and letter, with a white rim if the contrast is low."""
    colour = look.seat(seat)
    if contrast(colour, on) < DIM:
        square = box.square(min(box.size))
        canvas.figure(SHAPES[seat % len(SHAPES)], square, WHITE, on)
        box, on = square.inset(max(1, square.width // 14)), WHITE
    badge(canvas, box, seat, letter, colour, look.ink_on(colour), on)


@lru_cache(maxsize=128)
def _size_of_capital(pixels: float) -> int:
    """Return the font size whose capitals have this height in pixels."""
    return max(5, round(pixels * 100 / cap_height("bold", 100)))


def owner_strip(
    look: Look,
    width: int,
    height: int,
    seat: int,
    letter: str,
    mortgaged: bool,
    turn: Turn = None,
) -> Sprite:
    """Return the strip at a deed's outer edge, with the owner's colour and letter.

    The strip of a mortgaged deed is hatched.
    """
    what = (width, height, seat, letter, mortgaged)
    return look.inks.sprite(("strip", turn, *what), lambda: _strip(look, *what).turned(turn))


def _strip(look: Look, width: int, height: int, seat: int, letter: str, mortgaged: bool) -> Sprite:
    colour = look.seat(seat)
    ground = look.paper if mortgaged else colour
    canvas = Canvas.blank(look.inks, width, height, ground)
    if mortgaged:
        canvas.hatch(canvas.box, colour, ground, max(4, height // 3), max(1, height // 14))
        canvas.outline(canvas.box, colour, max(1, height // 9))
    side = height - 2 * (height // 10)
    plate = canvas.box.square(side)
    if mortgaged:
        canvas.rect(plate.inset(-side // 4, 0), look.paper)
        owner_badge(canvas, look, plate, seat, letter, look.paper)
    else:
        ink = look.ink_on(colour)
        badge(canvas, plate, seat, letter, ink, look.ink_on(ink), colour)
    return canvas.sprite()


def building_bar(
    look: Look, ed: Edition, width: int, height: int, pos: Pos, level: int, turn: Turn = None
) -> Sprite:
    """Return a street's colour bar with its houses and their number, or with a hotel."""
    what = (width, height, ed.board.group[pos], level, level == ed.rules.hotel_level)
    return look.inks.sprite(("bar", turn, *what), lambda: _bar(look, *what).turned(turn))


def _bar(look: Look, width: int, height: int, group: str, level: int, hotel: bool) -> Sprite:
    colour = look.group(group)
    ink = look.ink_on(colour)
    canvas = Canvas.blank(look.inks, width, height, colour)
    edge = max(1, height // 16)
    if hotel:
        canvas.figure(icon("hotel"), canvas.box.inset(0, edge), ink, colour)
    else:
        side = min(height - 2 * edge, (width - 2 * edge) * 10 // (10 * level + 8))
        row = Box(0, 0, side * level + side * 4 // 5, height)
        row = row.moved((width - row.width) // 2, 0)
        number, row = row.cut_left(side * 4 // 5)
        canvas.line(str(level), number, "bold", round(side * 0.98), ink, colour, "centre", 6)
        for place in row.columns(level):
            canvas.figure(icon("house"), place, ink, colour)
    return canvas.sprite()


def token_disc(look: Look, tokens: tuple[str, ...], name: str, seat: int, side: int) -> Sprite:
    """Return a token: its figure on a disc of the player's colour, with a white rim."""
    figure = token(name, plain_pieces(tokens).get(name, 0))
    key = ("token", figure, seat, side)
    return look.inks.sprite(key, lambda: _disc(look, figure, seat, side))


def token_on(
    canvas: Canvas,
    look: Look,
    box: Box,
    tokens: tuple[str, ...],
    name: str,
    seat: int,
    ground: str,
) -> None:
    """Draw a token whose white rim blends with any background."""
    side = box.width
    canvas.figure(SHAPES[0], box.inset(-side // 40), WHITE, ground)
    inside = Image.new("L", box.size, 0)
    ImageDraw.Draw(inside).ellipse((2, 2, side - 3, side - 3), fill=255)
    canvas.image.paste(token_disc(look, tokens, name, seat, side).numbers, box.corner, inside)


def _disc(look: Look, figure: Figure, seat: int, side: int) -> Sprite:
    colour = look.seat(seat)
    rim = max(1, round(side * 0.06))
    ramp = look.inks.ramp
    outer = _disc_mask(side)
    sprite = inked(outer, ramp(look.centre, WHITE))
    sheet = Canvas(look.inks, sprite.numbers)
    inner = side - 2 * rim
    sheet.paste(inked(_disc_mask(inner), ramp(WHITE, colour)), (rim, rim))
    drawn = round(side * 0.74)
    at = (side - drawn) // 2
    sheet.paste(inked(mask(figure, drawn), ramp(colour, look.ink_on(colour))), (at, at))
    return sprite


def _disc_mask(side: int) -> Image.Image:
    large = Image.new("L", (side * LARGER, side * LARGER), 0)
    ImageDraw.Draw(large).ellipse((0, 0, side * LARGER - 1, side * LARGER - 1), fill=255)
    return large.reduce(LARGER)


def die_sprite(look: Look, value: int, side: int, on: str) -> Sprite:
    """Return a white die with a black edge that shows `value`."""
    return look.inks.sprite(("die", value, side, on), lambda: _die(look, value, side, on))


def _die(look: Look, value: int, side: int, on: str) -> Sprite:
    canvas = Canvas.blank(look.inks, side, side, on)
    canvas.rounded(canvas.box.inset(side * 4 // 100), BLACK, on, side // 5)
    canvas.figure(die(value), canvas.box, WHITE, BLACK)
    return canvas.sprite()


def laid_out(area: Box, count: int, side: int) -> list[Box]:
    """Return boxes for tokens in centred rows in the middle of an area.

    A box is `side` pixels wide, and smaller only if the area has no room for all tokens.
    """
    side = min(side, area.width)
    while side > SPECK and -(-count // max(1, area.width // side)) * side > area.height:
        side -= 1
    columns = max(1, min(count, area.width // side))
    first = area.top + (area.height - -(-count // columns) * side) // 2
    places = []
    for i in range(count):
        row, column = divmod(i, columns)
        here = min(columns, count - row * columns)
        left = area.left + (area.width - here * side) // 2 + column * side
        top = first + row * side
        places.append(Box(left, top, left + side, top + side))
    return places


def along_corner(sheet: Box, count: int, few: int, many: int) -> list[Box]:
    """Return boxes for tokens along a corner's inner edges, which keeps the corner's words free.

    Up to four tokens are `few` pixels wide, more tokens are `many` pixels wide. There are at most
    eight boxes. The seventh is at the board's outer corner, the eighth is where the lanes meet.
    """
    side = few if count <= 4 else many
    far = sheet.right - side
    inner = [(far - step * side, 0) for step in range(3)]
    slots = [slot for x, y in inner for slot in ((x, y), (y, x))]
    slots += [(far, far), (0, 0)]
    return [Box(x, y, x + side, y + side) for x, y in slots[:count]]


def offline_mark(canvas: Canvas, box: Box, on: str) -> None:
    """Draw the offline token: a dark square, unlike the players' discs."""
    side = box.width
    canvas.card(box, BLACK, on, side // 5, WHITE, max(1, side // 20))
    canvas.figure(_no_signal, box.inset(side // 8), WHITE, BLACK)


def _no_signal(pen: Pen) -> None:
    icon("wifi")(pen)
    stroke = ((16, 12), (86, 90))
    pen.line(stroke, 20, cut=True)
    pen.line(stroke, 9)
