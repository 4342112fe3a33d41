"""Expired clocks of seats, and the end of a timed game (TIME-2)."""

from __future__ import annotations

from collections.abc import Callable

from engine import auction
from engine.actions import Action, CallTime, GoBankrupt, TimeUp
from engine.asked import asked_frame, check_goes_on, waiting
from engine.bankruptcy import begin_count, end_by_worth
from engine.dealings import WantStated
from engine.decisions import Auction, Debt, Prize, Shortage
from engine.defaults import default, travel, trip_goal
from engine.edition import Seat
from engine.errors import Illegal
from engine.money import awaits_payment
from engine.tx import Tx

Perform = Callable[[Tx, Seat, Action], None]


def time_up(tx: Tx, seat: Seat, action: TimeUp, perform: Perform) -> None:
    """Give a seat's question the default answer, because its clock has expired.

    An auction or shortage question that several seats share ends for all of them. A debtor who is
    owed enough by others does not go bankrupt.
    """
    s = tx.s
    if seat not in waiting(s) and not _leads(tx, seat):
        raise Illegal("nothing_asked")
    top = s.pending[-1] if s.pending else None
    if top is not None and not _leads(tx, seat):
        top = asked_frame(s, seat)
    current = top.id if top is not None else s.turn.ask
    if action.ref not in (0, current):
        raise Illegal("stale")
    if isinstance(top, Auction):
        auction.close(tx, top)  # AUC-3: all bidders share one clock
    elif isinstance(top, Shortage):
        for silent in top.asked:
            tx.emit(WantStated(top.id, silent, 0))
    elif isinstance(top, Prize) and top.game == "trip":
        goal = trip_goal(tx.ed, s, top)  # fixed, or raising cash would lead to a dearer deed
        while top in s.pending:
            perform(tx, seat, travel(tx.ed, s, top, goal))
    elif top is None:
        perform(tx, seat, default(tx.ed, s, seat))
    else:
        while any(frame.id == current for frame in s.pending):
            step = default(tx.ed, s, seat)
            if (
                isinstance(top, Debt)
                and isinstance(step, GoBankrupt)
                and awaits_payment(tx.board, s, top)
            ):
                return  # a debtor who is owed enough does not give up
            perform(tx, seat, step)


def _leads(tx: Tx, seat: Seat) -> bool:
    top = tx.s.pending[-1] if tx.s.pending else None
    return isinstance(top, Auction) and top.high == seat


def call_time(tx: Tx, seat: Seat, action: CallTime) -> None:
    """TIME-2: end the game by worth, after every open question is resolved."""
    if not tx.rules.time_limit:
        raise Illegal("no_time_limit")
    check_goes_on(tx.s)
    if tx.s.pending:
        begin_count(tx, "time_limit")
    else:
        end_by_worth(tx, "time_limit")
