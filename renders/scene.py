"""What a board picture shows beyond the rules' view: names, the last news, the last move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

from engine.asked import waiting
from engine.decisions import Auction
from engine.edition import Edition, MoveBack, Pos, Seat
from engine.events import CardDrawn, DiceThrown, Event, SentToJail, TokenMoved, TurnBegan
from engine.view import SeatView
from renders.words import Say


class GameTime(NamedTuple):
    """How many minutes of a timed game were gone in the turn that is shown, and of how many.

    A picture may be looked at much later: it says what was then, not when it ends.
    """

    gone: int
    whole: int
    last_round: bool = False


@dataclass(frozen=True)
class Scene:
    """A table as one picture shows it.

    `trail` is the way of the last move from its start, `mover` whose it was, `jailed`
    whether it ended with a jump into jail; `deck` is where the news come from, if a
    card brought them; `thrower` is whose dice lie on the table, once any were moved by.
    """

    say: Say
    view: SeatView
    names: tuple[str, ...]
    news: str = ""
    trail: tuple[Pos, ...] = ()
    mover: Seat | None = None
    deck: str = ""
    jailed: bool = False
    thrower: Seat | None = None
    time: GameTime | None = None

    @property
    def actor(self) -> Seat:
        """Whose space is shown large: the seat to act; with several, the one whose turn it is."""
        seat = self.view.turn.seat
        asked = waiting(self.view)
        return seat if seat in asked or not asked else next(iter(asked))

    @property
    def asked_signs(self) -> dict[Seat, str]:
        """A sign for each seat that has to answer; none where it is simply somebody's turn."""
        asked = waiting(self.view)
        if [*asked] == [self.view.turn.seat]:
            return {}
        return {seat: "gavel" if kind == "auction" else "clock" for seat, kind in asked.items()}

    @property
    def focus(self) -> Pos:
        """The space that is shown large: a deed under the hammer, else where the actor stands."""
        top = self.view.pending[-1] if self.view.pending else None
        if isinstance(top, Auction) and top.building is None:
            return top.pos
        return self.view.players[self.actor].at


def scene(
    say: Say,
    view: SeatView,
    names: tuple[str, ...],
    tracks: Tracks,
    news: str = "",
    time: GameTime | None = None,
) -> Scene:
    """The table as it is after the events that `tracks` followed."""
    return Scene(
        say,
        view,
        names,
        news,
        tracks.trail,
        tracks.mover,
        tracks.deck,
        tracks.jailed,
        tracks.thrower,
        time,
    )


class Tracks:
    """Follows the tokens through the events, to know where a move began and which way it went."""

    __slots__ = ("_back", "at", "deck", "ed", "jailed", "mover", "thrower", "trail")

    def __init__(self, ed: Edition, at: Sequence[Pos]) -> None:
        self.ed = ed
        self.at = list(at)
        self.mover: Seat | None = None
        self.trail: tuple[Pos, ...] = ()
        self.deck = ""
        self.jailed = False
        self.thrower: Seat | None = None
        self._back = 0

    def copy(self) -> Tracks:
        """As they are now, to come back to."""
        twin = copy(self)
        twin.at = [*self.at]
        return twin

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
                case DiceThrown():
                    self.thrower = None if event.purpose == "first_turn" else event.seat
                case TokenMoved():
                    self._moved(event)
                case SentToJail():
                    self._jumped(event)
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
        self.mover, self.jailed = event.seat, False
        self.at[event.seat] = event.to
        self._back = 0

    def _jumped(self, event: SentToJail) -> None:
        """Into jail, straight across the board; the steps that led there are still shown."""
        walked = self.mover == event.seat and event.reason != "doubles"
        if not walked or self.jailed:
            self.trail = (self.at[event.seat],)
        self.mover, self.jailed = event.seat, True
        self.at[event.seat] = event.to
