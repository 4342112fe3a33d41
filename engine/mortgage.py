"""Mortgages: taking, lifting, and receiving mortgaged deeds (MORT)."""

from __future__ import annotations

from engine.actions import KeepMortgaged, Lift, Mortgage
from engine.asked import answered, check_ref
from engine.board import Board
from engine.buildings import group_has_buildings
from engine.decisions import MortgagedDeed
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import DeedMortgaged, MortgageLifted
from engine.modules.prizes import check_reach
from engine.money import charge, debt_of, pay, spendable
from engine.state import BANK, Table
from engine.tx import Tx
from engine.why import Why


def check_owner(board: Board, s: Table, seat: Seat, pos: Pos) -> None:
    if not 0 <= pos < board.size or not board.group[pos]:
        raise Illegal("not_a_deed")
    if s.owner[pos] != seat:
        raise Illegal("not_owner", owner=s.owner[pos])


def mortgage(tx: Tx, seat: Seat, action: Mortgage) -> None:
    """MORT-1: mortgage a deed at any time, unless its group has buildings."""
    pos = action.deed
    check_owner(tx.board, tx.s, seat, pos)
    if tx.s.mortgaged[pos]:
        raise Illegal("already_mortgaged")
    if group_has_buildings(tx.board, tx.s, pos):
        raise Illegal("group_has_buildings", group=tx.board.group[pos])
    raise_on(tx, seat, pos)


def raise_on(tx: Tx, seat: Seat, pos: Pos) -> None:
    """MORT-1: mortgage a deed without checks, and pay its mortgage value to the seat."""
    tx.emit(DeedMortgaged(pos))
    pay(tx, BANK, seat, tx.board.mortgage[pos], Why("mortgage", pos))


def lift_cost(board: Board, pos: Pos) -> int:
    """MORT-2: return the cost of lifting a mortgage: the mortgage value plus interest."""
    return board.mortgage[pos] + board.interest[pos]


def received(s: Table, pos: Pos) -> MortgagedDeed | None:
    """Return the open question about lifting this received deed's mortgage, or None."""
    for frame in s.pending:
        if isinstance(frame, MortgagedDeed) and frame.pos == pos:
            return frame
    return None


def lifting_cash(s: Table, seat: Seat, pos: Pos) -> int:
    """Return a seat's cash for lifting a deed's mortgage.

    It includes the interest reserved for that deed.
    """
    frame = received(s, pos)
    return spendable(s, seat) + (frame.interest if frame is not None else 0)


def lift(tx: Tx, seat: Seat, action: Lift) -> None:
    """MORT-2, MORT-3: lift a mortgage at any time, or as the answer on receiving the deed."""
    pos = action.deed
    if action.ref:
        check_ref(tx.s, action.ref)
    check_owner(tx.board, tx.s, seat, pos)
    if not tx.s.mortgaged[pos]:
        raise Illegal("not_mortgaged")
    frame = received(tx.s, pos)
    if frame is not None and tx.s.pending[-1] is not frame:
        raise Illegal("not_now", asked="mortgaged")
    if debt_of(tx.s, seat) is not None:
        raise Illegal("in_debt")
    cost = lift_cost(tx.board, pos)
    cash = lifting_cash(tx.s, seat, pos)
    if cash < cost:
        raise Illegal("not_enough_cash", needed=cost, spendable=cash)
    if frame is not None:
        tx.settle(frame)  # TRIP-1: keeping it mortgaged would cost the interest too
    else:
        check_reach(tx.board, tx.s, seat, -tx.board.interest[pos])
    pay(tx, seat, BANK, cost, Why("lift", pos))
    tx.emit(MortgageLifted(pos))


def keep_mortgaged(tx: Tx, seat: Seat, action: KeepMortgaged) -> None:
    """MORT-3: charge the interest on a received deed, which stays mortgaged."""
    frame = answered(tx, seat, action.ref, MortgagedDeed)
    if frame.pos != action.deed:
        raise Illegal("other_deed_first", deed=frame.pos)
    tx.settle(frame)
    charge(tx, seat, BANK, tx.board.interest[frame.pos], Why("interest", frame.pos))


def ask_receivers(tx: Tx, deeds: list[Pos]) -> None:
    """MORT-3: ask the new owners of these deeds about each mortgaged one, in board order.

    The choice is to lift the mortgage now or to pay interest only.
    """
    for pos in sorted(deeds, reverse=True):
        if tx.s.mortgaged[pos]:
            interest = tx.board.interest[pos]
            tx.push(MortgagedDeed(tx.next_id(), tx.s.owner[pos], pos, interest))
