"""What a table is, what can be asked of it, and its story; nothing here acts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Self, cast

from bot.store.codec import Commit, Redo, Sitting, Undo
from bot.store.games import GameRow, Games, Status, Timer
from bot.store.remarks import Remark
from bot.store.tenures import Tenure
from bot.tables.clock import OwnTime, game_time
from bot.tables.log import Log, remembered
from bot.tables.sitters import names_at, sitters_of
from bot.tables.story import NEWS, Teller, Told
from bot.tables.takeback import took_back
from bot.words import speaking, spoken, voice
from engine.edition import Edition, Seat
from engine.state import GameState
from engine.view import SeatView, view
from renders.scene import Scene, scene
from renders.sitters import SeatNames, Sitters

if TYPE_CHECKING:
    from bot.tables.table import Listener, LiveTable, Reload

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
        row: GameRow,
        ed: Edition,
        seats: Sequence[Sitting],
        state: GameState,
        now: Callable[[], float],
        language: Callable[[], str],
    ) -> None:
        self.games = games
        self.game, self.guild, self.channel = row.id, row.guild, row.channel
        self.settings = row.settings
        self.status: Status = row.status
        self.edition = ed
        """The edition with the rules of this table, in its own words."""
        self.seats = list(seats)
        self.state = state
        self.seq = row.seq
        self.now = now
        self.language = language
        """What everybody at the table reads: its story is told in it, whoever acts."""
        self.tenures: list[Tenure] = []
        """Who had the seats that changed hands, from when on."""
        self.timers: dict[str, Timer] = {}
        self._held: dict[tuple[int, Seat], float] = {}
        """For how many seconds a clock was held in this turn, by turn and seat."""
        self._missed: tuple[Seat, int] | None = None
        """In whose turn a clock has run out, and in which."""
        self._own_time = OwnTime()
        self.reminded: Timer | None = None
        """The clock of which whoever lets it run was reminded."""
        self.unsaved = False
        """Whether the last thing that was done here could not be written down."""
        self.log = Log(games, row.id)
        self.listeners: list[Listener] = []
        self.reload: Reload | None = None
        self._teller = Teller(ed, self.names, state)
        self.undo_stack: tuple[Commit, ...] = ()
        self._lock = asyncio.Lock()

    @property
    def ed(self) -> Edition:
        """The same in the language that is spoken now."""
        return spoken(self.edition)

    @property
    def names(self) -> SeatNames:
        """What the seats are called now, with the letters they keep for the whole game."""
        return SeatNames.of((sitting.name for sitting in self.seats), self.names_at(0))

    def names_at(self, seq: int) -> tuple[str, ...]:
        """What the seats were called at an entry of the log."""
        return names_at(self.seats, self.tenures, seq)

    def sitters(self, entries: Sequence[int]) -> Sitters:
        """Everybody who sat here, at a log of these entries."""
        return sitters_of(self.seats, self.tenures, entries)[0]

    @property
    def story(self) -> Sequence[Told]:
        """The last sentences about this table, the oldest first."""
        return self._teller.story

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

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Around what changes without an entry of the log: nobody acts meanwhile, and all hear."""
        async with self._lock:
            yield
        self.notify(None)

    async def settled(self) -> None:
        """Wait until whatever is being done here is on disk."""
        async with self._lock:
            pass

    def view(self, seat: Seat | None = None) -> SeatView:
        return view(self.ed, self.state, seat)

    def scene(self, sentences: int = NEWS) -> Scene:
        """The table as its picture shows it."""
        news = " ".join(self.news(sentences))
        time = game_time(self.settings, self.timers, self.now())
        return scene(voice(), self.view(), self.names, self._teller.tracks, news, time)

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
        self.tenures = found.tenures
        self.timers, self.undo_stack = found.timers, found.undo_stack
        self._teller = found._teller

    def tell(self, commit: Commit) -> None:
        """Add an entry of the log to the story."""
        try:
            with speaking(self.language()):
                self._teller.tell(commit)
                if self.settings.talk:
                    self._teller.talk(commit, [seat.robot for seat in self.seats])
        except Exception:  # noqa: BLE001 - it has happened, whatever can be said about it
            _log.exception("game %d: entry %d could not be told", self.game, commit.seq)

    def recall(
        self, before: GameState, commits: Sequence[Commit], said: Mapping[int, Sequence[str]]
    ) -> None:
        """Tell the last entries of the log again, after a restart, and what was said between."""
        self._teller.listen_from(self.names, before)
        for commit, taken in remembered(commits):
            names = self.names_at(commit.seq)
            self._teller.rename(names)
            if not isinstance(commit.move, Undo | Redo):
                self.tell(commit)
            elif taken and taken[0].seq == commit.move.to + 1:  # else only some of it is here
                self._teller.remark(commit.seq, took_back(commit.by, taken, names))
            for words in said.get(commit.seq, ()):
                self._teller.remark(commit.seq, words)
        self._teller.rename(self.names)

    def remark(self, words: str) -> None:
        """Add a sentence of the table's own to the story, plain text without markup.

        It is on disk: as a remark, or because it follows from the log.
        """
        self._teller.remark(self.seq, words)

    def _say(self, remarks: Sequence[Remark]) -> None:
        for one in remarks:
            self.remark(one.words)

    def mark_saving(self, *, fails: bool) -> None:
        """Let people see that nothing can be written down, or that it can be again."""
        if self.unsaved != fails:
            self.unsaved = fails
            self.notify(None)

    def notify(self, commit: Commit | None) -> None:
        """Tell all listeners; None stands for a change that is no entry of the log."""
        for listener in self.listeners:
            try:
                listener(cast("LiveTable", self), commit)  # there is no other kind
            except Exception:  # noqa: BLE001 - it is on disk: all others have to hear of it
                _log.exception("game %d: somebody could not be told", self.game)
