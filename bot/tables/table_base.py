"""What a table is, what can be asked of it, and its story; nothing here acts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Self

from bot.store.codec import Commit, GameSettings, Sitting, Undo
from bot.store.games import Games, Status, Timer
from bot.store.remarks import Remark
from bot.tables.log import Log, remembered
from bot.tables.story import NEWS, Teller
from bot.tables.takeback import took_back
from engine.edition import Edition, Seat
from engine.state import GameState
from engine.view import SeatView, view
from renders.scene import Scene, scene

if TYPE_CHECKING:
    from bot.tables.table import Listener, Reload

_log = logging.getLogger(__name__)


class NotSeated(Exception):
    """This user has no seat at this table."""


class SeatKept(Exception):
    """The computer plays for this user until they say that they are back."""


class TableBase:
    """A game in memory, with everything that is read of it."""

    def __init__(
        self,
        games: Games,
        game: int,
        guild: int,
        channel: int,
        settings: GameSettings,
        ed: Edition,
        seats: Sequence[Sitting],
        state: GameState,
        seq: int,
        now: Callable[[], float],
    ) -> None:
        self.games = games
        self.game = game
        self.guild = guild
        self.channel = channel
        self.settings = settings
        self.ed = ed
        self.seats = list(seats)
        self.state = state
        self.seq = seq
        self.now = now
        self.status: Status = "live"
        self.timers: dict[str, Timer] = {}
        self._held: dict[tuple[int, Seat], float] = {}
        """For how many seconds a clock was held in this turn, by turn and seat."""
        self.reminded: Timer | None = None
        """The clock of which whoever lets it run was reminded."""
        self.log = Log(games, game)
        self.listeners: list[Listener] = []
        self.reload: Reload | None = None
        self._teller = Teller(ed, self.names, state)
        self.story = self._teller.story
        self.undo_stack: tuple[Commit, ...] = ()
        self._lock = asyncio.Lock()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitting.name for sitting in self.seats)

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def ended(self) -> bool:
        """Whether nobody acts here any more, with or without a winner."""
        return self.over or self.status == "closed"

    def seat_of(self, user: int) -> Seat | None:
        """Where a user sits."""
        for i, sitting in enumerate(self.seats):
            if sitting.user == user:
                return Seat(i)
        return None

    def own_seat(self, user: int) -> Seat:
        """Where a user sits, who may only be looking; NotSeated for everybody else."""
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat

    def acting_seat(self, user: int) -> Seat:
        """Where a user sits who may act now; NotSeated or SeatKept when they may not."""
        seat = self.own_seat(user)
        if self.seats[seat].kept:
            raise SeatKept
        return seat

    @property
    def automatic(self) -> frozenset[Seat]:
        """Seats that the computer plays."""
        return frozenset(Seat(i) for i, sitting in enumerate(self.seats) if sitting.automatic)

    async def settled(self) -> None:
        """Wait until whatever is being done here is on disk."""
        async with self._lock:
            pass

    def view(self, seat: Seat | None = None) -> SeatView:
        return view(self.ed, self.state, seat)

    def scene(self, sentences: int = NEWS) -> Scene:
        """The table as its picture shows it."""
        return scene(self.view(), self.names, self._teller.tracks, " ".join(self.news(sentences)))

    def news(self, sentences: int = NEWS) -> list[str]:
        """The end of the story, about so many sentences that are more than one bid among many."""
        return self._teller.news(sentences)

    def dealt(self) -> list[str]:
        """What everybody was dealt, for as long as that is new."""
        return self._teller.dealt()

    def stand_as(self, found: Self) -> None:
        """Become what has been found on disk of the same game."""
        self.channel, self.settings, self.status = found.channel, found.settings, found.status
        self.state, self.seq, self.seats = found.state, found.seq, found.seats
        self.timers, self.undo_stack = found.timers, found.undo_stack
        self._teller, self.story = found._teller, found.story

    def tell(self, commit: Commit) -> None:
        """Add an entry of the log to the story."""
        try:
            self._teller.tell(commit)
        except Exception:  # noqa: BLE001 - it has happened, whatever can be said about it
            _log.exception("game %d: entry %d could not be told", self.game, commit.seq)

    def recall(
        self, before: GameState, commits: Sequence[Commit], said: Mapping[int, Sequence[str]]
    ) -> None:
        """Tell the last entries of the log again, after a restart, and what was said between."""
        self._teller.listen_from(self.names, before)
        for commit, taken in remembered(commits):
            if not isinstance(commit.move, Undo):
                self.tell(commit)
            elif taken and taken[0].seq == commit.move.to + 1:  # else only some of it is here
                self._teller.remark(commit.seq, took_back(commit.by, taken, self.names))
            for words in said.get(commit.seq, ()):
                self._teller.remark(commit.seq, words)

    def remark(self, words: str) -> None:
        """Add a sentence of the table's own to the story, plain text without markup.

        It is on disk: as a remark, or because it follows from the log.
        """
        self._teller.remark(self.seq, words)

    def _say(self, remarks: Sequence[Remark]) -> None:
        for one in remarks:
            self.remark(one.words)
