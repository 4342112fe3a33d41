"""One live game. Everyone acts through `submit`: people, computers, clocks and votes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from bot.post_kinds import CLOSED
from bot.store.codec import By, Commit, Move, Redo, Sitting, Undo, digest
from bot.store.games import AlreadyDone, GameRow, Overtaken, Status, Timer
from bot.store.posts import Post
from bot.store.privacy import rename_seat
from bot.store.remarks import remarks_for
from bot.store.rows import Unreadable
from bot.store.writer import DatabaseFailed
from bot.tables.clock import GAME_END, OF_GAME, REST, OwnTime, game_timers
from bot.tables.log import kept_entries, rewound
from bot.tables.seating import absences, handed_over, left_by, people, taken_over, vacant
from bot.tables.story import Teller
from bot.tables.table_clocks import TableWithClocks
from bot.tables.takeback import can_redo, next_undo_stack, took_back
from bot.words import say_aloud, speaking
from engine.actions import Action
from engine.edition import Seat
from engine.events import Event
from engine.game import apply
from engine.state import GameState

_log = logging.getLogger(__name__)

T = TypeVar("T")
Listener: TypeAlias = "Callable[[LiveTable, Commit | None], None]"
"""Told of every commit, and of changes that are none: seats, pauses."""
Reload: TypeAlias = "Callable[[LiveTable], Awaitable[None]]"
"""Lets a table stand as it does on disk."""


class Paused(Exception):
    """A moderator stopped the table for a while."""


class Closed(Exception):
    """The game was put away: nobody acts there any more."""


class Moved(Exception):
    """The table is not as it was when this was asked for."""


class LiveTable(TableWithClocks):
    """The state is replaced by every commit and never changed, so readers need no lock."""

    async def submit(
        self,
        seat: Seat,
        action: Action,
        by: By = "player",
        interaction: int | None = None,
        expired_timer: Timer | None = None,
    ) -> list[Event]:
        """Do it, write it down, and only then let anyone see it.

        Raises Illegal when the rules refuse, AlreadyDone for a second delivery, Paused
        while nobody may act, Closed when nobody ever may again, and Moved when the clock
        that has `expired_timer` is no longer the one that runs: somebody answered in time.
        """

        async def act() -> list[Event]:
            self._check_open()
            if self.status == "paused":
                raise Paused
            if expired_timer is not None and self.timers.get(expired_timer.kind) != expired_timer:
                raise Moved
            outcome = apply(self.edition, self.state, seat, action)
            seats = self._with_misses(seat, action, by)
            self._missed = self._missed_turn(seat, by)
            await self._commit(seat, action, outcome.events, outcome.state, by, seats, interaction)
            return outcome.events

        async with self._lock:
            return await self._on_the_newest(act, interaction)

    async def undo(
        self,
        to: int,
        by: By,
        actor: int = -1,
        interaction: int | None = None,
        asked_at: int | None = None,
    ) -> int:
        """Back to how the table stood after entry `to`; nothing is deleted. Returns the new entry.

        Raises Moved when `asked_at` is not the last entry any more, Paused while
        nobody but a moderator may act.
        """

        async def go_back() -> int:
            self._check_open()
            if self.status == "paused" and by != "moderator":
                raise Paused
            if asked_at not in (None, self.seq):
                raise Moved
            state = rewound(await self.log.state_at(to), self.state)
            taken = kept_entries(await self.games.commits(self.game, to))
            await self._commit(actor, Undo(to), [], state, by, self.seats, interaction)
            if taken:  # else it was an undo that was undone, and the table stands as it stood
                with speaking(self.language()):
                    self.remark(took_back(by, taken, self.names))
            return self.seq

        async with self._lock:
            return await self._on_the_newest(go_back, interaction)

    async def redo(self, undo: int, told: str, interaction: int | None = None) -> None:
        """Back to how the table stood before an undo, by a moderator.

        What happened by itself since is taken back; Moved when somebody did something.
        """

        async def put_back() -> None:
            self._check_open()
            entries = await self.games.commits(self.game, undo - 1)
            if not can_redo(entries):
                raise Moved
            state = rewound(await self.log.state_at(undo - 1), self.state)
            move = Redo(undo - 1)
            await self._commit(-1, move, [], state, "moderator", self.seats, interaction, told)

        async with self._lock:
            await self._on_the_newest(put_back, interaction)
            if self.reload is not None:  # the story knows no more what it is to tell again
                await self.reload(self)
        self.notify(None)

    async def _on_the_newest(self, act: Callable[[], Awaitable[T]], interaction: int | None) -> T:
        """Act; where the log has gone on without this table, catch up with it and act again."""
        try:
            return await act()
        except Overtaken:
            if self.reload is None:
                raise
            _log.warning("game %d: entry %d is not the last one on disk", self.game, self.seq)
        await self.reload(self)
        self.notify(None)
        if interaction is not None and await self.games.done(interaction):
            raise AlreadyDone
        return await act()

    async def reseat(
        self, seat: Seat, sitting: Sitting, instead_of: Sitting | None = None, told: str = ""
    ) -> None:
        """Another player, or the computer, takes a seat; clocks start anew.

        Raises Moved when it is not `instead_of` who sits there any more.
        """
        async with self._changing():
            self._check_open()
            if instead_of not in (None, self.seats[seat]):
                raise Moved
            await self._sit(seat, sitting, told)

    async def hand_over(self, seat: Seat, was: Sitting, told: str) -> None:
        """The computer gets a seat for good; without people at the table, the game is closed.

        Raises Moved when it is not `was` who sits there any more.
        """
        async with self._changing():
            self._check_open()
            if was != self.seats[seat]:
                raise Moved
            others = [sitting.name for sitting in self.seats if sitting is not was]
            await self._sit(seat, handed_over(was, others), told, closing=True)

    async def take_over(self, seat: Seat, user: int, name: str) -> tuple[Sitting, Sitting]:
        """A newcomer sits down on a seat that was left; returns who had it, and who has it now.

        Raises Moved when the seat is not free, or when they have another one already.
        """
        async with self._changing():
            self._check_open()
            if seat not in vacant(self) or self.seat_of(user) is not None:
                raise Moved
            was = self.seats[seat]
            sitting = taken_over(was, user, name, [s.name for s in self.seats if s is not was])
            told = say_aloud("seat-taken", name=sitting.name, was=left_by(was))
            await self._sit(seat, sitting, told)
        return was, sitting

    async def _sit(self, seat: Seat, sitting: Sitting, told: str, *, closing: bool = False) -> None:
        """Who sits there, the clocks and what is told of it, on disk as one."""
        seats = list(self.seats)
        seats[seat] = sitting
        timers = list(self.timers.values())
        if self.status == "live":
            self._own_time = OwnTime()
            running = {k: t for k, t in self.timers.items() if k in OF_GAME}
            timers = self._timers(self.state, seats, running)
        said = remarks_for(told, seat)
        closed = closing and not people(self.state, seats)
        last = Post(CLOSED, self.channel, 0, self.now()) if closed else None
        await self.games.save_seats(self.game, seats, timers, said, last)
        self.seats, self.tenures = seats, await self.games.tenures(self.game)
        self.timers = {timer.kind: timer for timer in timers}
        self.status = "closed" if closed else self.status
        self._teller.use_names(self.names, self.state)
        self._say(said)

    async def rename(self, seat: Seat, name: str, user: int) -> None:
        """The same seat under another name, or nobody's any more; no clock takes notice."""
        async with self._changing():
            seats = list(self.seats)
            seats[seat] = replace(seats[seat], name=name, user=user)
            await rename_seat(self.games.db, self.game, seat, name, user)
            self.seats = seats
            self._teller.use_names(self.names, self.state)

    async def tell_anew(self, read: Callable[[GameRow], Awaitable[LiveTable]]) -> None:
        """Take names and story from disk, where a name is gone; no story if that is unreadable."""
        async with self._changing():
            self.tenures = await self.games.tenures(self.game)
            row = await self.games.game(self.game)
            teller = Teller(self.edition, self.names, self.state)
            if row is not None:
                with suppress(Unreadable):
                    teller = (await read(row))._teller
            self._teller = teller

    async def pause(self, told: str = "") -> None:
        """Stop all clocks and refuse all actions; Moved where that is so already."""
        async with self._changing():
            if self.status != "live":
                raise Moved
            end = self.timers.get(GAME_END)
            rest = [Timer(REST, end.due, round(end.due - self.now()))] if end else []
            await self._turn_to("paused", rest, told)

    async def resume(self, told: str = "") -> None:
        """Go on; a timed game has as much time left as it had. Moved where nothing stopped."""
        async with self._changing():
            if self.status != "paused":
                raise Moved
            rest = self.timers.get(REST)
            self._own_time = OwnTime()
            running = game_timers(self.settings, rest.about, self.now()) if rest else {}
            await self._turn_to("live", self._timers(self.state, self.seats, running), told)

    async def _turn_to(self, status: Status, timers: list[Timer], told: str) -> None:
        """Stop or go on together with the clocks, on disk first."""
        said = remarks_for(told)
        await self.games.set_status(self.game, status, self.now(), timers, said)
        self.status = status
        self.timers = {timer.kind: timer for timer in timers}
        self._say(said)

    async def put_away(self, told: str = "", since: float | None = None) -> bool:
        """End it without a winner, now or `since` a time, once what is being done is on disk.

        Twice is once, and False the second time: by then it may have been brought back
        elsewhere. A game that has ended stays so.
        """
        async with self._lock:
            if self.status in ("closed", "over"):
                return False
            said = remarks_for(told)
            when = self.now() if since is None else since
            await self.games.set_status(self.game, "closed", when, None, said)
            self.status = "closed"
            self._say(said)
        self.notify(None)
        return True

    def _check_open(self) -> None:
        if self.status == "closed":
            raise Closed

    async def move(self, channel: int, told: str = "", without: tuple[str, ...] = ()) -> None:
        """Go on in another channel; ChannelBusy when there is a game, Moved when it is this one.

        Posts whose kinds begin with one of `without` stay behind.
        """
        async with self._changing():
            said = remarks_for(told)
            if not await self.games.move(self.game, channel, said, without):
                raise Moved
            self.channel = channel
            self._say(said)

    async def appoint(self, host: int, told: str = "") -> None:
        """Another of those who play is the host from now on; Moved where they were already."""
        async with self._changing():
            if self.settings.host == host:
                raise Moved
            settings = replace(self.settings, host=host)
            seat = self.seat_of(host)
            said = remarks_for(told, -1 if seat is None else seat)
            await self.games.save_settings(self.game, settings, said)
            self.settings = settings
            self._say(said)

    async def _commit(
        self,
        actor: int,
        move: Move,
        events: list[Event],
        state: GameState,
        by: By,
        seats: list[Sitting],
        interaction: int | None,
        told: str = "",
    ) -> None:
        commit = Commit(self.seq + 1, actor, by, move, events, digest(state), self.now())
        timers = list(self.timers.values())
        if self.status != "paused":
            timers = self._timers(state, seats, self.timers)
        status: Status | None = "over" if state.result is not None else None
        changed = seats if seats != self.seats else None
        said = [*absences(state, self.seats, seats), *remarks_for(told)]
        try:
            await self.games.append(
                self.game, commit, state, timers, changed, status, interaction, said
            )
        except DatabaseFailed:
            self.mark_saving(fails=True)
            raise
        self.unsaved = False
        self.state, self.seq, self.seats = state, commit.seq, seats
        self.status = status or self.status
        self.timers = {timer.kind: timer for timer in timers}
        self.undo_stack = next_undo_stack(self.undo_stack, commit)
        if isinstance(move, Undo | Redo):
            self._teller.forget_after(move.to, state)
        self.tell(commit)
        self._say(said)
        self.notify(commit)
