"""A trade: what each side gives, and how each side stands before and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.state import BANK, Offer
from engine.trade import check
from engine.view import SeatView
from renders.box import Box
from renders.canvas import Canvas
from renders.faces import Face
from renders.facts import deck_icon, worth_words
from renders.figures.icons import icon
from renders.look import Variant, look_of
from renders.marks import letters
from renders.measure import Measure, picture_measure
from renders.sheet import (
    HEAD,
    MARGIN,
    Sheet,
    group_words,
    head,
    paragraph_height,
)
from renders.slip import Slip, paint_slip, slip_height
from renders.text import size_for
from renders.words import Words

GAP, PAD = 24, 16
NAME, GOOD, LINE = 68, 64, 44
"""Heights: who gives, cash or a jail card, a line of the account."""
LABEL, ARROW, THEN = 84, 36, 178
"""How wide the words of a line, the arrow and the sum after it are."""
NOTE = 25
"""The size of the notes' letters."""


@dataclass(frozen=True)
class Side:
    """One side of a trade: what it gives, and what it gets for it."""

    seat: Seat
    cash: int
    deeds: tuple[Pos, ...]
    cards: tuple[str, ...]
    gets_cash: int
    gets: tuple[Pos, ...]


@dataclass(frozen=True)
class Account:
    """A side before and after: cash, worth unless hidden, groups won and lost, interest due."""

    cash: tuple[int, int]
    worth: tuple[int | None, int | None]
    groups: tuple[int, int]
    won: tuple[Pos, ...]
    lost: tuple[Pos, ...]
    mortgaged: int
    interest: int


def paint_trade(
    view: SeatView,
    names: Sequence[str],
    offer: Offer,
    variant: Variant = "light",
    width: int = 1024,
) -> Image.Image:
    """The sheet of an open offer; its height grows with what is offered."""
    look, px = look_of(view.ed, variant), picture_measure(width)
    words = Words(view.ed, names)
    both = sides(offer)
    accounts = [account(view, side) for side in both]
    column = (width - 2 * px(MARGIN) - px(GAP)) // 2
    inner = column - 2 * px(PAD)
    goods_high = max(_goods_height(px, side, inner) for side in both)
    notes = [list(_notes(words, side)) for side in accounts]
    notes_high = max(_notes_height(px, lines, inner) for lines in notes)
    upper = px(NAME) + goods_high + 3 * px(PAD)
    lower = 3 * px(LINE) + notes_high + 2 * px(PAD)
    high = 2 * px(MARGIN) + px(HEAD) + px(GAP) + upper + px(PAD) + lower
    canvas = Canvas.whole(look.inks, width, high, look.centre)
    top, rest = canvas.box.inset(px(MARGIN)).cut_top(px(HEAD))
    warning = _warning(view, offer)
    head(canvas, look, px, top, "handshake", "Trade", warning, warns=bool(warning))
    sheet = Sheet(canvas, look, px, view, words, letters(tuple(names)))
    columns = rest._replace(top=rest.top + px(GAP)).columns(2, px(GAP))
    before = [sum_ for side in accounts for sum_ in (side.cash[0], side.worth[0])]
    sums = [worth_words(view.ed, sum_) for sum_ in before]
    size = size_for(sums, "text", px(27), inner - px(THEN + ARROW + LABEL))
    for side, figures, lines, place in zip(both, accounts, notes, columns, strict=True):
        giving, after = place.cut_top(upper)
        _giving(sheet, giving, side)
        _account(sheet, after._replace(top=after.top + px(PAD)), figures, lines, size)
    return canvas.picture()


def sides(offer: Offer) -> tuple[Side, Side]:
    """The maker's side and the other one."""
    return (
        Side(offer.maker, offer.give_cash, offer.give, offer.give_cards, offer.ask_cash, offer.ask),
        Side(offer.to, offer.ask_cash, offer.ask, offer.ask_cards, offer.give_cash, offer.give),
    )


def account(view: SeatView, side: Side) -> Account:
    """What a trade does to one side; interest on mortgaged deeds comes after it."""
    board, seat = view.ed.board, side.seat
    held = set(view.deeds_of(seat))
    then = held - set(side.deeds) | set(side.gets)
    families = [members for members in board.groups.values() if len(members) > 1]
    whole = [members for members in families if held.issuperset(members)]
    later = [members for members in families if then.issuperset(members)]
    cash, worth = view.players[seat].cash, view.worth_of(seat)
    change = side.gets_cash - side.cash
    printed = sum(board.price[pos] for pos in side.gets) - sum(
        board.price[pos] for pos in side.deeds
    )
    received = [pos for pos in side.gets if view.mortgaged[pos]]
    return Account(
        (cash, cash + change),
        (worth, None if worth is None else worth + change + printed),
        (len(whole), len(later)),
        tuple(members[0] for members in later if members not in whole),
        tuple(members[0] for members in whole if members not in later),
        len(received),
        sum(board.interest[pos] for pos in received),
    )


def _warning(view: SeatView, offer: Offer) -> str:
    """What is to be said of an offer that has become impossible."""
    try:
        check(view.ed, view, offer)
    except Illegal:
        return "not possible right now"
    return ""


