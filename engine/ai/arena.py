"""Playing whole games between computer players, one action after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.actions import Action, ClaimRent
from engine.ai.policy import Policy
from engine.asked import asked_seats
from engine.edition import Edition, Seat
from engine.events import Event
from engine.game import perform
from engine.setup import start
from engine.state import GameState
from engine.tx import Tx
from engine.view import view

Observer = Callable[[list[Event]], None]


class Arena:
    """One game of computer players, changed in place: the fast path of simulations."""

    def __init__(self, ed: Edition, policies: Sequence[Policy], seed: str) -> None:
        self.state, self.opening = start(ed, len(policies), seed)
        self.tx = Tx(ed, self.state)
        self.policies = policies
        # Views share the state's own lists, and the state is changed in place: made once.
        self.views = [view(ed, self.state, Seat(i)) for i in range(len(policies))]

    def step(self) -> tuple[Seat, Action, list[Event]]:
        """Let the next seat act; the events are those of this action alone."""
        s, tx = self.state, self.tx
        seat, action = self._next(s)
        tx.events = []
        perform(tx, seat, action)
        return seat, action, tx.events

    def _next(self, s: GameState) -> tuple[Seat, Action]:
        if s.offers:
            seat = s.offers[-1].to
        elif s.claims:
            claim = s.claims[0]
            return claim.owner, ClaimRent(claim.id)
        elif s.pending:
            top = s.pending[-1]
            seat = next(iter(asked_seats(s, top)))
        else:
            seat = s.turn.seat
        return seat, self.policies[seat].decide(self.views[seat])

    def play(self, most_turns: int) -> Iterator[list[Event]]:
        """Act until the game is over or `most_turns` turns have begun."""
        s = self.state
        while s.result is None and s.turn.number <= most_turns:
            yield self.step()[2]
