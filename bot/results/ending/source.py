"""The source of the messages about the end of a game."""

from __future__ import annotations

import logging

from bot.messages.record import Records
from bot.messages.wanted import ShownTable
from bot.results.ending.views import end_message, replay_message
from bot.results.following.views import follower_messages
from bot.results.scorekeeper import Scorekeeper
from bot.store.messages.kinds import END, REPLAY, Kind
from bot.store.stores import Stores
from bot.support.threads import WorkThreads
from bot.tables.game_record import GameRecord, record_of
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.message import Message
from renders.story import Story

_log = logging.getLogger(__name__)


class Endings:
    """A source of the end cards and replays of finished games, and of followers' messages."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        lobbies: Lobbies,
        scorekeeper: Scorekeeper,
        threads: WorkThreads,
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.lobbies = lobbies
        self.scorekeeper = scorekeeper
        self.threads = threads

    async def ended(self, shown: ShownTable, known: Records) -> dict[Kind, Message]:
        """Return the next message about a finished game: the end card, and after it the replay.

        Return an empty dict once the replay is posted. Once the end card is posted, the table is
        removed from memory.
        """
        table = shown.table
        if REPLAY in known.posts:
            return {}
        record = shown.record = shown.record or await record_of(table)
        if END not in known.posts:
            return {END: await self.card(table, record)}
        self.tables.drop(table)
        return {REPLAY: replay_message(record, await self._page(record))}

    def followers(self, table: LiveTable, known: Records) -> dict[Kind, Message]:
        """Return the messages to a game's followers by kind, or none while no end is near."""
        followers = self.stores.followers.of(table.game)
        links = known.table_link(table.guild, table.channel), known.link(table.guild, END)
        aloud = self.stores.guild_settings.of(table.guild).pings
        return follower_messages(table, followers, known.no_direct, *links, aloud=aloud)

    async def _page(self, record: GameRecord) -> str:
        """Return the game as an HTML file, or "" if the file cannot be made."""
        try:
            return await self.threads.run_slowly(record.page)
        except Exception:  # noqa: BLE001 - the replay works without it
            _log.exception("the page of a game could not be made")
            return ""

    async def card(self, table: LiveTable, record: GameRecord) -> Message:
        """Return the end card of a game, without picture and awards if its story cannot be told."""
        story: Story | None = None
        try:
            story = await self.threads.run_slowly(record.story)
        except Exception:  # noqa: BLE001 - the result matters more than its picture
            _log.exception("game %d: its story could not be told", table.game)
        dice = await self.lobbies.dice.of(table.game)
        earned = await self.scorekeeper.earned(table)
        return end_message(table, story, dice, record, earned)
