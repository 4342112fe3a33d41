"""How long a table waits for whom. Clocks are rows of the database, not sleeping tasks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import ceil, inf
from typing import NamedTuple

from bot.store.codec import GameSettings, Sitting, Speed
from bot.store.games import Timer
from engine.asked import now_asked, waiting
from engine.decisions import Auction
from engine.edition import Edition, Seat
from engine.state import GameState
from renders.scene import GameTime

DECISION, REMINDER, GAME_END, REST = "decision", "reminder", "game_end", "rest"
LAST_ROUND = "last_round"
"""The kinds of timers; `rest` holds what a paused timed game has left."""
OF_GAME = (GAME_END, LAST_ROUND)
"""Timers that run whatever is asked."""
LAST_PART, LAST_MOST = 10, 300.0
"""The last round is announced at this part of the agreed time, or so many seconds at most."""

SECONDS: dict[Speed, dict[str, int]] = {
    "live": {"auction": 25, "challenge": 40, "": 60},
    "relaxed": {"auction": 120, "challenge": 120, "": 600},
    "slow": {"auction": 6 * 3600, "challenge": 3600, "": 24 * 3600},
    "none": {"auction": 600},
}
"""Seconds for a kind of decision; "" for all others. An auction's begin anew with every bid, and
even where nobody is hurried one person's silence does not hold it for ever."""
SHARE, LEAST = 40, 20
"""In a timed game a decision takes at most this part of the agreed time, or so many seconds."""
IN_TURN = 2
"""In a timed game a whole turn takes at most the time of so many decisions."""
NEXT = 2.0
"""Seconds between two decisions in a turn whose player missed one: the rest is done for them."""
HELD, MOST_HELD = 30.0, 120.0
"""Whoever builds a trade has at least so many seconds left, and in a turn so many more at most."""

GRACE = 60.0
"""After a restart or an outage nobody's clock has run out before this many seconds."""
MISSES = 3
"""So many clocks in a row let run out, and the computer keeps the seat."""


class OwnTime(NamedTuple):
    """What the player of a turn spent of their time for it, and since when they spend more."""

    turn: int = -1
    spent: float = 0.0
    since: float | None = None


def plan_timers(
    ed: Edition,
    s: GameState,
    seats: Sequence[Sitting],
    settings: GameSettings,
    running: Mapping[str, Timer],
    now: float,
    missed: Seat | None = None,
    turn_due: float = inf,
) -> list[Timer]:
    """The clocks of a table as it stands: those that go on running, and new ones.

    `missed` is whoever let a clock run out in this turn, which is theirs; `turn_due` is when
    its player has had enough time for all of it.
    """
    if s.result is not None:
        return []
    timers = [running[kind] for kind in OF_GAME if kind in running]
    allowed = time_allowed(settings.speed, now_asked(s), settings.minutes if timed(ed) else None)
    people = [seat for seat in waiting(s) if not seats[seat].automatic]
    if allowed is None or not people:
        return timers
    about = question(s)
    decision = running.get(DECISION)
    if decision is not None and decision.about == about:
        return [*timers, *(running[kind] for kind in (DECISION, REMINDER) if kind in running)]
    due = now + allowed
    if now_asked(s) != "auction":  # TIME-2: bidders have their time even at the end
        end = running[GAME_END].due if GAME_END in running else inf
        if people == [missed]:
            return [*timers, Timer(DECISION, min(now + NEXT, end), about)]
        due = min(due, end, turn_due if people == [s.turn.seat] else inf)
    return [*timers, Timer(DECISION, due, about), Timer(REMINDER, (now + due) / 2, about)]


def only_asked(s: GameState, seats: Sequence[Sitting]) -> Seat | None:
    """The only person a table waits for; nobody in an auction, whose clock is everybody's."""
    people = [seat for seat in waiting(s) if not seats[seat].automatic]
    return people[0] if len(people) == 1 and now_asked(s) != "auction" else None


def held_timers(
    ed: Edition, settings: GameSettings, running: Mapping[str, Timer], held: float, now: float
) -> dict[str, Timer]:
    """The clocks while a trade is being put together by the only one who is waited for.

    `held` are the seconds that this has brought them in the same turn.
    """
    clock = running[DECISION]
    minutes = settings.minutes if timed(ed) else None
    usual = time_allowed(settings.speed, "", minutes) or MOST_HELD
    most = clock.due + min(2 * usual, MOST_HELD) - held
    end = running[GAME_END].due if GAME_END in running else inf
    due = max(clock.due, min(now + HELD, most, end))
    timers = {**running, DECISION: replace(clock, due=due)}
    if REMINDER in running:
        reminder = running[REMINDER]
        timers[REMINDER] = replace(reminder, due=max(reminder.due, (now + due) / 2))
    return timers


