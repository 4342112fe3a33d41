"""A transaction: a working state, the events emitted onto it, and the dice."""

from __future__ import annotations

from collections.abc import Callable

from engine import rng
from engine.dealings import Asked, Settled
from engine.decisions import Frame
from engine.edition import Edition, Seat
from engine.events import DiceThrown, Event, ThrowFor
from engine.rng import Dice
from engine.state import GameState

DiceSource = Callable[[], Dice]


class Tx:
    """One action being performed.

    Rules check first and emit events then. An emitted event cannot be taken back.
    """

    __slots__ = ("board", "dice", "ed", "events", "rules", "s")

    def __init__(self, ed: Edition, s: GameState, dice: DiceSource | None = None) -> None:
        self.ed = ed
        self.board = ed.board
        self.rules = ed.rules
        self.s = s
        self.dice = dice
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        event.evolve(self.s)
        self.events.append(event)

    def throw(self, seat: Seat, purpose: ThrowFor) -> Dice:
        """Throw two dice and emit the throw.

        The numbers come from a scenario's script, or else from the game's seed.
        """
        if self.dice is None:
            hidden = self.s.hidden
            first, second = rng.throw(hidden.seed, hidden.drawn)
        else:
            first, second = self.dice()
        self.emit(DiceThrown(seat, first, second, purpose))
        return first, second

    def next_id(self) -> int:
        """Return the id for the next frame, offer or claim."""
        return self.s.last_id + 1

    def push(self, frame: Frame) -> None:
        self.emit(Asked(frame))

    def settle(self, frame: Frame) -> None:
        self.emit(Settled(frame.id))
