"""The course of a turn: rolling, doubles, resuming interrupted work, ending (MOVE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import auction, bankruptcy, cards, jail, landing, movement, shortage
from engine.actions import EndTurn, Roll
from engine.asked import require_turn
from engine.decisions import (
    Auction,
    BuildingSale,
    EachPlayer,
    EstateSale,
    FinalCount,
    MoveOn,
    Prize,
    Shortage,
    TripOffer,
)
from engine.edition import Seat
from engine.events import TurnBegan
from engine.landing import Arrival
from engine.modules import just_visit, offline
from engine.money import settle_debts
from engine.rent import lapse_claims
from engine.state import next_seat
from engine.tx import Tx

DOUBLES_TO_JAIL = 3


def roll(tx: Tx, seat: Seat, action: Roll) -> None:
    """MOVE-1 to MOVE-3: roll the dice and move. The third doubles send the seat to jail instead."""
    require_turn(tx, seat, action.ref, "roll")
    s = tx.s
    if s.claims:
        lapse_claims(tx)
    if s.players[seat].jail:
        jail.roll_in_jail(tx, seat)
        return
    first, second = tx.throw(seat, "move")
    if first == second and tx.rules.offline_token:
        offline.after_doubles(tx, seat)
    if s.turn.doubles == DOUBLES_TO_JAIL:
        movement.to_jail(tx, seat, "doubles")
        return
    steps = first + second
    movement.forward(tx, seat, steps)
    landing.land(tx, seat, Arrival(steps, "dice"))


def end_turn(tx: Tx, seat: Seat, action: EndTurn) -> None:
    """SET-5: begin the turn of the next seat to the left."""
    require_turn(tx, seat, action.ref, "end")
    tx.emit(TurnBegan(next_seat(tx.s, seat)))


def proceed(tx: Tx) -> None:
    """Pay debts and resume continuations after an action, until a seat must be asked.

    If the turn is over then, the next seat's turn begins.
    """
    s = tx.s
    while s.pending:
        settle_debts(tx)
        shortage.end_contest(tx)
        if not s.pending:
            break
        top = s.pending[-1]
        resume = _RESUME.get(type(top))
        if resume is not None:
            tx.settle(top)
            resume(tx, top)
        elif isinstance(top, Auction):
            if not auction.close_if_done(tx, top):
                return
        elif isinstance(top, Shortage) and not top.asked:
            shortage.finish_window(tx, top)
        elif isinstance(top, (TripOffer, Prize)) and just_visit.out_of_reach(tx, top):
            tx.settle(top)
        else:
            return
    if s.turn.phase == "over" and s.result is None:
        tx.emit(TurnBegan(next_seat(s, s.turn.seat)))


_RESUME: dict[type[Any], Callable[[Tx, Any], None]] = {
    MoveOn: jail.move_on,
    EachPlayer: cards.resume_each,
    EstateSale: auction.resume_estate_sale,
    BuildingSale: shortage.resume_building_sale,
    FinalCount: bankruptcy.count_worth,
}
"""The function that resumes a continuation, by type of frame."""
