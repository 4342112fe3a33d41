"""The picture of an auction, running or closed: the lot, the highest bid, and a row per seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.auction import least_bid, lowest_opening, opening_bid
from engine.decisions import Auction, BuildingSale, EstateSale
from engine.edition import Pos, Seat
from engine.money import debt_of, may_buy, spendable
from engine.state import BANK
from engine.view import SeatView
from renders.box import Box
from renders.canvas import Canvas
from renders.faces import Face
from renders.figures.icons import icon
from renders.look import Variant, look_of
from renders.marks import owner_badge
from renders.measure import picture_measure
from renders.sheet import HEAD, MARGIN, Sheet, group_words, head
from renders.sitters import letters
from renders.slip import Slip, dashed, paint_slip, slip_height
from renders.words import Say, Words

LOT = 400
"""Width in pixels of the auctioned deed's slip, on a picture 1024 pixels wide."""
GROUP, GAP, ROW = 72, 24, 86


class SeatRow(NamedTuple):
    """The content of a seat's row in an auction: status, a note on the lot, and the price paid.

    `completes` is True if the lot completes a group. `live` is False for a seat that cannot bid or
    did not buy. `first` is True for the highest bidder or the buyer.
    """

    status: str
    note: str = ""
    completes: bool = False
    live: bool = True
    first: bool = False
    paid: int = 0


def paint_auction(
    say: Say,
    view: SeatView,
    names: Sequence[str],
    auction: Auction,
    variant: Variant = "light",
    width: int = 1024,
    *,
    closed: bool = False,
) -> Image.Image:
    """Paint the picture of an auction. The picture is higher for more seats.

    With `closed`, it shows the result: the buyer with the deed and the cash left, or no sale.
    """
    ed = view.ed
    look, px = look_of(ed, variant), picture_measure(width)
    words = Words(say, ed, names)
    lot_high = slip_height(px(LOT)) + px(GROUP + 16)
    rows_high = px(ROW) * len(names)
    high = 2 * px(MARGIN) + px(HEAD) + 2 * px(GAP) + lot_high + rows_high
    canvas = Canvas.whole(look.inks, width, high, look.centre)
    top, rest = canvas.box.inset(px(MARGIN)).cut_top(px(HEAD))
    head(canvas, look, px, top, "gavel", say("picture-auction"), still_to_come(view, words))
    block, rest = rest.skip_top(px(GAP)).cut_top(lot_high)
    left, right = block.cut_left(px(LOT))
    sheet = Sheet(canvas, look, px, view, words, letters(names))
    if auction.building is None:
        _deed(sheet, left, auction.pos, auction.high if closed else BANK)
    else:
        _building(sheet, left, auction)
    _bid(sheet, right.skip_left(px(MARGIN)), auction, closed)
    rows = rest.skip_top(px(GAP)).rows(len(names), px(8))
    for seat, row in enumerate(rows):
        content_of = row_after if closed else row_during
        _row(sheet, row, Seat(seat), content_of(view, words, auction, Seat(seat)))
    return canvas.picture()


def still_to_come(view: SeatView, words: Words) -> str:
    """Return a note on the larger sale that an auction is part of, or an empty text.

    For an estate, the note names the deeds still to be sold, or counts more than two. For a sale of
    scarce buildings, it counts the buildings that players want.
    """
    for frame in reversed(view.pending):
        if isinstance(frame, EstateSale):
            if len(frame.deeds) <= 2:
                return words.say("picture-estate_then", deeds=words.places(frame.deeds))
            return words.say("picture-estate_more", count=len(frame.deeds))
        if isinstance(frame, BuildingSale):
            wanted = sum(count for _, count in frame.wants)
            buildings = words.buildings(frame.building, wanted)
            return words.say("picture-too_few", buildings=buildings)
    return ""


def row_during(view: SeatView, words: Words, auction: Auction, seat: Seat) -> SeatRow:
    """Return the content of a seat's row while an auction runs."""
    if view.players[seat].out:
        return SeatRow(words.say("picture-out_of_game"), live=False)
    if seat not in auction.seats:
        if auction.building is not None:
            return SeatRow(words.say("picture-not_bidding"), live=False)
        waits = not may_buy(view.ed.rules, view, seat)
        return SeatRow(words.say("picture-may_not_buy" if waits else "picture-passed"), live=False)
    note, completes = _meaning(view, words, auction, seat)
    if seat == auction.high:
        return SeatRow(words.say("picture-leading"), note, completes, first=True)
    if debt_of(view, seat) is not None:
        return SeatRow(words.say("picture-in_debt"), note, completes, live=False)
    least = least_bid(view.ed.board, view.ed.rules, view, seat, auction)
    if least is None:
        return SeatRow(words.say("picture-no_lot"), note, completes, live=False)
    if spendable(view, seat) < least:
        return SeatRow(words.say("picture-cannot_raise"), note, completes, live=False)
    return SeatRow(words.say("picture-still_in"), note, completes)


