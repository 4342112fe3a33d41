"""The picture of a trade: what each side gives, and each side before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.errors import Illegal
from engine.state import BANK, Offer
from engine.trade import check
from engine.view import SeatView
from renders.accounts import Account, Figure, Side, account, figures, sides
from renders.box import Box
from renders.canvas import Canvas
from renders.faces import Face
from renders.facts import deck_icon
from renders.figures.icons import icon
from renders.look import Variant, look_of
from renders.measure import Measure, picture_measure
from renders.sheet import (
    HEAD,
    MARGIN,
    Sheet,
    group_words,
    head,
    paragraph_height,
)
from renders.sitters import letters
from renders.slip import Slip, paint_slip, slip_height
from renders.text import line_width, size_for
from renders.words import Say, Words

GAP, PAD = 24, 16
NAME, GOOD, LINE = 68, 64, 44
"""Heights in pixels of a side's name, of cash or a jail card, and of a row of the comparison."""
ARROW, THEN = 36, 150
"""Widths in pixels of a row's arrow and of the value after the trade."""
LABELS = {
    "cash": ("picture-cash", 84),
    "worth": ("picture-worth", 84),
    "rent": ("picture-rent_round", 126),
    "chance": ("picture-rent_chance", 180),
    "groups": ("picture-groups_label", 194),
}
"""The message key of each row's label, and the label's smallest width in pixels."""
WIDEST_LABEL = 194
LABEL, NOTE = 26, 25
"""Font sizes in pixels of the labels and of the notes."""


def paint_trade(
    say: Say,
    view: SeatView,
    names: Sequence[str],
    offer: Offer,
    variant: Variant = "light",
    width: int = 1024,
) -> Image.Image:
    """Paint the picture of an open trade offer. The picture is higher if more is offered."""
    look, px = look_of(view.ed, variant), picture_measure(width)
    words = Words(say, view.ed, names)
    both = sides(offer)
    accounts = [account(view, side) for side in both]
    column = (width - 2 * px(MARGIN) - px(GAP)) // 2
    inner = column - 2 * px(PAD)
    goods_high = max(_goods_height(px, side, inner) for side in both)
    notes = [list(_notes(words, side)) for side in accounts]
    notes_high = max(_notes_height(px, lines, inner) for lines in notes)
    upper = px(NAME) + goods_high + 3 * px(PAD)
    lower = len(LABELS) * px(LINE) + notes_high + 2 * px(PAD)
    high = 2 * px(MARGIN) + px(HEAD) + px(GAP) + upper + px(PAD) + lower
    canvas = Canvas.whole(look.inks, width, high, look.centre)
    top, rest = canvas.box.inset(px(MARGIN)).cut_top(px(HEAD))
    warning = "" if _possible(view, offer) else say("picture-impossible")
    head(canvas, look, px, top, "handshake", say("picture-trade"), warning, warns=bool(warning))
    sheet = Sheet(canvas, look, px, view, words, letters(names))
    columns = rest.skip_top(px(GAP)).columns(2, px(GAP))
    compared = [list(figures(say, view, side)) for side in accounts]
    rooms = _rooms(say, px)
    sizes = _sizes(px, inner, rooms, [figure for side in compared for figure in side])
    for side, told, lines, place in zip(both, compared, notes, columns, strict=True):
        giving, after = place.cut_top(upper)
        _giving(sheet, giving, side)
        _account(sheet, after.skip_top(px(PAD)), told, lines, rooms, sizes)
    return canvas.picture()


def _possible(view: SeatView, offer: Offer) -> bool:
    try:
        check(view.ed, view, offer)
    except Illegal:
        return False
    return True


def _notes(words: Words, told: Account) -> Iterator[tuple[str, str]]:
    """Yield (icon, text) notes on one side: groups completed, groups broken up, interest due."""
    for pos in told.won:
        yield "crown", words.say("picture-completes", group=group_words(words, pos))
    for pos in told.lost:
        yield "out", words.say("picture-breaks_up", group=group_words(words, pos))
    if told.interest:
        owes = words.money(told.interest)
        yield "receipt", words.say("picture-then_owes", interest=owes, count=told.mortgaged)


