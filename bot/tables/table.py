"""One live game. Everyone acts through `submit`: people, computers, clocks and votes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.store.codec import By, Commit, GameSettings, Move, Sitting, Undo, digest
from bot.store.games import Games, Status, Timer
from bot.store.privacy import rename_seat
from bot.tables.clock import GAME_END, MISSES, REMINDER, REST, plan_timers
from bot.tables.log import Log, remembered, rewound, standing
from bot.tables.seating import taken_over, vacant
from bot.tables.takeback import runs_on, took_back
from bot.tables.told import NEWS, Teller
from engine.actions import Action, CallTime
from engine.asked import now_asked
from engine.edition import Edition, Seat
from engine.events import Event
from engine.game import apply
from engine.state import GameState
from engine.view import SeatView, view
from renders.scene import Scene, scene

_log = logging.getLogger(__name__)

Listener: TypeAlias = "Callable[[Table, Commit | None], None]"
"""Told of every commit, and of changes that are none: seats, pauses."""


class NotSeated(Exception):
    """This user has no seat at this table."""


class Paused(Exception):
    """A moderator stopped the table for a while."""


class Closed(Exception):
    """The game was put away: nobody acts there any more."""


class Moved(Exception):
    """The table is not as it was when this was asked for."""


class SeatKept(Exception):
    """The computer plays for this user until they say that they are back."""


class Table:
    """The state is replaced by every commit and never changed, so readers need no lock."""

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
        self.log = Log(games, game)
        self.listeners: list[Listener] = []
        self._teller = Teller(ed, self.names, state)
        self.story = self._teller.story
        self.own_run: tuple[Commit, ...] = ()
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

    async def submit(
        self,
        seat: Seat,
        action: Action,
        by: By = "player",
        interaction: int | None = None,
        rung: Timer | None = None,
    ) -> list[Event]:
        """Do it, write it down, and only then let anyone see it.

        Raises Illegal when the rules refuse, AlreadyDone for a second delivery, Paused
        while nobody may act, Closed when nobody ever may again, and Moved when the clock
        that has `rung` is no longer the one that runs: somebody answered in time.
        """
        async with self._lock:
            self._check_open()
            if self.status == "paused":
                raise Paused
            if rung is not None and self.timers.get(rung.kind) != rung:
                raise Moved
            outcome = apply(self.ed, self.state, seat, action)
            seats = self._marked(seat, action, by)
            await self._commit(seat, action, outcome.events, outcome.state, by, seats, interaction)
            return outcome.events

    async def undo(
        self,
        to: int,
        by: By,
        actor: int = -1,
        interaction: int | None = None,
        asked_at: int | None = None,
    ) -> None:
        """Back to how the table stood after entry `to`; nothing is deleted.

        Raises Moved when `asked_at` is not the last entry any more, Paused while
        nobody but a moderator may act.
        """
        async with self._lock:
            self._check_open()
            if self.status == "paused" and by != "moderator":
                raise Paused
            if asked_at not in (None, self.seq):
                raise Moved
            state = rewound(await self.log.state_at(to), self.state)
            taken = standing(await self.games.commits(self.game, to))
            await self._commit(actor, Undo(to), [], state, by, self.seats, interaction)
            if taken:  # else it was an undo that was undone, and the table stands as it stood
                self.remark(took_back(by, taken, self.names))

    async def reseat(self, seat: Seat, sitting: Sitting, instead_of: Sitting | None = None) -> None:
        """Another player, or the computer, takes a seat; clocks start anew.

        Raises Moved when it is not `instead_of` who sits there any more.
        """
        async with self._lock:
            self._check_open()
            if instead_of not in (None, self.seats[seat]):
                raise Moved
            await self._sit(seat, sitting)
        self.notify(None)

    async def take_over(self, seat: Seat, user: int, name: str) -> tuple[Sitting, Sitting]:
        """A newcomer sits down on a seat that was left; returns who had it, and who has it now.

        Raises Moved when the seat is not free, or when they have another one already.
        """
        async with self._lock:
            self._check_open()
            if seat not in vacant(self) or self.seat_of(user) is not None:
                raise Moved
            was = self.seats[seat]
            sitting = taken_over(was, user, name, [s.name for s in self.seats if s is not was])
            await self._sit(seat, sitting)
        self.notify(None)
        return was, sitting

    async def _sit(self, seat: Seat, sitting: Sitting) -> None:
        seats = list(self.seats)
        seats[seat] = sitting
        await self.games.save_seats(self.game, seats)
        self.seats = seats
        self._teller.call(self.names, self.state)
        if self.status == "live":
            running = {k: t for k, t in self.timers.items() if k == GAME_END}
            await self._wind(self._timers(self.state, seats, running))

    async def rename(self, seat: Seat, name: str, user: int) -> None:
        """The same seat under another name, or nobody's any more; no clock takes notice."""
        async with self._lock:
            seats = list(self.seats)
            seats[seat] = replace(seats[seat], name=name, user=user)
            await rename_seat(self.games.db, self.game, seat, name, user)
            self.seats = seats
            self._teller.call(self.names, self.state)
        self.notify(None)

    async def pause(self) -> None:
        """Stop all clocks and refuse all actions."""
        async with self._lock:
            if self.status != "live":
                raise Moved
            end = self.timers.get(GAME_END)
            rest = [Timer(REST, end.due, round(end.due - self.now()))] if end else []
            await self._turn_to("paused", rest)
        self.notify(None)

    async def resume(self) -> None:
        """Go on; a timed game has as much time left as it had."""
        async with self._lock:
            if self.status != "paused":
                raise Moved
            rest = self.timers.get(REST)
            running = {GAME_END: Timer(GAME_END, self.now() + rest.about)} if rest else {}
            await self._turn_to("live", self._timers(self.state, self.seats, running))
        self.notify(None)

    async def _turn_to(self, status: Status, timers: list[Timer]) -> None:
        """Stop or go on together with the clocks, on disk first."""
        await self.games.set_status(self.game, status, self.now(), timers)
        self.status = status
        self.timers = {timer.kind: timer for timer in timers}

    async def put_away(self) -> None:
        """End it without a winner, once what is being done here is on disk.

        Twice is once: by then it may have been brought back elsewhere. A game that has
        ended stays so.
        """
        async with self._lock:
            if self.status in ("closed", "over"):
                return
            await self.games.set_status(self.game, "closed", self.now())
            self.status = "closed"
        self.notify(None)

    def _check_open(self) -> None:
        if self.status == "closed":
            raise Closed

    async def move(self, channel: int) -> None:
        """Go on in another channel; ChannelBusy when there is a game."""
        async with self._lock:
            await self.games.move(self.game, channel)
            self.channel = channel
        self.notify(None)

    async def appoint(self, host: int) -> None:
        """Another of those who play is the host from now on."""
        async with self._lock:
            settings = replace(self.settings, host=host)
            await self.games.save_settings(self.game, settings)
            self.settings = settings
        self.notify(None)

    async def settled(self) -> None:
        """Wait until whatever is being done here is on disk."""
        async with self._lock:
            pass

    async def remind(self) -> None:
        """The reminder has been given; it is not given twice."""
        async with self._lock:
            await self._wind([t for t in self.timers.values() if t.kind != REMINDER])

    async def _wind(self, timers: list[Timer]) -> None:
        await self.games.save_timers(self.game, timers)
        self.timers = {timer.kind: timer for timer in timers}

    async def _commit(
        self,
        actor: int,
        move: Move,
        events: list[Event],
        state: GameState,
        by: By,
        seats: list[Sitting],
        interaction: int | None,
    ) -> None:
        commit = Commit(self.seq + 1, actor, by, move, events, digest(state), self.now())
        timers = list(self.timers.values())
        if self.status != "paused":
            timers = self._timers(state, seats, self.timers)
        status: Status | None = "over" if state.result is not None else None
        changed = seats if seats != self.seats else None
        await self.games.append(self.game, commit, state, timers, changed, status, interaction)
        self.state, self.seq, self.seats = state, commit.seq, seats
        self.status = status or self.status
        self.timers = {timer.kind: timer for timer in timers}
        self.own_run = runs_on(self.own_run, commit)
        if isinstance(move, Undo):
            self._teller.forget_after(move.to, state)
        try:
            self.tell(commit)
        except Exception:  # noqa: BLE001 - it has happened, whatever can be said about it
            _log.exception("game %d: entry %d could not be told", self.game, commit.seq)
        self.notify(commit)

    def _timers(
        self, state: GameState, seats: list[Sitting], running: dict[str, Timer]
    ) -> list[Timer]:
        return plan_timers(self.ed, state, seats, self.settings, running, self.now())

    def tell(self, commit: Commit) -> None:
        """Add an entry of the log to the story."""
        self._teller.tell(commit)

    def recall(self, before: GameState, commits: Sequence[Commit]) -> None:
        """Tell the last entries of the log again, after a restart."""
        self._teller.listen_from(self.names, before)
        for commit, taken in remembered(commits):
            if not isinstance(commit.move, Undo):
                self.tell(commit)
            elif taken and taken[0].seq == commit.move.to + 1:  # else only some of it is here
                self._teller.remark(commit.seq, took_back(commit.by, taken, self.names))

    def remark(self, words: str) -> None:
        """Add a sentence of the table's own to the story, plain text without markup."""
        self._teller.remark(self.seq, words)

    def notify(self, commit: Commit | None) -> None:
        """Tell all listeners; None stands for a change that is no entry of the log."""
        for listener in self.listeners:
            try:
                listener(self, commit)
            except Exception:  # noqa: BLE001 - it is on disk: all others have to hear of it
                _log.exception("game %d: somebody could not be told", self.game)

    def _marked(self, seat: Seat, action: Action, by: By) -> list[Sitting]:
        """Whoever acts is not absent; whoever lets three clocks run out is played for.

        What happens by itself says nothing about whether its player is there.

        The clock of an auction is everybody's, and silence there is an answer; the end
        of the agreed time is nobody's fault.
        """
        sitting = self.seats[seat]
        if by == "clock" and (isinstance(action, CallTime) or now_asked(self.state) == "auction"):
            return self.seats
        misses = {"player": 0, "clock": sitting.misses + 1}.get(by, sitting.misses)
        if misses == sitting.misses:
            return self.seats
        seats = list(self.seats)
        seats[seat] = replace(sitting, misses=misses, kept=sitting.kept or misses >= MISSES)
        return seats
