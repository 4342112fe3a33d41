"""The registry of this process's live games. It loads them and runs their clocks and computers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Protocol

from bot.store.database.codec import By, Commit, Opening, Sitting, Undo, digest
from bot.store.database.rows import Unreadable
from bot.store.database.writer import DatabaseFailed, LeaseLost
from bot.store.games.games import GameRow, Games, Timer
from bot.store.shards.shard import EVERYTHING, Shard
from bot.store.users.people import People
from bot.support.failures import RepeatFilter
from bot.support.periodic import attempt, shielded
from bot.support.refusals import Expired
from bot.tables.clocks import (
    DECISION,
    GAME_END,
    LAST_ROUND,
    REMINDER,
    RESTART_GRACE,
    Clocks,
    Limits,
)
from bot.tables.computers import EXPERT, PACE, Robots, delay_move, next_robot
from bot.tables.obvious import obvious_step
from bot.tables.reading import read_table
from bot.tables.repair import mend
from bot.tables.seating import everyone_away
from bot.tables.table import Closed, Listener, LiveTable, Moved, Paused
from bot.tables.thinking import Thinkers
from bot.words import speaking
from editions.loader import in_language
from engine.actions import Action, CallTime, TimeUp
from engine.asked import final_count, waiting
from engine.edition import Edition, Seat
from engine.errors import Illegal
from engine.setup import blank, start

_log = logging.getLogger(__name__)

LONGEST_REST = 60
"""Most seconds of extra delay before a computer player's next attempt after failed ones."""

AT_ONCE = 4
"""Most tables that are read from the database at the same time after a start."""

PATIENCE = 1.0
"""Most seconds that one round of clock checks waits for slow tables."""
RINGING = 60.0
"""Timeout in seconds for handling one table's expired clocks, which is then tried again."""


class _Read(Protocol):
    """A function that returns a table read from the database.

    If `strict`, it raises Unreadable for any detected damage.
    """

    async def __call__(self, row: GameRow, *, strict: bool) -> LiveTable: ...


@dataclass(eq=False)
class _Live:
    """The registry's record of one live game."""

    looked: float
    """The time of the last check of the game's clocks."""
    table: LiveTable | None = None
    unread: GameRow | None = None
    """The database row of a game that is not in memory: not read yet, or damaged."""
    reading: asyncio.Task[LiveTable] | None = None
    driver: asyncio.Task[None] | None = None
    """The task that acts for the game's computer players while they have something to do."""
    ringing: asyncio.Task[None] | None = None
    """The task that handles expired clocks, or stops the clocks while people cannot see them."""
    robots: Robots = field(default_factory=Robots)
    undone: bool = False
    """True right after an undo, so that an undone automatic action is not repeated."""
    stood: float | None = None
    """Seconds for which the game's clocks have been stopped, or None while they run."""


