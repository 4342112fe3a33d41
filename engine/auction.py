"""Auctions of deeds and of buildings, several seats bidding at once (AUC)."""

from __future__ import annotations

from engine.actions import Bid
from engine.asked import answered_together, bidders
from engine.dealings import AuctionClosed, BidderLeft, BidMade
from engine.decisions import Auction, EstateSale, Placement
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import DeedMoved
from engine.money import debt_of, deed_bidders, pay, spendable
from engine.shortage import note_sold
from engine.state import BANK
from engine.tx import Tx
from engine.why import Why


def open_auction(tx: Tx, pos: Pos) -> None:
    """AUC-1: every player still in the game may bid; a debtor once the debt is settled."""
    tx.push(Auction(tx.next_id(), deed_bidders(tx.rules, tx.s), pos))


def bid(tx: Tx, seat: Seat, action: Bid) -> None:
    """AUC-2, AUC-4: higher than the last, and covered by cash that no other bid binds."""
    auction = answered_together(tx, action.ref, Auction)
    _check_in(tx, auction, seat)
    if auction.high == seat:
        raise Illegal("already_highest", bid=auction.bid)
    least = auction.bid + 1
    if action.amount < least:
        raise Illegal("bid_too_low", minimum=least)
    most = spendable(tx.s, seat)
    if action.amount > most:
        raise Illegal("not_enough_cash", needed=action.amount, spendable=most)
    tx.emit(BidMade(auction.id, seat, action.amount))


def leave(tx: Tx, seat: Seat, auction: Auction) -> None:
    """AUC-6: final while the bid stands; the leader cannot pass, the bid being binding (AUC-4)."""
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
    """AUC-3: it ends when nobody is left to raise the standing bid."""
    if bidders(tx.s, auction):
        return False
    close(tx, auction)
    return True


def close(tx: Tx, auction: Auction) -> None:
    """AUC-3, AUC-5: the highest bidder pays the Bank and takes it; no bid, and it stays there."""
    winner = auction.high
    tx.emit(AuctionClosed(auction.id, winner, auction.bid))
    if auction.building is not None:
        note_sold(tx, winner)
    if winner == BANK:
        return
    pay(tx, winner, BANK, auction.bid, Why("bid", auction.pos))
    if auction.building is None:
        tx.emit(DeedMoved(auction.pos, winner))
    else:
        tx.push(Placement(tx.next_id(), winner, auction.building, 1, paid=True))


def go_on_with_estate(tx: Tx, frame: EstateSale) -> None:
    """BANK-2: the next deed of the estate, in board order."""
    first, later = frame.deeds[0], frame.deeds[1:]
    if later:
        tx.push(EstateSale(tx.next_id(), later))
    open_auction(tx, first)
