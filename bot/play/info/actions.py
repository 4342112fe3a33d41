"""Lookup of the game in a channel, its history, and the rules that apply there."""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord_api.channels import channels_of
from bot.discord_api.interactions import It
from bot.store.database.codec import Commit, GameSettings, Theme
from bot.store.games.games import GameRow
from bot.store.stores import Stores
from bot.support.refusals import Expired, Refused
from bot.support.threads import WorkThreads
from bot.tables.dice_words import dice_page, sealed_page
from bot.tables.history import History, read_history
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import edition_of
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer, ServerEditions
from bot.tables.table import LiveTable
from bot.ui.message import Message
from engine.edition import Edition
from engine.state import GameState
from renders.sitters import Sitters


@dataclass(frozen=True)
class ChannelGame:
    """The game of a channel: nothing, a lobby's row, or a table that has begun."""

    row: GameRow | None = None
    table: LiveTable | None = None

    @property
    def settings(self) -> GameSettings | None:
        found = self.table or self.row
        return found.settings if found else None

    @property
    def game(self) -> int:
        if self.table is not None:
            return self.table.game
        return self.row.id if self.row is not None else 0

    @property
    def theme(self) -> Theme:
        """The colour theme of the game's pictures, "light" without a game."""
        return self.settings.theme if self.settings is not None else "light"


@dataclass(frozen=True)
class RulesInUse:
    """An edition with its rules: as a table plays them, or the edition's own (`at_table` False)."""

    ed: Edition
    settings: GameSettings
    at_table: bool
    base: Edition
    """The edition as its file has it, without the table's choices."""


class Lookup:
    """Reads of games and rules for the information commands."""

    def __init__(
        self,
        stores: Stores,
        tables: Tables,
        lobbies: Lobbies,
        server_editions: EditionsByServer,
        threads: WorkThreads,
    ) -> None:
        self.stores = stores
        self.tables = tables
        self.lobbies = lobbies
        self.server_editions = server_editions
        self.threads = threads

    async def here(self, it: It) -> ChannelGame:
        """Return the game that a command's channel is about.

        Open games come first: that of the channel or thread, then that of the thread's parent
        channel. Without one it is the game that ended last there.
        """
        tables, games = self.tables, self.stores.games
        around = channels_of(it)
        for channel in around:
            if table := await tables.load_from(channel):
                return ChannelGame(None, table)
            row = await games.in_channel(channel)
            if row is not None and row.status == "lobby":
                return ChannelGame(row)
        for channel in around:
            if row := await games.last_over(channel):
                return ChannelGame(row, await tables.open_readonly(row))
        return ChannelGame()

    async def _game(self, game: int) -> ChannelGame:
        """Return a game by its id.

        The result is empty for an unknown game and for one closed before its start.
        """
        tables = self.tables
        table = await tables.load(game) if game in tables.unread else tables.find(game)
        if table is not None:
            return ChannelGame(None, table)
        row = await self.stores.games.game(game)
        if row is None or (row.status == "closed" and row.seq < 0):
            return ChannelGame()
        return (
            ChannelGame(row) if row.status == "lobby" else ChannelGame(row, await tables.read(row))
        )

    async def table_here(self, it: It) -> LiveTable:
        """Return the table of the command's channel, live or finished, or raise Refused."""
        here = await self.here(it)
        if here.table is not None:
            return here.table
        raise Refused("error-no_game_here" if here.row is None else "info-not_begun")

    async def table(self, game: int) -> LiveTable:
        """Return a table by its game's id, live or finished, or raise `Expired`."""
        here = await self._game(game)
        if here.table is None:
            raise Expired("error-gone")
        return here.table

    async def history(self, table: LiveTable) -> History:
        """Return a table's sentences, payments and throws, without those taken back."""
        return await self.threads.run(read_history, table.ed, *await self.log(table))

    async def log(self, table: LiveTable) -> tuple[Sitters, GameState, list[Commit]]:
        """Return everybody who played at a table, its start state, and its log entries.

        Entries that were taken back are left out.
        """
        start = await self.stores.games.start_state(table.game)
        entries = await table.log.entries()
        return table.sitters([commit.seq for commit in entries]), start, entries

    async def dice_here(self, it: It) -> Message:
        """Return a message about the dice in a channel.

        It shows hashes that commit to the dice, the throws so far, and after the game the seed
        itself.
        """
        here, book = await self.here(it), self.lobbies.dice
        if here.table is None and here.row and (sealed := await book.seal(here.row.id)):
            return sealed_page(sealed)
        table = await self.table_here(it)
        return dice_page(
            table.state.hidden.seed,
            table.over,
            (await self.history(table)).throws,
            table.names,
            await book.of(table.game),
            practice=table.settings.tutorial,
        )

    async def played(self, guild: int | None, here: ChannelGame, edition: str = "") -> RulesInUse:
        """Return the edition called `edition`, else that of the channel's game.

        Without both, return the default edition.
        """
        chosen = here.settings
        editions = await self.server_editions.of(guild or 0, chosen.own if chosen else 0)
        if edition in editions.names() or chosen is None:
            named = edition if edition in editions.names() else GameSettings().edition
            ed = editions.called(named)
            return RulesInUse(ed, GameSettings(named), False, ed)
        if here.table is not None:
            return RulesInUse(here.table.ed, chosen, True, _base_edition(editions, here.table))
        return RulesInUse(edition_of(chosen, editions), chosen, True, editions.chosen(chosen))

    async def played_at(self, guild: int | None, game: int, edition: str) -> RulesInUse:
        """Return the rules for a button, which holds a game's id and an edition's name.

        The id is 0 without a game.
        """
        return await self.played(guild, await self._game(game) if game else ChannelGame(), edition)


def _base_edition(editions: ServerEditions, table: LiveTable) -> Edition:
    """Return the edition of a table without the table's choices.

    If that version of the edition is not available any more, return the table's own.
    """
    own = table.settings.own
    known = not own or own in editions.older or own == editions.number(table.settings.edition)
    return editions.chosen(table.settings) if known else table.ed
