"""The clocks of a live game in one immutable value: how long the game waits for each player."""

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
"""Kind of the timer that announces the last round of a timed game.

It is one of five kinds of timers, as stored in the database. A `rest` timer stores in `about` the
seconds that a paused timed game has left.
"""
OF_GAME = (GAME_END, LAST_ROUND)
"""Kinds of timers for the whole game. They do not depend on the open question."""
LAST_PART, LAST_MOST = 10, 300.0
"""Divisor of a timed game's length, and most seconds.

The smaller result is the time that is left when the last round is announced.
"""

SECONDS: dict[Speed, dict[str, int]] = {
    "live": {"auction": 25, "challenge": 40, "": 60},
    "relaxed": {"auction": 120, "challenge": 120, "": 600},
    "slow": {"auction": 6 * 3600, "challenge": 3600, "": 24 * 3600},
    "none": {"auction": 600},
}
"""Seconds that players have for a decision, by the table's speed and the kind of decision.

The key "" is for every other kind. A kind without a number has no limit. Even a table without
clocks limits an auction, because one silent bidder would block everybody. Every bid restarts an
auction's clock.
"""
SHARE, LEAST = 40, 20
"""Divisor of a timed game's length for the time of one decision, and its least value in seconds.

If the table's speed allows less time for a decision, the speed decides.
"""
IN_TURN = 2
"""Most time for one turn of a timed game, as a multiple of the time for one decision."""
NEXT = 2.0
"""Seconds for each further decision of the turn's player, after they missed one in this turn.

An auction keeps its usual time.
"""
HELD, MOST_HELD = 30.0, 120.0
"""Fewest seconds left for a player who begins to build a trade, and most seconds added for trades.

The second limit is for one player in one turn.
"""

RESTART_GRACE = 60.0
"""Fewest seconds that a decision or a timed game has left after a restart or a long outage.

It is also the interval in seconds at which postponed deadlines are saved during an outage.
"""
MISSES = 3
"""Missed turns in a row after which the computer plays for the player."""


class OwnTime(NamedTuple):
    """The time that the player of turn number `turn` has used.

    `spent` seconds were used before the time `since`, when the player's clock last started. `since`
    is None while their clock does not run.
    """

    turn: int = -1
    spent: float = 0.0
    since: float | None = None

    def spent_in(self, turn: int, now: float) -> float:
        """Return the seconds used until `now` in turn number `turn`, or 0 for another turn."""
        if turn != self.turn:
            return 0.0
        return self.spent + (0.0 if self.since is None else now - self.since)