class Tables:
    """The live games of this process, to be found by game id or by channel id."""

    def __init__(
        self,
        games: Games,
        people: People,
        now: Callable[[], float],
        pace: float = PACE,
        *,
        owns: Callable[[int], bool] = lambda guild: True,
        language: Callable[[int], str] = lambda guild: "en",
        can_act: Callable[[LiveTable], bool] = lambda table: True,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.games = games
        self.people = people
        self.now = now
        self.pace = pace
        self.listeners: list[Listener] = [self._drive_on]
        self.plays_guild = owns
        """Returns True for the id of a server whose games are played in this process."""
        self.language = language
        """Returns the language code of a server, given its id."""
        self.can_act = can_act
        """Returns True if a table's shown state is current, and moves can be received and saved."""
        self.thinkers = thinkers
        """The worker processes that choose experts' moves.

        Without them experts play like `hard`.
        """
        self._complaints = RepeatFilter(now)
        self._games: dict[int, _Live] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    def all(self) -> list[LiveTable]:
        return [live.table for live in self._games.values() if live.table is not None]

    def find(self, game: int) -> LiveTable | None:
        """Return the table of a game if it is in memory, or None. Nothing is read."""
        live = self._games.get(game)
        return live.table if live is not None else None

    def require(self, game: int) -> LiveTable:
        """Return the table of a game in memory.

        Raise Unreadable if the game is damaged or not read yet, and Expired if it is over or
        unknown.
        """
        table = self.find(game)
        if table is None:
            live = self._games.get(game)
            if live is not None and live.unread is not None:
                raise Unreadable("games", game, "damaged")
            raise Expired("error-gone")
        return table

    def in_channel(self, channel: int) -> LiveTable | None:
        """Return the table in memory that is played in a channel, or None.

        A table whose game is not over is preferred.
        """
        here = (table for table in self.all() if table.channel == channel)
        return min(here, key=lambda table: table.over, default=None)

    @property
    def unread(self) -> dict[int, GameRow]:
        """Database rows of live games that are not in memory (not read yet, or damaged), by id."""
        return {game: live.unread for game, live in self._games.items() if live.unread is not None}

    @property
    def count(self) -> int:
        """Number of this process's games, with a table in memory or still unread."""
        return sum(bool(live.table or live.unread) for live in self._games.values())

    async def load_from(self, channel: int) -> LiveTable | None:
        """Return the table of a channel, or None. Read it if it is not in memory.

        Raise Unreadable if it is damaged.
        """
        unread = next((row.id for row in self.unread.values() if row.channel == channel), None)
        return self.in_channel(channel) if unread is None else await self.load(unread)

    async def list_live(self, shard: Shard = EVERYTHING) -> None:
        """Add the live and paused games of a shard to the registry without reading their tables."""
        for row in await self.games.with_status("live", "paused", shard=shard):
            live = self._live(row.id)
            if live.table is None:
                live.unread = row

    def games_of(self, of: Callable[[int], bool]) -> set[int]:
        """Return the ids of the live games in the servers for whose id `of` returns True."""
        places = {game: live.table or live.unread for game, live in self._games.items()}
        return {game for game, place in places.items() if place and of(place.guild)}

    def forget(self, game: int) -> None:
        """Remove a game from memory, because this process no longer plays it."""
        if (live := self._games.get(game)) is not None:
            live.unread = None
            if live.table is not None:
                self.drop(live.table)
            self._clear(game)

    async def read_all(self) -> None:
        """Read all live games that are not in memory, AT_ONCE at a time.

        A slow or damaged game does not stop the others.
        """

        async def one(game: int) -> None:
            async with self._turns:
                with suppress(LeaseLost):
                    await self.wait_loaded(game)

        await asyncio.gather(*map(one, self.unread))

    async def wait_loaded(self, game: int) -> LiveTable | None:
        """Return the table of a live game once it is read.

        Return None if the game is closed, damaged or unknown. Raise LeaseLost if another process
        plays it.
        """
        live = self._games.get(game)
        if live is None or (live.unread is None and live.reading is None):
            return self.find(game)
        try:
            return await self.load(game)
        except (Expired, Unreadable):
            return None

    async def load(self, game: int, *, quietly: bool = False) -> LiveTable:
        """Return the table of a game. If it is not in memory, read it and notify the listeners.

        Only this method makes a stored game live, and all callers get the same table. With
        `quietly` the listeners are first notified of the table's next change. Raise Expired for a
        closed or unknown game, Unreadable for a damaged one, and LeaseLost for one that another
        process plays. The next call reads a damaged game again.
        """
        live = self._live(game)
        if live.table is not None:
            return live.table
        if live.reading is None:
            live.reading = asyncio.create_task(self._load(game, live, quietly))
            live.reading.add_done_callback(lambda _: self._has_read(game, live))
        return await asyncio.shield(live.reading)

    def _live(self, game: int) -> _Live:
        return self._games.setdefault(game, _Live(self.now()))

    def _has_read(self, game: int, live: _Live) -> None:
        live.reading = None
        self._clear(game)

    def _clear(self, game: int) -> None:
        """Remove the record of a game that is neither in memory, nor unread, nor being read."""
        live = self._games.get(game)
        if live is not None and not (live.table or live.unread or live.reading):
            del self._games[game]

    async def _load(self, game: int, live: _Live, quietly: bool) -> LiveTable:
        row = await self.games.game(game)
        if row is None or row.status not in ("live", "paused", "over"):
            live.unread = None
            raise Expired("error-gone")
        if row.status != "over":
            live.unread = row
        table = await self._read_live(row)
        if not self.plays_guild(row.guild):
            live.unread = None
            raise LeaseLost
        self._take(table)
        if not quietly:
            table.notify(None)
        return table

    async def read(self, row: GameRow) -> LiveTable:
        """Return a table read from the database, for display only.

        Nobody can act at it, and its clocks do not run.
        """
        return await self._read_mended(row, self._read)

    async def _read(self, row: GameRow, *, strict: bool) -> LiveTable:
        language = partial(self.language, row.guild)
        return await read_table(self.games, row, self.now, language, strict=strict)

    async def _read_mended(self, row: GameRow, read: _Read) -> LiveTable:
        """Return the table that `read` returns. If `read` fails, repair damaged rows and try again.

        Raise Unreadable if the repair is not enough.
        """
        try:
            return await read(row, strict=True)
        except (DatabaseFailed, LeaseLost):
            raise
        except Exception:  # noqa: BLE001 - damaged data may break anything that reads it
            pass
        try:
            await mend(self.games, row.id)
            mended = await self.games.game(row.id)
            if mended is None:
                raise Expired("error-gone")
            return await read(mended, strict=False)
        except (DatabaseFailed, LeaseLost, Expired, Unreadable):
            raise  # the reader has logged it, and a moderator can end the game
        except Exception as error:
            if self._complaints.new(f"reading game {row.id}", error):
                _log.exception("game %d: cannot be read", row.id)
            raise Unreadable("games", row.id, error) from error

    async def open_readonly(self, row: GameRow) -> LiveTable:
        """Return a game's table in memory, or else one read from the database for display only."""
        return self.find(row.id) or await self.read(row)

    async def _read_live(self, row: GameRow) -> LiveTable:
        """Return a table read from the database, with its clocks adjusted to the present time."""
        return await self._read_mended(row, self._read_with_clocks)

    async def _read_with_clocks(self, row: GameRow, *, strict: bool) -> LiveTable:
        table, now = await self._read(row, strict=strict), self.now()
        clocks = (await self._stored_clocks(table)).after_stop(now)
        if row.status == "live":
            clocks = clocks.with_end(now).planned(table.state, table.seats, now)
        elif row.status == "paused" and clocks.with_end(now) is not clocks:
            clocks = clocks.with_end(now).paused(now)
        table.clocks = clocks
        return table

    async def _stored_clocks(self, table: LiveTable) -> Clocks:
        return Clocks.stored(table.clocks.limits, await self.games.timers(table.game))

    async def reload(self, table: LiveTable) -> None:
        """Update a table in memory from the database.

        It is needed after another process or a moderator has changed the game's log. A closed table
        is removed from memory.
        """
        row = await self.games.game(table.game)
        if row is None:
            table.status = "closed"
        else:
            found = await self.read(row)
            found.clocks = await self._stored_clocks(found)
            table.replace_with(found)
        self._forget_plans(table)
        if table.status == "closed":
            self.drop(table)

    async def begin(
        self, row: GameRow, ed: Edition, seats: Sequence[Sitting], seed: str
    ) -> LiveTable:
        """Begin a lobby's game with these seats in this order, and return its table.

        The dice follow from `seed`.
        """
        ed = in_language(ed, "en")  # the stored edition is not translated
        tokens = [sitting.token for sitting in seats]
        state, events = start(ed, len(seats), seed, tokens)
        now = self.now()
        opening = Commit(0, -1, "player", Opening(), events, digest(state), now)
        clocks = Clocks.of_new_game(Limits.of(ed, row.settings), now).planned(state, seats, now)
        before, timers = blank(ed, tokens, seed), [*clocks.timers.values()]
        await self.games.begin(row.id, ed, before, opening, state, seats, timers)
        begun, language = replace(row, status="live", seq=0), partial(self.language, row.guild)
        table = LiveTable(self.games, begun, ed, seats, before, self.now, language)
        table.tell(opening)
        table.state, table.clocks = state, clocks
        self._take(table)
        table.notify(opening)
        return table

    def _take(self, table: LiveTable) -> None:
        table.listeners = self.listeners
        table.reload = self.reload
        live = self._live(table.game)
        live.table, live.unread = table, None
        self._drive_on(table, None)

    def drop(self, table: LiveTable) -> None:
        """Remove a table from memory and cancel its tasks.

        It can be read from the database again.
        """
        live = self._games.get(table.game)
        if live is None or live.table is not table:
            return
        del self._games[table.game]
        if self.thinkers is not None:
            self.thinkers.forget(table.game)
        for task in (live.driver, live.ringing):
            if task is not None:
                task.cancel()

    async def hand_over(self, table: LiveTable, seat: Seat, words: str) -> None:
        """Give a seat to the computer for good, with a remark in the story.

        If no person is left, the table is closed and removed from memory.
        """
        await table.hand_over(seat, table.seats[seat], words)
        if table.status == "closed":
            self.drop(table)

    async def put_away(self, table: LiveTable, told: str = "", since: float | None = None) -> bool:
        """End a game without a winner and remove it from memory.

        Return False if the game had ended already. The end is dated `since`, or now.
        """

        async def close_and_drop() -> bool:
            ended = await table.put_away(told, since)
            self.drop(table)
            return ended

        return await shielded(close_and_drop())

    async def put_away_game(self, game: int, told: str = "", since: float | None = None) -> bool:
        """End a game by its id without a winner, even if its table cannot be read.

        Return False if the game had ended already. The end is dated `since`, or now.
        """
        table = await self.wait_loaded(game)
        if table is not None:
            return await self.put_away(table, told, since)
        when = self.now() if since is None else since

        async def close_and_clear() -> bool:
            closed = await self.games.set_status(game, "closed", when)
            if (live := self._games.get(game)) is not None:
                live.unread = None
                self._clear(game)
            return closed

        return await shielded(close_and_clear())

    async def tick(self) -> None:
        """Handle the expired clocks of all tables, each table in its own task.

        Call this about twice a second.
        """
        now = self.now()
        begun = set()
        for live in self._games.values():
            table = live.table
            if table is None or live.ringing is not None:
                continue
            passed, live.looked = max(0.0, now - live.looked), now
            quiet = self._clocks_run(live, table) and not table.clocks.run_out(now)
            if not quiet and table.status == "live":
                look = partial(self._look_at_clocks, live, table, passed)
                name = f"game {table.game}: its clocks"
                work = attempt(name, look, RINGING, self._complaints)
                live.ringing = asyncio.create_task(work)
                live.ringing.add_done_callback(partial(_has_rung, live))
                begun.add(live.ringing)
        if begun:
            await asyncio.wait(begun, timeout=PATIENCE)

    def _clocks_run(self, live: _Live, table: LiveTable) -> bool:
        return live.stood is None and self.can_act(table)

    async def _look_at_clocks(self, live: _Live, table: LiveTable, passed: float) -> None:
        """Handle a table's expired clocks, or stop its clocks while people cannot see it.

        `passed` is the number of seconds since the last check.
        """
        if not await self._end_standstill(live, table, passed):
            return
        for timer in table.clocks.run_out(self.now()):
            try:
                with speaking(table.language()):
                    await self._time_out(table, timer)
            except (Illegal, Paused, Closed, Moved, LeaseLost):
                _log.info("game %d: a clock ran out after the decision was made", table.game)
            except Exception as error:  # noqa: BLE001 - the other clocks of the table go on
                if self._is_new(table, error):
                    _log.exception("game %d: a clock failed and is tried again", table.game)

    async def _end_standstill(self, live: _Live, table: LiveTable, passed: float) -> bool:
        """Return True if a table's clocks run. Otherwise move its deadlines `passed` seconds later.

        Stopped clocks are started again once people can act.
        """
        if self.can_act(table):
            if live.stood is not None:
                await table.resume_clocks(live.stood)
                live.stood = None
            return True
        stood = live.stood or 0.0
        live.stood = stood + passed
        await table.shift_deadlines(passed)
        if live.stood // RESTART_GRACE > stood // RESTART_GRACE:  # a restart adds GRACE itself
            await table.save_clocks()
        return False

    async def _time_out(self, table: LiveTable, timer: Timer) -> None:
        """Apply the effect of one expired timer, unless the timer has changed meanwhile."""
        if table.timers.get(timer.kind) != timer:
            return
        if timer.kind == GAME_END:
            if final_count(table.state) is None:
                await table.submit(_anybody(table), CallTime(), "clock", expired_timer=timer)
        elif timer.kind == LAST_ROUND:
            await table.announce_last_round()
        elif timer.kind == REMINDER:
            await table.remind()
        elif timer.kind == DECISION:
            for seat in waiting(table.state):
                if not table.seats[seat].automatic and table.timers.get(DECISION) == timer:
                    await table.submit(seat, TimeUp(), "clock", expired_timer=timer)

    def _is_new(self, table: LiveTable, error: Exception) -> bool:
        """Return True if a table's error was not logged in the last hour, and so should be logged.

        Return False for a database failure, which is logged elsewhere.
        """
        unsaved = isinstance(error, DatabaseFailed)
        return not unsaved and self._complaints.new(f"game {table.game}", error)

    def _drive_on(self, table: LiveTable, commit: Commit | None) -> None:
        """Start the task that acts for computer players, if a changed table needs it."""
        live = self._games.get(table.game)
        if live is None or live.table is not table:
            return
        if commit is not None:
            live.undone = isinstance(commit.move, Undo)
            if live.undone:  # the computers planned for another state
                live.robots = Robots()
        if (live.driver is None or live.driver.done()) and self._due(table):
            live.driver = asyncio.create_task(self._drive(table))

    def _forget_plans(self, table: LiveTable) -> None:
        """Discard the plans that a table's computer players have made."""
        if (live := self._games.get(table.game)) is not None:
            live.robots = Robots()

    async def _drive(self, table: LiveTable) -> None:
        """Act for a table's computer players, and for people whose next step is automatic.

        After a failure wait longer, and try again.
        """
        failures = 0
        while self._due(table):
            await delay_move(self.pace + min(2**failures - 1, LONGEST_REST))
            try:
                await self._step(table)
                failures = 0
            except (Paused, Closed, LeaseLost):
                return
            except Exception as error:  # noqa: BLE001 - nobody else can act for the computer
                failures += 1
                if self._is_new(table, error):
                    _log.exception("game %d: the computer could not act and retries", table.game)

    async def _think(self, table: LiveTable) -> None:
        """Let a worker process choose the next move, if an expert moves next.

        Do nothing if the worker processes have no room for this table.
        """
        live, s = self._games.get(table.game), table.state
        seat = next_robot(table.edition, s, table.automatic)
        name = "" if seat is None else table.seats[seat].robot
        if live is None or seat is None or not name.startswith(EXPERT):
            return
        if self.thinkers is not None and self.thinkers.admit(table.game):
            people = [Seat(i) for i, one in enumerate(table.seats) if not one.automatic]
            compared = await self.thinkers.compare(table.edition, s, seat, name, people)
            if compared:
                live.robots.thought = s, seat, compared[0][0]

    async def _step(self, table: LiveTable) -> None:
        await self._think(table)
        step, seq = self._next(table), table.seq
        if step is None:
            return
        seat, action, by = step
        with speaking(table.language()):
            try:
                await table.submit(seat, action, by)
            except Illegal as no:
                if table.seq == seq:  # else somebody was faster
                    _log.error("game %d: the computer tried %r: %s", table.game, action, no.code)
                    await table.submit(seat, TimeUp(), "robot")

    def _due(self, table: LiveTable) -> bool:
        """Return True if the table has to act without a button press.

        That is so for a computer player's move, an automatic step or the end of a timed game.
        Return False if the table is paused or over, or if all people are away. No policy is asked
        for a decision here, because policies remember what they decided.
        """
        if table.status != "live" or table.over or everyone_away(table):
            return False
        robot = next_robot(table.edition, table.state, table.automatic)
        return robot is not None or self._time_is_up(table) or self.obvious(table) is not None

    def _time_is_up(self, table: LiveTable) -> bool:
        end, live = table.timers.get(GAME_END), self._games.get(table.game)
        if end is None or live is None or end.due > self.now():
            return False
        if final_count(table.state) is not None:  # TIME-2: pending decisions are being finished
            return False
        return self._clocks_run(live, table)

    def _next(self, table: LiveTable) -> tuple[Seat, Action, By] | None:
        live = self._games.get(table.game)
        if live is None or not self._due(table):
            return None
        if self._time_is_up(table):
            return _anybody(table), CallTime(), "clock"
        policies = {Seat(i): s.robot for i, s in enumerate(table.seats)}
        found = live.robots.next_action(table.edition, table.state, table.automatic, policies)
        if found is not None:
            return (*found, "robot")
        return self.obvious(table)

    def obvious(self, table: LiveTable) -> tuple[Seat, Action, By] | None:
        """Return the automatic step of the turn's player as seat, action and cause, or None.

        Right after an undo it is None, so that the undone action is not repeated.
        """
        live = self._games.get(table.game)
        if live is not None and live.undone:
            return None
        seat = table.state.turn.seat
        action = obvious_step(table, self.people.of(table.seats[seat].user))
        return None if action is None else (seat, action, "auto")

    async def close(self) -> None:
        """Cancel all reading and acting, and wait until changes under way are saved.

        Then end the worker processes.
        """
        lives = [*self._games.values()]
        begun = [task for live in lives for task in (live.reading, live.driver, live.ringing)]
        tasks = [task for task in begun if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.all():
            await table.settled()
        if self.thinkers is not None:
            await self.thinkers.close()


def _has_rung(live: _Live, task: asyncio.Task[None]) -> None:
    live.ringing = None


def _anybody(table: LiveTable) -> Seat:
    """Return any seat that the table waits for.

    It is used to submit an action that belongs to no player.
    """
    return next(iter(waiting(table.state)))
