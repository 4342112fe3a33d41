"""A computer player that only walks: it buys nothing and leaves jail at once."""

from __future__ import annotations

from engine.actions import Action, ClaimRent, PayFine, Reject, UseCard
from engine.defaults import default
from engine.jail import fine_allowed
from engine.view import SeatView


class Walker:
    """Shows where dice and cards alone lead: the safe default to everything but jail."""

    def decide(self, view: SeatView) -> Action:
        seat = view.seat
        assert seat is not None
        for offer in view.offers:
            if offer.to == seat:
                return Reject(offer.id)
        for claim in view.claims:
            if claim.owner == seat:
                return ClaimRent(claim.id)
        player, rules, turn = view.players[seat], view.ed.rules, view.turn
        if player.jail and not view.pending and turn.phase == "roll":
            if player.cards:
                return UseCard(turn.ask, player.cards[0])
            if fine_allowed(rules, player) and player.cash >= rules.jail_fine:
                return PayFine(turn.ask)
        return default(view.ed, view, seat)