def _goods_height(px: Measure, side: Side, width: int) -> int:
    rows = -(-len(side.deeds) // 2)
    slips = slip_height((width - px(PAD)) // 2) + px(PAD)
    goods = bool(side.cash) + len(side.cards)
    return max(goods * (px(GOOD) + px(PAD)) + rows * slips - px(PAD), px(GOOD))


def _giving(sheet: Sheet, box: Box, side: Side) -> None:
    """Paint what a side gives: cash first, then jail cards, then deeds."""
    canvas, look, px, view, words, _ = sheet
    ed = view.ed
    canvas.rounded(box, look.panel, look.centre, px(14))
    name, rest = box.inset(px(PAD)).cut_top(px(NAME))
    beside = sheet.sign(name.inset(0, px(6)), side.seat, look.panel)
    gives, beside = beside.cut_right(px(72))
    canvas.line(words.say("picture-gives"), gives, "text", px(28), look.muted, look.panel, "right")
    called = words.names[side.seat]
    canvas.text(
        called, beside.skip_right(px(8)), "bold", px(34), look.ink, look.panel, "left", px(12)
    )
    rest = rest.skip_top(px(PAD))
    if side.cash:
        place, rest = _next(rest, px(GOOD), px(PAD))
        _good(sheet, place, "coins", ed.currency.show(side.cash), 38)
    titles = {deck.id: deck.name for deck in ed.decks}
    for deck in side.cards:
        place, rest = _next(rest, px(GOOD), px(PAD))
        _good(sheet, place, "key", words.say("picture-jail_card", deck=titles[deck]), 28)
        corner = place.inset(px(14), px(8)).cut_right(px(40))[0]
        canvas.figure(icon(deck_icon(ed, deck)), corner, look.deck(deck), look.paper)
    if not (side.cash or side.cards or side.deeds):
        place, rest = _next(rest, px(GOOD), px(PAD))
        none = words.say("picture-gives_nothing")
        canvas.line(none, place, "text", px(32), look.muted, look.panel, "centre")
    _slips(sheet, rest, side)


def _next(box: Box, height: int, gap: int) -> tuple[Box, Box]:
    """Cut a box of this height off the top. Return it, and the rest below a gap."""
    place, rest = box.cut_top(height)
    return place, rest.skip_top(gap)


def _good(sheet: Sheet, box: Box, figure: str, told: str, size: int) -> None:
    """Paint cash or a jail card."""
    canvas, look, px = sheet[:3]
    canvas.card(box, look.paper, look.panel, px(10), look.rule, px(2))
    sign, rest = box.inset(px(14), px(8)).cut_left(px(44))
    canvas.figure(icon(figure), sign, look.accent, look.paper)
    room = rest.skip_left(px(14)).skip_right(px(48))
    canvas.line(told, room, "bold", px(size), look.ink, look.paper)


def _slips(sheet: Sheet, box: Box, side: Side) -> None:
    """Paint the given deeds in pairs.

    A deed that belongs to another player has that owner's badge.
    """
    canvas, look, px, view, words, marks = sheet
    ed = view.ed
    for i in range(0, len(side.deeds), 2):
        pair = side.deeds[i : i + 2]
        wide = box.columns(2, px(PAD))[0].width
        row, box = _next(box, slip_height(wide), px(PAD))
        for pos, place in zip(pair, row.columns(2, px(PAD)), strict=False):
            owner = view.owner[pos]
            stranger = owner not in (side.seat, BANK)
            price = words.say("picture-deed_price", amount=words.money(ed.board.price[pos]))
            slip = Slip(
                pos,
                words.say("picture-deed_mortgaged") if view.mortgaged[pos] else price,
                view.level[pos],
                view.mortgaged[pos],
                owner,
                marks[owner] if stranger else "",
            )
            paint_slip(canvas, look, ed, place, slip, look.panel)


def _rooms(say: Say, px: Measure) -> dict[str, int]:
    """Return the width in pixels of each row's label.

    Labels with the same smallest width are equally wide.
    """
    wide: dict[int, int] = {}
    for label, least in LABELS.values():
        word = min(line_width(say(label), "text", px(LABEL)) + px(6), px(WIDEST_LABEL))
        wide[least] = max(wide.get(least, px(least)), word)
    return {name: wide[least] for name, (_, least) in LABELS.items()}


def _sizes(
    px: Measure, width: int, rooms: dict[str, int], compared: Sequence[Figure]
) -> dict[int, int]:
    """Return the font size of the values before the trade, by the width of their label.

    Both sides of the trade use the same sizes.
    """
    before: dict[int, list[str]] = {}
    for figure in compared:
        before.setdefault(rooms[figure.name], []).append(figure.before)
    return {
        room: size_for(told, "text", px(27), width - room - px(ARROW + THEN))
        for room, told in before.items()
    }


def _account(
    sheet: Sheet,
    box: Box,
    compared: Sequence[Figure],
    notes: Sequence[tuple[str, str]],
    rooms: dict[str, int],
    sizes: dict[int, int],
) -> None:
    """Paint the comparison of before and after, one row per figure, and the notes below."""
    canvas, look, px, _, words, _ = sheet
    canvas.rounded(box, look.panel, look.centre, px(14))
    rest = box.inset(px(PAD))
    for name, before, after in compared:
        line, rest = rest.cut_top(px(LINE))
        room = rooms[name]
        then, line = line.cut_right(px(THEN))
        place, line = line.cut_left(room)
        canvas.line(words.say(LABELS[name][0]), place, "text", px(LABEL), look.muted, look.panel)
        canvas.line(after, then, "bold", px(31), look.ink, look.panel, "right")
        arrow, now = line.cut_right(px(ARROW))
        canvas.line("→", arrow, "text", px(28), look.muted, look.panel, "centre")
        canvas.line(before, now, "text", sizes[room], look.muted, look.panel, "right")
    for figure, told in notes:
        place, rest = rest.cut_top(_note_height(px, told, rest.width))
        sign, beside = place.cut_left(px(34))
        good = figure == "crown"
        colour = look.accent if good else look.ink
        canvas.figure(icon(figure), sign.square(px(32)), colour, look.panel)
        beside = beside.skip_left(px(10))
        face: Face = "bold" if good else "text"
        canvas.text(told, beside, face, px(NOTE), colour, look.panel, "left", px(NOTE))


def _note_height(px: Measure, told: str, width: int) -> int:
    room = width - px(34) - px(10)
    return px(18) + max(px(26), paragraph_height(told, "bold", px(NOTE), room))


def _notes_height(px: Measure, notes: Sequence[tuple[str, str]], width: int) -> int:
    return sum(_note_height(px, told, width) for _, told in notes)
