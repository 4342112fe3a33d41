"""A table's clocks while nothing is decided: reminders, time that is given and that is nobody's."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from bot.store.games import Timer
from bot.store.remarks import remarks_for
from bot.store.writer import DatabaseFailed, LeaseLost
from bot.tables.clock import (
    DECISION,
    GAME_END,
    GRACE,
    LAST_ROUND,
    REMINDER,
    REST,
    held_timers,
    minutes_left,
    only_asked,
    with_grace,
)
from bot.tables.table_base import TableBase
from bot.words import say_aloud
from engine.edition import Seat

WORTH_SAYING = 10.0
"""Clocks that stood still for so many seconds are written down and shown anew."""


class TableWithClocks(TableBase):
    """All of it is locked, but for the time in which nothing happens."""

    async def remind(self) -> None:
        """The reminder has been given; it is not given twice."""
        async with self._changing():
            await self._set_timers([t for t in self.timers.values() if t.kind != REMINDER])
            self.reminded = self.timers.get(DECISION)

    async def announce_last_round(self) -> None:
        """Say once that the agreed time of a timed game is nearly over."""
        async with self._changing():
            left = self.timers[GAME_END].due - self.now()
            timers = [t for t in self.timers.values() if t.kind != LAST_ROUND]
            told = say_aloud("time-last_round", minutes=minutes_left(left)) if left > 0 else ""
            await self._set_timers(timers, told)

    async def hold_clock(self, seat: Seat) -> None:
        """Wait a little longer for somebody who is putting a trade together in their own time."""
        async with self._lock:
            was, turn = self.timers.get(DECISION), self.state.turn.number
            own = only_asked(self.state, self.seats) == seat
            if was is None or not own or self.status != "live":
                return
            self._held = {key: spent for key, spent in self._held.items() if key[0] == turn}
            held = self._held.get((turn, seat), 0.0)
            timers = held_timers(self.edition, self.settings, self.timers, held, self.now())
            clock = timers[DECISION]
            if clock == was:
                return
            await self._set_timers(list(timers.values()))
            self._held[turn, seat] = held + clock.due - was.due
            self.reminded = clock if self.reminded == was else self.reminded
        self.notify(None)

    async def _set_timers(self, timers: list[Timer], told: str = "") -> None:
        said = remarks_for(told)
        await self.games.save_timers(self.game, timers, said)
        self.timers = {timer.kind: timer for timer in timers}
        self._say(said)

    def stand_still(self, seconds: float) -> None:
        """Let time pass that is nobody's: people did not see the table, or were not heard."""
        self._show_timers(
            timer if timer.kind == REST else replace(timer, due=timer.due + seconds)
            for timer in self.timers.values()
        )
        if self._own_time.since is not None:
            self._own_time = self._own_time._replace(since=self._own_time.since + seconds)

    async def save_clocks(self) -> None:
        """Write down how they stand, where that can be done."""
        async with self._lock:
            with suppress(DatabaseFailed, LeaseLost):  # the next entry brings them along
                await self.games.save_timers(self.game, [*self.timers.values()])

    async def run_on(self, stood: float) -> None:
        """People are back after so many seconds: each has some time to look at the table again."""
        async with self._lock:
            grace = min(GRACE, stood)
            self._show_timers(with_grace(self.timers.values(), self.now(), grace).values())
        if stood >= WORTH_SAYING:
            await self.save_clocks()
            self.notify(None)

    def _show_timers(self, timers: Iterable[Timer]) -> None:
        """The same clocks at other times: whoever was reminded of one is not reminded again."""
        known = self.reminded is not None and self.reminded == self.timers.get(DECISION)
        self.timers = {timer.kind: timer for timer in timers}
        if known:
            self.reminded = self.timers.get(DECISION)
