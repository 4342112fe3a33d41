"""The centre of the board: title, dice, enlarged spaces, news, players, and the Bank's stock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.edition import Seat
from engine.state import Player
from renders.box import Box
from renders.canvas import Canvas
from renders.colour import clear_of
from renders.danger import chance, dangers, worst
from renders.facts import deck_icon, worth_words
from renders.figures.icons import icon
from renders.geometry import Geometry
from renders.lens import paint_lens
from renders.look import Look
from renders.marks import die_sprite, owner_badge, token_disc
from renders.scene import GameTime, Scene
from renders.sitters import letters
from renders.sprite import Sprite
from renders.text import clipped, size_for, widest
from renders.words import Say

GAP = 10
HEADER, STOCK = 56, 36
ROW, LEAST_ROW = 48, 33
LENS, LEAST_LENS = 250, 206
"""Usual and smallest height in pixels of the lens, which shows three enlarged spaces. They are for
a board 1024 pixels wide. With news, the lens may shrink to the smallest height, and a row of the
player table to `LEAST_ROW`.
"""
NEWS = 92
TALL_ROW, TALL_LENS = 72, 360
"""Largest heights in pixels of a player's row and of the lens if there is no news."""
DANGER = 30
"""Height in pixels of the line about the rents ahead, below the lens if there is no news."""
CAPTION, CAPTION_SIZE = 20, 18
"""Height and font size of the player table's headings, in pixels. They are left out if the rows
need the room.
"""
MONEY, APART, USUAL_SUM = 132, 28, 9_999
"""Largest width and spare width in pixels of a money column, and an amount with room kept for it.

The largest width is for the usual font size.
"""
TIME = 210
"""Width in pixels of a timed game's minutes, beside the Bank's stock."""
STACKED = 20
"""Smallest side in pixels of an icon in a player's row if two icons are stacked."""


def paint_centre(canvas: Canvas, geo: Geometry, look: Look, scene: Scene) -> None:
    told = bool(scene.news)
    header, lens, news, table, stock = sections(geo, len(scene.names), news=told)
    _header(canvas, geo, look, scene, header)
    if told:
        _news(canvas, geo, look, scene, news)
    else:
        lens, danger = lens_parts(geo, lens)
        _danger(canvas, geo, look, scene, danger)
    paint_lens(canvas, geo, look, scene, lens)
    _table(canvas, geo, look, scene, table)
    _stock(canvas, geo, look, scene, stock)


@lru_cache(maxsize=256)
def sections(geo: Geometry, seats: int, *, news: bool = True) -> tuple[Box, Box, Box, Box, Box]:
    """Return the boxes of header, lens, news, player table and Bank's stock, from top to bottom.

    The lens shows three enlarged spaces. Without news, the box of the news has no height.
    """
    gap = geo.px(GAP)
    header, rest = geo.centre.cut_top(geo.px(HEADER))
    stock, rest = rest.cut_bottom(geo.px(STOCK))
    rest = rest.inset(0, gap)
    if not news:
        least = rest.height - geo.px(LENS) - 2 * gap
        table, rest = rest.cut_bottom(min(geo.px(TALL_ROW) * seats + geo.px(CAPTION), least))
        rest = rest.skip_bottom(2 * gap)
        lens, rest = rest.cut_top(min(geo.px(TALL_LENS), rest.height))
        return header, lens, rest._replace(bottom=rest.top), table, stock
    spare = rest.height - geo.px(LEAST_LENS + NEWS) - 2 * gap
    wanted = geo.px(ROW) * seats + geo.px(CAPTION)
    table, rest = rest.cut_bottom(max(geo.px(LEAST_ROW) * seats, min(wanted, spare)))
    rest = rest.skip_bottom(gap)
    lens, rest = rest.cut_top(min(geo.px(LENS), rest.height - geo.px(NEWS) - gap))
    return header, lens, rest.skip_top(gap), table, stock


