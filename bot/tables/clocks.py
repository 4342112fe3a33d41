"""The clocks of a table in one immutable value: how long the table waits for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, inf
from typing import NamedTuple, TypeAlias

from msgspec import structs

from bot.store.database.codec import By, GameSettings, Sitting, Speed
from bot.store.games.games import Timer
from engine.actions import Action, CallTime
from engine.asked import now_asked, waiting
from engine.decisions import Auction
from engine.edition import Edition, Seat
from engine.state import GameState
from renders.scene import GameTime

DECISION, REMINDER, GAME_END, REST = "decision", "reminder", "game_end", "rest"
LAST_ROUND = "last_round"
"""The kinds of timers. `rest` stores the seconds that a paused timed game has left."""
OF_GAME = (GAME_END, LAST_ROUND)
"""Timers of the whole game, which do not depend on the open question."""
LAST_PART, LAST_MOST = 10, 300.0
"""The last round is announced when a tenth of the agreed time is left, at most 300 seconds."""

SECONDS: dict[Speed, dict[str, int]] = {
    "live": {"auction": 25, "challenge": 40, "": 60},
    "relaxed": {"auction": 120, "challenge": 120, "": 600},
    "slow": {"auction": 6 * 3600, "challenge": 3600, "": 24 * 3600},
    "none": {"auction": 600},
}
"""Seconds for a kind of decision, by speed. The key "" is any other kind.

Even a table without clocks limits an auction, because one silent bidder would block everybody.
Every bid restarts an auction's clock.
"""
SHARE, LEAST = 40, 20
"""A decision in a timed game gets a 40th of the game's time, but at least 20 seconds."""
IN_TURN = 2
"""Number of full decision times that one turn of a timed game may take."""
NEXT = 2.0
"""Seconds for each further decision in a turn in which the player missed one."""
HELD, MOST_HELD = 30.0, 120.0
"""Building a trade guarantees HELD seconds on the clock, at most MOST_HELD more per turn."""

RESTART_GRACE = 60.0
"""Seconds that every clock has left at least after a restart or an outage."""
MISSES = 3
"""Missed turns in a row after which the computer plays for the player."""


class OwnTime(NamedTuple):
    """The seconds that a turn's player has used, and the time since when their clock runs."""

    turn: int = -1
    spent: float = 0.0
    since: float | None = None

    def spent_in(self, turn: int, now: float) -> float:
        """Return the seconds that the player of a turn has used, or 0 for another turn."""
        if turn != self.turn:
            return 0.0
        return self.spent + (0.0 if self.since is None else now - self.since)


