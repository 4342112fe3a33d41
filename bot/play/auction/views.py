"""The messages of an auction: the live message, its price buttons and forms, and the result."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal

from bot.support.refusals import Refused
from bot.tables.clocks import DECISION
from bot.tables.closings import Closing
from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from bot.ui.amounts import LONGEST_AMOUNT
from bot.ui.components import Button, Field, Link, Modal, Rows
from bot.ui.custom_ids import action_id, press_id
from bot.ui.message import Drawing, Message
from bot.words import listed, safe, say, sayer
from bot.words.narration.vocabulary import TableWords
from engine.actions import Bid, Pass
from engine.asked import bidders
from engine.auction import least_bid, most_bid, opening_bid
from engine.dealings import AuctionClosed, ContestEnded
from engine.decisions import Auction, BuildingSale, EstateSale
from engine.edition import Edition, Seat
from engine.errors import Illegal
from engine.state import BANK, GameState
from engine.view import view
from renders.alt import alt_auction
from renders.auction import paint_auction

MOST_PRICES = 5
"""Most price buttons of an auction, in its own message or on a player's panel."""
JUMP, LEAP = 10, 3
"""Divisors of an auction's usual price, for the steps of the two larger bid buttons.

The buttons add about 1/10 and 1/3 of that price to the lowest bid.
"""


def auctions(s: GameState) -> list[Auction]:
    """Return all open auctions, including those that wait until a later auction is over.

    The list is empty once the game is over.
    """
    if s.result is not None:
        return []
    return [frame for frame in s.pending if isinstance(frame, Auction)]


def _auction(s: GameState, number: int) -> Auction | None:
    """Return the open auction with this id, or None."""
    return next((auction for auction in auctions(s) if auction.id == number), None)


def auction_message(table: LiveTable, auction: Auction, note: str = "") -> Message:
    """Return the live message of an auction, with its buttons and picture.

    The text names the lot, the leader, the remaining bidders and the deadline. `note` is its last
    line.
    """
    s, show = table.state, table.ed.currency.show
    lines = [say("auction-title", what=safe(TableWords(table.ed, ()).lot(auction)))]
    if auction.high != BANK:
        name = safe(table.names[auction.high])
        lines.append(say("auction-leads", bid=show(auction.bid), name=name))
    elif auction.building is None:
        lines.append(say("auction-price", price=show(table.ed.board.price[auction.pos])))
    elif auction.opens == "house_price":
        lines.append(say("auction-building"))
    else:
        lines.append(say("auction-building_any", least=show(1)))
    if auction.opens == "house_price":
        openings = listed(_opens(table, auction, seat) for seat in auction.seats)
        lines.append(say("auction-opens", openings=openings))
    names = [safe(table.names[seat]) for seat in bidders(s, auction)]
    lines.append(say("auction-still_in", names=listed(names)) if names else say("auction-nobody"))
    lines += [*_clock(table, auction), *_context(s), *filter(None, [note])]
    return Message("\n".join(lines), _rows(table, auction), _drawing(table, s, auction))


def _opens(table: LiveTable, auction: Auction, seat: Seat) -> str:
    """BLD-5: return a text with a seat's name and its lowest opening bid.

    For a seat without a lot for the building, the text says that it cannot bid.
    """
    name = safe(table.names[seat])
    opens = opening_bid(table.ed.board, table.ed.rules, table.state, seat, auction)
    if opens is None:
        return say("auction-opens_never", name=name)
    return say("auction-opens_at", name=name, amount=table.ed.currency.show(opens))