@dataclass(frozen=True)
class Limits:
    """The time limits of a game.

    `speed` sets the time for a decision. `minutes` is the agreed length of a timed game, or None
    for another game.
    """

    speed: Speed
    minutes: int | None = None

    @classmethod
    def of(cls, ed: Edition, settings: GameSettings) -> Limits:
        """Return the limits of a game with this edition and these settings."""
        return cls(settings.speed, settings.minutes if ed.rules.time_limit else None)

    def decision(self, kind: str) -> int | None:
        """Return the most seconds for a kind of decision, or None if there is no limit.

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
        """Most seconds for all decisions of one turn, or infinity if the game is not timed.

        Without this limit a player could gain time by repeated undoing.
        """
        if self.minutes is None:
            return inf
        return IN_TURN * (self.decision("") or inf)

    def game(self, left: float, now: float) -> dict[str, Timer]:
        """Return the end and last-round timers of a timed game with `left` seconds to go.

        Return no timers for another game, and no last-round timer if its time has passed.
        """
        if self.minutes is None:
            return {}
        timers = {GAME_END: Timer(GAME_END, now + left)}
        last = min(self.minutes * 60 / LAST_PART, LAST_MOST)
        if left > last:
            timers[LAST_ROUND] = Timer(LAST_ROUND, now + left - last)
        return timers

    def whole_game(self, now: float) -> dict[str, Timer]:
        """Return the end and last-round timers of a timed game that begins now.

        Return no timers for another game.
        """
        return self.game((self.minutes or 0) * 60, now)


Held: TypeAlias = Mapping[tuple[int, Seat], float]


@dataclass(frozen=True)
class Clocks:
    """All clocks of one game in an immutable value.

    Methods that change a clock return new clocks.
    """

    limits: Limits
    timers: Mapping[str, Timer] = field(default_factory=dict)
    """The timers by their kind, such as `decision` or `game_end`."""
    own_time: OwnTime = field(default_factory=OwnTime)
    missed: tuple[Seat, int] | None = None
    """Seat and turn number of the player who missed a decision in their own turn, or None.

    It is None again after the next own action of a turn's player outside an auction.
    """
    held: Held = field(default_factory=dict)
    """Seconds added to deadlines for building a trade, by turn number and seat."""
    reminded: Timer | None = None
    """The decision timer whose player was reminded already, or None."""

    @classmethod
    def of_new_game(cls, limits: Limits, now: float) -> Clocks:
        """Return the clocks of a new game before its first question."""
        return cls(limits, limits.whole_game(now))

    @classmethod
    def stored(cls, limits: Limits, timers: Iterable[Timer]) -> Clocks:
        """Return clocks with exactly these timers, as read from the database."""
        return cls(limits, {timer.kind: timer for timer in timers})

    def after_stop(self, now: float) -> Clocks:
        """Return clocks for use after a restart, with at least RESTART_GRACE seconds left.

        Implausible deadlines are removed before.
        """
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
        """Return the clocks after an action of `seat` turned the state `before` into `state`.

        `by` says who caused the action, such as the player, a clock or the computer.
        """
        missed, turn = self.missed, before.turn
        if seat == turn.seat and not _nobodys(before, action):
            missed = {"clock": (seat, turn.number), "player": None}.get(by, missed)
        return replace(self, missed=missed).planned(state, seats, now)

    def seats_after(
        self, before: GameState, seats: list[Sitting], seat: Seat, action: Action, by: By
    ) -> list[Sitting]:
        """Return the seats after an action, with their counts of missed turns updated.

        A player's own action sets their count to 0, and a timeout adds 1. In the player's own turn
        only the first timeout counts. A timeout in an auction or at the end of a timed game never
        counts. When the count reaches MISSES, the computer plays the seat.
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
        """Return clocks without timers of the open question, so that it gets its full time."""
        kept = {kind: timer for kind, timer in self.timers.items() if kind in OF_GAME}
        return replace(self, timers=kept, own_time=OwnTime())

    def planned(self, state: GameState, seats: Sequence[Sitting], now: float) -> Clocks:
        """Return the clocks with the timers that the open question of a state needs.

        A question that was open before keeps its deadline.
        """
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
        """Return the timers that a state needs, or none if the game is over.

        `turn_due` is the latest deadline for the player of the turn.
        """
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
        """Return the clocks with time added for a player who began to build a trade.

        Call this only while the game waits for nobody else. Return the same clocks if no time can
        be added.
        """
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
        """Return the clocks with all deadlines moved later by this many seconds."""
        own = self.own_time
        since = None if own.since is None else own.since + seconds
        return replace(
            self._moved(lambda timer: timer.due + (0 if timer.kind == REST else seconds)),
            own_time=own._replace(since=since),
        )

    def with_grace(self, now: float, grace: float = RESTART_GRACE) -> Clocks:
        """Return the clocks with at least `grace` seconds before each decision and the game's end.

        A reminder comes after at least half of that time. The last-round notice keeps its time.
        """
        least = {REMINDER: now + grace / 2, REST: 0.0, LAST_ROUND: 0.0}
        return self._moved(lambda timer: max(timer.due, least.get(timer.kind, now + grace)))

    def without_implausible(self, now: float) -> Clocks:
        """Return the clocks without deadlines that are later than the limits allow.

        Such deadlines come from a wrong system clock. The next planning sets the decision's
        deadline again. If the end or last-round timer of a timed game is implausible, the game gets
        its whole time again.
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
        """Return the clocks with the whole game time if a timed game has lost its end timer.

        A paused game needs no end timer.
        """
        if self.limits.minutes is None or not {GAME_END, REST}.isdisjoint(self.timers):
            return self
        return replace(self, timers={**self.timers, **self.limits.whole_game(now)})

    def without(self, kind: str) -> Clocks:
        """Return the clocks without the timer of this kind."""
        kept = {known: timer for known, timer in self.timers.items() if known != kind}
        return replace(self, timers=kept)

    def after_reminder(self) -> Clocks:
        """Return the clocks without the reminder, so that a question has only one reminder."""
        return replace(self.without(REMINDER), reminded=self.timers.get(DECISION))

    def paused(self, now: float) -> Clocks:
        """Return stopped clocks, which only store how many seconds of a timed game are left."""
        end = self.timers.get(GAME_END)
        rest = {REST: Timer(REST, end.due, round(end.due - now))} if end else {}
        return replace(self, timers=rest)

    def resumed(self, now: float) -> Clocks:
        """Return the clocks after a pause, with only the whole game's timers.

        A timed game has as much time left as before the pause.
        """
        rest = self.timers.get(REST)
        timers = self.limits.game(rest.about, now) if rest else {}
        return replace(self, timers=timers, own_time=OwnTime())

    def run_out(self, now: float) -> list[Timer]:
        """Return the timers that are due at `now`, the earliest first."""
        return sorted((t for t in self.timers.values() if t.due <= now), key=lambda t: t.due)

    def game_time(self, now: float) -> GameTime | None:
        """Return the passed and the agreed minutes of a timed game, or None for another game.

        The result also says whether the last round has been announced.
        """
        end, rest = self.timers.get(GAME_END), self.timers.get(REST)
        if self.limits.minutes is None or (end is None and rest is None):
            return None
        minutes = self.limits.minutes
        left = end.due - now if end else rest.about if rest else 0
        gone = min(max(0, minutes - ceil(left / 60)), minutes)
        return GameTime(gone, minutes, end is not None and LAST_ROUND not in self.timers)

    def _moved(self, due: Callable[[Timer], float]) -> Clocks:
        """Return the clocks with the deadline that `due` computes for each timer."""
        timers = {kind: replace(t, due=due(t)) for kind, t in self.timers.items()}
        return self._at_other_times(timers)

    def _at_other_times(self, timers: Mapping[str, Timer]) -> Clocks:
        """Return the clocks with these timers, in which only the deadlines have changed.

        A player who was reminded already is not reminded again.
        """
        known = self.reminded is not None and self.reminded == self.timers.get(DECISION)
        return replace(
            self, timers=timers, reminded=timers.get(DECISION) if known else self.reminded
        )


def _nobodys(before: GameState, action: Action) -> bool:
    """Return True if a timeout counts as no player's missed turn.

    That is so in an auction and at the end of a timed game.
    """
    return isinstance(action, CallTime) or now_asked(before) == "auction"


def only_asked(s: GameState, seats: Sequence[Sitting]) -> Seat | None:
    """Return the seat of the only person that a game waits for, or None.

    Return None if the game waits for several people or for no person. Return None in an auction
    too, because its bidders share a clock.
    """
    people = [seat for seat in waiting(s) if not seats[seat].automatic]
    return people[0] if len(people) == 1 and now_asked(s) != "auction" else None


def minutes_left(seconds: float) -> int:
    """Return seconds rounded to whole minutes, at least 1."""
    return max(1, round(seconds / 60))


def question(s: GameState) -> int:
    """Return a number that identifies the open question.

    The question's clock runs on while the number is equal. In an auction every bid changes it.
    """
    if not s.pending:
        return s.turn.ask
    top = s.pending[-1]
    return top.id << 32 | top.bid if isinstance(top, Auction) else top.id
