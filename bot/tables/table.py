"""One live game. People, computer players and clocks all act through `LiveTable.submit`.

It is one module because everything in it happens under the lock of one table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from bot.store.database.codec import By, Commit, Move, Redo, Sitting, Undo, digest
from bot.store.database.rows import Unreadable
from bot.store.database.writer import DatabaseFailed, LeaseLost
from bot.store.games.games import AlreadyDone, GameRow, Games, Overtaken, Status, Timer
from bot.store.games.remarks import Remark, remarks_for
from bot.store.games.tenures import Tenure
from bot.store.messages.kinds import CLOSED, Kind
from bot.store.messages.posts import Post
from bot.store.users.personal_data import rename_seat
from bot.support.refusals import Refused
from bot.tables.clocks import (
    DECISION,
    GAME_END,
    LAST_ROUND,
    RESTART_GRACE,
    Clocks,
    Limits,
    minutes_left,
    only_asked,
)
from bot.tables.log import Log, kept_entries, remembered, rewound
from bot.tables.seating import absences, handed_over, left_by, people, taken_over, vacant
from bot.tables.sitters import names_at, sitters_of
from bot.tables.story import NEWS, StorySentence, TableStory
from bot.tables.takeback import can_redo, next_undo_stack, took_back
from bot.words import localized, say_public, sayer, speaking
from engine.actions import Action
from engine.edition import Edition, Seat
from engine.events import Event
from engine.game import apply
from engine.state import GameState
from engine.view import SeatView, view
from renders.scene import Scene, scene
from renders.sitters import SeatNames, Sitters

_log = logging.getLogger(__name__)

WORTH_SAYING = 10.0
"""Fewest seconds of stopped clocks after which the new deadlines are saved and shown.