@dataclass(frozen=True)
class Limits:
    """The time limits of a table: its speed, and the agreed minutes of a timed game."""

    speed: Speed
    minutes: int | None = None

    @classmethod
    def of(cls, ed: Edition, settings: GameSettings) -> Limits:
        """Return the limits of a table with this edition and these settings."""
        return cls(settings.speed, settings.minutes if ed.rules.time_limit else None)

    def decision(self, kind: str) -> int | None:
        """Return the seconds for a kind of decision, or None without a clock.

        A timed game has a shorter limit, so that the leader cannot win by waiting.
        """
        allowed = SECONDS[self.speed]
        usual = allowed.get(kind, allowed.get(""))
        if self.minutes is None:
            return usual
        most = max(LEAST, self.minutes * 60 // SHARE)
        return most if usual is None else min(usual, most)

    @property
    def turn(self) -> float:
        """Seconds for all decisions of a turn, so that repeated undoing gains no time."""
        if self.minutes is None:
            return inf
        return IN_TURN * (self.decision("") or inf)

    def game(self, left: float, now: float) -> dict[str, Timer]:
        """Return the end and last-round timers of a timed game with `left` seconds to go."""
        if self.minutes is None:
            return {}
        timers = {GAME_END: Timer(GAME_END, now + left)}
        last = min(self.minutes * 60 / LAST_PART, LAST_MOST)
        if left > last:
            timers[LAST_ROUND] = Timer(LAST_ROUND, now + left - last)
        return timers

    def whole_game(self, now: float) -> dict[str, Timer]:
        """Return the timers of a timed game that begins now."""
        return self.game((self.minutes or 0) * 60, now)


Held: TypeAlias = Mapping[tuple[int, Seat], float]


@dataclass(frozen=True)
class Clocks:
    """All clocks of one table. Every method returns new clocks and changes nothing."""

    limits: Limits
    timers: Mapping[str, Timer] = field(default_factory=dict)
    """Timers by kind."""
    own_time: OwnTime = field(default_factory=OwnTime)
    missed: tuple[Seat, int] | None = None
    """The seat and turn number of the last turn in which a clock ran out."""
    held: Held = field(default_factory=dict)
    """Seconds by which building a trade moved a deadline, by turn number and seat."""
    reminded: Timer | None = None
    """The decision timer for which its player was already reminded."""

    @classmethod
    def of_new_game(cls, limits: Limits, now: float) -> Clocks:
        """Return the clocks before the first question of a game."""
        return cls(limits, limits.whole_game(now))

    @classmethod
    def stored(cls, limits: Limits, timers: Iterable[Timer]) -> Clocks:
        """Return clocks with exactly these timers, as read from the database."""
        return cls(limits, {timer.kind: timer for timer in timers})

    def after_stop(self, now: float) -> Clocks:
        """Return stored clocks for use after a restart: plausible, and with the grace time."""
        return self.without_implausible(now).with_grace(now)

    def after(
        self,
        before: GameState,
        state: GameState,
        seats: Sequence[Sitting],
        seat: Seat,
        action: Action,
        by: By,
        now: float,
    ) -> Clocks:
        """Return the clocks after a seat's action led from the state `before` to `state`."""
        missed, turn = self.missed, before.turn
        if seat == turn.seat and not _nobodys(before, action):
            missed = {"clock": (seat, turn.number), "player": None}.get(by, missed)
        return replace(self, missed=missed).planned(state, seats, now)

    def seats_after(
        self, before: GameState, seats: list[Sitting], seat: Seat, action: Action, by: By
    ) -> list[Sitting]:
        """Return the seats after an action, with their counts of missed turns updated.

        The player's own action resets the count. After MISSES missed turns the computer plays the
        seat. A turn counts once. Silence in an auction and the end of a timed game never count.
        """
        sitting, again = seats[seat], self.missed == (seat, before.turn.number)
        if by == "clock" and (again or _nobodys(before, action)):
            return seats
        misses = {"player": 0, "clock": sitting.misses + 1}.get(by, sitting.misses)
        if misses == sitting.misses:
            return seats
        kept = sitting.kept or misses >= MISSES
        now = list(seats)
        now[seat] = structs.replace(sitting, misses=misses, kept=kept)
        return now

    def restarted(self) -> Clocks:
        """Return clocks with only the game's own timers, so that every question starts again."""
        kept = {kind: timer for kind, timer in self.timers.items() if kind in OF_GAME}
        return replace(self, timers=kept, own_time=OwnTime())

    def planned(self, state: GameState, seats: Sequence[Sitting], now: float) -> Clocks:
        """Return the clocks for a state. A question that is still open keeps its deadline."""
        turn = state.turn
        spent = self.own_time.spent_in(turn.number, now)
        waits = only_asked(state, seats) == turn.seat
        held = self.held.get((turn.number, turn.seat), 0.0)
        left = max(0.0, self.limits.turn + held - spent)
        return replace(
            self,
            timers={timer.kind: timer for timer in self._plan(state, seats, now, now + left)},
            own_time=OwnTime(turn.number, spent, now if waits else None),
        )

    def _plan(
        self, s: GameState, seats: Sequence[Sitting], now: float, turn_due: float
    ) -> list[Timer]:
        """Return the timers for a state. Its player's turn ends at `turn_due` at the latest."""
        if s.result is not None:
            return []
        running = self.timers
        timers = [running[kind] for kind in OF_GAME if kind in running]
        allowed = self.limits.decision(now_asked(s))
        people = [seat for seat in waiting(s) if not seats[seat].automatic]
        if allowed is None or not people:
            return timers
        about = question(s)
        decision = running.get(DECISION)
        if decision is not None and decision.about == about:
            return [*timers, *(running[kind] for kind in (DECISION, REMINDER) if kind in running)]
        due = now + allowed
        if now_asked(s) != "auction":
            # TIME-2: pending decisions are finished even after the end of the game's time.
            end = running[GAME_END].due if GAME_END in running and not s.pending else inf
            if self.missed == (s.turn.seat, s.turn.number) and people == [s.turn.seat]:
                return [*timers, Timer(DECISION, min(now + NEXT, end), about)]
            due = min(due, end, turn_due if people == [s.turn.seat] else inf)
        return [*timers, Timer(DECISION, due, about), Timer(REMINDER, (now + due) / 2, about)]

    def held_for(self, turn: int, seat: Seat, now: float) -> Clocks:
        """Return the clocks after the only asked player began to build a trade."""
        clock = self.timers[DECISION]
        already = self.held.get((turn, seat), 0.0)
        usual = self.limits.decision("") or MOST_HELD
        most = clock.due + min(2 * usual, MOST_HELD) - already
        end = self.timers[GAME_END].due if GAME_END in self.timers else inf
        due = max(clock.due, min(now + HELD, most, end))
        if due == clock.due:
            return self
        timers = {**self.timers, DECISION: replace(clock, due=due)}
        if REMINDER in timers:
            reminder = timers[REMINDER]
            timers[REMINDER] = replace(reminder, due=max(reminder.due, (now + due) / 2))
        of_turn = {key: seconds for key, seconds in self.held.items() if key[0] == turn}
        held = {**of_turn, (turn, seat): already + due - clock.due}
        return replace(self._at_other_times(timers), held=held)

    def shifted(self, seconds: float) -> Clocks:
        """Return the clocks with all deadlines later by these seconds, as after an outage."""
        own = self.own_time
        since = None if own.since is None else own.since + seconds
        return replace(
            self._moved(lambda timer: timer.due + (0 if timer.kind == REST else seconds)),
            own_time=own._replace(since=since),
        )

    def with_grace(self, now: float, grace: float = RESTART_GRACE) -> Clocks:
        """Return the clocks with at least `grace` seconds left until each deadline.

        A reminder comes after half of that time.
        """
        least = {REMINDER: now + grace / 2, REST: 0.0, LAST_ROUND: 0.0}
        return self._moved(lambda timer: max(timer.due, least.get(timer.kind, now + grace)))

    def without_implausible(self, now: float) -> Clocks:
        """Return the clocks without deadlines that are later than any the rules set.

        A wrong system clock wrote them. A decision is planned again, and a timed game gets its
        whole time again.
        """
        limits = self.limits
        kinds = {"", *SECONDS[limits.speed]}
        longest = max(limits.decision(kind) or 0 for kind in kinds) + MOST_HELD
        whole = (limits.minutes or 0) * 60 + RESTART_GRACE
        most = {DECISION: longest, REMINDER: longest, REST: inf}
        kept = {k: t for k, t in self.timers.items() if t.due <= now + most.get(k, whole)}
        if {kind for kind in self.timers if kind not in kept}.isdisjoint(OF_GAME):
            return replace(self, timers=kept)
        rest = {kind: timer for kind, timer in kept.items() if kind not in OF_GAME}
        return replace(self, timers={**rest, **limits.whole_game(now)})

    def with_end(self, now: float) -> Clocks:
        """Return the clocks with the full game time if a timed game has lost its end timer."""
        if self.limits.minutes is None or not {GAME_END, REST}.isdisjoint(self.timers):
            return self
        return replace(self, timers={**self.timers, **self.limits.whole_game(now)})

    def without(self, kind: str) -> Clocks:
        """Return the clocks without one kind of timer."""
        kept = {known: timer for known, timer in self.timers.items() if known != kind}
        return replace(self, timers=kept)

    def after_reminder(self) -> Clocks:
        """Return the clocks after the player was reminded, which happens once per question."""
        return replace(self.without(REMINDER), reminded=self.timers.get(DECISION))

    def paused(self, now: float) -> Clocks:
        """Return stopped clocks, which only store how many seconds of a timed game are left."""
        end = self.timers.get(GAME_END)
        rest = {REST: Timer(REST, end.due, round(end.due - now))} if end else {}
        return replace(self, timers=rest)

    def resumed(self, now: float) -> Clocks:
        """Return the clocks after a pause, before any question is planned."""
        rest = self.timers.get(REST)
        timers = self.limits.game(rest.about, now) if rest else {}
        return replace(self, timers=timers, own_time=OwnTime())

    def run_out(self, now: float) -> list[Timer]:
        """Return the timers that are due, the earliest first."""
        return sorted((t for t in self.timers.values() if t.due <= now), key=lambda t: t.due)

    def game_time(self, now: float) -> GameTime | None:
        """Return how many minutes of a timed game have passed, or None for other games."""
        end, rest = self.timers.get(GAME_END), self.timers.get(REST)
        if self.limits.minutes is None or (end is None and rest is None):
            return None
        minutes = self.limits.minutes
        left = end.due - now if end else rest.about if rest else 0
        gone = min(max(0, minutes - ceil(left / 60)), minutes)
        return GameTime(gone, minutes, end is not None and LAST_ROUND not in self.timers)

    def _moved(self, due: Callable[[Timer], float]) -> Clocks:
        """Return the clocks with the deadlines that `due` computes for each timer."""
        timers = {kind: replace(t, due=due(t)) for kind, t in self.timers.items()}
        return self._at_other_times(timers)

    def _at_other_times(self, timers: Mapping[str, Timer]) -> Clocks:
        """Return the clocks with moved timers. A reminder already given is not repeated."""
        known = self.reminded is not None and self.reminded == self.timers.get(DECISION)
        return replace(
            self, timers=timers, reminded=timers.get(DECISION) if known else self.reminded
        )


def _nobodys(before: GameState, action: Action) -> bool:
    """Return True if a timeout counts as no player's miss: an auction or the game's end."""
    return isinstance(action, CallTime) or now_asked(before) == "auction"


def only_asked(s: GameState, seats: Sequence[Sitting]) -> Seat | None:
    """Return the only person that a table waits for, or None.

    It is None if the table waits for several people, and in an auction, where all share a clock.
    """
    people = [seat for seat in waiting(s) if not seats[seat].automatic]
    return people[0] if len(people) == 1 and now_asked(s) != "auction" else None


def minutes_left(seconds: float) -> int:
    """Return seconds as whole minutes, at least one."""
    return max(1, round(seconds / 60))


def question(s: GameState) -> int:
    """Return a number that identifies the open question. The clock runs on while it is equal."""
    if not s.pending:
        return s.turn.ask
    top = s.pending[-1]
    return top.id << 32 | top.bid if isinstance(top, Auction) else top.id
