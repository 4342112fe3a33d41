"""A game of computer players that can be played until a certain moment, to draw a picture of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.words import say
from bot.words.narration.narrate import Narrator
from bot.workshop.laboratory.many_games import MOST_TURNS, NAMES, computer_players, play_out
from engine.ai.arena import Arena
from engine.asked import waiting
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.events import CardDrawn, Event, TokenMoved
from engine.setup import blank, start
from engine.state import BANK, Offer, live_seats
from engine.view import SeatView, view
from renders.scene import Scene, Tracks, scene
from renders.story import Story

SENTENCES = 2
"""Most sentences in `SampleGame.news`, the latest sentences about the game."""
STAGED = 0
"""The decision id of staged auctions and trades. No decision of a played game has it."""


@dataclass(frozen=True)
class Drawn:
    """A drawn card, given by its deck's id and its index in the deck."""

    deck: str
    index: int


class SampleGame:
    """A game of computer players, with the log, news and last moves that its pictures show."""

    def __init__(self, ed: Edition, players: int, seed: str) -> None:
        self.ed = ed
        self._seed = seed
        self.names = NAMES[:players]
        self.news: list[str] = []
        self.log: list[list[Event]] = []
        self._arena = Arena(ed, computer_players(ed, players), seed)
        self.state = self._arena.state
        self.start = blank(ed, [player.token for player in self.state.players], seed)
        self._narrator = Narrator(ed, self.names)
        self._tracks = Tracks(ed, [player.at for player in self.start.players])
        self._note(self._arena.opening)

    def play(self, turns: int) -> None:
        """Play until turn number `turns` has ended, or the game is over."""
        for events in self._arena.play(turns):
            self._note(events)

    def play_out(self) -> None:
        """Play to the end of the game, but at most `MOST_TURNS` turns.

        In a timed game the time is up after `TIMED_ROUNDS` rounds.
        """
        for events in play_out(self._arena):
            self._note(events)

    def play_until(self, seen: Callable[[], bool]) -> bool:
        """Play one action after another until `seen` returns True. Then return True.

        Return False if the game ends, or lasts more than `MOST_TURNS` turns, before that.
        """
        while not seen():
            if self.state.result is not None or self.state.turn.number > MOST_TURNS:
                return False
            self._note(self._arena.step()[2])
        return True

    def _note(self, events: list[Event]) -> None:
        self.log.append(events)
        self._tracks.follow(events)
        self.news = [*self.news, *self._narrator.tell(events)][-SENTENCES:]

    @property
    def view(self) -> SeatView:
        """The public view of the current state. It is outdated after the next action."""
        return view(self.ed, self.state)

    @property
    def scene(self) -> Scene:
        return scene(say, self.view, self.names, self._tracks, " ".join(self.news))

    @property
    def story(self) -> Story:
        return Story.from_log(self.ed, self.start, self.log)

    def tell(self) -> Callable[[Sequence[Event]], list[str]]:
        """Return a function that turns the events of this game into sentences."""
        return Narrator(self.ed, self.names).tell

    @property
    def asked(self) -> Seat:
        """The number of a seat that must act now.

        It is the seat whose turn it is, if that seat or no seat must act.
        """
        turn, seats = self.state.turn.seat, waiting(self.state)
        return turn if turn in seats or not seats else next(iter(seats))

    def last_deed(self) -> Pos:
        """Return the position of the deed that a token reached last.

        If no token has reached a deed, return the position of the board's first deed.
        """
        deeds = self.ed.board.deeds
        moves = (event for event in self._events_newest_first() if isinstance(event, TokenMoved))
        return next((move.to for move in moves if move.to in deeds), deeds[0])

    def last_card(self, deck: str | None) -> Drawn:
        """Return the card that was drawn last from a deck.

        None means any deck. If no card was drawn, return the first card of the deck, or of the
        first deck for None.
        """
        for event in self._events_newest_first():
            if isinstance(event, CardDrawn) and deck in (None, event.deck):
                return Drawn(event.deck, event.card)
        return Drawn(deck or self.ed.decks[0].id, 0)

    def _events_newest_first(self) -> list[Event]:
        return [event for events in reversed(self.log) for event in reversed(events)]

    def auction(self) -> tuple[SeatView, Auction]:
        """Play until an auction has a bid, and return the public view and the auction.

        If no auction gets a bid before the game ends, return a staged auction with its view.
        """
        if self.play_until(lambda: any(frame.high != BANK for frame in self._auctions())):
            return self.view, self._auctions()[-1]
        return self._staged_auction()

    def _auctions(self) -> list[Auction]:
        return [frame for frame in self.state.pending[-1:] if isinstance(frame, Auction)]

    def trade(self) -> tuple[SeatView, Offer]:
        """Play until a trade is offered, and return the public view and the offer.

        If no trade is offered before the game ends, return a staged offer with its view.
        """
        if self.play_until(lambda: bool(self.state.offers)):
            return self.view, self.state.offers[-1]
        return self._staged_trade()

    def _staged_auction(self) -> tuple[SeatView, Auction]:
        table, wanted = self._staged(BANK)
        seats = tuple(live_seats(table))
        auction = Auction(STAGED, seats, wanted, None, table.ed.board.mortgage[wanted], seats[-1])
        return replace(table, pending=[auction]), auction

    def _staged_trade(self) -> tuple[SeatView, Offer]:
        table, wanted = self._staged(Seat(1))
        offer = Offer(STAGED, Seat(0), Seat(1), table.ed.board.mortgage[wanted], ask=(wanted,))
        return table, offer

    def _staged(self, owner: Seat) -> tuple[SeatView, Pos]:
        """Return the view of a new game, and the position of the deed that is staged.

        Seat 0 has all other deeds of the largest group. The staged deed belongs to `owner`.
        """
        s, _ = start(self.ed, len(self.names), self._seed)
        *held, wanted = max(self.ed.board.groups.values(), key=len)
        for pos in held:
            s.owner[pos] = Seat(0)
        s.owner[wanted] = owner
        return view(self.ed, s), wanted
