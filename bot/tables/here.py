"""Which game a channel is about: a lobby, a live table, or the one that ended last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.store.codec import Theme
from bot.store.games import GameRow, Games
from bot.tables.registry import Tables
from bot.tables.table import LiveTable

Situation: TypeAlias = Literal["none", "lobby", "live", "over"]


@dataclass(frozen=True)
class Here:
    """What there is in a channel. A live or finished game has a table to look at."""

    situation: Situation
    row: GameRow | None = None
    table: LiveTable | None = None

    @property
    def game(self) -> int:
        if self.table is not None:
            return self.table.game
        return self.row.id if self.row is not None else 0

    @property
    def theme(self) -> Theme:
        """In which look its pictures are."""
        if self.table is not None:
            return self.table.settings.theme
        return self.row.settings.theme if self.row is not None else "light"


async def look_around(tables: Tables, games: Games, channels: Iterable[int]) -> Here:
    """The game of the first of these channels that has one: a thread, then its parent."""
    known = [channel for channel in channels if channel]
    for channel in known:
        unread = tables.unread_in(channel)
        table = tables.in_channel(channel) if unread is None else await tables.bring(unread)
        if table is not None:
            return Here("over" if table.over else "live", None, table)
        row = await games.in_channel(channel)
        if row is not None and row.status == "lobby":
            return Here("lobby", row)
    for channel in known:
        row = await games.last_over(channel)
        if row is not None:
            return Here("over", row, tables.find(row.id) or await tables.read(row))
    return Here("none")


async def look_at(tables: Tables, games: Games, game: int) -> Here:
    """A game by its id, whatever has become of it."""
    table = await tables.bring(game) if game in tables.unread else tables.find(game)
    if table is not None:
        return Here("over" if table.over else "live", None, table)
    row = await games.game(game)
    if row is None or (row.status == "closed" and row.seq < 0):
        return Here("none")
    if row.status == "lobby":
        return Here("lobby", row)
    return Here("over", row, await tables.read(row))
