"""The table of a week in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.standings import Record
from bot.tables.weekly import WeekLine
from bot.ui.message import Message
from bot.ui.parts import fitting
from bot.views.pages import short_name
from bot.views.standings import record_line
from bot.words import say

MOST = 10
"""Players who are named."""
HIGHLIGHTS = ("rent_taken", "trade", "comeback", "fastest", "longest")
"""Of the kinds of records those that make news."""


def weekly_message(
    since: float,
    due: float,
    games: int,
    lines: Sequence[WeekLine],
    records: Sequence[Record],
    names: Mapping[int, str],
) -> Message:
    """Who won most in a week, and what was remarkable."""
    told = [
        say("weekly-title"),
        say(
            "weekly-about",
            since=round(since),
            until=round(due),
            games=say("standings-games", count=games),
            players=say("standings-players", count=len(lines)),
        ),
        *(_line(line) for line in lines[:MOST]),
    ]
    if more := len(lines) - len(lines[:MOST]):
        told.append(say("weekly-more", players=say("standings-players", count=more)))
    news = [record_line(one, names) for one in records if one.feat.kind in HIGHLIGHTS]
    if news:
        told += [say("weekly-news"), *news]
    return Message(fitting("\n".join([*told, say("weekly-foot")])))


def _line(line: WeekLine) -> str:
    return say(
        "weekly-line",
        rank=f"{line.rank:>2}",
        name=short_name(line.name),
        wins=say("standings-wins", count=line.wins),
        games=say("standings-games", count=line.games),
    )
