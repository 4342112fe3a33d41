"""The table of a week: when it is due, and who was best. All of it is pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from statistics import fmean

from bot.standings import by_user
from bot.store.standings import Placing

HOUR = 9
"""Of the day, in UTC."""
WEEK = 7 * 24 * 3600.0


def last_due(now: float, weekday: int) -> float:
    """When a table was due last, on a day of the week from Monday on."""
    moment = datetime.fromtimestamp(now, UTC)
    day = moment - timedelta(days=(moment.weekday() - weekday) % 7)
    due = day.replace(hour=HOUR, minute=0, second=0, microsecond=0).timestamp()
    return due if due <= now else due - WEEK


def next_due(now: float, weekday: int) -> float:
    """When a table is due next."""
    return next_table(last_due(now, weekday))


def next_table(due: float) -> float:
    """When the table of a week is old news: the next one is due."""
    return due + WEEK


@dataclass(frozen=True)
class WeekLine:
    """A player's week; those who did equally well share a rank."""

    rank: int
    name: str
    games: int
    wins: int


def best_of_week(placings: Sequence[Placing]) -> list[WeekLine]:
    """Everybody who played: most wins first, then the better places, then more games."""
    weeks = []
    for games in by_user(placings).values():
        wins = sum(one.rank == 1 for one in games)
        weeks.append(((-wins, fmean(one.rank for one in games), -len(games)), games[-1].name))
    merits = sorted(merit for merit, _ in weeks)
    return [
        WeekLine(1 + merits.index(merit), name, -merit[2], -merit[0])
        for merit, name in sorted(weeks)
    ]
