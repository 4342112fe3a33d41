"""The picture of what a player holds: cash, worth, kept cards, and the deeds by group."""

from __future__ import annotations

from collections.abc import Sequence

from engine.edition import Edition, Pos, Seat
from engine.state import BANK
from engine.view import SeatView
from renders.box import Box
from renders.colour import clear_of
from renders.facts import holds_whole, rent_words, worth_words
from renders.figures.icons import icon
from renders.look import Look, Variant, look_of
from renders.marks import owner_badge
from renders.measure import Measure
from renders.page import Page, painted
from renders.sheet import player_sign
from renders.sitters import letters
from renders.slip import WIDTH, Slip, dashed, paint_slip, slip_height
from renders.text import LEADING, fit, line_width
from renders.words import Say, Words, group_name, shorten

USUAL = 1024
MARGIN, GAP, PAD = 28, 14, 14
HEADER, KEYS, EMPTY = 132, 58, 120
SIGN, TITLE, NAME, AIR = 96, 176, 25, 10
"""Token height, width of a group's title, font size of a deed's name, extra slip height, in pixels.
They are for a picture 1024 pixels wide.
"""
COLUMNS, MOST_COLUMNS = 3, 4
"""Usual and largest number of slips in a row. A row has more and narrower slips if that saves a
row.
"""
OWNER, LEAST_OWNER = 25, 18
"""Usual and smallest font size in pixels of the owner's name on a deed the player lacks. A name
that is still too long is shortened. `LEAST_OWNER` is also the smallest font size of the player's
name in the header.
"""

_SLIPS = USUAL - 2 * (MARGIN + PAD) - TITLE - GAP
SLIP = (_SLIPS - (COLUMNS - 1) * GAP) // COLUMNS
NARROW_SLIP = (_SLIPS - (MOST_COLUMNS - 1) * GAP) // MOST_COLUMNS


def hand_page(
    say: Say,
    view: SeatView,
    names: Sequence[str],
    seat: Seat,
    variant: Variant = "light",
    width: int = USUAL,
) -> Page:
    """Paint everything a player holds on a page and return the page."""
    look = look_of(view.ed, variant)
    board = view.ed.board
    groups = [
        group
        for group, members in board.groups.items()
        if any(view.owner[pos] == seat for pos in members)
    ]
    cards = view.players[seat].cards
    heights = [
        _group_height([board.name[pos] for pos in board.groups[group]]) for group in groups
    ] or [EMPTY]
    keys = KEYS if cards else 0
    total = 2 * MARGIN + HEADER + keys + sum(heights) + GAP * len(heights)
    page = Page.sized(look, width, USUAL, total, lasting=False)
    rest = page.box.inset(page.px(MARGIN))
    header, rest = rest.cut_top(page.px(HEADER))
    _header(say, page, look, view, names, seat, header)
    if cards:
        row, rest = rest.cut_top(page.px(KEYS))
        _keys(page, look, view.ed, cards, row)
    for group, height in zip(groups, heights, strict=False):
        place, rest = rest.skip_top(page.px(GAP)).cut_top(page.px(height))
        _group(say, page, look, view, names, seat, group, place)
    if not groups:
        out = view.players[seat].out
        words = say("picture-hand_out" if out else "picture-hand_empty")
        place = rest.skip_top(page.px(GAP))
        page.rounded(place, look.panel, look.centre, page.px(16))
        page.line(words, place, "text", page.px(32), look.muted, look.panel, "centre")
    return page


paint_hand = painted(hand_page)


