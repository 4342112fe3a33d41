"""A computer player that only walks: it owns nothing and leaves jail at once."""

from __future__ import annotations

from engine.actions import (
    Action,
    Decline,
    EndTurn,
    KeepMortgaged,
    Pass,
    PayFine,
    PayFlat,
    Reject,
    Roll,
    UseCard,
    Want,
)
from engine.decisions import BuyChoice, Frame, MortgagedDeed, Shortage, TaxChoice
from engine.defaults import raise_cash
from engine.edition import Seat
from engine.jail import fine_allowed
from engine.money import debt_of
from engine.view import SeatView


class Walker:
    """Shows where dice and cards alone lead. It answers everything, always with no."""

    def decide(self, view: SeatView) -> Action:
        """Move on; whatever else is asked is refused or settled as cheaply as can be."""
        seat = view.seat
        assert seat is not None
        for offer in view.offers:
            if offer.to == seat:
                return Reject(offer.id)
        if view.pending:
            return _answer(view, seat, view.pending[-1])
        if view.turn.phase == "end":
            return EndTurn(view.turn.ask)
        return _leave_jail(view, seat) if view.players[seat].jail else Roll(view.turn.ask)


def _answer(view: SeatView, seat: Seat, top: Frame) -> Action:
    debt = debt_of(view, seat)
    if debt is not None:
        return raise_cash(view.ed, view, debt)
    match top:
        case BuyChoice():
            return Decline(top.id)
        case TaxChoice():
            return PayFlat(top.id)
        case MortgagedDeed():
            return KeepMortgaged(top.pos)
        case Shortage():
            return Want(0, top.id)
        case _:  # an auction, or a building to be placed
            return Pass(top.id)


def _leave_jail(view: SeatView, seat: Seat) -> Action:
    """By a card, else by the fine; who may not or cannot pay it has to throw doubles."""
    player, rules, ask = view.players[seat], view.ed.rules, view.turn.ask
    if player.cards:
        return UseCard(ask, player.cards[0])
    if fine_allowed(rules, player) and player.cash >= rules.jail_fine:
        return PayFine(ask)
    return Roll(ask)
