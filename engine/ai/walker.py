"""A computer player that buys no deed it lands on and leaves jail as soon as it can."""

from __future__ import annotations

from engine.actions import Action, ClaimRent, EndTurn, PayFine, Reject, Roll, UseCard
from engine.defaults import default
from engine.jail import fine_allowed
from engine.rent import claimable
from engine.view import SeatView


class Walker:
    """A player that gives default answers and leaves jail as soon as it can.

    It rejects offers and claims rents.
    """

    def decide(self, view: SeatView) -> Action:
        seat = view.seat
        assert seat is not None
        for offer in view.offers:
            if offer.to == seat:
                return Reject(offer.id)
        for claim in claimable(view, seat):
            return ClaimRent(claim.id)
        if view.pending:
            return default(view.ed, view, seat)
        turn = view.turn
        if turn.phase == "end":
            return EndTurn(turn.ask)
        player, rules = view.players[seat], view.ed.rules
        if player.jail:
            if player.cards:
                return UseCard(turn.ask, player.cards[0])
            if fine_allowed(rules, player) and player.cash >= rules.jail_fine:
                return PayFine(turn.ask)
        return Roll(turn.ask)
