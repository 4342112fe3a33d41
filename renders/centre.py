"""The centre of the board: title and dice, the lens, the news if any, the players, the stock."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.edition import Currency, Seat
from engine.money import total_worth
from renders.box import Box
from renders.canvas import Canvas
from renders.colour import clear_of
from renders.facts import deck_icon
from renders.figures.icons import icon
from renders.geometry import Geometry
from renders.lens import paint_lens
from renders.look import Look
from renders.marks import die_sprite, letters, owner_badge, token_disc
from renders.scene import Scene
from renders.sprite import Sprite

GAP = 10
HEADER, STOCK = 56, 36
ROW, LEAST_ROW = 48, 33
LENS, LEAST_LENS = 250, 206
"""Heights on a board of 1024: the table and the lens shrink so that the news have room."""
NEWS = 92
TALL_ROW, TALL_LENS = 72, 360
"""Without news the lens and the table have their room, and are easier to read when small."""


def paint_centre(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    told = bool(scene.news)
    header, lens, news, table, stock = sections(geo, len(scene.names), news=told)
    _header(canvas, geo, look, scene, header)
    if told:
        _news(canvas, geo, look, scene, news)
    paint_lens(canvas, geo, look, scene, lens)
    _table(canvas, geo, look, scene, table)
    _stock(canvas, geo, look, scene, stock)


def sections(geo: Geometry, seats: int, *, news: bool = True) -> tuple[Box, Box, Box, Box, Box]:
    """Header, lens, news, table and stock, from top to bottom; without news their box is flat."""
    gap = geo.px(GAP)
    header, rest = geo.centre.cut_top(geo.px(HEADER))
    stock, rest = rest.cut_bottom(geo.px(STOCK))
    rest = rest.inset(0, gap)
    if not news:
        least = rest.height - geo.px(LENS) - 2 * gap
        table, rest = rest.cut_bottom(min(geo.px(TALL_ROW) * seats, least))
        rest = rest._replace(bottom=rest.bottom - 2 * gap)
        lens, rest = rest.cut_top(min(geo.px(TALL_LENS), rest.height))
        return header, lens, rest._replace(bottom=rest.top), table, stock
    spare = rest.height - geo.px(LEAST_LENS + NEWS) - 2 * gap
    table, rest = rest.cut_bottom(max(geo.px(LEAST_ROW) * seats, min(geo.px(ROW) * seats, spare)))
    rest = rest._replace(bottom=rest.bottom - gap)
    lens, rest = rest.cut_top(min(geo.px(LENS), rest.height - geo.px(NEWS) - gap))
    return header, lens, rest._replace(top=rest.top + gap), table, stock


def _header(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """The edition's name, the turn, and the last dice."""
    turn = scene.view.turn
    dice, rest = box.cut_right(geo.px(112))
    if any(turn.dice):
        for value, place in zip(turn.dice, dice.columns(2, geo.px(8)), strict=True):
            square = place.square(geo.px(50))
            canvas.paste(die_sprite(look, value, square.width, look.centre), square.corner)
    number, title = rest.skip_right(geo.px(14)).cut_right(geo.px(110))
    words = f"turn {turn.number}" if scene.view.result is None else "the end"
    canvas.line(words, number, "text", geo.px(26), look.muted, look.centre, "right")
    canvas.line(scene.view.ed.name, title, look.face, geo.px(38), look.ink, look.centre)


