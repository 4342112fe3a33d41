"""The course of a turn: rolling, doubles, going on after interruptions, passing on (MOVE)."""

from __future__ import annotations

from engine import auction, cards, jail, landing, movement, shortage
from engine.actions import EndTurn, Roll
from engine.asked import require_turn
from engine.decisions import Auction, BuildingSale, EachPlayer, EstateSale, MoveOn, Shortage
from engine.edition import Seat
from engine.events import MoveFinished, RollGranted, TurnBegan
from engine.money import settle_debts
from engine.rent import lapse_claims
from engine.state import seats_after
from engine.tx import Tx

DOUBLES_TO_JAIL = 3


def roll(tx: Tx, seat: Seat, action: Roll) -> None:
    """MOVE-1 to MOVE-3: move by the sum; the third doubles go to jail instead."""
    require_turn(tx, seat, action.ref, "roll")
    s = tx.s
    if s.claims:
        lapse_claims(tx)
    if s.players[seat].jail:
        jail.roll_in_jail(tx, seat)
        return
    first, second = tx.throw(seat, "move")
    if s.turn.doubles == DOUBLES_TO_JAIL:
        movement.to_jail(tx, seat, "doubles")
        return
    steps = first + second
    movement.forward(tx, seat, steps)
    landing.land(tx, seat, steps)


def end_turn(tx: Tx, seat: Seat, action: EndTurn) -> None:
    """SET-5: play passes to the left."""
    require_turn(tx, seat, action.ref, "end")
    tx.emit(TurnBegan(seats_after(tx.s, seat)[0]))


def proceed(tx: Tx) -> None:
    """After every action: pay what can be paid, do what is left to do, until somebody is asked."""
    s = tx.s
    while s.pending:
        settle_debts(tx)
        if not s.pending:
            break
        top = s.pending[-1]
        if isinstance(top, Auction):
            if not auction.close_if_done(tx, top):
                return
        elif isinstance(top, Shortage):
            if top.asked:
                return
            shortage.finish_window(tx, top)
        elif isinstance(top, MoveOn):
            tx.settle(top)
            jail.move_on(tx, top)
        elif isinstance(top, EachPlayer):
            tx.settle(top)
            cards.go_on_with_each(tx, top)
        elif isinstance(top, EstateSale):
            tx.settle(top)
            auction.go_on_with_estate(tx, top)
        elif isinstance(top, BuildingSale):
            tx.settle(top)
            shortage.go_on_with_sale(tx, top)
        else:
            return
    turn = s.turn
    if turn.phase == "move":
        # MOVE-2: the space is fully resolved; doubles roll again.
        tx.emit(RollGranted(turn.seat) if turn.extra else MoveFinished(turn.seat))
    elif turn.phase == "over" and s.result is None:
        tx.emit(TurnBegan(seats_after(s, turn.seat)[0]))