def auction_result(
    table: LiveTable, end: Closing[AuctionClosed | ContestEnded] | None, back: str
) -> Message:
    """Return the last message of a closed auction: its result, and a link to the table.

    `end` is None if the result is unknown. `back` is the URL of the table's message.
    """
    rows: Rows = [[Link(say("auction-back"), back)]]
    auction = _auction(end.before, end.event.id) if end else None
    if end is None or auction is None:
        return Message(say("auction-over"), rows, last=True, keeps_picture=True)
    what = safe(TableWords(table.ed, ()).lot(auction))
    if isinstance(end.event, ContestEnded):
        return Message(_uncontested(table, end.event, what), rows, last=True)
    winner = end.event.winner
    suffix = "" if auction.building is None else "_building"
    if winner == BANK:
        text = say(f"auction-unsold{suffix}", what=what)
    else:
        paid, name = table.ed.currency.show(end.event.amount), safe(table.names[winner])
        text = say(f"auction-sold{suffix}", what=what, name=name, amount=paid)
    return Message(text, rows, _drawing(table, end.before, auction, closed=True), last=True)


def _uncontested(table: LiveTable, ended: ContestEnded, what: str) -> str:
    """AUC-7: return a sentence that names the seat that gets an uncontested building.

    If no seat gets the building, the sentence says so.
    """
    if ended.placement is None:
        return say("auction-no_takers", what=what)
    return say("auction-uncontested", what=what, name=safe(table.names[ended.placement.seat]))


def _drawing(table: LiveTable, s: GameState, auction: Auction, *, closed: bool = False) -> Drawing:
    """Return the drawing of an auction in a game state, for example the state before its end."""
    seen, names, theme = view(table.ed, s), table.names, table.settings.theme
    alt = alt_auction(say, seen, auction, names, closed=closed)
    return Drawing(
        "auction.png",
        alt,
        partial(paint_auction, sayer(), seen, names, auction, theme, closed=closed),
    )


def _clock(table: LiveTable, auction: Auction) -> list[str]:
    if table.status == "paused":
        return [say("auction-paused")]
    if top_auction(table.state) != auction:
        return [say("auction-held")]
    timer = table.timers.get(DECISION)
    return [say("auction-clock", when=f"<t:{round(timer.due)}:R>")] if timer else []


def _context(s: GameState) -> list[str]:
    for frame in reversed(s.pending):
        if isinstance(frame, EstateSale):
            return [say("auction-estate", count=len(frame.deeds))]
        if isinstance(frame, BuildingSale):
            return [say("auction-shortage")]
    return []


def _rows(table: LiveTable, auction: Auction) -> Rows:
    """Return the price buttons, then the buttons for the two forms and for passing.

    Return nothing if bidding is not possible now.
    """
    game = table.game
    if table.status != "live" or top_auction(table.state) != auction:
        return ()
    prices = bid_buttons(table, auction, bidders(table.state, auction))
    own = [
        Button(say("auction-own"), press_id(game, "auction-own", auction.id)),
        Button(say("auction-max"), press_id(game, "auction-max", auction.id)),
    ]
    leave = Button(say("auction-pass"), action_id(game, Pass(auction.id)), "danger")
    return [prices, [*own, leave]] if prices else [[leave]]


def bid_buttons(
    table: LiveTable, auction: Auction, seats: Iterable[Seat], where: str = ""
) -> list[Button]:
    """Return bid buttons with each seat's lowest bid and with two larger amounts.

    There are at most `MOST_PRICES`, the lowest amounts first. At least one of the seats can make
    each bid. The list is empty if no seat can bid. `where` is the prefix of the custom ids' verbs.
    """
    show = table.ed.currency.show
    able = [
        (least, most)
        for seat in seats
        if (least := _least(table, auction, seat)) is not None
        and least <= (most := _most(table, auction, seat))
    ]
    if not able:
        return []
    lowest, highest = min(least for least, _ in able), max(most for _, most in able)
    _, *jumps = price_steps(lowest - 1, usual_price(table.ed, auction))
    wanted = {*(least for least, _ in able), *(min(jump, highest) for jump in jumps)}
    prices = [
        price for price in sorted(wanted) if any(least <= price <= most for least, most in able)
    ][:MOST_PRICES]
    return [
        Button(
            say("auction-bid", amount=show(price)),
            action_id(table.game, Bid(price, auction.id), where),
            "primary" if price == lowest else "secondary",
        )
        for price in prices
    ]


def _least(table: LiveTable, auction: Auction, seat: Seat) -> int | None:
    """BLD-5: return the lowest legal bid of a seat.

    Return None if the seat has no lot for the auctioned building.
    """
    return least_bid(table.ed.board, table.ed.rules, table.state, seat, auction)