def _notes(words: Words, figures: Account) -> Iterator[tuple[str, str]]:
    """What else there is to say about a side, each with its sign."""
    for pos in figures.won:
        yield "crown", f"completes {group_words(words, pos)}"
    for pos in figures.lost:
        yield "out", f"breaks up {group_words(words, pos)}"
    if figures.interest:
        deeds = words.counted(figures.mortgaged, "mortgaged deed")
        yield "receipt", f"then owes {words.money(figures.interest)} interest on {deeds}"


def _goods_height(px: Measure, side: Side, width: int) -> int:
    rows = -(-len(side.deeds) // 2)
    slips = slip_height((width - px(PAD)) // 2) + px(PAD)
    goods = bool(side.cash) + len(side.cards)
    return max(goods * (px(GOOD) + px(PAD)) + rows * slips - px(PAD), px(GOOD))


def _giving(sheet: Sheet, box: Box, side: Side) -> None:
    """Who gives, and everything they give: cash first, then jail cards, then deeds."""
    canvas, look, px, view, words, _ = sheet
    ed = view.ed
    canvas.rounded(box, look.panel, look.centre, px(14))
    name, rest = box.inset(px(PAD)).cut_top(px(NAME))
    beside = sheet.sign(name.inset(0, px(6)), side.seat, look.panel)
    gives, beside = beside.cut_right(px(72))
    canvas.line("gives", gives, "text", px(28), look.muted, look.panel, "right")
    called = words.names[side.seat]
    canvas.text(
        called, beside.skip_right(px(8)), "bold", px(34), look.ink, look.panel, "left", px(12)
    )
    rest = rest._replace(top=rest.top + px(PAD))
    if side.cash:
        place, rest = _next(rest, px(GOOD), px(PAD))
        _good(sheet, place, "coins", ed.currency.show(side.cash), 38)
    titles = {deck.id: deck.name for deck in ed.decks}
    for deck in side.cards:
        place, rest = _next(rest, px(GOOD), px(PAD))
        _good(sheet, place, "key", f"jail card, {titles[deck]}", 28)
        corner = place.inset(px(14), px(8)).cut_right(px(40))[0]
        canvas.figure(icon(deck_icon(ed, deck)), corner, look.deck(deck), look.paper)
    if not (side.cash or side.cards or side.deeds):
        place, rest = _next(rest, px(GOOD), px(PAD))
        canvas.line("nothing", place, "text", px(32), look.muted, look.panel, "centre")
    _slips(sheet, rest, side)


def _next(box: Box, height: int, gap: int) -> tuple[Box, Box]:
    """The next place of some height, and what is left below it."""
    place, rest = box.cut_top(height)
    return place, rest._replace(top=rest.top + gap)


def _good(sheet: Sheet, box: Box, figure: str, told: str, size: int) -> None:
    """One thing given that is no deed."""
    canvas, look, px = sheet[:3]
    canvas.card(box, look.paper, look.panel, px(10), look.rule, px(2))
    sign, rest = box.inset(px(14), px(8)).cut_left(px(44))
    canvas.figure(icon(figure), sign, look.accent, look.paper)
    room = rest.skip_left(px(14)).skip_right(px(48))
    canvas.line(told, room, "bold", px(size), look.ink, look.paper)


def _slips(sheet: Sheet, box: Box, side: Side) -> None:
    """The deeds given, two beside each other; one that is no longer theirs shows whose it is."""
    canvas, look, px, view, _, marks = sheet
    ed = view.ed
    for i in range(0, len(side.deeds), 2):
        pair = side.deeds[i : i + 2]
        wide = box.columns(2, px(PAD))[0].width
        row, box = _next(box, slip_height(wide), px(PAD))
        for pos, place in zip(pair, row.columns(2, px(PAD)), strict=False):
            owner = view.owner[pos]
            stranger = owner not in (side.seat, BANK)
            price = ed.currency.show(ed.board.price[pos])
            slip = Slip(
                pos,
                "mortgaged" if view.mortgaged[pos] else f"price {price}",
                view.level[pos],
                view.mortgaged[pos],
                owner,
                marks[owner] if stranger else "",
            )
            paint_slip(canvas, look, ed, place, slip, look.panel)


def _account(
    sheet: Sheet, box: Box, figures: Account, notes: Sequence[tuple[str, str]], size: int
) -> None:
    """Before, in letters of that size, and after in three lines, and the notes below them."""
    canvas, look, px, _, words, _ = sheet
    canvas.rounded(box, look.panel, look.centre, px(14))
    rest = box.inset(px(PAD))
    entries: tuple[tuple[str, int, Iterable[str]], ...] = (
        ("cash", LABEL, map(words.money, figures.cash)),
        ("worth", LABEL, (worth_words(words.ed, sum_) for sum_ in figures.worth)),
        ("complete groups", 190, map(str, figures.groups)),
    )
    for label, room, (before, after) in entries:
        line, rest = rest.cut_top(px(LINE))
        then, line = line.cut_right(px(THEN))
        place, line = line.cut_left(px(room))
        canvas.line(label, place, "text", px(26), look.muted, look.panel)
        canvas.line(after, then, "bold", px(31), look.ink, look.panel, "right")
        arrow, now = line.cut_right(px(ARROW))
        canvas.line("→", arrow, "text", px(28), look.muted, look.panel, "centre")
        canvas.line(before, now, "text", size, look.muted, look.panel, "right")
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
