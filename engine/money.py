"""Payments, debts and a seat's worth (DEBT, TAX-2, SHORT-5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board import Board, percent_up
from engine.dealings import BidStruck
from engine.decisions import Auction, BuildingSale, Debt, MortgagedDeed
from engine.edition import Edition, Pos, Seat
from engine.events import MoneyPaid
from engine.rules import Rules
from engine.state import POT, Table, deeds_of, live_seats
from engine.tx import Tx
from engine.why import Why

_TO_POT = frozenset({"tax", "tax_percent", "fine", "fine_forced"})


def charge(tx: Tx, payer: Seat, payee: Seat, amount: int, why: Why) -> None:
    """DEBT-1, DEBT-4: take a payment at once, or open a debt.

    A debt is opened if the cash is too little or an older debt is open. An amount of 0 does
    nothing.
    """
    if amount == 0:
        return
    s = tx.s
    if s.players[payer].cash >= amount and (not s.pending or debt_of(s, payer) is None):
        _hand_over(tx, payer, payee, amount, why)
    else:
        tx.push(Debt(tx.next_id(), payer, payee, amount, why))
    if s.pending:
        _strike_uncovered_bids(tx, payer)


def pay(tx: Tx, payer: Seat, payee: Seat, amount: int, why: Why) -> None:
    """Pay an amount that the payer is known to have. An amount of 0 emits no event."""
    if amount:
        tx.emit(MoneyPaid(payer, payee, amount, why))


def _hand_over(tx: Tx, payer: Seat, payee: Seat, amount: int, why: Why) -> None:
    if tx.rules.free_parking_pot and why.kind in _TO_POT:
        payee = POT  # HOUSE-1
    tx.emit(MoneyPaid(payer, payee, amount, why))


def _strike_uncovered_bids(tx: Tx, seat: Seat) -> None:
    """AUC-7: cancel the leading bids that a newly charged seat can no longer cover."""
    left = tx.s.players[seat].cash - owed(tx.s, seat)
    for frame in tx.s.pending.copy():
        if isinstance(frame, Auction) and frame.high == seat:
            if frame.bid > left:
                strike(tx, frame)
            else:
                left -= frame.bid


def strike(tx: Tx, auction: Auction) -> None:
    """AUC-7: cancel the highest bid and reopen the bidding to all, including those who passed."""
    tx.emit(BidStruck(auction.id, auction.high, _bidders_after_reopening(tx, auction)))


def _bidders_after_reopening(tx: Tx, auction: Auction) -> tuple[Seat, ...]:
    """AUC-1, BLD-5: return the seats that may bid when an auction is reopened."""
    if auction.building is None:
        return deed_bidders(tx.rules, tx.s)
    sale = tx.s.pending[tx.s.pending.index(auction) - 1]
    assert isinstance(sale, BuildingSale)
    return tuple(sorted(seat for seat, _ in sale.wants if not tx.s.players[seat].out))


def deed_bidders(rules: Rules, s: Table) -> tuple[Seat, ...]:
    """AUC-1, HOUSE-6: return the seats still in the game that may buy deeds."""
    return tuple(seat for seat in live_seats(s) if may_buy(rules, s, seat))


def settle_debts(tx: Tx) -> None:
    """DEBT-1, DEBT-4: pay every debt that its debtor has the cash for, each seat's oldest first."""
    while (debt := _next_paid(tx.s)) is not None:
        tx.settle(debt)
        _hand_over(tx, debt.seat, debt.to, debt.amount, debt.why)


def _next_paid(s: Table) -> Debt | None:
    """Return the first debt that is its debtor's oldest and covered by cash, or None."""
    for frame in s.pending:
        if (
            isinstance(frame, Debt)
            and s.players[frame.seat].cash >= frame.amount
            and debt_of(s, frame.seat) is frame
        ):
            return frame
    return None


def debt_of(s: Table, seat: Seat) -> Debt | None:
    """DEBT-4: return a seat's oldest open debt, or None."""
    for frame in s.pending:
        if isinstance(frame, Debt) and frame.seat == seat:
            return frame
    return None