Clocks stop while people cannot see the table or the bot cannot save moves.
"""

T = TypeVar("T")
Listener: TypeAlias = "Callable[[LiveTable, Commit | None], None]"
"""A function called with a table and its new log entry, or with None after another change."""
Reload: TypeAlias = "Callable[[LiveTable], Awaitable[None]]"
"""A function that updates a table in memory from the database."""


class Paused(Exception):
    """Raised for an action at a table that a moderator has paused."""


class Closed(Exception):
    """Raised for an action at a closed table, and for an undo or redo after a game has ended."""


class Moved(Exception):
    """Raised if the table has changed since the request was made."""


class LiveTable:
    """A game in memory: its state, seats, clocks and story.

    A change holds the lock. It is saved first, and then replaces the table's values. So readers
    need no lock.
    """

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
        """The edition with the rules of this table, untranslated."""
        self.seats = list(seats)
        self.state = state
        self.seq = row.seq
        self.now = now
        self.language = language
        """Returns the language code of the table's story, which all readers share."""
        self.tenures: list[Tenure] = []
        """Tenures of the seats that changed hands: who had the seat, from which log entry on."""
        self.clocks = Clocks(Limits.of(ed, row.settings))
        self.unsaved = False
        """True if the last change could not be saved."""
        self.log = Log(games, row.id)
        self.listeners: list[Listener] = []
        self.reload: Reload | None = None
        self._teller = TableStory(ed, self.names, state)
        self.undo_stack: tuple[Commit, ...] = ()
        self._lock = asyncio.Lock()

    # Reading the table

    @property
    def timers(self) -> Mapping[str, Timer]:
        """The table's timers by their kind, such as `decision` or `game_end`."""
        return self.clocks.timers

    @property
    def ed(self) -> Edition:
        """The edition with the rules of this table, in the current language."""
        return localized(self.edition)

    @property
    def names(self) -> SeatNames:
        """The current names of the seats, with the letter of each seat for the whole game."""
        return SeatNames.of((sitting.name for sitting in self.seats), self.names_at(0))

    def names_at(self, seq: int) -> tuple[str, ...]:
        """Return the name of each seat at entry number `seq` of the log."""
        return names_at(self.seats, self.tenures, seq)

    def sitters(self, entries: Sequence[int]) -> Sitters:
        """Return everybody who had a seat in this game.

        Each change of a seat is dated by an index in `entries`, which has numbers of log entries.
        """
        return sitters_of(self.seats, self.tenures, entries)[0]

    @property
    def story(self) -> Sequence[StorySentence]:
        """The last sentences of the table's story, the oldest first."""
        return self._teller.story

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def ended(self) -> bool:
        """True if the game has ended, with or without a winner, so that nobody can act."""
        return self.over or self.status == "closed"

    def seat_of(self, user: int) -> Seat | None:
        """Return the number of a user's seat, or None if the user has none."""
        for i, sitting in enumerate(self.seats):
            if sitting.user == user:
                return Seat(i)
        return None

    def own_seat(self, user: int) -> Seat:
        """Return the number of a user's seat. Raise Refused for a user without one."""
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("error-not_seated")
        return seat

    def acting_seat(self, user: int) -> Seat:
        """Return the number of a user's seat. Raise Refused if they have none or are away."""
        seat = self.own_seat(user)
        if self.seats[seat].state == "away":
            raise Refused("error-kept")
        return seat

    @property
    def automatic(self) -> frozenset[Seat]:
        """Numbers of the seats for which the computer acts.

        They include vacant seats and seats of away players.
        """
        return frozenset(Seat(i) for i, sitting in enumerate(self.seats) if sitting.automatic)

    def view(self, seat: Seat | None = None) -> SeatView:
        return view(self.ed, self.state, seat)

    def scene(self, sentences: int = NEWS) -> Scene:
        """Return the table as data for its picture, with about `sentences` sentences of news."""
        news = " ".join(self.news(sentences))
        time = self.clocks.game_time(self.now())
        return scene(sayer(), self.view(), self.names, self._teller.tracks, news, time)

    def news(self, sentences: int = NEWS) -> list[str]:
        """Return about `sentences` of the last sentences of the story.

        Bids and dealt deeds are left out, unless there is nothing else.
        """
        return self._teller.news(sentences)

    def dealt(self) -> list[str]:
        """Return the sentences about dealt deeds, or an empty list after the first round."""
        return self._teller.dealt()

    # Playing and undoing

    async def submit(
        self,
        seat: Seat,
        action: Action,
        by: By = "player",
        interaction: int | None = None,
        expired_timer: Timer | None = None,
        unless: Callable[[GameState], bool] | None = None,
    ) -> list[Event]:
        """Apply a seat's action, save it, and only then show it. Return its events.

        Raise Illegal if the rules refuse the action. Raise AlreadyDone if the interaction was
        handled before, or if `unless` returns True for the state. Raise Paused or Closed if nobody
        may act, and Moved if `expired_timer` no longer runs.
        """

        async def act() -> list[Event]:
            self._check_open()
            if self.status == "paused":
                raise Paused
            if expired_timer is not None and self.timers.get(expired_timer.kind) != expired_timer:
                raise Moved
            before, clocks = self.state, self.clocks
            if unless is not None and unless(before):
                raise AlreadyDone
            outcome = apply(self.edition, before, seat, action)
            seats = clocks.seats_after(before, self.seats, seat, action, by)
            clocks = clocks.after(before, outcome.state, seats, seat, action, by, self.now())
            await self._commit(
                seat, action, outcome.events, outcome.state, by, seats, clocks, interaction
            )
            return outcome.events

        return await self._locked(lambda: self._on_the_newest(act, interaction))

    async def undo(
        self,
        to: int,
        by: By,
        actor: int = -1,
        interaction: int | None = None,
        asked_at: int | None = None,
    ) -> int:
        """Go back to the state after log entry `to`. Return the number of the new entry.

        Nothing is deleted. Raise Closed if the game has ended, and Moved if `asked_at` is given and
        is no longer the last entry. Raise Paused if the table is paused and `by` is not a
        moderator.
        """

        async def go_back() -> int:
            self._check_goes_on()
            if self.status == "paused" and by != "moderator":
                raise Paused
            if asked_at not in (None, self.seq):
                raise Moved
            state = rewound(await self.log.state_at(to), self.state)
            taken = kept_entries(await self.games.commits(self.game, to))
            clocks = self._clocks_at(state)
            await self._commit(actor, Undo(to), [], state, by, self.seats, clocks, interaction)
            if taken:  # an undo of an undo removes no entries
                with speaking(self.language()):
                    self.remark(took_back(by, taken, self.names))
            return self.seq

        return await self._locked(lambda: self._on_the_newest(go_back, interaction))

    async def redo(self, undo: int, told: str, interaction: int | None = None) -> None:
        """Restore the state before the undo with entry number `undo`, for a moderator.

        Later moves of computer players and clocks are undone. Raise Closed if the game has ended,
        and Moved if a person has decided something since.
        """

        async def put_back() -> None:
            self._check_goes_on()
            entries = await self.games.commits(self.game, undo - 1)
            if not can_redo(entries):
                raise Moved
            state = rewound(await self.log.state_at(undo - 1), self.state)
            move, clocks = Redo(undo - 1), self._clocks_at(state)
            await self._commit(
                -1, move, [], state, "moderator", self.seats, clocks, interaction, told
            )

        async def put_back_and_reload() -> None:
            await self._on_the_newest(put_back, interaction)
            if self.reload is not None:  # the story no longer has the restored entries
                await self.reload(self)
            self.notify(None)

        await self._locked(put_back_and_reload)

    def _clocks_at(self, state: GameState) -> Clocks:
        """Return the clocks for another state. A paused table keeps its clocks."""
        if self.status == "paused":
            return self.clocks
        return self.clocks.planned(state, self.seats, self.now())

    async def _locked(self, change: Callable[[], Awaitable[T]]) -> T:
        """Run a change under the table's lock and return its result.

        Once the change has begun, cancelling the caller does not stop it.
        """

        async def run() -> T:
            try:
                return await change()
            finally:
                self._lock.release()

        await self._lock.acquire()
        return await asyncio.shield(asyncio.create_task(run()))

    async def _on_the_newest(self, act: Callable[[], Awaitable[T]], interaction: int | None) -> T:
        """Run a change. If the log in the database has newer entries, reload and run it again.

        Raise AlreadyDone if another process has handled the interaction.
        """
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

    async def _commit(
        self,
        actor: int,
        move: Move,
        events: list[Event],
        state: GameState,
        by: By,
        seats: list[Sitting],
        clocks: Clocks,
        interaction: int | None,
        told: str = "",
    ) -> None:
        """Save a new log entry, then update the table and notify the listeners."""
        commit = Commit(self.seq + 1, actor, by, move, events, digest(state), self.now())
        status: Status | None = "over" if state.result is not None else None
        changed = seats if seats != self.seats else None
        said = [*absences(state, self.seats, seats), *remarks_for(told)]
        timers = [*clocks.timers.values()]
        try:
            await self.games.append(
                self.game, commit, state, timers, changed, status, interaction, said
            )
        except DatabaseFailed:
            self.mark_saving(fails=True)
            raise
        self.unsaved = False
        self.state, self.seq, self.seats, self.clocks = state, commit.seq, seats, clocks
        self.status = status or self.status
        self.undo_stack = next_undo_stack(self.undo_stack, commit)
        if isinstance(move, Undo | Redo):
            self._teller.forget_after(move.to, state)
        self.tell(commit)
        self._say(said)
        self.notify(commit)

    def _check_open(self) -> None:
        if self.status == "closed":
            raise Closed

    def _check_goes_on(self) -> None:
        if self.ended:
            raise Closed

    # Seats

    async def reseat(
        self, seat: Seat, sitting: Sitting, instead_of: Sitting | None = None, told: str = ""
    ) -> None:
        """Give a seat to another player or to the computer, and restart the clocks.

        Raise Moved if `instead_of` is given and no longer has the seat.
        """

        async def sit() -> None:
            self._check_open()
            if instead_of not in (None, self.seats[seat]):
                raise Moved
            await self._sit(seat, sitting, told)

        await self._change(sit)

    async def hand_over(self, seat: Seat, was: Sitting, told: str) -> None:
        """Give a seat to the computer for good. Close the table if no people are left.

        Raise Moved if `was` no longer has the seat.
        """

        async def sit() -> None:
            self._check_open()
            if was != self.seats[seat]:
                raise Moved
            others = [sitting.name for sitting in self.seats if sitting is not was]
            await self._sit(seat, handed_over(was, others), told, closing=True)

        await self._change(sit)

    async def take_over(self, seat: Seat, user: int, name: str) -> tuple[Sitting, Sitting]:
        """Give a vacant seat to a newcomer. Return the seat's old and new sitting.

        Raise Moved if the seat is not vacant or the user has another one.
        """

        async def sit() -> tuple[Sitting, Sitting]:
            self._check_open()
            if seat not in vacant(self) or self.seat_of(user) is not None:
                raise Moved
            was = self.seats[seat]
            sitting = taken_over(was, user, name, [s.name for s in self.seats if s is not was])
            told = say_public("seat-taken", name=sitting.name, was=left_by(was))
            await self._sit(seat, sitting, told)
            return was, sitting

        return await self._change(sit)

    async def _sit(self, seat: Seat, sitting: Sitting, told: str, *, closing: bool = False) -> None:
        """Save a seat's new sitting, the clocks and a remark in one transaction.

        With `closing` the table is closed if no people are left.
        """
        seats = list(self.seats)
        seats[seat] = sitting
        clocks = self.clocks
        if self.status == "live":
            clocks = clocks.restarted().planned(self.state, seats, self.now())
        said = remarks_for(told, seat)
        closed = closing and not people(self.state, seats)
        last = Post(CLOSED, self.channel, 0, self.now()) if closed else None
        timers = [*clocks.timers.values()]
        tenures = await self.games.save_seats(self.game, seats, timers, said, last)
        self.seats, self.tenures, self.clocks = seats, tenures, clocks
        self.status = "closed" if closed else self.status
        self._teller.use_names(self.names, self.state)
        self._say(said)

    async def rename(self, seat: Seat, name: str, user: int) -> None:
        """Change the name and the user id of a seat, without restarting its clock."""

        async def call() -> None:
            seats = list(self.seats)
            seats[seat] = replace(seats[seat], name=name, user=user)
            await rename_seat(self.games.db, self.game, seat, name, user)
            self.seats = seats
            self._teller.use_names(self.names, self.state)

        await self._change(call)

    async def tell_anew(self, read: Callable[[GameRow], Awaitable[LiveTable]]) -> None:
        """Read the names and the story again, after a name was removed from the database."""

        async def tell() -> None:
            tenures = await self.games.tenures(self.game)
            row = await self.games.game(self.game)
            teller = None
            if row is not None:
                with suppress(Unreadable):
                    teller = (await read(row))._teller
            self.tenures = tenures
            self._teller = teller or TableStory(self.edition, self.names, self.state)

        await self._change(tell)

    async def set_host(self, host: int, told: str = "") -> None:
        """Make another user the host. Raise Moved if they already are."""

        async def name_host() -> None:
            if self.settings.host == host:
                raise Moved
            settings = replace(self.settings, host=host)
            seat = self.seat_of(host)
            said = remarks_for(told, -1 if seat is None else seat)
            await self.games.save_settings(self.game, settings, said)
            self.settings = settings
            self._say(said)

        await self._change(name_host)

    # Clocks

    async def remind(self) -> None:
        """Note that the player was reminded of the open question, and notify the listeners."""
        await self._change(lambda: self._set_clocks(self.clocks.after_reminder()))

    async def announce_last_round(self) -> None:
        """Announce that the agreed time of a timed game is nearly over.

        The timer is removed, so that this happens once.
        """

        async def announce() -> None:
            left = self.timers[GAME_END].due - self.now()
            told = say_public("time-last_round", minutes=minutes_left(left)) if left > 0 else ""
            await self._set_clocks(self.clocks.without(LAST_ROUND), told)

        await self._change(announce)

    async def hold_clock(self, seat: Seat) -> None:
        """Give a player more time to build a trade, if the table waits for them only."""

        async def hold() -> None:
            own = only_asked(self.state, self.seats) == seat
            if DECISION not in self.timers or not own or self.status != "live":
                return
            clocks = self.clocks.held_for(self.state.turn.number, seat, self.now())
            if clocks is self.clocks:
                return
            await self._set_clocks(clocks)
            self.notify(None)

        await self._locked(hold)

    async def _set_clocks(self, clocks: Clocks, told: str = "") -> None:
        said = remarks_for(told)
        await self.games.save_timers(self.game, [*clocks.timers.values()], said)
        self.clocks = clocks
        self._say(said)

    async def shift_deadlines(self, seconds: float) -> None:
        """Move all deadlines later by this many seconds, in which nobody could act.

        Nothing is saved.
        """
        async with self._lock:
            self.clocks = self.clocks.shifted(seconds)

    async def save_clocks(self) -> None:
        """Save the deadlines of all clocks. Ignore a database failure."""

        async def save() -> None:
            with suppress(DatabaseFailed, LeaseLost):  # the next commit saves them too
                await self._set_clocks(self.clocks)

        await self._locked(save)

    async def resume_clocks(self, stood: float) -> None:
        """Start the clocks again after they were stopped for `stood` seconds.

        Each decision and a timed game have at least `stood` seconds left, or RESTART_GRACE if that
        is less. Deadlines are saved and shown if `stood` is at least WORTH_SAYING.
        """
        async with self._lock:
            self.clocks = self.clocks.with_grace(self.now(), min(RESTART_GRACE, stood))
        if stood >= WORTH_SAYING:
            await self.save_clocks()
            self.notify(None)

    # Pauses, end and channel

    async def pause(self, told: str = "") -> None:
        """Stop all clocks and refuse all actions until `resume`.

        Raise Moved if the table is not live.
        """

        async def stop() -> None:
            if self.status != "live":
                raise Moved
            await self._turn_to("paused", self.clocks.paused(self.now()), told)

        await self._change(stop)

    async def resume(self, told: str = "") -> None:
        """End a pause. Raise Moved if the table is not paused.

        A timed game has as much time left as before the pause.
        """

        async def go_on() -> None:
            if self.status != "paused":
                raise Moved
            now = self.now()
            clocks = self.clocks.resumed(now).planned(self.state, self.seats, now)
            await self._turn_to("live", clocks, told)

        await self._change(go_on)

    async def _turn_to(self, status: Status, clocks: Clocks, told: str) -> None:
        """Save and set a new status of the table together with its clocks."""
        said = remarks_for(told)
        timers = [*clocks.timers.values()]
        await self.games.set_status(self.game, status, self.now(), timers, said)
        self.status, self.clocks = status, clocks
        self._say(said)

    async def put_away(self, told: str = "", since: float | None = None) -> bool:
        """End the game without a winner. Return False if it had ended already.

        The end is dated `since`, or now. A second call does nothing, because another process may
        have reopened the game since.
        """

        async def close() -> bool:
            if self.status in ("closed", "over"):
                return False
            said = remarks_for(told)
            when = self.now() if since is None else since
            await self.games.set_status(self.game, "closed", when, None, said)
            self.status = "closed"
            self._say(said)
            self.notify(None)
            return True

        return await self._locked(close)

    async def move(self, channel: int, told: str = "", without: tuple[Kind, ...] = ()) -> None:
        """Move the game to another channel. Raise ChannelBusy if that channel has a game.

        Raise Moved if the game is in the channel already. Messages of the bot whose kinds begin
        with one of `without` stay behind.
        """

        async def go() -> None:
            said = remarks_for(told)
            if not await self.games.move(self.game, channel, said, without):
                raise Moved
            self.channel = channel
            self._say(said)

        await self._change(go)

    async def _change(self, change: Callable[[], Awaitable[T]]) -> T:
        """Run a change that adds no log entry, and then notify the listeners. Return its result."""

        async def change_and_notify() -> T:
            result = await change()
            self.notify(None)
            return result

        return await self._locked(change_and_notify)

    async def settled(self) -> None:
        """Wait until the change that is under way, if any, is saved."""
        async with self._lock:
            pass

    def replace_with(self, found: LiveTable) -> None:
        """Copy the game's data from a table that was just read from the database."""
        self.channel, self.settings, self.status = found.channel, found.settings, found.status
        self.state, self.seq, self.seats = found.state, found.seq, found.seats
        self.tenures, self.clocks = found.tenures, found.clocks
        self.undo_stack = found.undo_stack
        self._teller = found._teller

    # Story and listeners

    def tell(self, commit: Commit) -> None:
        """Add the sentences about a log entry to the story.

        A computer player's comment may follow, if the table's settings allow it.
        """
        try:
            with speaking(self.language()):
                self._teller.tell(commit)
                if self.settings.talk:
                    self._teller.talk(commit, [seat.robot for seat in self.seats])
        except Exception:  # noqa: BLE001 - the entry counts even if it cannot be told
            _log.exception("game %d: entry %d could not be told", self.game, commit.seq)

    def recall(
        self, before: GameState, commits: Sequence[Commit], said: Mapping[int, Sequence[str]]
    ) -> None:
        """Rebuild the story from the last log entries after a restart.

        `before` is the state before these entries. `said` has the remarks by number of the entry
        that they follow.
        """
        self._teller.listen_from(self.names, before)
        for commit, taken in remembered(commits):
            names = self.names_at(commit.seq)
            self._teller.rename(names)
            if not isinstance(commit.move, Undo | Redo):
                self.tell(commit)
            elif taken and taken[0].seq == commit.move.to + 1:  # else `commits` lacks a part of it
                self._teller.remark(commit.seq, took_back(commit.by, taken, names))
            for words in said.get(commit.seq, ()):
                self._teller.remark(commit.seq, words)
        self._teller.rename(self.names)

    def remark(self, words: str) -> None:
        """Add a sentence that describes no event to the story, as plain text.

        It is not saved here. The database has it already, as a remark or as part of the log.
        """
        self._teller.remark(self.seq, words)

    def _say(self, remarks: Sequence[Remark]) -> None:
        for one in remarks:
            self.remark(one.words)

    def mark_saving(self, *, fails: bool) -> None:
        """Note whether changes can be saved, and notify the listeners if that is new."""
        if self.unsaved != fails:
            self.unsaved = fails
            self.notify(None)

    def notify(self, commit: Commit | None) -> None:
        """Call all listeners with a new log entry, or with None after another change."""
        for listener in self.listeners:
            try:
                listener(self, commit)
            except Exception:  # noqa: BLE001 - the change is saved, so call the others
                _log.exception("game %d: a listener failed", self.game)
