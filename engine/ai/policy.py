"""What every computer player is: something that looks at a view and answers."""

from __future__ import annotations

from typing import Protocol

from engine.actions import Action
from engine.view import SeatView


class Policy(Protocol):
    """Decides for one seat of one game. It may remember, but a fresh one plays on as well."""

    def decide(self, view: SeatView) -> Action:
        """The next action of `view.seat`, which is asked or has an offer to answer."""
        ...
