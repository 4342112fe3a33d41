"""Questions on the stack: which seats they ask, and checks that an answer fits."""

from __future__ import annotations

from typing import TypeVar, cast

from engine.decisions import Auction, Debt, FinalCount, Frame, Personal, Shortage
from engine.edition import Seat
from engine.errors import Illegal
from engine.money import debt_of
from engine.state import GameState, Table
from engine.tx import Tx

Single = TypeVar("Single", bound=Personal)
Shared = TypeVar("Shared", Auction, Shortage)


def kind_of(frame: Frame) -> str:
    """Return the name of a frame's kind, as in scenario files."""
    return str(frame.__struct_config__.tag)


def turn_kind(s: Table) -> str:
    """Return the kind of the turn's own question: "roll", "jail" or "end_turn".

    It is asked while the stack is empty.
    """
    if s.turn.phase == "end":
        return "end_turn"
    return "jail" if s.players[s.turn.seat].jail else "roll"


def now_asked(s: Table) -> str:
    """Return the kind of the top question, or of the turn's own question if the stack is empty."""
    return kind_of(s.pending[-1]) if s.pending else turn_kind(s)


def bidders(s: Table, auction: Auction) -> list[Seat]:
    """Return the seats that may raise the bid: in the auction, not leading it, not in debt."""
    return [seat for seat in auction.seats if seat != auction.high and debt_of(s, seat) is None]


def asked_seats(s: Table, frame: Frame) -> list[Seat]:
    """Return the seats that a frame asks for an answer."""
    if isinstance(frame, Auction):
        return bidders(s, frame)
    if isinstance(frame, Shortage):
        return list(frame.asked)
    # `proceed` resolves a continuation on top at once, so only personal decisions are left.
    return [cast(Personal, frame).seat]


def asked_frame(s: Table, seat: Seat) -> Frame | None:
    """Return the frame a seat must answer: the top one if it asks the seat, else its oldest debt.

    If the top frame is a debt, the oldest debt comes first. Return None if the seat is not asked.
    The stack must not be empty.
    """
    top = s.pending[-1]
    if isinstance(top, Debt) or seat not in asked_seats(s, top):
        return debt_of(s, seat)
    return top


def waiting(s: Table) -> dict[Seat, str]:
    """Return the seats that must answer, each with the kind of its question.

    Every seat with an open debt is included. After the end of the game the result is empty.
    """
    if s.result is not None:
        return {}
    if not s.pending:
        return {s.turn.seat: turn_kind(s)}
    found = {frame.seat: "debt" for frame in s.pending if isinstance(frame, Debt)}
    top = s.pending[-1]
    for seat in asked_seats(s, top):
        found[seat] = kind_of(top)
    return dict(sorted(found.items()))


def final_count(s: Table) -> FinalCount | None:
    """SHORT-5, TIME-2: return the FinalCount on the stack, or None.

    This frame ends the game by worth once all frames above it are resolved.
    """
    return next((frame for frame in s.pending if isinstance(frame, FinalCount)), None)


def check_goes_on(s: Table) -> None:
    """SHORT-5, TIME-2: raise Illegal once the game is about to end by worth."""
    if s.pending and final_count(s) is not None:
        raise Illegal("game_ends")


def check_ref(s: GameState, ref: int) -> None:
    """Raise Illegal if `ref` is neither 0 nor the id of the current question."""
    current = s.pending[-1].id if s.pending else s.turn.ask
    if ref not in (0, current):
        raise Illegal("stale")


def answered(tx: Tx, seat: Seat, ref: int, kind: type[Single]) -> Single:
    """Return the top frame if it is of this type and asks this seat, else raise Illegal."""
    check_ref(tx.s, ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if not isinstance(top, kind):
        raise Illegal("not_now", asked=now_asked(tx.s))
    if top.seat != seat:
        raise Illegal("not_yours", seat=top.seat)
    return top


def answered_together(tx: Tx, ref: int, kind: type[Shared]) -> Shared:
    """Return the top frame if it is the auction or shortage expected here, else raise Illegal."""
    check_ref(tx.s, ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if not isinstance(top, kind):
        raise Illegal("not_now", asked=now_asked(tx.s))
    return top


def require_turn(tx: Tx, seat: Seat, ref: int, phase: str) -> None:
    """Raise Illegal unless the stack is empty and this seat's turn is in this phase.

    A `ref` other than 0 must be the id of the turn's own question.
    """
    s = tx.s
    turn = s.turn
    if s.pending or ref not in (0, turn.ask):
        check_ref(s, ref)
        raise Illegal("not_now", asked=now_asked(s))
    if turn.seat != seat:
        raise Illegal("not_your_turn", seat=turn.seat)
    if turn.phase != phase:
        raise Illegal("must_roll" if turn.phase == "roll" else "already_rolled")
