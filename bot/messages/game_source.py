"""The source of the messages of games and lobbies."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import inf
from typing import Protocol

from bot.messages.keeper import MessageKeeper
from bot.messages.record import Records
from bot.messages.wanted import Desired, ShownTable
from bot.store.database.codec import Commit
from bot.store.database.rows import Unreadable
from bot.store.database.writer import Owner
from bot.store.games.games import GameRow
from bot.store.messages.kinds import (
    CLOSED,
    LOBBY,
    REPLAY,
    TABLE,
    Kind,
)
from bot.store.messages.posts import Post
from bot.store.shards.shard import Shard
from bot.store.stores import Stores
from bot.support.background import BackgroundTasks
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.words import listed, safe, say

_log = logging.getLogger(__name__)

GIVEN_UP = 6 * 3600.0
"""Seconds after a game's end when the bot gives up showing the end.

Until then, failed attempts are repeated.
"""
SETTLED = "settled"
"""The stored mark of the table's message after it was edited to say that the game is closed."""
LONG_CLOSED = 7 * 86_400.0
"""Seconds after a game was closed in which a start of the bot still updates its message."""


class TableSource(Protocol):
    """A composer of the messages of a running game."""

    async def of(self, shown: ShownTable, known: Records) -> Desired:
        """Return the messages that a table should have now."""


class LobbySource(Protocol):
    """A composer of the messages of a lobby."""

    async def of(self, row: GameRow, known: Records) -> Desired | None:
        """Return the messages that a lobby or a closed game should have now.

        Return None if it should have none.
        """


class GameSource:
    """The source of the messages of all games, which composes them and stores their posts."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        keeper: MessageKeeper,
        background: BackgroundTasks,
        table_messages: TableSource,
        lobby_messages: LobbySource,
        speak_in: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.keeper = keeper
        self.background = background
        self.table_messages = table_messages
        self.lobby_messages = lobby_messages
        self.speak_in = speak_in
        self.now = now
        self._games: dict[int, ShownTable] = {}

    async def resume_messages(self, shard: Shard) -> None:
        """Update, after a start, messages of a shard's lobbies and of some games.

        These games have an outdated message, such as a call after the end, or lack a final one.
        """
        games = self.stores.games
        rows = [*await games.with_status("lobby", shard=shard)]
        rows += await games.with_post(LOBBY, shard)
        rows += [row for row in await games.with_post(CLOSED, shard) if row.status == "closed"]
        rows += await games.ended_with_calls(shard)
        for game in dict.fromkeys(row.id for row in rows):
            self.show(game)
        told = await games.closed_unseen(SETTLED, self.now() - LONG_CLOSED, shard)
        for row in [*await games.without_post("over", REPLAY, shard), *told]:
            try:
                table = await self.tables.read(row)
            except Exception:  # noqa: BLE001 - the other games are still shown
                _log.exception("game %d: its end cannot be shown", row.id)
            else:
                self.changed(table, None)
                self._games[row.id].ended = row.changed

    def changed(self, table: LiveTable, _: Commit | None) -> None:
        """Note that a table has changed, and update its messages."""
        shown = self._games.get(table.game)
        if shown is None or shown.table is not table:
            self._games[table.game] = ShownTable(table, self.now())
        else:
            shown.changed = self.now()
        self.show(table.game)

    def games_of(self, of: Callable[[int], bool]) -> set[int]:
        """Return the ids of the games in memory, also ended ones, in servers that `of` accepts."""
        return {game for game, shown in self._games.items() if of(shown.table.guild)}

    def forget(self, game: int) -> None:
        """Drop a game from memory, because it is finished or another process plays it."""
        self._games.pop(game, None)

    def show(self, game: int) -> None:
        self.keeper.show(Owner("game", game))

    async def posts(self, number: int) -> dict[Kind, Post]:
        return await self.stores.posts.of(number)

    async def save_post(self, number: int, post: Post) -> None:
        await self.stores.posts.save(number, post)

    async def drop_post(self, number: int, kind: Kind) -> None:
        await self.stores.posts.drop(number, kind)

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return the messages that a game should have now.

        Return None for a game that is unknown, damaged or has no messages.
        """
        shown = self._games.get(number)
        if shown is not None:
            self.speak_in(shown.table.guild)
            return await self._of_table(shown, known)
        row = await self.stores.games.game(number)
        if row is None:
            return None
        self.speak_in(row.guild)
        try:
            return await self.lobby_messages.of(row, known)
        except Unreadable:
            _log.info("game %d: its data are damaged, so its message stays as it is", number)
            return None

    # A table in memory

    async def _of_table(self, shown: ShownTable, known: Records) -> Desired:
        table = shown.table
        if table.over and shown.ended is None:
            shown.ended = self.now()
        desired = await self.table_messages.of(shown, known)
        ended_at = self.now() if shown.ended is None else shown.ended
        return replace(
            desired,
            calls_again=table.status == "paused",
            never_repost=table.status == "closed" and shown.ended is not None,
            forget_when_done=REPLAY in known.posts if table.over else table.status == "closed",
            give_up_at=ended_at + GIVEN_UP if table.ended else inf,
            on_channel_lost=lambda: self._lost(table),
            on_finished=lambda: self._done(table),
        )

    async def _lost(self, table: LiveTable) -> None:
        """Close a game whose channel was deleted.

        If the game has ended, note that its end was shown.
        """
        if table.over:
            post = Post(REPLAY, table.channel, 0, self.now())
            await self.stores.posts.save(table.game, post)
        else:
            await self.tables.put_away(table)

    def _done(self, table: LiveTable) -> None:
        """Drop an ended game from memory, unless somebody revived it meanwhile."""
        shown = self._games.get(table.game)
        if shown is not None and shown.table is table:
            self.forget(table.game)
            if table.status == "closed":
                self.keeper.note_shown(table.game, TABLE, SETTLED)
            self.background.run(self.stores.followers.delete_game(table.game))
        self.tables.drop(table)


def put_away_message(names: Iterable[str]) -> Message:
    """Return the message which says that a game was closed because all players left."""
    return Message(say("seat-put_away", name=listed(safe(name) for name in names)))
