"""Paying, owing and what a seat is worth (DEBT, TAX-2, SHORT-5)."""

from __future__ import annotations

from engine.dealings import BidStruck
from engine.decisions import Auction, Debt, MortgagedDeed
from engine.edition import Board, Edition, Seat, percent_up
from engine.events import MoneyPaid
from engine.rules import Rules
from engine.state import BANK, POT, Table
from engine.tx import Tx
from engine.why import Why

_TO_POT = frozenset({"tax", "tax_percent", "fine", "fine_forced"})


def charge(tx: Tx, payer: Seat, payee: Seat, amount: int, why: Why) -> None:
    """DEBT-1: what is owed is paid at once; owing more than your cash opens a debt."""
    if amount == 0:
        return
    if tx.s.players[payer].cash >= amount:
        _hand_over(tx, payer, payee, amount, why)
    else:
        tx.push(Debt(tx.next_id(), payer, payee, amount, why))


def pay(tx: Tx, payer: Seat, payee: Seat, amount: int, why: Why) -> None:
    """Move money that is known to be there; nothing moves for nothing."""
    if amount:
        tx.emit(MoneyPaid(payer, payee, amount, why))


def _hand_over(tx: Tx, payer: Seat, payee: Seat, amount: int, why: Why) -> None:
    if payee == BANK and tx.rules.free_parking_pot and why.kind in _TO_POT:
        payee = POT  # HOUSE-1
    tx.emit(MoneyPaid(payer, payee, amount, why))
    if tx.s.pending:
        strike_uncovered_bids(tx, payer)


def strike_uncovered_bids(tx: Tx, seat: Seat) -> None:
    """A debt outranks a bid: a standing bid its maker can no longer cover falls."""
    cash = tx.s.players[seat].cash
    for frame in tx.s.pending:
        if isinstance(frame, Auction) and frame.high == seat and frame.bid > cash:
            tx.emit(BidStruck(frame.id, seat))


def settle_debts(tx: Tx) -> None:
    """DEBT-1: a debt is paid as soon as the cash suffices, the newest first."""
    again = True
    while again:
        again = False
        for frame in reversed(tx.s.pending):
            if isinstance(frame, Debt) and tx.s.players[frame.seat].cash >= frame.amount:
                tx.settle(frame)
                _hand_over(tx, frame.seat, frame.to, frame.amount, frame.why)
                again = True
                break


def debt_of(s: Table, seat: Seat) -> Debt | None:
    """The newest open debt of a seat."""
    for frame in reversed(s.pending):
        if isinstance(frame, Debt) and frame.seat == seat:
            return frame
    return None


def owed(s: Table, seat: Seat) -> int:
    """The sum of a seat's open debts."""
    return sum(
        frame.amount for frame in s.pending if isinstance(frame, Debt) and frame.seat == seat
    )


def spendable(s: Table, seat: Seat) -> int:
    """AUC-4: cash less what is bound: standing high bids, interest on deeds just received."""
    cash = s.players[seat].cash
    for frame in s.pending:
        if isinstance(frame, Auction):
            if frame.high == seat:
                cash -= frame.bid
        elif isinstance(frame, MortgagedDeed) and frame.seat == seat:
            cash -= frame.interest
    return cash


def total_worth(board: Board, s: Table, seat: Seat) -> int:
    """TAX-2: cash, printed prices of all deeds, and the cost of all buildings."""
    worth = s.players[seat].cash
    for pos in board.deeds:
        if s.owner[pos] == seat:
            worth += board.price[pos] + s.level[pos] * board.house_cost[pos]
    return worth


def final_worth(board: Board, s: Table, seat: Seat) -> int:
    """SHORT-5: as total worth, but a mortgaged deed counts half its price."""
    worth = s.players[seat].cash
    for pos in board.deeds:
        if s.owner[pos] == seat:
            price = board.price[pos]
            worth += price // 2 if s.mortgaged[pos] else price
            worth += s.level[pos] * board.house_cost[pos]
    return worth


def can_raise(board: Board, s: Table, seat: Seat) -> int:
    """DEBT-2: cash, half of all buildings, and the mortgage values still to be had."""
    raised = s.players[seat].cash
    for pos in board.deeds:
        if s.owner[pos] == seat:
            raised += resale(board, pos, s.level[pos])
            if not s.mortgaged[pos]:
                raised += board.mortgage[pos]
    return raised


def resale(board: Board, pos: int, levels: int) -> int:
    """BLD-6: the Bank takes buildings back at half their price."""
    return levels * (board.house_cost[pos] // 2)


def tax_share(ed: Edition, s: Table, seat: Seat, percent: int) -> int:
    """TAX-1: a share of total worth, rounded up."""
    return percent_up(total_worth(ed.board, s, seat), percent)


def may_buy(rules: Rules, s: Table, seat: Seat) -> bool:
    """HOUSE-6: deeds can be bought only after so many times round."""
    return s.players[seat].laps >= rules.laps_before_buying
