"""The protocol of every computer player."""

from __future__ import annotations

from typing import Protocol

from engine.actions import Action
from engine.view import SeatView


class Policy(Protocol):
    """A computer player of one seat in one game.

    It may keep a memory, but a new instance must be able to continue the game.
    """

    def decide(self, view: SeatView) -> Action:
        """Return the next action of `view.seat`.

        The seat has a question or an offer to answer, or a rent to claim.
        """
        ...
