"""The input of a board picture: the visible state, names, news and the last move."""

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
    """The minutes of a timed game: `gone` minutes played at the shown turn, and `whole` in total.

    `last_round` is True during the last round, after the time is over. A picture may be seen much
    later, so it does not say when the game ends.
    """

    gone: int
    whole: int
    last_round: bool = False


@dataclass(frozen=True)
class Scene:
    """Everything that a board picture shows of a table.

    `trail` is the path of the last move from its start, and `mover` is the seat that moved. Before
    the first move they are empty and None. `jailed` is True if the move ended with a jump into
    jail. `deck` is the id of the deck of this turn's last card, or empty. `thrower` is the seat
    that threw the dice last, or None if nobody did or the throw chose the first player.
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
        """The seat whose space is shown large.

        It is the current player, or the first asked seat if only other seats must answer.
        """
        seat = self.view.turn.seat
        asked = waiting(self.view)
        return seat if seat in asked or not asked else next(iter(asked))

    @property
    def asked_signs(self) -> dict[Seat, str]:
        """The icon name of each seat that must answer.

        It is empty if nobody or only the current player must answer.
        """
        asked = waiting(self.view)
        if [*asked] == [self.view.turn.seat]:
            return {}
        return {seat: "gavel" if kind == "auction" else "clock" for seat, kind in asked.items()}

    @property
    def focus(self) -> Pos:
        """The space shown large.

        It is the auctioned deed while a deed is auctioned, else the space of the `actor`.
        """
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
    """Return the scene of a view, with the last move, card and throw recorded by `tracks`."""
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
    """A record of the tokens' positions and of the last move, made from the game's events.

    It also has the thrower of the last dice and the deck of this turn's last card.
    """

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
        """Return an independent copy."""
        twin = copy(self)
        twin.at = [*self.at]
        return twin

    def follow(self, events: Iterable[Event]) -> None:
        """Record events: the last move, the last thrower, and the deck of this turn's last card."""
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
        """Record a jump into jail. Steps that led to the jump stay in the path."""
        walked = self.mover == event.seat and event.reason != "doubles"
        if not walked or self.jailed:
            self.trail = (self.at[event.seat],)
        self.mover, self.jailed = event.seat, True
        self.at[event.seat] = event.to