def row_after(view: SeatView, words: Words, auction: Auction, seat: Seat) -> SeatRow:
    """Return the content of a seat's row after an auction."""
    if view.players[seat].out:
        return SeatRow(words.say("picture-out_of_game"), live=False)
    if seat != auction.high:
        return SeatRow("", live=False)
    note, completes = _meaning(view, words, auction, seat, bought=True)
    return SeatRow(words.say("picture-buys"), note, completes, first=True, paid=auction.bid)


def _meaning(
    view: SeatView, words: Words, auction: Auction, seat: Seat, *, bought: bool = False
) -> tuple[str, bool]:
    """Return a note for a seat's row, and True if the auctioned deed completes a group.

    The note says how much of the deed's group the seat holds, or which buildings the seat wants. It
    is empty if the seat holds or wants none.
    """
    if auction.building is not None:
        sales = [frame for frame in view.pending if isinstance(frame, BuildingSale)]
        wanted = dict(sales[-1].wants).get(seat, 0) if sales and not bought else 0
        return (_wish(view, words, auction, seat, wanted) if wanted else ""), False
    members = view.ed.board.members[auction.pos]
    held = sum(view.owner[pos] == seat for pos in members)
    if held and held == len(members) - 1:
        street = view.ed.board.kind[auction.pos] == "street"
        group = group_words(words, auction.pos) if street else words.say("picture-group")
        key = "picture-completes" if bought else "picture-would_complete"
        return words.say(key, group=group), True
    if bought:
        return words.say("picture-now_holds", held=held + 1, all=len(members)), False
    return (words.say("picture-holds", held=held, all=len(members)) if held else ""), False


def _wish(view: SeatView, words: Words, auction: Auction, seat: Seat, wanted: int) -> str:
    """BLD-5: return words for the buildings that a seat wants.

    They contain the seat's opening bid if bids open at the price of a house.
    """
    assert auction.building is not None
    buildings = words.buildings(auction.building, wanted)
    opens = opening_bid(view.ed.board, view.ed.rules, view, seat, auction)
    if auction.opens != "house_price" or opens is None:
        return words.say("picture-wants", buildings=buildings)
    return words.say("picture-wants_from", buildings=buildings, amount=words.money(opens))


def _deed(sheet: Sheet, box: Box, pos: Pos, buyer: Seat) -> None:
    """Paint the auctioned deed's slip, and below it the owners of all deeds of its group."""
    canvas, look, px, view, words, marks = sheet
    ed = view.ed
    place, rest = box.cut_top(slip_height(box.width))
    price = words.say("picture-deed_price", amount=words.money(ed.board.price[pos]))
    slip = Slip(pos, price, view.level[pos], view.mortgaged[pos])
    paint_slip(canvas, look, ed, place, slip, look.centre)
    plate = rest.skip_top(px(16))
    canvas.rounded(plate, look.panel, look.centre, px(12))
    label, rest = plate.inset(px(16), 0).cut_left(px(112))
    canvas.line(words.say("picture-its_group"), label, "text", px(26), look.muted, look.panel)
    members = ed.board.members[pos]
    for member, spot in zip(members, rest.columns(len(members)), strict=True):
        owner = buyer if member == pos else view.owner[member]
        if member == pos and owner == BANK:
            canvas.figure(icon("gavel"), spot.square(px(40)), look.accent, look.panel)
        elif owner == BANK:
            dashed(canvas, spot.square(px(34)), look.muted, px(2), px(4))
        else:
            owner_badge(canvas, look, spot.square(px(40)), owner, marks[owner], look.panel)


def _building(sheet: Sheet, box: Box, auction: Auction) -> None:
    """Paint the auctioned building, the number left in the Bank, and its usual price."""
    canvas, look, px, view, words, _ = sheet
    ed = view.ed
    hotel = auction.building == "hotel"
    canvas.card(box, look.paper, look.centre, px(16), look.rule, px(3))
    inner = box.inset(px(20), px(18))
    foot, rest = inner.cut_bottom(px(76))
    name, sign = rest.cut_bottom(px(64))
    canvas.figure(icon("hotel" if hotel else "house"), sign, look.accent, look.paper)
    one = ed.terms.within.hotel if hotel else ed.terms.within.house
    told = words.say("picture-one_building", building=one)
    canvas.line(told, name, "bold", px(46), look.ink, look.paper, "centre")
    left = view.bank.hotels if hotel else view.bank.houses
    costs = sorted({cost for cost in ed.board.house_cost if cost})
    least, most = words.money(costs[0]), words.money(costs[-1])
    if least == most:
        usual = words.say("picture-costs", amount=least)
    else:
        usual = words.say("picture-costs_between", least=least, most=most)
    stock, price = foot.rows(2)
    told = words.say("picture-in_bank", count=left)
    canvas.line(told, stock, "text", px(30), look.ink, look.paper, "centre")
    canvas.line(usual, price, "text", px(27), look.muted, look.paper, "centre")


