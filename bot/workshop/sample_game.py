"""A game of computer players played on to a moment that can be looked at."""

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
"""So many of the last sentences are the news."""
STAGED = 0
"""No question of a game has this number."""


@dataclass(frozen=True)
class Drawn:
    """A card by its deck and its place in it."""

    deck: str
    index: int


class SampleGame:
    """One game with all that its pictures show: the log, the news, the last move."""

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
        """Go on until so many turns are over, or the game is."""
        for events in self._arena.play(turns):
            self._note(events)

    def play_out(self) -> None:
        """Go on to the end; in a timed game time is up after some rounds."""
        for events in play_out(self._arena):
            self._note(events)

    def play_until(self, seen: Callable[[], bool]) -> bool:
        """Go on action by action until something is to be seen; False if it never is."""
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
        """What everybody may see now; good until the game goes on."""
        return view(self.ed, self.state)

    @property
    def scene(self) -> Scene:
        return scene(say, self.view, self.names, self._tracks, " ".join(self.news))

    @property
    def story(self) -> Story:
        return Story.from_log(self.ed, self.start, self.log)

    def tell(self) -> Callable[[Sequence[Event]], list[str]]:
        """A fresh voice that tells the game from its beginning."""
        return Narrator(self.ed, self.names).tell

    @property
    def asked(self) -> Seat:
        """Who is to act, or whose turn it was."""
        turn, seats = self.state.turn.seat, waiting(self.state)
        return turn if turn in seats or not seats else next(iter(seats))

    def last_deed(self) -> Pos:
        """The deed that a token reached last; at the start, the board's first."""
        deeds = self.ed.board.deeds
        moves = (event for event in self._latest() if isinstance(event, TokenMoved))
        return next((move.to for move in moves if move.to in deeds), deeds[0])

    def last_card(self, deck: str | None) -> Drawn:
        """The card drawn last, from this deck if one is named; else the deck's first."""
        for event in self._latest():
            if isinstance(event, CardDrawn) and deck in (None, event.deck):
                return Drawn(event.deck, event.card)
        return Drawn(deck or self.ed.decks[0].id, 0)

    def _latest(self) -> list[Event]:
        return [event for events in reversed(self.log) for event in reversed(events)]

    def auction(self) -> tuple[SeatView, Auction]:
        """The next auction in which somebody has bid; else one set up to look at."""
        if self.play_until(lambda: any(frame.high != BANK for frame in self._auctions())):
            return self.view, self._auctions()[-1]
        return self._staged_auction()

    def _auctions(self) -> list[Auction]:
        return [frame for frame in self.state.pending[-1:] if isinstance(frame, Auction)]

    def trade(self) -> tuple[SeatView, Offer]:
        """The offer that is open now or next; else one set up to look at."""
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
        """A fresh table where the first player lacks one deed of a group, and whose it is."""
        s, _ = start(self.ed, len(self.names), self._seed)
        *held, wanted = max(self.ed.board.groups.values(), key=len)
        for pos in held:
            s.owner[pos] = Seat(0)
        s.owner[wanted] = owner
        return view(self.ed, s), wanted
