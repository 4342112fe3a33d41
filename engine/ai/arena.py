"""Whole games between computer players, played in memory without clocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.actions import Action
from engine.ai.policy import Policy
from engine.asked import asked_seats
from engine.edition import Edition, Seat
from engine.events import Event
from engine.game import perform
from engine.rent import claimable
from engine.setup import start
from engine.state import GameState
from engine.trade import answerable
from engine.tx import Tx
from engine.view import SeatView, view


class Arena:
    """A game of computer players. Its state is changed in place for speed."""

    def __init__(self, ed: Edition, policies: Sequence[Policy], seed: str) -> None:
        self.state, self.opening = start(ed, len(policies), seed)
        self.tx = Tx(ed, self.state)
        self.policies = policies
        # Views share the lists of the state, which is changed in place, so they are made once.
        self.views = [view(ed, self.state, Seat(i)) for i in range(len(policies))]

    def step(self) -> tuple[Seat, Action, list[Event]]:
        """Perform the next action of any seat. Return the seat, the action and its events."""
        s, tx = self.state, self.tx
        seat, action = next_action(s, self.policies, self.views)
        tx.events = []
        perform(tx, seat, action)
        return seat, action, tx.events

    def play(self, most_turns: int) -> Iterator[list[Event]]:
        """Perform actions and yield the events of each one.

        Stop when the game or turn number `most_turns` is over.
        """
        s, turn, tx = self.state, self.state.turn, self.tx
        policies, views = self.policies, self.views
        while s.result is None and turn.number <= most_turns:
            seat, action = next_action(s, policies, views)
            tx.events = []
            perform(tx, seat, action)
            yield tx.events


def next_action(
    s: GameState, policies: Sequence[Policy], views: Sequence[SeatView]
) -> tuple[Seat, Action]:
    """Return the seat that acts next and the action it chooses.

    Answers to offers come first, then claims of rent, then the question on top of the stack. If the
    stack is empty, the turn's own question is asked.
    """
    if s.offers and (offers := answerable(views[0].ed, s)):
        seat = offers[-1].to
    elif s.claims and (claims := claimable(s)):
        seat = claims[0].owner
    elif s.pending:
        seat = asked_seats(s, s.pending[-1])[0]
    else:
        seat = s.turn.seat
    return seat, policies[seat].decide(views[seat])