def _news(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """What just happened, beside the sign of the deck it came from."""
    key = ("news", box.size, scene.news, scene.deck)
    plate = look.inks.plates.get(key, lambda: _news_plate(geo, look, scene, box.size))
    canvas.paste(plate, box.corner)


def _news_plate(geo: Geometry, look: Look, scene: Scene, size: tuple[int, int]) -> Sprite:
    canvas = Canvas.blank(look.inks, *size, look.centre)
    canvas.rounded(canvas.box, look.panel, look.centre, geo.px(12))
    inner = canvas.box.inset(geo.px(12), geo.px(6))
    if scene.deck:
        place, inner = inner.cut_left(geo.px(50))
        figure = icon(deck_icon(scene.view.ed, scene.deck))
        canvas.figure(
            figure,
            place.square(geo.px(44)),
            clear_of(look.panel, look.deck(scene.deck), look.ink),
            look.panel,
        )
        inner = inner.skip_left(geo.px(10))
    if scene.news:
        canvas.text(scene.news, inner, "text", geo.px(27), look.ink, look.panel, "left", geo.px(13))
    return canvas.sprite()


def _table(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """A row for each player: token, name, cash and what it all is worth."""
    view = scene.view
    marks = letters(scene.names)
    for seat, place in enumerate(box.rows(len(scene.names), geo.px(3))):
        player = view.players[seat]
        row = Row(
            place.size,
            seat,
            scene.names[seat],
            marks[seat],
            player.token,
            view.ed.tokens.index(player.token),
            None if player.out else player.cash,
            total_worth(view.ed.board, view, Seat(seat)),
            seat == scene.actor and view.result is None,
            ("bars",) * bool(player.jail) + ("key",) * min(2, len(player.cards)),
        )
        sprite = look.inks.plates.get(row, partial(_row, geo, look, view.ed.currency, row))
        canvas.paste(sprite, place.corner)


class Row(NamedTuple):
    """All that a player's row shows; `cash` is None for a player who is out."""

    size: tuple[int, int]
    seat: int
    name: str
    letter: str
    token: str
    piece: int
    cash: int | None
    worth: int
    acting: bool
    signs: tuple[str, ...]


def _row(geo: Geometry, look: Look, currency: Currency, row: Row) -> Sprite:
    canvas = Canvas.blank(look.inks, *row.size, look.centre)
    ground = look.paper if row.acting else look.panel
    if row.acting:
        canvas.card(canvas.box, ground, look.centre, geo.px(9), look.seat(row.seat), geo.px(3))
    else:
        canvas.rounded(canvas.box, ground, look.centre, geo.px(9))
    side = canvas.box.height - geo.px(8)
    place, rest = canvas.box.inset(geo.px(10), 0).cut_left(side)
    disc = token_disc(look, row.token, row.piece, row.seat, side)
    canvas.paste(disc, place.square(side).corner)
    place, rest = rest.skip_left(geo.px(6)).cut_left(side * 4 // 5)
    owner_badge(canvas, look, place.square(side * 3 // 4), row.seat, row.letter, ground)
    rest = rest.skip_left(geo.px(8))
    height = canvas.box.height
    usual = geo.px(29)
    size = max(min(usual, height * 7 // 10), height * 11 // 20)
    column = geo.px(132) if size <= usual else size * 14 // 3
    ink = look.muted if row.cash is None else look.ink
    if row.cash is None:
        words, rest = rest.cut_right(max(geo.px(180), size * 6))
        canvas.line("out of the game", words, "text", size * 4 // 5, ink, ground, "right")
    else:
        worth, rest = rest.cut_right(column)
        cash, rest = rest.cut_right(column)
        canvas.line(
            currency.show(row.worth), worth, "text", size * 4 // 5, look.muted, ground, "right"
        )
        canvas.line(currency.show(row.cash), cash, "bold", size, ink, ground, "right")
    rest = rest.skip_right(geo.px(8))
    for sign in row.signs:
        place, rest = rest.cut_right(side * 7 // 8)
        canvas.figure(icon(sign), place.square(side * 3 // 4), look.accent, ground)
    canvas.line(row.name, rest, "bold", size, ink, ground)
    return canvas.sprite()


def _stock(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """What the Bank has left, how many cards lie in the decks, and the pot if there is one."""
    view = scene.view
    entries = [
        ("house", look.rule, str(view.bank.houses)),
        ("hotel", look.rule, str(view.bank.hotels)),
    ]
    for deck, left in view.cards_left.items():
        entries.append(
            (deck_icon(view.ed, deck), clear_of(look.centre, look.deck(deck), look.ink), str(left))
        )
    if view.bank.pot or view.ed.rules.free_parking_pot:
        entries.append(("coins", look.accent, view.ed.currency.show(view.bank.pot)))
    for (sign, colour, words), place in zip(entries, box.columns(len(entries)), strict=True):
        figure, rest = place.cut_left(geo.px(34))
        canvas.figure(icon(sign), figure.square(geo.px(32)), colour, look.centre)
        rest = rest.skip_left(geo.px(8))
        canvas.line(words, rest, "bold", geo.px(25), look.ink, look.centre)
