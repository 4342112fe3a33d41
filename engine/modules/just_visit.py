"""Just Visiting by dice: a question on Just Visiting, and a trip to an unowned deed (TRIP-1)."""

from __future__ import annotations

from engine.actions import Skip, TakeQuestion
from engine.asked import answered, now_asked
from engine.decisions import Prize, TripOffer
from engine.edition import Seat
from engine.errors import Illegal
from engine.modules import challenge
from engine.modules.prizes import trip_deeds
from engine.tx import Tx


def arrive(tx: Tx, seat: Seat) -> None:
    """TRIP-1: with a deed to be had, the seat may take a question."""
    if trip_deeds(tx.board, tx.rules, tx.s, seat):
        tx.push(TripOffer(tx.next_id(), seat))


def take_question(tx: Tx, seat: Seat, action: TakeQuestion) -> None:
    offer = answered(tx, seat, action.ref, TripOffer)
    tx.settle(offer)
    challenge.ask(tx, seat, "trip", 1)


def skip(tx: Tx, seat: Seat, action: Skip) -> None:
    """TRIP-1: the question is an offer, and so is the trip it wins."""
    top = tx.s.pending[-1] if tx.s.pending else None
    if isinstance(top, Prize):
        prize = answered(tx, seat, action.ref, Prize)
        if prize.game != "trip":
            raise Illegal("must_take")
        tx.settle(prize)
    elif isinstance(top, TripOffer):
        tx.settle(answered(tx, seat, action.ref, TripOffer))
    else:
        raise Illegal("not_now", asked=now_asked(tx.s))
