"""All live tables of this process: finding them, starting them, their clocks and computers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.logs import Complaints
from bot.refused import GameGone
from bot.store.codec import By, Commit, Opening, Sitting, Undo, digest
from bot.store.games import GameRow, Games, Timer
from bot.store.people import People
from bot.store.rows import Unreadable
from bot.store.shard import EVERYTHING, Shard
from bot.store.writer import DatabaseFailed, LeaseLost
from bot.tables.clock import (
    DECISION,
    GAME_END,
    LAST_ROUND,
    REMINDER,
    first_timers,
    plan_timers,
    timers_after_stop,
)
from bot.tables.obvious import obvious_step
from bot.tables.reading import read_table
from bot.tables.robots import PACE, Robots, next_robot, think
from bot.tables.seating import everyone_away
from bot.tables.standstill import Standstill
from bot.tables.table import Closed, Listener, LiveTable, Moved, Paused
from bot.words import speaking
from editions.loader import in_language
from engine.actions import Action, CallTime, TimeUp
from engine.asked import waiting
from engine.edition import Edition, Seat
from engine.errors import Illegal
from engine.setup import blank, start

_log = logging.getLogger(__name__)

LONGEST_REST = 60
"""Seconds after which the computer tries again at last, when nothing can be written down."""

AT_ONCE = 4
"""How many tables are read at the same time after a start."""


class Tables:
    """The live games, by id and by channel."""

    def __init__(
        self, games: Games, people: People, now: Callable[[], float], pace: float = PACE
    ) -> None:
        self.games = games
        self.people = people
        self.now = now
        self.pace = pace
        self.listeners: list[Listener] = [self._drive_on]
        self.owns: Callable[[int], bool] = lambda guild: True
        """Whether a server's games are played in this process."""
        self.language: Callable[[int], str] = lambda guild: "en"
        self.standstill = Standstill(now)
        self._complaints = Complaints(now)
        self.unread: dict[int, GameRow] = {}
        """Games that are live but not in memory: not read yet, or damaged."""
        self._tables: dict[int, LiveTable] = {}
        self._reading: dict[int, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[int, asyncio.Task[None]] = {}
        self._robots: dict[int, Robots] = {}
        self._undone: set[int] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)

    def all(self) -> list[LiveTable]:
        return list(self._tables.values())

    def find(self, game: int) -> LiveTable | None:
        """A table that is live in memory; finished ones leave it."""
        return self._tables.get(game)

    def in_channel(self, channel: int) -> LiveTable | None:
        """The table of a channel: one that goes on rather than one whose end is being told."""
        here = (table for table in self._tables.values() if table.channel == channel)
        return min(here, key=lambda table: table.over, default=None)

    @property
    def count(self) -> int:
        """How many games are live, read or not."""
        return len(self._tables) + len(self.unread)

    async def bring_from(self, channel: int) -> LiveTable | None:
        """The table of a channel, once it has been read."""
        unread = next((row.id for row in self.unread.values() if row.channel == channel), None)
        return self.in_channel(channel) if unread is None else await self.bring(unread)

    async def take_stock(self, shard: Shard = EVERYTHING) -> None:
        """At a start, before anything else: which games are live, and where."""
        rows = await self.games.with_status("live", "paused", shard=shard)
        self.unread |= {row.id: row for row in rows if row.id not in self._tables}

    def forget(self, shard: Shard) -> set[int]:
        """Another process plays a shard's games; returns which were here."""
        gone = [row.id for row in self.unread.values() if shard.has(row.guild)]
        tables = [table for table in self.all() if shard.has(table.guild)]
        for table in tables:
            self.drop(table)
        for game in gone:
            del self.unread[game]
        return {*gone, *(table.game for table in tables)}

    async def read_all(self) -> None:
        """Read what is live, a few at a time; one that is slow or damaged keeps up nobody else."""

        async def one(game: int) -> None:
            async with self._turns:
                with suppress(LeaseLost):
                    await self.ready(game)

        await asyncio.gather(*map(one, tuple(self.unread)))

    async def ready(self, game: int) -> LiveTable | None:
        """The table of a live game, once it has been read; None where there is none to act at."""
        if game not in self.unread and game not in self._reading:
            return self.find(game)
        try:
            return await self.bring(game)
        except (GameGone, Unreadable):
            return None

    async def bring(self, game: int, *, quietly: bool = False) -> LiveTable:
        """The one table of a game, read from disk where it is not in memory, and shown.

        Nothing else makes a stored game live: whoever asks while it is being read gets the
        same table. GameGone when it is closed, Unreadable when it is damaged; then whoever
        asks next tries again. Read `quietly`, it is shown when it changes.
        """
        if (table := self.find(game)) is not None:
            return table
        if game not in self._reading:
            self._reading[game] = asyncio.create_task(self._bring(game, quietly))
            self._reading[game].add_done_callback(lambda _: self._reading.pop(game))
        return await asyncio.shield(self._reading[game])

    async def _bring(self, game: int, quietly: bool) -> LiveTable:
        row = await self.games.game(game)
        if row is None or row.status not in ("live", "paused", "over"):
            self.unread.pop(game, None)
            raise GameGone
        if row.status != "over":
            self.unread[game] = row
        try:
            table = await self._load(row)
        except Unreadable:
            raise  # said where it was read; a moderator can end the game
        except Exception as error:
            if self._complaints.new(f"reading game {game}", error):
                _log.exception("game %d: cannot be read, so it waits", game)
            raise Unreadable("games", game, error) from error
        if not self.owns(row.guild):
            self.unread.pop(game, None)
            raise LeaseLost
        self._take(table)
        if not quietly:
            table.notify(None)
        return table

    async def read(self, row: GameRow) -> LiveTable:
        """A table from disk, only to be looked at: nobody acts at it and no clock runs."""
        return await read_table(self.games, row, self.now, partial(self.language, row.guild))

    async def look_at(self, row: GameRow) -> LiveTable:
        """The table of a game that is played or over: the live one, else as it is on disk."""
        return self.find(row.id) or await self.read(row)

    async def _load(self, row: GameRow) -> LiveTable:
        """A table from disk that goes on; its clocks start now."""
        table = await self.read(row)
        stored = await self.games.timers(row.id)
        running = timers_after_stop(stored, table.edition, row.settings, self.now())
        if row.status == "live":
            planned = plan_timers(
                table.edition, table.state, table.seats, table.settings, running, self.now()
            )
            running = {timer.kind: timer for timer in planned}
        table.timers = running
        return table

    async def reload(self, table: LiveTable) -> None:
        """Let a live table stand as it does on disk, where somebody else has written."""
        row = await self.games.game(table.game)
        if row is None:
            table.status = "closed"
        else:
            found = await self.read(row)
            found.timers = {timer.kind: timer for timer in await self.games.timers(row.id)}
            table.stand_as(found)
        self._robots.pop(table.game, None)
        if table.status == "closed":
            self.drop(table)

    async def begin(
        self, row: GameRow, ed: Edition, seats: Sequence[Sitting], seed: str
    ) -> LiveTable:
        """The lobby's game begins: seats in this order, dice from this seed."""
        ed = in_language(ed, "en")  # what is kept is in the edition's own words
        tokens = [sitting.token for sitting in seats]
        state, events = start(ed, len(seats), seed, tokens)
        now = self.now()
        opening = Commit(0, -1, "player", Opening(), events, digest(state), now)
        first = first_timers(ed, row.settings, now)
        timers = plan_timers(ed, state, seats, row.settings, first, now)
        before = blank(ed, tokens, seed)
        await self.games.begin(row.id, ed, before, opening, state, seats, timers)
        begun, language = replace(row, status="live", seq=0), partial(self.language, row.guild)
        table = LiveTable(self.games, begun, ed, seats, before, self.now, language)
        table.tell(opening)
        table.state = state
        table.timers = {timer.kind: timer for timer in timers}
        self._take(table)
        table.notify(opening)
        return table

    def _take(self, table: LiveTable) -> None:
        table.listeners = self.listeners
        table.reload = self.reload
        self._tables[table.game] = table
        self.unread.pop(table.game, None)
        self._drive_on(table, None)

    def drop(self, table: LiveTable) -> None:
        """A finished or closed table leaves memory; it can be read from disk any time."""
        if self._tables.get(table.game) is not table:
            return
        del self._tables[table.game]
        self._robots.pop(table.game, None)
        self._undone.discard(table.game)
        self.standstill.forget(table.game)
        driver = self._drivers.pop(table.game, None)
        if driver is not None:
            driver.cancel()

    async def put_away(self, table: LiveTable, told: str = "", since: float | None = None) -> bool:
        """The game ends here without a winner; False when it had ended already."""
        ended = await table.put_away(told, since)
        self.drop(table)
        return ended

    async def put_away_game(self, game: int, told: str = "", since: float | None = None) -> bool:
        """The same by its number, also for a game that could not be read."""
        table = await self.ready(game)
        if table is not None:
            return await self.put_away(table, told, since)
        when = self.now() if since is None else since
        closed = await self.games.set_status(game, "closed", when)
        self.unread.pop(game, None)
        return closed

    async def tick(self) -> None:
        """Let clocks act whose time has come. Called about twice a second."""
        passed, now = self.standstill.time_passed(), self.now()
        for table in self.all():
            if table.status != "live" or (self.standstill.runs(table) and not _run_out(table, now)):
                continue  # as nearly all of them, so no time is spent on them
            for timer in await self._expired(table, passed):
                try:
                    with speaking(table.language()):
                        await self._ring(table, timer)
                except (Illegal, Paused, Closed, Moved, LeaseLost):
                    _log.info("game %d: a clock rang for what was already decided", table.game)
                except Exception as error:  # noqa: BLE001 - one must not stop all other clocks
                    if self._is_new(table, error):
                        _log.exception("game %d: a clock failed; it is tried again", table.game)

    async def _expired(self, table: LiveTable, passed: float) -> list[Timer]:
        """The clocks that have run out, first the first; none while they stand still."""
        if not await self.standstill.ends(table, passed):
            return []
        return sorted(_run_out(table, self.now()), key=lambda timer: timer.due)

    async def _ring(self, table: LiveTable, timer: Timer) -> None:
        if table.timers.get(timer.kind) != timer:
            return
        if timer.kind == GAME_END:
            if not table.state.pending:  # TIME-2: what is being resolved is finished first
                await table.submit(table.state.turn.seat, CallTime(), "clock", expired_timer=timer)
        elif timer.kind == LAST_ROUND:
            await table.announce_last_round()
        elif timer.kind == REMINDER:
            await table.remind()
        elif timer.kind == DECISION:
            for seat in waiting(table.state):
                if not table.seats[seat].automatic and table.timers.get(DECISION) == timer:
                    await table.submit(seat, TimeUp(), "clock", expired_timer=timer)

    def _is_new(self, table: LiveTable, error: Exception) -> bool:
        """Whether this is to be told; of the database others tell, once for all tables."""
        unsaved = isinstance(error, DatabaseFailed)
        return not unsaved and self._complaints.new(f"game {table.game}", error)

    def _drive_on(self, table: LiveTable, commit: Commit | None) -> None:
        """Something changed: let the computer act where it is asked."""
        if commit is not None:
            undone = isinstance(commit.move, Undo)
            (self._undone.add if undone else self._undone.discard)(table.game)
            if undone:  # what the computers had in mind was for another table
                self._robots.pop(table.game, None)
        driver = self._drivers.get(table.game)
        if driver is None or driver.done():
            self._drivers[table.game] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: LiveTable) -> None:
        """Act for computers, and for people where nothing is left to decide."""
        failures = 0
        while self._due(table):
            await think(self.pace + min(2**failures - 1, LONGEST_REST))
            try:
                await self._step(table)
                failures = 0
            except (Paused, Closed, LeaseLost):
                return
            except Exception as error:  # noqa: BLE001 - nobody else can move for the computer
                failures += 1
                if self._is_new(table, error):
                    _log.exception("game %d: the computer could not act; it tries on", table.game)

    async def _step(self, table: LiveTable) -> None:
        step, seq = self._next(table), table.seq
        if step is None:
            return
        seat, action, by = step
        with speaking(table.language()):
            try:
                await table.submit(seat, action, by)
            except Illegal as no:
                if table.seq == seq:  # else somebody was quicker, and it is to decide anew
                    _log.error("game %d: the computer tried %r: %s", table.game, action, no.code)
                    await table.submit(seat, TimeUp(), "robot")

    def _due(self, table: LiveTable) -> bool:
        """Whether something is to happen by itself.

        It asks no computer player what it would do: they remember what they decided.
        """
        if table.status != "live" or table.over or everyone_away(table):
            return False
        robot = next_robot(table.edition, table.state, table.automatic)
        return robot is not None or self._time_is_up(table) or self.obvious(table) is not None

    def _time_is_up(self, table: LiveTable) -> bool:
        end = table.timers.get(GAME_END)
        if end is None or table.state.pending or end.due > self.now():
            return False
        return self.standstill.runs(table)

    def _next(self, table: LiveTable) -> tuple[Seat, Action, By] | None:
        if not self._due(table):
            return None
        if self._time_is_up(table):
            return table.state.turn.seat, CallTime(), "clock"
        policies = {Seat(i): s.robot for i, s in enumerate(table.seats)}
        robots = self._robots.setdefault(table.game, Robots())
        found = robots.next_action(table.edition, table.state, table.automatic, policies)
        if found is not None:
            return (*found, "robot")
        return self.obvious(table)

    def obvious(self, table: LiveTable) -> tuple[Seat, Action, By] | None:
        """What needs no press of whoever's turn it is.

        What has just been taken back does not come back by itself.
        """
        if table.game in self._undone:
            return None
        seat = table.state.turn.seat
        action = obvious_step(table, self.people.of(table.seats[seat].user))
        return None if action is None else (seat, action, "auto")

    async def close(self) -> None:
        """Stop reading and acting, once what is being written down is on disk."""
        tasks = [*self._reading.values(), *self._drivers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.all():
            await table.settled()


def _run_out(table: LiveTable, now: float) -> list[Timer]:
    """The clocks of a table whose time has come."""
    return [timer for timer in table.timers.values() if timer.due <= now]