def usual_price(ed: Edition, auction: Auction) -> int:
    """Return a deed's printed price, or for a building the board's highest price of a house."""
    if auction.building is None:
        return ed.board.price[auction.pos]
    return max(ed.board.house_cost)


def price_steps(bid: int, price: int) -> tuple[int, int, int]:
    """Return the amounts of three bid buttons: `bid + 1`, and two higher round amounts."""
    least = bid + 1
    jump = _round_amount(bid, price // JUMP, least)
    return least, jump, _round_amount(bid, price // LEAP, jump)


def _round_amount(bid: int, more: int, above: int) -> int:
    """Return `bid + more`, rounded to a round number that is greater than `above`."""
    step = _round_step(max(1, more // 2))
    return max(above // step + 1, (bid + more + step // 2) // step) * step


def _round_step(about: int) -> int:
    """Return the largest of 1, 2, 5, 10, 20, 50 and so on that is at most `about`."""
    step = 1
    for times in (2, 5, 10):
        if times <= about:
            step = times
    return step if about < 20 else 10 * _round_step(about // 10)


def bid_form(table: LiveTable, auction: Auction, seat: Seat, kind: Literal["own", "max"]) -> Modal:
    """Return the form for a bid of any amount ("own") or for a maximum bid ("max").

    The form's field is always empty, so that nobody can read an earlier maximum bid on the user's
    screen.
    """
    show = table.ed.currency.show
    least, most = _checked_least(table, auction, seat), _most(table, auction, seat)
    label = say(f"auction-{kind}_label", least=show(least), most=show(most))
    example = show(price_steps(least - 1, usual_price(table.ed, auction))[1])
    return Modal(
        press_id(table.game, "auction-bid" if kind == "own" else "auction-limit", auction.id),
        say(f"auction-{kind}_title"),
        [Field("amount", label, placeholder=example, longest=LONGEST_AMOUNT)],
    )


def check_limit(table: LiveTable, auction: Auction, seat: Seat, amount: int) -> None:
    """Raise Refused if a maximum bid is below the seat's lowest bid or above its highest.

    Raise Illegal if the seat is not in the auction or has no lot for the building.
    """
    show = table.ed.currency.show
    if seat not in auction.seats:
        raise Illegal("not_in_auction")
    least = _checked_least(table, auction, seat)
    if amount < least:
        key = "auction-max_low" if least == auction.bid + 1 else "auction-max_opens"
        raise Refused(key, bid=show(auction.bid), least=show(least))
    most = _most(table, auction, seat)
    if amount > most:
        raise Refused("auction-max_cash", most=show(most), amount=show(amount))


def _checked_least(table: LiveTable, auction: Auction, seat: Seat) -> int:
    """Return the lowest legal bid of a seat.

    Raise Illegal if the seat has no lot for the auctioned building.
    """
    least = _least(table, auction, seat)
    if least is None:
        raise Illegal("no_legal_lot")
    return least


def _most(table: LiveTable, auction: Auction, seat: Seat) -> int:
    """Return the highest bid that a seat can pay.

    The amount of the seat's own leading bid counts as available cash.
    """
    return max(0, most_bid(table.ed.board, table.ed.rules, table.state, seat, auction))


def beaten_words(table: LiveTable, auction: Auction) -> str:
    """Return the answer to a user whose maximum bid was beaten as soon as it was set."""
    name, bid = safe(table.names[auction.high]), table.ed.currency.show(auction.bid)
    return say("auction-max_beaten", name=name, bid=bid)


def outbid_words(table: LiveTable, auction: Auction, amount: int, link: str) -> str:
    """Return the direct message to a user whose maximum bid was beaten by a later bid."""
    show = table.ed.currency.show
    return say(
        "auction-beaten",
        amount=show(amount),
        what=safe(TableWords(table.ed, ()).lot(auction)),
        name=safe(table.names[auction.high]),
        bid=show(auction.bid),
        link=link,
    )
