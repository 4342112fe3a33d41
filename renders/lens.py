"""The lens: the acting player's space and its neighbours, large enough for a phone."""

from __future__ import annotations

from engine.edition import Edition, Pos
from engine.state import BANK
from renders.box import Box
from renders.canvas import Canvas
from renders.cells import price_line
from renders.facts import rent_words, standing_on
from renders.figures.choice import space_icon
from renders.figures.icons import icon
from renders.geometry import Geometry
from renders.look import Look, sign_colour
from renders.marks import building_bar, letters, owner_badge, token_disc
from renders.scene import Scene
from renders.sprite import Sprite

BAND = 36


def paint_lens(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Three spaces in the order of play: the one before, the player's own, the next."""
    view = scene.view
    here = view.players[scene.actor].at
    size = view.ed.board.size
    gap = geo.px(10)
    wide = (box.width - 2 * gap) * 38 // 100
    before, rest = box.cut_left((box.width - wide) // 2 - gap)
    main, after = rest.skip_left(gap).cut_left(wide)
    after = after.skip_left(gap)
    for place, step in ((before, -1), (main, 0), (after, 1)):
        pos = Pos((here + step) % size)
        canvas.paste(_tile(geo, look, scene, pos, place, step == 0), place.corner)
        _visitors(canvas, geo, look, scene, pos, place)


def _tile(geo: Geometry, look: Look, scene: Scene, pos: Pos, place: Box, main: bool) -> Sprite:
    view = scene.view
    owner = view.owner[pos]
    letter = letters(scene.names)[owner] if owner != BANK else ""
    words = rent_words(view, pos) if letter else price_line(view.ed, pos)
    level = view.level[pos]
    key = ("lens", pos, place.size, main, owner, letter, words, level, view.mortgaged[pos])
    return look.inks.plates.get(
        key, lambda: _paint(geo, look, view.ed, pos, place.size, main, owner, letter, words, level)
    )


def _paint(
    geo: Geometry,
    look: Look,
    ed: Edition,
    pos: Pos,
    size: tuple[int, int],
    main: bool,
    owner: int,
    letter: str,
    words: str,
    level: int,
) -> Sprite:
    canvas = Canvas.blank(look.inks, *size, look.centre)
    edge = geo.px(3 if main else 2)
    canvas.card(
        canvas.box, look.paper, look.centre, geo.px(12), look.accent if main else look.rule, edge
    )
    body = canvas.box.inset(edge + geo.px(8), edge + geo.px(6))
    if ed.board.kind[pos] == "street":
        band, body = body.cut_top(geo.px(BAND))
        if level:
            canvas.paste(building_bar(look, ed, *band.size, pos, level), band.corner)
        else:
            canvas.rect(band, look.group(ed.board.group[pos]))
        canvas.outline(band, look.rule, geo.px(1.5))
    body = body.cut_bottom(geo.px(14))[1]
    foot, body = body.cut_bottom(geo.px(36))
    figure = space_icon(ed, pos)
    if figure:
        top, body = body.cut_top(geo.px(66))
        canvas.figure(icon(figure), top.square(geo.px(62)), sign_colour(look, ed, pos), look.paper)
    name = body.inset(0, geo.px(4))
    canvas.text(ed.board.name[pos], name, "bold", geo.px(36 if main else 29), look.ink, look.paper)
    if letter:
        sign, foot = foot.cut_left(geo.px(36))
        owner_badge(canvas, look, sign.square(geo.px(34)), owner, letter, look.paper)
        foot = foot.skip_left(geo.px(6))
    canvas.line(words, foot, "text", geo.px(26), look.ink, look.paper, "centre")
    return canvas.sprite()


def _visitors(
    canvas: Canvas, geo: Geometry, look: Look, scene: Scene, pos: Pos, place: Box
) -> None:
    """Whose tokens stand there, on the tile's lower edge."""
    view = scene.view
    here = standing_on(view, pos)
    side = min(geo.px(46), place.width // max(1, len(here)))
    row = Box(0, 0, side * len(here), side)
    row = row.moved(place.centre[0] - row.width // 2, place.bottom - side * 3 // 5)
    for seat, spot in zip(here, row.columns(max(1, len(here))), strict=False):
        name = view.players[seat].token
        canvas.paste(token_disc(look, name, view.ed.tokens.index(name), seat, side), spot.corner)
