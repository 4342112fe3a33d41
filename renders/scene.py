"""What a board picture shows beyond the rules' view: names, the last news, the last move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.asked import waiting
from engine.edition import Edition, MoveBack, Pos, Seat
from engine.events import CardDrawn, Event, SentToJail, TokenMoved, TurnBegan
from engine.view import SeatView


@dataclass(frozen=True)
class Scene:
    """A table as one picture shows it.

    `trail` is the way of the last move from its start, `mover` whose it was;
    `deck` is where the news come from, if a card brought them.
    """

    view: SeatView
    names: tuple[str, ...]
    news: str = ""
    trail: tuple[Pos, ...] = ()
    mover: Seat | None = None
    deck: str = ""

    @property
    def actor(self) -> Seat:
        """Whose space is shown large: the seat to act; with several, the one whose turn it is."""
        seat = self.view.turn.seat
        asked = waiting(self.view)
        return seat if seat in asked or not asked else next(iter(asked))


def scene(view: SeatView, names: Sequence[str], tracks: Tracks, news: str = "") -> Scene:
    """The table as it is after the events that `tracks` followed."""
    return Scene(view, tuple(names), news, tracks.trail, tracks.mover, tracks.deck)


class Tracks:
    """Follows the tokens through the events, to know where a move began and which way it went."""

    def __init__(self, ed: Edition, at: Sequence[Pos]) -> None:
        self.ed = ed
        self.at = list(at)
        self.mover: Seat | None = None
        self.trail: tuple[Pos, ...] = ()
        self.deck = ""
        self._back = 0

    def follow(self, events: Iterable[Event]) -> None:
        """Remember the last move, and the deck of this turn's last card."""
        for event in events:
            match event:
                case TurnBegan():
                    self._back, self.deck = 0, ""
                case CardDrawn():
                    effect = self.ed.board.cards[event.deck][event.card].effect
                    self._back = effect.steps if isinstance(effect, MoveBack) else 0
                    self.deck = event.deck
                case TokenMoved():
                    self._moved(event)
                case SentToJail():
                    self.at[event.seat] = self.ed.board.jail
                    self.mover, self.trail = event.seat, ()
                case _:
                    pass

    def _moved(self, event: TokenMoved) -> None:
        size = self.ed.board.size
        start = self.at[event.seat]
        ahead = (event.to - start) % size
        back = bool(self._back) and (start - event.to) % size == self._back
        steps = range(self._back + 1) if back else range(ahead + 1)
        way = -1 if back else 1
        self.trail = tuple(Pos((start + way * step) % size) for step in steps)
        self.mover = event.seat
        self.at[event.seat] = event.to
        self._back = 0
