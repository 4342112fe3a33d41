"""Auctions of deeds and of buildings, in which several seats bid at once (AUC)."""

from __future__ import annotations

from msgspec import UNSET

from engine.actions import Bid
from engine.asked import answered_together, bidders
from engine.board import Board
from engine.dealings import AuctionClosed, BidderLeft, BidMade
from engine.decisions import Auction, EstateSale, Placement
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.events import DeedMoved
from engine.modules.prizes import reach
from engine.money import debt_of, deed_bidders, pay, resale, spendable
from engine.rules import Rules
from engine.shortage import lots_for, reduce_demand
from engine.state import BANK, Table
from engine.tx import Tx
from engine.why import Why


def open_auction(tx: Tx, pos: Pos) -> None:
    """AUC-1: open the auction of a deed to every live player who may buy deeds.

    A debtor may bid once the debt is paid.
    """
    tx.push(Auction(tx.next_id(), deed_bidders(tx.rules, tx.s), pos))


def bid(tx: Tx, seat: Seat, action: Bid) -> None:
    """AUC-2, AUC-4: record a bid.

    Raise Illegal if the rules refuse it: if it is too low, for example, or exceeds the seat's
    spendable cash.
    """
    auction = answered_together(tx, action.ref, Auction)
    _check_in(tx, auction, seat)
    if auction.high == seat:
        raise Illegal("already_highest", bid=auction.bid)
    least = least_bid(tx.board, tx.rules, tx.s, seat, auction)
    if least is None:
        raise Illegal("no_legal_lot")
    if action.amount < least:
        raise Illegal("bid_too_low", minimum=least)
    most = spendable(tx.s, seat)
    if action.amount > most:
        raise Illegal("not_enough_cash", needed=action.amount, spendable=most)
    found = reach(tx.board, tx.s, seat, auction)
    if found is not None:
        loss = max(0, action.amount - _raisable_value(tx.board, tx.rules, tx.s, seat, auction))
        if loss > found.spare:
            after = found.raised - loss
            raise Illegal("trip_first", needed=found.cheapest, raisable=after, seat=seat)
    tx.emit(BidMade(auction.id, seat, action.amount))


def opening_bid(board: Board, rules: Rules, s: Table, seat: Seat, auction: Auction) -> int | None:
    """AUC-2, BLD-5: return a seat's lowest opening bid: 1, or the house price of its cheapest lot.

    Return None if the house price counts and the seat has no lot for the building.
    """
    if auction.building is None or auction.opens != "house_price":
        return 1
    lots = lots_for(board, rules, s, seat, auction.building)
    return min((board.house_cost[pos] for pos in lots), default=None)


def lowest_opening(ed: Edition, s: Table, auction: Auction) -> int | None:
    """BLD-5: return the lowest opening bid for a building among all its bidders.

    Return None for a deed, and if no bidder has a lot to build on.
    """
    if auction.building is None:
        return None
    found = (opening_bid(ed.board, ed.rules, s, seat, auction) for seat in auction.seats)
    return min((opens for opens in found if opens is not None), default=None)


def least_bid(board: Board, rules: Rules, s: Table, seat: Seat, auction: Auction) -> int | None:
    """AUC-2, BLD-5: return the lowest bid a seat may make now.

    Return None if bids open at the house price and the seat has no lot for the building.
    """
    opens = opening_bid(board, rules, s, seat, auction)
    return None if opens is None else max(opens, auction.bid + 1)


def most_bid(board: Board, rules: Rules, s: Table, seat: Seat, auction: Auction) -> int:
    """AUC-2, TRIP-1: return the highest bid a seat may make now.

    A seat's own leading bid counts as free cash, because a higher one replaces it. A seat with a
    trip to make must be able to afford a deed after its bid. If it cannot even before the bid,
    return 0.
    """
    most = spendable(s, seat) + (auction.bid if auction.high == seat else 0)
    found = reach(board, s, seat, auction)
    if found is None:
        return most
    if found.spare < 0:
        return 0
    return min(most, found.spare + _raisable_value(board, rules, s, seat, auction))


def _raisable_value(board: Board, rules: Rules, s: Table, seat: Seat, auction: Auction) -> int:
    """TRIP-1: return the cash that the auctioned object would bring its buyer.

    It is the mortgage value of a deed, or the lowest resale value of a building, which is 0 without
    a lot for it.
    """
    if auction.building is None:
        return board.mortgage[auction.pos]
    lots = lots_for(board, rules, s, seat, auction.building)
    return min((resale(board, pos, 1) for pos in lots), default=0)


def leave(tx: Tx, seat: Seat, auction: Auction) -> None:
    """AUC-6: remove a seat from an auction. Raise Illegal for the leader (AUC-4)."""
    _check_in(tx, auction, seat)
    if auction.high == seat:
        raise Illegal("bid_stands", bid=auction.bid)
    tx.emit(BidderLeft(auction.id, seat))


def _check_in(tx: Tx, auction: Auction, seat: Seat) -> None:
    if seat not in auction.seats:
        raise Illegal("not_in_auction")
    if debt_of(tx.s, seat) is not None:
        raise Illegal("in_debt")


def close_if_done(tx: Tx, auction: Auction) -> bool:
    """AUC-3: close the auction if no seat may raise the bid. Return True if it closed."""
    if bidders(tx.s, auction):
        return False
    close(tx, auction)
    return True


def close(tx: Tx, auction: Auction) -> None:
    """AUC-3, AUC-5: sell to the highest bidder.

    Without a bid the deed or building stays with the Bank.
    """
    winner = auction.high
    tx.emit(AuctionClosed(auction.id, winner, auction.bid))
    if auction.building is not None:
        reduce_demand(tx, winner)
    if winner == BANK:
        return
    pay(tx, winner, BANK, auction.bid, Why("bid", auction.pos))
    if auction.building is None:
        tx.emit(DeedMoved(auction.pos, winner))
    else:
        most = auction.bid if auction.opens == "house_price" else UNSET
        tx.push(Placement(tx.next_id(), winner, auction.building, 1, paid=True, most=most))


def resume_estate_sale(tx: Tx, frame: EstateSale) -> None:
    """BANK-2: auction the next deed of a bankrupt estate, in board order."""
    first, later = frame.deeds[0], frame.deeds[1:]
    if later:
        tx.push(EstateSale(tx.next_id(), later))
    open_auction(tx, first)
