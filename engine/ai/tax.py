"""A computer player's choice between the flat tax and a share of its worth."""

from __future__ import annotations

from engine.actions import Action, PayFlat, PayPercent
from engine.decisions import TaxChoice
from engine.view import SeatView


def choose_tax(view: SeatView, choice: TaxChoice) -> Action:
    """TAX-3: return the choice of the smaller tax. If the share is hidden, the worth is guessed."""
    flat, share = view.tax_sums(choice)
    if share is None:
        seat, board = choice.seat, view.ed.board
        average = sum(board.price) // len(board.deeds)
        guess = view.players[seat].cash + average * view.owner.count(seat)
        share = guess * view.ed.spaces[choice.pos].percent // 100
    return PayPercent(choice.id) if share < flat else PayFlat(choice.id)