def without_far_ones(
    timers: Sequence[Timer], ed: Edition, settings: GameSettings, now: float
) -> list[Timer]:
    """Clocks without those further away than any is ever set: somebody's clock was wrong then.

    A decision's is left out, to be planned anew; a timed game has all of its time again.
    """
    minutes = settings.minutes if timed(ed) else None
    kinds = {"", *SECONDS[settings.speed]}
    longest = max(time_allowed(settings.speed, kind, minutes) or 0 for kind in kinds)
    limits = {DECISION: longest + MOST_HELD, REMINDER: longest + MOST_HELD}
    whole = settings.minutes * 60 + GRACE
    kept = [t for t in timers if t.kind == REST or t.due <= now + limits.get(t.kind, whole)]
    if {t.kind for t in timers if t not in kept}.isdisjoint(OF_GAME):
        return kept
    return [t for t in kept if t.kind not in OF_GAME] + [*first_timers(ed, settings, now).values()]


def timers_after_stop(
    stored: Sequence[Timer], ed: Edition, settings: GameSettings, now: float
) -> dict[str, Timer]:
    """The clocks of a table that is read from disk."""
    return with_grace(without_far_ones(stored, ed, settings, now), now)


def with_grace(timers: Iterable[Timer], now: float, grace: float = GRACE) -> dict[str, Timer]:
    """Clocks after a time in which nobody could act: a minute is left, a reminder in between."""
    least = {REMINDER: now + grace / 2, REST: 0.0, LAST_ROUND: 0.0}
    return {t.kind: replace(t, due=max(t.due, least.get(t.kind, now + grace))) for t in timers}


def first_timers(ed: Edition, settings: GameSettings, now: float) -> dict[str, Timer]:
    """What runs from the first moment on: the agreed time of a timed game."""
    return game_timers(settings, settings.minutes * 60, now) if timed(ed) else {}


def game_timers(settings: GameSettings, left: float, now: float) -> dict[str, Timer]:
    """The end of a timed game that has so many seconds left, and its last round before that."""
    timers = {GAME_END: Timer(GAME_END, now + left)}
    last = min(settings.minutes * 60 / LAST_PART, LAST_MOST)
    if left > last:
        timers[LAST_ROUND] = Timer(LAST_ROUND, now + left - last)
    return timers


def game_time(settings: GameSettings, timers: Mapping[str, Timer], now: float) -> GameTime | None:
    """How far a timed game has come; nothing of any other."""
    end, rest = timers.get(GAME_END), timers.get(REST)
    if end is None and rest is None:
        return None
    left = end.due - now if end else rest.about if rest else 0
    gone = min(max(0, settings.minutes - ceil(left / 60)), settings.minutes)
    return GameTime(gone, settings.minutes, end is not None and LAST_ROUND not in timers)


def minutes_left(seconds: float) -> int:
    """What is left of the agreed time, in minutes as people count them."""
    return max(1, round(seconds / 60))


def timed(ed: Edition) -> bool:
    """Whether a game ends when its agreed time is over."""
    return bool(ed.rules.time_limit)


def time_allowed(speed: Speed, kind: str, minutes: int | None = None) -> int | None:
    """Seconds for a decision, or None where nobody is hurried.

    In a game of so many `minutes` whoever leads cannot win by waiting.
    """
    allowed = SECONDS[speed]
    usual = allowed.get(kind, allowed.get(""))
    if minutes is None:
        return usual
    most = max(LEAST, minutes * 60 // SHARE)
    return most if usual is None else min(usual, most)


def turn_allowed(ed: Edition, settings: GameSettings) -> float:
    """Seconds for all decisions of a turn: taking moves back and doing them again gains nothing."""
    if not timed(ed):
        return inf
    return IN_TURN * (time_allowed(settings.speed, "", settings.minutes) or inf)


def question(s: GameState) -> int:
    """A number for what is asked: the clock runs on while it stays the same."""
    if not s.pending:
        return s.turn.ask
    top = s.pending[-1]
    return top.id << 32 | top.bid if isinstance(top, Auction) else top.id
