"""The board of a running game: the printed board, and what the game has put on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from engine.edition import Pos, Seat
from engine.state import BANK
from engine.view import SeatView
from renders.box import Box
from renders.cache import Cache
from renders.canvas import Canvas
from renders.cells import BAR, STRIP, inmates_box, visitors_box
from renders.centre import paint_centre
from renders.colour import mix
from renders.facts import standing_on
from renders.figures.icons import icon
from renders.figures.shapes import SHAPES
from renders.geometry import TURNS, Geometry, geometry
from renders.layers import image_bytes, printed_board
from renders.look import BLACK, WHITE, Look, Variant, look_of
from renders.marks import building_bar, laid_out, letters, owner_strip, token_disc, trail_points
from renders.pen import Pen
from renders.scene import Scene

SMALLEST, USUAL, LARGEST = 512, 1024, 2048
TOKEN = 38
STAND_BYTES = 6_000_000
STANDS: Cache[Image.Image] = Cache(STAND_BYTES, image_bytes)
"""The boards of the tables painted lately, as their estates stand."""


def paint_board(scene: Scene, variant: Variant = "light", size: int = USUAL) -> Image.Image:
    """The whole picture as a palette image, `size` pixels wide and high."""
    if not SMALLEST <= size <= LARGEST:
        raise ValueError(f"a board is {SMALLEST} to {LARGEST} pixels wide, not {size}")
    ed = scene.view.ed
    look = look_of(ed, variant)
    geo = geometry(len(ed.spaces), size)
    canvas = Canvas(look.inks, _estates(geo, look, scene).copy())
    _trail(canvas, geo, look, scene)
    paint_centre(canvas, geo, look, scene)
    _tokens(canvas, geo, look, scene)
    return canvas.picture()


def _estates(geo: Geometry, look: Look, scene: Scene) -> Image.Image:
    """The printed board with what is owned and built on it, which few turns change."""
    view, marks = scene.view, letters(scene.names)
    deeds = tuple(zip(view.owner, view.level, view.mortgaged, strict=True))
    key = (look.serial, geo.size, deeds, marks, view.ed.rules.hotel_level)
    return STANDS.get(key, lambda: _built(geo, look, view, marks))


def _built(geo: Geometry, look: Look, view: SeatView, marks: Sequence[str]) -> Image.Image:
    board = view.ed.board
    canvas = Canvas(look.inks, printed_board(view.ed, look, geo.size).copy())
    bar, strip = geo.px(BAR), geo.px(STRIP)
    for pos in board.deeds:
        owner = view.owner[pos]
        if owner == BANK:
            continue
        sheet, turn = geo.upright(pos), TURNS[geo.side(pos)]
        part = sheet.cut_bottom(strip)[0]
        sprite = owner_strip(look, *part.size, owner, marks[owner], view.mortgaged[pos], turn)
        canvas.paste(sprite, geo.placed(pos, part).corner)
        if view.level[pos]:
            part = sheet.cut_top(bar - geo.px(1.5))[0]
            sprite = building_bar(look, view.ed, *part.size, pos, view.level[pos], turn)
            canvas.paste(sprite, geo.placed(pos, part).corner)
    return canvas.image


def _trail(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    """A line along the lane from where the last move began, a dot for every space passed."""
    if scene.mover is None or len(scene.trail) < 2:
        return
    centres = [geo.lane(pos).centre for pos in scene.trail]
    colour = mix(look.centre, look.seat(scene.mover), 0.75)
    half = geo.px(2)
    for (x0, y0), (x1, y1) in pairwise(trail_points(centres)):
        line = Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
        canvas.rect(line.inset(-half), colour)
    for x, y in centres[1:-1]:
        canvas.figure(SHAPES[0], Box(x, y, x, y).inset(-geo.px(6)), colour, look.centre)
    start = Box(*centres[0], *centres[0])
    canvas.figure(SHAPES[0], start.inset(-geo.px(11)), colour, look.centre)
    canvas.figure(SHAPES[0], start.inset(-geo.px(6)), look.centre, colour)


def _tokens(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    view = scene.view
    tokens = view.ed.tokens
    for pos in sorted({player.at for player in view.players if not player.out}):
        for seat, place in token_places(geo, view, pos):
            name = view.players[seat].token
            disc = token_disc(look, name, tokens.index(name), seat, place.width)
            canvas.paste(disc, place.corner)
    if view.bank.offline >= 0:
        _offline(canvas, geo, look, view.bank.offline)


def token_places(geo: Geometry, view: SeatView, pos: Pos) -> list[tuple[Seat, Box]]:
    """Where each token on a space stands. In jail and just visiting are two places."""
    here = standing_on(view, pos)
    inside = [seat for seat in here if view.players[seat].jail]
    outside = [seat for seat in here if not view.players[seat].jail]
    if pos == view.ed.board.jail:
        areas = [(inside, inmates_box(geo)), (outside, visitors_box(geo))]
    elif geo.is_corner(pos):
        areas = [(outside, geo.upright(pos))]
    else:
        lane = geo.lane_upright(pos)
        areas = [(outside, lane._replace(bottom=geo.upright(pos).bottom))]
    side = geo.px(TOKEN)
    return [
        (seat, geo.placed(pos, place))
        for seats, area in areas
        for seat, place in zip(seats, laid_out(area, len(seats), side), strict=True)
    ]


def _offline(canvas: Canvas, geo: Geometry, look: Look, pos: Pos) -> None:
    """The offline token: no player's, so a dark square among the discs."""
    tile = geo.cell(pos).square(geo.px(46))
    canvas.card(tile, BLACK, look.paper, geo.px(9), WHITE, geo.px(2))
    canvas.figure(_no_signal, tile.inset(geo.px(6)), WHITE, BLACK)


def _no_signal(pen: Pen) -> None:
    icon("wifi")(pen)
    stroke = ((16, 12), (86, 90))
    pen.line(stroke, 20, cut=True)
    pen.line(stroke, 9)
