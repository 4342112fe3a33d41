"""The picture of a running game's board: the printed board with owners, buildings and tokens."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.edition import Pos, Seat
from engine.state import BANK
from engine.view import SeatView
from renders.box import Box
from renders.canvas import Canvas
from renders.cells import BAR, STRIP, inmates_box, visitors_box
from renders.centre import paint_centre
from renders.facts import standing_on
from renders.geometry import TURNS, Geometry, geometry
from renders.layers import printed_board
from renders.look import Look, Variant, look_of
from renders.marks import (
    along_corner,
    building_bar,
    laid_out,
    offline_mark,
    owner_strip,
    token_disc,
)
from renders.png import copied
from renders.scene import Scene
from renders.sitters import letters
from renders.trail import paint_trail

SMALLEST, USUAL, LARGEST = 512, 1024, 2048
TOKEN, OFFLINE = 38, 30
FEW, MANY = 32, 23
"""Diameters in pixels of tokens on a corner: for up to four tokens, and for more tokens. They are
for a board 1024 pixels wide.
"""


def paint_board(scene: Scene, variant: Variant = "light", size: int = USUAL) -> Image.Image:
    """Paint the board as a palette image, `size` pixels wide and high.

    Raise ValueError if the size is out of range.
    """
    if not SMALLEST <= size <= LARGEST:
        raise ValueError(f"a board is {SMALLEST} to {LARGEST} pixels wide, not {size}")
    look = look_of(scene.view.ed, variant)
    geo = geometry(len(scene.view.ed.spaces), size)
    printed = printed_board(scene.say, scene.view.ed, look, geo.size, motif=False)
    canvas = Canvas(look.inks, copied(printed))
    _game(canvas, geo, look, scene)
    return canvas.picture()


def draw_board(canvas: Canvas, look: Look, scene: Scene, size: int) -> None:
    """Draw the board at the top left of a canvas, `size` pixels wide and high."""
    geo = geometry(len(scene.view.ed.spaces), size)
    canvas.image.paste(printed_board(scene.say, scene.view.ed, look, geo.size, motif=False))
    _game(canvas, geo, look, scene)


def _game(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    """Draw what the game adds to the printed board: owners, buildings, trail, centre, tokens."""
    _estates(canvas, geo, look, scene)
    paint_trail(canvas, geo, look, scene)
    paint_centre(canvas, geo, look, scene)
    _tokens(canvas, geo, look, scene)


def _estates(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    """Draw the owner strips and buildings from cached sprites.

    This is as fast as copying a cached board with owners and buildings, and takes less memory.
    """
    view, marks = scene.view, letters(scene.names)
    for pos in view.ed.board.deeds:
        owner = view.owner[pos]
        if owner == BANK:
            continue
        turn = TURNS[geo.side(pos)]
        size, corner = strip_place(geo, pos)
        sprite = owner_strip(look, *size, owner, marks[owner], view.mortgaged[pos], turn)
        canvas.paste(sprite, corner)
        if view.level[pos]:
            part = geo.upright(pos).cut_top(geo.px(BAR) - geo.px(1.5))[0]
            sprite = building_bar(look, view.ed, *part.size, pos, view.level[pos], turn)
            canvas.paste(sprite, geo.placed(pos, part).corner)


@lru_cache(maxsize=512)
def strip_place(geo: Geometry, pos: Pos) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the size of a deed's owner strip before rotation, and its top left on the board."""
    part = geo.upright(pos).cut_bottom(geo.px(STRIP))[0]
    return part.size, geo.placed(pos, part).corner


def _tokens(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    view = scene.view
    for pos in sorted({player.at for player in view.players if not player.out}):
        for seat, place in token_places(geo, view, pos):
            name = view.players[seat].token
            disc = token_disc(look, view.ed.tokens, name, seat, place.width)
            canvas.paste(disc, place.corner)
    if view.bank.offline >= 0:
        place = offline_place(geo, view)
        offline_mark(canvas, place, look.centre)


def token_places(geo: Geometry, view: SeatView, pos: Pos) -> list[tuple[Seat, Box]]:
    """Return each seat on a space with the box of its token.

    Prisoners and visitors have separate places.
    """
    here = standing_on(view, pos)
    inside = [seat for seat in here if view.players[seat].jail]
    outside = [seat for seat in here if not view.players[seat].jail]
    places = _standing(geo, view, pos)
    found = list(zip(outside, places, strict=False))
    if inside:
        cells = laid_out(inmates_box(geo), len(inside), geo.px(TOKEN))
        found += [(seat, geo.placed(pos, place)) for seat, place in zip(inside, cells, strict=True)]
    return found


def offline_place(geo: Geometry, view: SeatView) -> Box:
    """Return the box of the offline token, which has the last place on its space.

    The game must have an offline token on the board.
    """
    last = _standing(geo, view, view.bank.offline)[-1]
    return last.square(min(last.width, geo.px(OFFLINE)))


def _standing(geo: Geometry, view: SeatView, pos: Pos) -> tuple[Box, ...]:
    """Return the boxes of the tokens on a space, except prisoners.

    If the offline token is on the space, its box is the last.
    """
    other = geo.round_the_corner(pos)
    beyond = 0 if other is None else _crowd(view, other)
    return standing_places(geo, pos, pos == view.ed.board.jail, _crowd(view, pos), beyond)


def _crowd(view: SeatView, pos: Pos) -> int:
    free = sum(not view.players[seat].jail for seat in standing_on(view, pos))
    return free + (view.bank.offline == pos)


@lru_cache(maxsize=1024)
def standing_places(
    geo: Geometry, pos: Pos, jail: bool, count: int, beyond: int
) -> tuple[Box, ...]:
    """Return the boxes on the board for `count` tokens on a space.

    `beyond` is the number of tokens on the space round the corner, whose lane meets the lane of
    this space. If `jail` is True, the boxes are for visitors of the jail.
    """
    sheet, side = geo.upright(pos), geo.px(TOKEN)
    if jail:
        places = laid_out(visitors_box(geo), count, side)
    elif geo.is_corner(pos):
        places = along_corner(sheet, count, geo.px(FEW), geo.px(MANY))
    else:
        places = laid_out(_lane(geo, pos, count, beyond), count, side)
    return tuple(geo.placed(pos, place) for place in places)


def _lane(geo: Geometry, pos: Pos, count: int, beyond: int) -> Box:
    """Return the part of a space's lane for its tokens.

    It leaves out the part taken by tokens round the corner. If the tokens still fit, it also leaves
    out the tip, where two lanes meet.
    """
    taken = _taken(geo, pos, count, beyond)
    spare = geo.lane_upright(pos, max(taken, geo.tip(pos)))
    return spare if count * geo.px(TOKEN) <= spare.width else geo.lane_upright(pos, taken)


def _taken(geo: Geometry, pos: Pos, mine: int, theirs: int) -> int:
    """Return how many pixels of a space's lane the tokens round the corner occupy.

    Two lanes meet at the tip. Only the space with more tokens may use the tip, or with equally many
    the space with the higher number. The result for that space is 0.
    """
    other = geo.round_the_corner(pos)
    if other is None or not theirs or (mine, pos) > (theirs, other):
        return 0
    return -laid_out(geo.lane_upright(other), theirs, geo.px(TOKEN))[0].top
