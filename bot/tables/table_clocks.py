"""A table's clocks: what every change makes of them, reminders, and time that nobody is charged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from msgspec import structs

from bot.store.codec import By, Sitting
from bot.store.games import Timer
from bot.store.remarks import remarks_for
from bot.store.writer import DatabaseFailed, LeaseLost
from bot.tables.clock import (
    DECISION,
    GAME_END,
    GRACE,
    LAST_ROUND,
    MISSES,
    REMINDER,
    REST,
    OwnTime,
    held_timers,
    minutes_left,
    only_asked,
    plan_timers,
    turn_allowed,
    with_grace,
)
from bot.tables.table_base import TableBase
from bot.words import say_aloud
from engine.actions import Action, CallTime
from engine.asked import now_asked
from engine.edition import Seat
from engine.state import GameState

WORTH_SAYING = 10.0
"""Clocks that stood still for so many seconds are written down and shown anew."""


class TableWithClocks(TableBase):
    """A table that knows who has how much time, and who let it run out."""

    def _timers(
        self, state: GameState, seats: list[Sitting], running: dict[str, Timer]
    ) -> list[Timer]:
        """The clocks of a state, with those that are `running` as far as they go on."""
        turn, now = state.turn, self.now()
        missed = turn.seat if self._missed == (turn.seat, turn.number) else None
        turn_due = now + self._turn_time_left(state, seats, now)
        return plan_timers(self.ed, state, seats, self.settings, running, now, missed, turn_due)

    def _turn_time_left(self, state: GameState, seats: Sequence[Sitting], now: float) -> float:
        """What the player of this turn has left for it; others take none of it."""
        turn, own = state.turn, self._own_time
        spent = own.spent if own.turn == turn.number else 0.0
        if own.turn == turn.number and own.since is not None:
            spent += now - own.since
        waits = only_asked(state, seats) == turn.seat
        self._own_time = OwnTime(turn.number, spent, now if waits else None)
        held = self._held.get((turn.number, turn.seat), 0.0)
        return max(0.0, turn_allowed(self.ed, self.settings) + held - spent)

    def _with_misses(self, seat: Seat, action: Action, by: By) -> list[Sitting]:
        """The seats after an action, with how many clocks in a row their players let run out.

        Acting ends the row; after three the computer keeps the seat. It is one miss for a turn,
        whatever else the clock does in it. In an auction silence is an answer, and the end of
        the agreed time is nobody's fault.
        """
        sitting, again = self.seats[seat], self._missed == (seat, self.state.turn.number)
        silent = isinstance(action, CallTime) or now_asked(self.state) == "auction"
        if by == "clock" and (silent or again):
            return self.seats
        misses = {"player": 0, "clock": sitting.misses + 1}.get(by, sitting.misses)
        if misses == sitting.misses:
            return self.seats
        seats = list(self.seats)
        seats[seat] = structs.replace(sitting, misses=misses, kept=sitting.kept or misses >= MISSES)
        return seats

    def _missed_turn(self, seat: Seat, by: By) -> tuple[Seat, int] | None:
        """In whose turn, and which one, a clock has run out: it is played to its end for them."""
        turn = self.state.turn
        if seat != turn.seat or now_asked(self.state) == "auction":
            return self._missed
        return {"clock": (seat, turn.number), "player": None}.get(by, self._missed)

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
