"""Which of two taxes a computer player pays."""

from __future__ import annotations

from engine.actions import Action, PayFlat, PayPercent
from engine.decisions import TaxChoice
from engine.view import SeatView


def choose_tax(view: SeatView, choice: TaxChoice) -> Action:
    """The smaller sum where both are shown; else by a guess at one's own worth (TAX-3)."""
    flat, share = view.tax_sums(choice)
    if share is None:
        seat, board = choice.seat, view.ed.board
        average = sum(board.price) // len(board.deeds)
        guess = view.players[seat].cash + average * view.owner.count(seat)
        share = guess * view.ed.spaces[choice.pos].percent // 100
    return PayPercent(choice.id) if share < flat else PayFlat(choice.id)