def _columns(members: int) -> int:
    """Return the number of columns for the slips of a group with `members` deeds."""
    return COLUMNS if -(-members // COLUMNS) == -(-members // MOST_COLUMNS) else MOST_COLUMNS


def _group_height(names: Sequence[str]) -> int:
    """Return the height of a group's panel, for a picture 1024 pixels wide.

    A name of more than two lines makes all slips of the group higher.
    """
    columns = _columns(len(names))
    rows = -(-len(names) // columns)
    room = ((SLIP if columns == COLUMNS else NARROW_SLIP) - 2 * PAD, USUAL)
    lines = max(len(fit(name, "bold", room, NAME, NAME).lines) for name in names)
    slip = slip_height(SLIP) + AIR + max(0, lines - 2) * round(NAME * LEADING)
    return 2 * PAD + rows * slip + (rows - 1) * GAP


def _header(
    say: Say,
    page: Page,
    look: Look,
    view: SeatView,
    names: Sequence[str],
    seat: Seat,
    box: Box,
) -> None:
    """Paint token, name and holdings on the left, cash and worth on the right."""
    ed, player, letter = view.ed, view.players[seat], letters(names)[seat]
    signs = box.inset(0, (box.height - page.px(SIGN)) // 2)
    rest = player_sign(page, look, ed, signs, player.token, seat, letter, look.centre)
    rest = rest._replace(top=box.top, bottom=box.bottom)
    money, rest = rest.cut_right(page.px(330))
    top, bottom = rest.skip_right(page.px(16)).cut_top(page.px(66))
    name = top.skip_bottom(page.px(8))
    largest, least = page.px(46), page.px(LEAST_OWNER)
    page.text(names[seat], name, look.face, largest, look.ink, look.centre, "left", least)
    words = holdings(say, view, seat)
    page.text(words, bottom, "text", page.px(28), look.muted, look.centre, "left")
    top, bottom = money.inset(0, page.px(24)).rows(2)
    _sum(page, look, top, say("picture-cash"), ed.currency.show(player.cash), 44)
    _sum(page, look, bottom, say("picture-worth"), worth_words(ed, view.worth_of(seat)), 32)


def _sum(page: Page, look: Look, row: Box, label: str, amount: str, size: int) -> None:
    """Paint an amount with a label before it. All amounts end at the same right edge."""
    room = row.skip_left(page.px(74))
    lies = page.line(amount, room, "bold", page.px(size), look.ink, look.centre, "right")
    word = row._replace(right=lies.left - page.px(12))
    page.line(label, word, "text", page.px(27), look.muted, look.centre, "right")


def holdings(say: Say, view: SeatView, seat: Seat) -> str:
    """Return words that count a player's deeds, complete groups, houses and hotels.

    Counts of 0 are left out. For a player without deeds, the words say that.
    """
    ed = view.ed
    deeds = view.deeds_of(seat)
    if not deeds:
        return say("picture-no_deeds")
    hotel = ed.rules.hotel_level
    hotels = sum(view.level[pos] == hotel for pos in deeds)
    houses = sum(view.level[pos] for pos in deeds) - hotels * hotel
    complete = sum(holds_whole(view, group) == seat for group in ed.board.groups)
    words = Words(say, ed, ())
    parts = [say("alt-deeds", count=len(deeds))]
    parts += [say("picture-complete_groups", count=complete)] if complete else []
    parts += [words.buildings("house", houses)] if houses else []
    parts += [words.buildings("hotel", hotels)] if hotels else []
    return words.row(parts)


def _keys(page: Page, look: Look, ed: Edition, cards: Sequence[str], box: Box) -> None:
    """Paint each kept jail card with a key in the colour of its deck, and the deck's name."""
    names = {deck.id: deck.name for deck in ed.decks}
    gap = page.px(GAP)
    columns = max(COLUMNS, len(cards))
    for deck, place in zip(cards, box.skip_top(page.px(6)).columns(columns, gap), strict=False):
        page.rounded(place, look.panel, look.centre, page.px(12))
        sign, rest = place.inset(page.px(12), page.px(5)).cut_left(page.px(38))
        colour = clear_of(look.panel, look.deck(deck), look.ink)
        page.figure(icon("key"), sign, colour, look.panel)
        rest = rest.skip_left(page.px(10))
        page.text(names[deck], rest, "bold", page.px(26), look.ink, look.panel, "left")


def _group(
    say: Say,
    page: Page,
    look: Look,
    view: SeatView,
    names: Sequence[str],
    seat: Seat,
    group: str,
    box: Box,
) -> None:
    """Paint a group: its title, the held deeds, and empty places for the missing ones."""
    complete = holds_whole(view, group) == seat
    radius = page.px(16)
    if complete:
        page.card(box, look.panel, look.centre, radius, look.accent, page.px(5))
    else:
        page.rounded(box, look.panel, look.centre, radius)
    members = view.ed.board.groups[group]
    gap = page.px(GAP)
    title, slips = box.inset(page.px(PAD)).cut_left(page.px(TITLE))
    held = sum(view.owner[pos] == seat for pos in members)
    count = say("picture-complete" if complete else "picture-some", held=held, all=len(members))
    _title(page, look, view.ed, group, count, complete, title)
    columns = _columns(len(members))
    rows = slips.skip_left(gap).rows(-(-len(members) // columns), gap)
    filled = -(-len(members) // len(rows))
    places = [place for row in rows for place in row.columns(columns, gap)[:filled]]
    measure = Measure(page.px(SLIP), WIDTH)
    for pos, place in zip(members, places, strict=False):
        if view.owner[pos] == seat:
            slip = Slip(pos, rent_words(say, view, pos), view.level[pos], view.mortgaged[pos])
            paint_slip(page, look, view.ed, place, slip, look.panel, measure)
        else:
            _missing(say, page, look, view, names, pos, place)


def _title(
    page: Page, look: Look, ed: Edition, group: str, count: str, complete: bool, box: Box
) -> None:
    """Paint the group's name, and how much of it is held."""
    inner = box.inset(page.px(6), page.px(4))
    name, rest = inner.cut_top(page.px(62))
    rest = rest.skip_top(page.px(8))
    words = group_name(ed, group)
    page.text(words, name, "bold", page.px(28), look.ink, look.panel, "left")
    if not complete:
        place = rest.cut_top(page.px(34))[0]
        page.line(count, place, "text", page.px(28), look.muted, look.panel)
        return
    sign, rest = rest.cut_top(page.px(44))[0].cut_left(page.px(44))
    page.figure(icon("crown"), sign, look.accent, look.panel)
    rest = rest.skip_left(page.px(8))
    page.line(count, rest, "bold", page.px(26), look.ink, look.panel)


def _missing(
    say: Say, page: Page, look: Look, view: SeatView, names: Sequence[str], pos: Pos, box: Box
) -> None:
    """Paint a dashed place for a group's deed that the player lacks, with its price or owner."""
    dashed(page, box, look.muted, page.px(2), page.px(8))
    inner = box.inset(page.px(12), page.px(10))
    foot, name = inner.cut_bottom(page.px(36))
    words = view.ed.board.name[pos]
    page.text(words, name, "text", page.px(26), look.muted, look.panel, "left", page.px(12))
    owner = view.owner[pos]
    size, least = page.px(OWNER), page.px(LEAST_OWNER)
    if owner == BANK:
        shown = view.ed.currency.show(view.ed.board.price[pos])
        price = say("picture-free_deed", price=shown)
        page.line(price, foot, "text", size, look.muted, look.panel)
        return
    sign, foot = foot.cut_left(page.px(34))
    owner_badge(page, look, sign, owner, letters(names)[owner], look.panel)
    foot = foot.skip_left(page.px(8))
    called = _fitting(names[owner], foot.width, least)
    page.line(called, foot, "text", size, look.ink, look.panel, smallest=least)


def _fitting(name: str, room: int, size: int) -> str:
    """Shorten a name until it fits into `room` pixels at a font size, or to one character."""
    widths = range(len(name), 1, -1)
    shorter = (shorten(name, width) for width in widths)
    return next((text for text in shorter if line_width(text, "text", size) <= room), name[:1])