def _bid(sheet: Sheet, box: Box, auction: Auction, closed: bool) -> None:
    """Paint the highest bid and its bidder."""
    canvas, look, px, view, words, _ = sheet
    ed = view.ed
    label, rest = box.cut_top(px(40))
    plate, rest = rest.cut_bottom(px(GROUP))
    compared, amount = rest.cut_bottom(px(56))
    say = words.say
    won = "picture-sold_for" if auction.high != BANK else "picture-not_sold"
    title = say(won if closed else "picture-highest_bid")
    canvas.line(title, label, "text", px(30), look.muted, look.centre)
    if auction.high == BANK:
        none = say("picture-no_bid" if closed else "picture-no_bid_yet")
        canvas.line(none, amount, look.face, px(84), look.muted, look.centre)
    else:
        bid = ed.currency.show(auction.bid)
        canvas.line(bid, amount, look.face, px(120), look.ink, look.centre)
    canvas.line(_comparison(words, auction), compared, "text", px(30), look.ink, look.centre)
    canvas.rounded(plate, look.panel, look.centre, px(14))
    inner = plate.inset(px(16), px(9))
    if auction.high == BANK:
        least = lowest_opening(ed, view, auction) or 1
        start = say("picture-bids_start", amount=ed.currency.show(least))
        fate = say("picture-stays") if closed else start
        canvas.line(fate, inner, "text", px(30), look.ink, look.panel)
        return
    rest = sheet.sign(inner, auction.high, look.panel)
    leads, rest = rest.cut_right(px(92))
    does = say("picture-buys" if closed else "picture-leads")
    canvas.line(does, leads, "text", px(30), look.ink, look.panel, "right")
    name = words.names[auction.high]
    canvas.text(name, rest.skip_right(px(8)), "bold", px(34), look.ink, look.panel, "left", px(12))


def _comparison(words: Words, auction: Auction) -> str:
    """Return words that compare the highest bid with the deed's price.

    Without a bid they name the price. For a building they are a note on the auction's rules.
    """
    if auction.building is not None:
        within = auction.opens == "house_price"
        return words.say("picture-within_bid" if within else "picture-winner_chooses")
    price = words.ed.board.price[auction.pos]
    if auction.high == BANK:
        return words.say("picture-printed_price", amount=words.money(price))
    if 100 * auction.bid < price:
        return words.say("picture-under_price")
    return words.say("picture-of_price", percent=100 * auction.bid // price)


def _row(sheet: Sheet, box: Box, seat: Seat, content: SeatRow) -> None:
    """Paint a seat's row: token, name, what the lot means to it, status and cash."""
    canvas, look, px, view, words, _ = sheet
    player = view.players[seat]
    ground = look.paper if content.first else look.panel
    if content.first:
        canvas.card(box, ground, look.centre, px(12), look.accent, px(4))
    else:
        canvas.rounded(box, ground, look.centre, px(12))
    inner = box.inset(px(16), px(9))
    rest = sheet.sign(inner, seat, ground)
    cash, rest = rest.cut_right(px(188))
    state, rest = rest.skip_right(px(12)).cut_right(px(172))
    ink = look.ink if content.live else look.muted
    if not player.out:
        shown = view.ed.currency.show(player.cash - content.paid)
        canvas.line(shown, cash, "bold", px(32), ink, ground, "right")
    face: Face = "bold" if content.first else "text"
    canvas.line(content.status, state, face, px(27), ink, ground, "centre")
    rest = rest.skip_right(px(8))
    if content.note:
        note, rest = rest.cut_bottom(px(30))
        colour = look.accent if content.completes else look.muted
        if content.completes:
            crown, note = note.cut_left(px(32))
            canvas.figure(icon("crown"), crown, colour, ground)
            note = note.skip_left(px(6))
        face = "bold" if content.completes else "text"
        canvas.line(content.note, note, face, px(25), colour, ground)
    canvas.text(words.names[seat], rest, "bold", px(31), ink, ground, "left", px(10))
