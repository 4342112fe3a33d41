"""Lookup of a channel's game, of the game's history, and of the rules that apply in the channel."""

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
    """The game of a channel: a lobby's row, a started or finished table, or neither.

    A finished game has both its row and its table.
    """

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
        """The colour theme of the game's pictures, or "light" without a game."""
        return self.settings.theme if self.settings is not None else "light"


@dataclass(frozen=True)
class RulesInUse:
    """An edition with the rules in use: those of a table or lobby, or the edition's own.

    `at_table` is False for the edition's own rules.
    """

    ed: Edition
    settings: GameSettings
    at_table: bool
    base: Edition
    """The edition with its own rules, without the choices made for the table."""


class Lookup:
    """The games, histories and rules that information commands read."""

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
        """Return the game that a command used in this channel refers to.

        The open game of the channel or thread comes first, then that of the thread's parent
        channel. If no game is open, return the game that ended last, or an empty result.
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
        """Return the game with this id.

        The result is empty if the id is unknown or the game was closed before its start.
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
        """Return the table of a command's channel, also if its game is over.

        Raise Refused if the channel has no game or its game has not begun.
        """
        here = await self.here(it)
        if here.table is not None:
            return here.table
        raise Refused("error-no_game_here" if here.row is None else "info-not_begun")

    async def table(self, game: int) -> LiveTable:
        """Return the table of the game with this id, also if the game is over.

        Raise `Expired` if there is no such table.
        """
        here = await self._game(game)
        if here.table is None:
            raise Expired("error-gone")
        return here.table

    async def history(self, table: LiveTable) -> History:
        """Return a table's sentences, payments and dice throws, without those that were undone."""
        return await self.threads.run(read_history, table.ed, *await self.log(table))

    async def log(self, table: LiveTable) -> tuple[Sitters, GameState, list[Commit]]:
        """Return the names of a table's players, its start state, and its log entries.

        The names include former players. Entries that were undone are left out.
        """
        start = await self.stores.games.start_state(table.game)
        entries = await table.log.entries()
        return table.sitters([commit.seq for commit in entries]), start, entries

    async def dice_here(self, it: It) -> Message:
        """Return a message about the dice of a channel's game.

        It has the hashes that commit to the dice, and all throws so far. For a lobby it has only
        the hash of the secret. After the game it also has the seed.
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
        """Return the rules of the edition with the id `edition`.

        If there is no such edition, return the rules of the channel's game. Without a game, return
        those of the default edition.
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
        """Return the rules that a button shows.

        `edition` is the id of an edition, or empty. `game` is 0 without a game.
        """
        return await self.played(guild, await self._game(game) if game else ChannelGame(), edition)


def _base_edition(editions: ServerEditions, table: LiveTable) -> Edition:
    """Return the version of the edition that a table plays, without the table's own rules.

    If that version is gone, return `table.ed`, which includes those rules.
    """
    own = table.settings.own
    known = not own or own in editions.older or own == editions.number(table.settings.edition)
    return editions.chosen(table.settings) if known else table.ed