def _header(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Draw the edition's name, the turn, and the last dice with the thrower's badge."""
    turn, rest = scene.view.turn, box
    if scene.thrower is not None and any(turn.dice):
        mark, dice, rest = dice_places(geo, box)
        letter = letters(scene.names)[scene.thrower]
        owner_badge(canvas, look, mark, scene.thrower, letter, look.centre)
        for value, square in zip(turn.dice, dice, strict=True):
            canvas.paste(die_sprite(look, value, square.width, look.centre), square.corner)
        rest = rest.skip_right(geo.px(14))
    number, title = rest.cut_right(geo.px(110))
    over = scene.view.result is not None
    words = scene.say("picture-end") if over else scene.say("picture-turn", turn=turn.number)
    canvas.line(words, number, "text", geo.px(26), look.muted, look.centre, "right")
    canvas.line(scene.view.ed.name, title, look.face, geo.px(38), look.ink, look.centre)


def dice_places(geo: Geometry, header: Box) -> tuple[Box, tuple[Box, Box], Box]:
    """Return the boxes of the thrower's badge and the two dice, and the rest of the header."""
    side, gap = geo.px(46), geo.px(8)
    second, rest = header.skip_right(geo.px(12)).cut_right(side)
    first, rest = rest.skip_right(gap).cut_right(side)
    mark, rest = rest.skip_right(gap).cut_right(geo.px(36))
    return mark.square(mark.width), (first.square(side), second.square(side)), rest


def _news(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Draw the news, with the icon of the deck of this turn's last card, if any."""
    key = ("news", box.size, scene.news, scene.deck)
    plate = look.inks.plate(key, lambda: _news_plate(geo, look, scene, box.size))
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


def lens_parts(geo: Geometry, lens: Box) -> tuple[Box, Box]:
    """Split a box into the lens (three enlarged spaces) and a line about the rents ahead below it.

    The line has room even if no rent is ahead, so that the lens does not change between turns.
    """
    line, lens = lens.cut_bottom(geo.px(DANGER))
    return lens.skip_bottom(geo.px(GAP)), line


def _danger(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Draw the highest rent that the next throw can lead to, its odds, and the odds of any rent.

    Nothing is drawn if no rent is ahead.
    """
    found = dangers(scene.view)
    if not found:
        return
    pos, rent, ways = worst(found)
    ed, any_rent = scene.view.ed, sum(danger.ways for danger in found)
    words = scene.say(
        "picture-danger",
        rent=ed.currency.show(rent),
        place=ed.board.name[pos],
        chance=chance(scene.say, ways),
        any=chance(scene.say, any_rent),
    )
    key = ("danger", box.size, words)
    canvas.paste(look.inks.plate(key, lambda: _danger_plate(geo, look, words, box)), box.corner)


def _danger_plate(geo: Geometry, look: Look, words: str, box: Box) -> Sprite:
    canvas = Canvas.blank(look.inks, *box.size, look.centre)
    canvas.line(words, canvas.box, "text", geo.px(24), look.ink, look.centre, "centre")
    return canvas.sprite()


def _table(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Draw a row for each player: token, name, cash and worth. The current player has a frame."""
    view, show = scene.view, scene.view.ed.currency.show
    caption, box = table_parts(geo, box, len(scene.names))
    places = box.rows(len(scene.names), geo.px(3))
    worths = [worth_words(view.ed, view.worth_of(Seat(i))) for i in range(len(scene.names))]
    rows = [
        (show(player.cash), worth)
        for player, worth in zip(view.players, worths, strict=True)
        if not player.out
    ]
    columns = Columns.of(geo, min(place.height for place in places), rows, show(USUAL_SUM))
    marks, asked = letters(scene.names), scene.asked_signs
    for seat, place in enumerate(places):
        player = view.players[seat]
        row = Row(
            place.size,
            seat,
            scene.names[seat],
            marks[seat],
            player.token,
            view.ed.tokens,
            None if player.out else show(player.cash),
            scene.say("picture-out_of_game") if player.out else worths[seat],
            columns,
            seat == view.turn.seat and view.result is None,
            signs_of(player, asked.get(Seat(seat))),
        )
        sprite = look.inks.plate(row, partial(_row, geo, look, row))
        canvas.paste(sprite, place.corner)
    if caption.height:
        heads = scene.say("picture-worth"), scene.say("picture-cash")
        key = ("captions", caption.size, columns, heads)
        plate = look.inks.plate(key, lambda: _captions(geo, look, columns, heads, caption.size))
        canvas.paste(plate, caption.corner)


def signs_of(player: Player, asked: str | None) -> tuple[str, ...]:
    """Return a player's icon names: `asked` if given, bars in jail, a key for each kept card.

    At most two cards have a key.
    """
    kept = ("bars",) * bool(player.jail) + ("key",) * min(2, len(player.cards))
    return kept if asked is None else (asked, *kept)


def table_parts(geo: Geometry, table: Box, seats: int) -> tuple[Box, Box]:
    """Return the boxes of the player table's headings and rows.

    Without room for the headings, their box has no height.
    """
    roomy = table.height - geo.px(CAPTION) >= geo.px(LEAST_ROW) * seats
    return table.cut_top(geo.px(CAPTION) if roomy else 0)


class Columns(NamedTuple):
    """Widths of the money columns and font sizes in pixels, equal in all rows of the table."""

    cash_wide: int
    worth_wide: int
    name: int
    cash: int
    worth: int

    @classmethod
    def of(
        cls, geo: Geometry, height: int, rows: Sequence[tuple[str, str]], usually: str
    ) -> Columns:
        """Choose the largest fonts in which the sums of every row fit.

        The columns also have room for the sum `usually`, so that their widths seldom change.
        """
        usual = geo.px(29)
        size = max(min(usual, height * 7 // 10), height * 11 // 20)
        most = geo.px(MONEY) if size <= usual else size * 14 // 3
        sums, worths = zip(*rows, strict=True)
        cash = size_for(sums, "bold", size, most - geo.px(10))
        worth = size_for(worths, "text", size * 4 // 5, most - geo.px(10))
        return cls(
            min(most, widest((*sums, usually), "bold", cash) + geo.px(APART)),
            min(most, widest((*worths, usually), "text", worth) + geo.px(APART)),
            size,
            cash,
            worth,
        )


def _captions(
    geo: Geometry, look: Look, columns: Columns, heads: tuple[str, str], size: tuple[int, int]
) -> Sprite:
    canvas = Canvas.blank(look.inks, *size, look.centre)
    room = canvas.box.inset(geo.px(10), 0).moved(0, -1)  # one pixel up, as a p has a descender
    worth, rest = room.cut_right(columns.worth_wide)
    cash, _ = rest.cut_right(columns.cash_wide)
    for words, place in zip(heads, (worth, cash), strict=True):
        high = geo.px(CAPTION_SIZE)
        canvas.line(words, place, "text", high, look.muted, look.centre, "right")
    return canvas.sprite()


class Row(NamedTuple):
    """The content of a player's row, which is also its cache key.

    For a player who is out, `cash` is None and `worth` has the words for being out.
    """

    size: tuple[int, int]
    seat: int
    name: str
    letter: str
    token: str
    tokens: tuple[str, ...]
    cash: str | None
    worth: str
    columns: Columns
    acting: bool
    signs: tuple[str, ...]


def _row(geo: Geometry, look: Look, row: Row) -> Sprite:
    ground = look.paper if row.acting else look.panel
    who = (row.size, row.seat, row.letter, row.token, row.tokens, row.acting)
    bare = look.inks.plate(("row", *who), lambda: _bare_row(geo, look, row, ground))
    canvas = Canvas(look.inks, bare.numbers.copy())
    side = canvas.box.height - geo.px(8)
    rest = canvas.box.inset(geo.px(10), 0)
    rest = rest.skip_left(side + geo.px(6) + side * 4 // 5 + geo.px(8))
    columns = row.columns
    ink = look.muted if row.cash is None else look.ink
    if row.cash is None:
        words, rest = rest.cut_right(max(geo.px(180), columns.name * 6))
        canvas.line(row.worth, words, "text", columns.name * 4 // 5, ink, ground, "right")
    else:
        worth, rest = rest.cut_right(columns.worth_wide)
        cash, rest = rest.cut_right(columns.cash_wide)
        canvas.line(row.worth, worth, "text", columns.worth, look.muted, ground, "right")
        canvas.line(row.cash, cash, "bold", columns.cash, ink, ground, "right")
    rest = rest.skip_right(geo.px(8))
    places, rest = sign_places(rest.inset(0, geo.px(4)), len(row.signs), geo.px(STACKED))
    for sign, place in zip(row.signs, places, strict=True):
        canvas.figure(icon(sign), place, look.accent, ground)
    size = size_for([row.name], "bold", columns.name, rest.width, columns.cash)
    name = clipped(row.name, "bold", size, rest.width)
    canvas.line(name, rest, "bold", size, ink, ground, smallest=size)
    return canvas.sprite()


def sign_places(row: Box, count: int, least: int) -> tuple[list[Box], Box]:
    """Return squares for a player's icons at the right of a row, and the rest of the row.

    A tall row stacks two icons in a column if each is at least `least` pixels high.
    """
    high = 2 if count > 1 and row.height >= 2 * least else 1
    wide = row.height * 5 // 8 if high == 1 else row.height // 2
    places: list[Box] = []
    while len(places) < count:
        column, row = row.cut_right(wide)
        column = column.skip_left(wide // 8)
        cells = column.rows(min(high, count - len(places)))
        places += [cell.square(min(cell.size)) for cell in cells]
    return places, row


def _bare_row(geo: Geometry, look: Look, row: Row, ground: str) -> Sprite:
    """Paint a player's row without words and icons: background, token and badge."""
    canvas = Canvas.blank(look.inks, *row.size, look.centre)
    if row.acting:
        canvas.card(canvas.box, ground, look.centre, geo.px(9), look.seat(row.seat), geo.px(3))
    else:
        canvas.rounded(canvas.box, ground, look.centre, geo.px(9))
    side = canvas.box.height - geo.px(8)
    place, rest = canvas.box.inset(geo.px(10), 0).cut_left(side)
    disc = token_disc(look, row.tokens, row.token, row.seat, side)
    canvas.paste(disc, place.square(side).corner)
    place, rest = rest.skip_left(geo.px(6)).cut_left(side * 4 // 5)
    owner_badge(canvas, look, place.square(side * 3 // 4), row.seat, row.letter, ground)
    return canvas.sprite()


def _stock(canvas: Canvas, geo: Geometry, look: Look, scene: Scene, box: Box) -> None:
    """Draw the Bank's stock: buildings, cards in the decks, the pot, and a timed game's minutes."""
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
    if scene.time is not None and view.result is None:
        clock, box = time_place(geo, box)
        entry = ("clock", look.accent, time_words(scene.say, scene.time))
        plate = look.inks.plate(
            ("stock", clock.size, entry), lambda: _stocked(geo, look, [entry], clock.size)
        )
        canvas.paste(plate, clock.corner)
    key = ("stock", box.size, *entries)
    canvas.paste(look.inks.plate(key, lambda: _stocked(geo, look, entries, box.size)), box.corner)


def time_place(geo: Geometry, stock: Box) -> tuple[Box, Box]:
    """Return the box of a timed game's minutes, and the rest of the stock's box."""
    return stock.cut_right(geo.px(TIME))


def time_words(say: Say, time: GameTime) -> str:
    """Return words for the minutes gone and in total of a timed game, or for its last round."""
    if time.last_round:
        return say("picture-last_round")
    return say("picture-minutes", gone=time.gone, whole=time.whole)


def _stocked(
    geo: Geometry, look: Look, entries: Sequence[tuple[str, str, str]], size: tuple[int, int]
) -> Sprite:
    canvas = Canvas.blank(look.inks, *size, look.centre)
    places = canvas.box.columns(len(entries))
    for (sign, colour, words), place in zip(entries, places, strict=True):
        figure, rest = place.cut_left(geo.px(34))
        canvas.figure(icon(sign), figure.square(geo.px(32)), colour, look.centre)
        rest = rest.skip_left(geo.px(8))
        canvas.line(words, rest, "bold", geo.px(25), look.ink, look.centre)
    return canvas.sprite()