def owed(s: Table, seat: Seat) -> int:
    """Return the sum of a seat's open debts."""
    return sum(
        frame.amount for frame in s.pending if isinstance(frame, Debt) and frame.seat == seat
    )


def due(s: Table, seat: Seat) -> int:
    """DEBT-3: return the sum that a seat owes or may still be asked for.

    It adds up open debts, interest on received mortgaged deeds, and rents not yet claimed.
    """
    claimed = sum(claim.amount for claim in s.claims if claim.lander == seat)
    return claimed + owed(s, seat) + interest_due(s, seat)


def interest_due(s: Table, seat: Seat) -> int:
    """MORT-3: return the interest a seat must still pay on mortgaged deeds it received."""
    return sum(
        frame.interest
        for frame in s.pending
        if isinstance(frame, MortgagedDeed) and frame.seat == seat
    )


def spendable(s: Table, seat: Seat) -> int:
    """AUC-4: return a seat's cash less its leading bids and the interest due on received deeds."""
    cash = s.players[seat].cash
    for frame in s.pending:
        if isinstance(frame, Auction):
            if frame.high == seat:
                cash -= frame.bid
        elif isinstance(frame, MortgagedDeed) and frame.seat == seat:
            cash -= frame.interest
    return cash


def total_worth(board: Board, s: Table, seat: Seat) -> int:
    """TAX-2: return a seat's cash plus its deeds' printed prices and its buildings' cost."""
    worth = s.players[seat].cash
    for pos in deeds_of(s, seat):
        worth += board.price[pos] + s.level[pos] * board.house_cost[pos]
    return worth


def final_worth(board: Board, s: Table, seat: Seat) -> int:
    """SHORT-5: return a seat's total worth at the end, with mortgaged deeds at half their price."""
    worth = s.players[seat].cash
    for pos in deeds_of(s, seat):
        worth += deed_worth(board, s.mortgaged, pos) + s.level[pos] * board.house_cost[pos]
    return worth


def deed_worth(board: Board, mortgaged: Sequence[bool], pos: Pos) -> int:
    """SHORT-5: return a deed's price, or half of it if mortgaged. Buildings are not counted."""
    return board.price[pos] // 2 if mortgaged[pos] else board.price[pos]


def can_raise(board: Board, s: Table, seat: Seat) -> int:
    """DEBT-2: return a seat's cash after a sale of all buildings and a mortgage of all deeds."""
    level, mortgaged = s.level, s.mortgaged
    raised = s.players[seat].cash
    for pos in deeds_of(s, seat):
        if not mortgaged[pos]:
            raised += board.mortgage[pos]
        if level[pos]:
            raised += resale(board, pos, level[pos])
    return raised


def awaits_payment(board: Board, s: Table, debt: Debt) -> bool:
    """RENT-7: return True if a debtor can pay only once others pay their debts to it.

    Only debts that the others can raise are counted.
    """
    missing = debt.amount - can_raise(board, s, debt.seat)
    coming = sum(
        frame.amount
        for frame in s.pending
        if isinstance(frame, Debt)
        and frame.to == debt.seat
        and debt_of(s, frame.seat) is frame
        and can_raise(board, s, frame.seat) >= frame.amount
    )
    return 0 < missing <= coming


def resale(board: Board, pos: int, levels: int) -> int:
    """BLD-6: return the Bank's price for a number of a lot's building levels: half their cost."""
    return levels * (board.house_cost[pos] // 2)


def tax_share(ed: Edition, s: Table, seat: Seat, percent: int) -> int:
    """TAX-1: return a percentage of a seat's total worth, rounded up."""
    return percent_up(total_worth(ed.board, s, seat), percent)


def may_buy(rules: Rules, s: Table, seat: Seat) -> bool:
    """HOUSE-6: return True if a seat has passed GO often enough to buy deeds."""
    return s.players[seat].laps >= rules.laps_before_buying
