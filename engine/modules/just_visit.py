"""Just Visit America: a question on Just Visiting that can win a trip to a deed (TRIP-1)."""

from __future__ import annotations

from engine.actions import Skip, TakeQuestion
from engine.asked import answered, check_ref, now_asked
from engine.decisions import Prize, TripOffer
from engine.edition import Seat
from engine.errors import Illegal
from engine.modules import challenge
from engine.modules.prizes import trip_deeds
from engine.tx import Tx


def arrive(tx: Tx, seat: Seat) -> None:
    """TRIP-1: offer a question if the seat could raise the price of an unowned deed."""
    if trip_deeds(tx.board, tx.rules, tx.s, seat):
        tx.push(TripOffer(tx.next_id(), seat))


def take_question(tx: Tx, seat: Seat, action: TakeQuestion) -> None:
    offer = answered(tx, seat, action.ref, TripOffer)
    tx.settle(offer)
    challenge.ask(tx, seat, "trip", 1)


def skip(tx: Tx, seat: Seat, action: Skip) -> None:
    """TRIP-1: refuse to leave a question or a trip while the seat can pay for an unowned deed.

    Without such a deed `turn.proceed` ends the question or trip after any action. Only games stored
    before `proceed` did so still need the action Skip.
    """
    check_ref(tx.s, action.ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if not isinstance(top, TripOffer | Prize):
        raise Illegal("not_now", asked=now_asked(tx.s))
    if top.seat != seat:
        raise Illegal("not_yours", seat=top.seat)
    if not out_of_reach(tx, top):
        raise Illegal("must_take" if isinstance(top, Prize) else "must_take_question")


def out_of_reach(tx: Tx, frame: TripOffer | Prize) -> bool:
    """TRIP-1: return True if the seat of a trip can pay for no unowned deed.

    Return False for the prize of a game show.
    """
    if isinstance(frame, Prize) and frame.game != "trip":
        return False
    return not trip_deeds(tx.board, tx.rules, tx.s, frame.seat)
