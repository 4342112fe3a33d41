"""Who is asked what: reading the stack, and checking that an answer fits."""

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
    """The name of a decision's kind, as scenario files write it."""
    return str(frame.__struct_config__.tag)


def turn_kind(s: Table) -> str:
    """What the turn itself asks when nothing else is pending."""
    if s.turn.phase == "end":
        return "end_turn"
    return "jail" if s.players[s.turn.seat].jail else "roll"


def now_asked(s: Table) -> str:
    """The kind of decision the game waits for."""
    return kind_of(s.pending[-1]) if s.pending else turn_kind(s)


def bidders(s: Table, auction: Auction) -> list[Seat]:
    """Seats that may still raise: in the auction, not leading it, free of debt."""
    return [seat for seat in auction.seats if seat != auction.high and debt_of(s, seat) is None]


def asked_seats(s: Table, frame: Frame) -> list[Seat]:
    """Whose answer a frame waits for."""
    if isinstance(frame, Auction):
        return bidders(s, frame)
    if isinstance(frame, Shortage):
        return list(frame.asked)
    # A continuation is never on top for long: `proceed` goes on with it at once.
    return [cast(Personal, frame).seat]


def asked_frame(s: Table, seat: Seat) -> Frame | None:
    """What a seat is asked while something is pending: the top frame, else its oldest debt."""
    top = s.pending[-1]
    if isinstance(top, Debt) or seat not in asked_seats(s, top):
        return debt_of(s, seat)
    return top


def waiting(s: Table) -> dict[Seat, str]:
    """Each seat the game waits for, with the kind of its decision; debtors always among them."""
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
    """SHORT-5, TIME-2: return the end by worth that has begun, if one has."""
    return next((frame for frame in s.pending if isinstance(frame, FinalCount)), None)


def check_goes_on(s: Table) -> None:
    """SHORT-5, TIME-2: nobody trades or builds in a game that only finishes what is open."""
    if s.pending and final_count(s) is not None:
        raise Illegal("game_ends")


def check_ref(s: GameState, ref: int) -> None:
    """An answer to a question no longer asked is stale."""
    current = s.pending[-1].id if s.pending else s.turn.ask
    if ref not in (0, current):
        raise Illegal("stale")


def answered(tx: Tx, seat: Seat, ref: int, kind: type[Single]) -> Single:
    """The decision on top, if it is of this kind and this seat's to answer."""
    check_ref(tx.s, ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if not isinstance(top, kind):
        raise Illegal("not_now", asked=now_asked(tx.s))
    if top.seat != seat:
        raise Illegal("not_yours", seat=top.seat)
    return top


def answered_together(tx: Tx, ref: int, kind: type[Shared]) -> Shared:
    """The decision on top that several seats answer, if it is of this kind."""
    check_ref(tx.s, ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if not isinstance(top, kind):
        raise Illegal("not_now", asked=now_asked(tx.s))
    return top


def require_turn(tx: Tx, seat: Seat, ref: int, phase: str) -> None:
    """The turn itself asks this seat, with nothing else pending, and in this phase."""
    s = tx.s
    turn = s.turn
    if s.pending or ref not in (0, turn.ask):
        check_ref(s, ref)
        raise Illegal("not_now", asked=now_asked(s))
    if turn.seat != seat:
        raise Illegal("not_your_turn", seat=turn.seat)
    if turn.phase != phase:
        raise Illegal("must_roll" if turn.phase == "roll" else "already_rolled")
