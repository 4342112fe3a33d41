"""The protocol of every computer player."""

from __future__ import annotations

from typing import Protocol

from engine.actions import Action
from engine.view import SeatView


class Policy(Protocol):
    """A player of one seat in one game. It may remember, but a new one must play on as well."""

    def decide(self, view: SeatView) -> Action:
        """Return the next action of `view.seat`, which is asked or has an offer to answer."""
        ...
