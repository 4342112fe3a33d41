"""The lens: large tiles of the space that matters now and its two neighbours."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from engine.edition import Edition, Pos, Seat
from engine.state import BANK
from engine.view import SeatView
from renders.box import Box
from renders.canvas import Canvas
from renders.cells import price_line
from renders.facts import rent_words, show_is_on, standing_on, trip_is_on
from renders.figures.choice import space_icon
from renders.figures.icons import icon
from renders.geometry import Geometry
from renders.look import Look, sign_colour
from renders.marks import building_bar, offline_mark, owner_badge, token_disc
from renders.scene import Scene
from renders.sitters import letters
from renders.sprite import Sprite
from renders.words import Say

USUAL, TALLEST = 250, 360
"""Usual height of a tile in pixels, and the height up to which its text grows.

They are for a board 1024 pixels wide.
"""
BAND, ICON, FOOT, TOKENS = 36, 66, 36, 46
"""Heights in pixels of a tile's colour band, icon, price or rent, and tokens, at the usual height.
"""
NAME, BESIDE, WORDS = 37, 29, 26
"""Largest font sizes in pixels of the main tile's name, the other tiles' names, the price or rent.

They are for tiles of the usual height.
"""


class Tile(NamedTuple):
    """Everything a tile shows except its tokens, as a cache key.

    `crowd` is True if tokens are on the space.
    """

    pos: Pos
    size: tuple[int, int]
    main: bool
    owner: Seat
    letter: str
    words: str
    level: int
    mortgaged: bool
    crowd: bool


def paint_lens(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Draw three tiles in the order of play: the space before, the focused one, the next."""
    view = scene.view
    here = scene.focus
    size = view.ed.board.size
    gap = geo.px(10)
    wide = (box.width - 2 * gap) * 38 // 100
    before, rest = box.cut_left((box.width - wide) // 2 - gap)
    main, after = rest.skip_left(gap).cut_left(wide)
    after = after.skip_left(gap)
    for place, step in ((before, -1), (main, 0), (after, 1)):
        pos = Pos((here + step) % size)
        tile = _tile(scene, pos, place.size, step == 0)
        plate = look.inks.plate(tile, partial(_paint, geo, look, view.ed, tile))
        canvas.paste(plate, place.corner)
        _visitors(canvas, geo, look, view, pos, place)


def _tile(scene: Scene, pos: Pos, size: tuple[int, int], main: bool) -> Tile:
    view = scene.view
    owner = view.owner[pos]
    letter = letters(scene.names)[owner] if owner != BANK else ""
    jailed = main and bool(view.players[scene.actor].jail)
    say = scene.say
    words = rent_now(say, view, pos) if letter else space_words(say, view, pos, jailed=jailed)
    crowd = bool(standing_on(view, pos)) or view.bank.offline == pos
    return Tile(pos, size, main, owner, letter, words, view.level[pos], view.mortgaged[pos], crowd)


def rent_now(say: Say, view: SeatView, pos: Pos) -> str:
    """Return words for the rent for landing on an owned deed, or for why no rent is due.

    No rent is due if the deed is mortgaged or the offline token is on it. It does not matter here
    whether the owner is in jail.
    """
    if view.bank.offline == pos:
        return say("picture-no_rent_offline")
    return rent_words(say, view, pos)


def space_words(say: Say, view: SeatView, pos: Pos, *, jailed: bool = False) -> str:
    """Return words for what a space without an owner costs or does.

    `jailed` is True if the player shown there (`Scene.actor`) is in jail.
    """
    rules, show = view.ed.rules, view.ed.currency.show
    match view.ed.spaces[pos].kind:
        case "card":
            return say("picture-draw_card")
        case "go" if rules.american_expansion:
            return say("picture-salary_or_move", amount=show(rules.salary))
        case "go_to_jail":
            court = rules.american_legal_system
            return say("picture-to_court" if court else "picture-to_jail")
        case "free_parking" if show_is_on(view):
            return say("picture-quiz_deed")
        case "free_parking" if rules.free_parking_pot:
            return say("picture-in_pot", amount=show(view.bank.pot))
        case "jail" if jailed:
            return say("picture-in_jail")
        case "jail" if trip_is_on(view):
            return say("picture-quiz_trip")
        case _:
            return price_line(say, view.ed, pos) or say("picture-nothing_happens")


class TileParts(NamedTuple):
    """The boxes of a tile's parts from top to bottom, and the factor `grown` for font sizes."""

    band: Box
    icon: Box
    name: Box
    foot: Box
    tokens: Box
    grown: float


@lru_cache(maxsize=256)
def tile_parts(geo: Geometry, tile: Box, *, street: bool, signed: bool, crowd: bool) -> TileParts:
    """Return the boxes of a tile's parts.

    A low tile has a smaller icon, a high tile larger letters. `signed` is True for a tile with an
    icon, `crowd` for a tile with tokens.
    """
    px, share = geo.px, _share(geo, tile)
    grown = max(1.0, share)
    tokens, body = _tokens(geo, tile) if crowd else _body(geo, tile).cut_bottom(0)
    band, body = body.cut_top(px(BAND * grown) if street else 0)
    foot, body = body.cut_bottom(px(FOOT * grown))
    sign, body = body.cut_top(px(ICON * share) if signed else 0)
    return TileParts(band, sign, body.inset(0, px(4)), foot, tokens, grown)


def _share(geo: Geometry, tile: Box) -> float:
    return min(TALLEST, tile.height / geo.px.scale) / USUAL


def _body(geo: Geometry, tile: Box) -> Box:
    return tile.inset(geo.px(11), geo.px(9))


def _tokens(geo: Geometry, tile: Box) -> tuple[Box, Box]:
    """Return the box for a row of tokens at the bottom of a tile, and the box above it."""
    return _body(geo, tile).cut_bottom(geo.px(TOKENS * _share(geo, tile)))


def _paint(geo: Geometry, look: Look, ed: Edition, tile: Tile) -> Sprite:
    main, pos, px = tile.main, tile.pos, geo.px
    key = ("tile", tile.size, main)
    bare = look.inks.plate(key, lambda: _bare(geo, look, tile.size, main))
    canvas = Canvas(look.inks, bare.numbers.copy())
    figure = space_icon(ed, pos)
    street = ed.board.kind[pos] == "street"
    band, sign, name, foot, _, grown = tile_parts(
        geo, canvas.box, street=street, signed=bool(figure), crowd=tile.crowd
    )
    if band.height:
        if tile.level:
            canvas.paste(building_bar(look, ed, *band.size, pos, tile.level), band.corner)
        else:
            canvas.rect(band, look.group(ed.board.group[pos]))
        canvas.outline(band, look.rule, px(1.5))
    if figure:
        place = sign.square(sign.height - px(4))
        canvas.figure(icon(figure), place, sign_colour(look, ed, pos), look.paper)
    largest = px((NAME if main else BESIDE) * grown)
    canvas.text(ed.board.name[pos], name, "bold", largest, look.ink, look.paper)
    if tile.letter:
        mark, foot = foot.cut_left(foot.height)
        owner_badge(
            canvas, look, mark.square(mark.height - px(2)), tile.owner, tile.letter, look.paper
        )
        foot = foot.skip_left(px(6))
    canvas.line(tile.words, foot, "text", px(WORDS * grown), look.ink, look.paper, "centre")
    return canvas.sprite()


def _bare(geo: Geometry, look: Look, size: tuple[int, int], main: bool) -> Sprite:
    """Paint the background and edge of a tile."""
    canvas = Canvas.blank(look.inks, *size, look.centre)
    edge, rim = (3, look.accent) if main else (2, look.rule)
    canvas.card(canvas.box, look.paper, look.centre, geo.px(12), rim, geo.px(edge))
    return canvas.sprite()


def _visitors(
    canvas: Canvas, geo: Geometry, look: Look, view: SeatView, pos: Pos, place: Box
) -> None:
    """Draw all tokens on a space in a row at the tile's lower edge, the offline token last."""
    here = standing_on(view, pos)
    offline = view.bank.offline == pos
    if not here and not offline:
        return
    row = _tokens(geo, place)[0]
    for spot, seat in zip(token_row(row, len(here) + offline), [*here, None], strict=False):
        if seat is None:
            offline_mark(canvas, spot.inset(spot.width // 12), look.paper)
        else:
            name = view.players[seat].token
            disc = token_disc(look, view.ed.tokens, name, seat, spot.width)
            canvas.paste(disc, spot.corner)


def token_row(row: Box, count: int) -> list[Box]:
    """Return squares side by side in the middle of a row, as large as fits."""
    side = min(row.height, row.width // count)
    left = row.centre[0] - side * count // 2
    top = row.centre[1] - side // 2
    return [Box(x, top, x + side, top + side) for x in range(left, left + side * count, side)]
