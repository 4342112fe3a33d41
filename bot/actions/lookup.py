"""Finds what somebody asks about: the game of their channel, its history, its rules."""

from __future__ import annotations

from dataclasses import dataclass

from bot.catalogue import say
from bot.client import It, Rentroll
from bot.refused import GameGone, NoGameHere, Refused
from bot.store.codec import GameSettings
from bot.tables.here import Here, look_around, look_at
from bot.tables.lobby import edition_of
from bot.tables.server_editions import ServerEditions
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.views.dice import dice_page, sealed_page
from bot.views.history import History, read_history
from engine.edition import Edition


@dataclass(frozen=True)
class Played:
    """Rules to read: those of a table, or of an edition that nobody plays here."""

    ed: Edition
    settings: GameSettings
    at_table: bool
    base: Edition
    """The edition as its file has it."""


class Library:
    """Looks things up for one bot."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def here(self, it: It) -> Here:
        """What there is in the channel of an interaction."""
        above = getattr(it.channel, "parent_id", None) or 0
        return await look_around(self.bot.tables, self.bot.games, (it.channel_id or 0, above))

    async def table_here(self, it: It) -> LiveTable:
        """The table of a channel, live or finished."""
        here = await self.here(it)
        if here.situation == "lobby":
            raise Refused(say("info.not_begun"))
        if here.table is None:
            raise NoGameHere
        return here.table

    async def table(self, game: int) -> LiveTable:
        """A table by its id, live or finished."""
        here = await look_at(self.bot.tables, self.bot.games, game)
        if here.table is None:
            raise GameGone
        return here.table

    async def history(self, table: LiveTable) -> History:
        """Everything that happened at a table and still counts."""
        start = await self.bot.games.start_state(table.game)
        entries = await table.log.entries()
        return await self.bot.painter.run(read_history, table.ed, table.names, start, entries)

    async def dice_here(self, it: It) -> Message:
        """What can be known of the dice in a channel, also before they are thrown."""
        here, book = await self.here(it), self.bot.lobbies.dice
        if here.situation == "lobby" and (sealed := await book.seal(here.game)):
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

    async def played(self, guild: int | None, here: Here, edition: str = "") -> Played:
        """The rules of an edition by name, else those of the game here, else the usual ones."""
        chosen = here.table.settings if here.table else here.row.settings if here.row else None
        editions = await self.bot.server_editions.of(guild or 0, chosen.own if chosen else 0)
        if edition in editions.names() or chosen is None:
            named = edition if edition in editions.names() else GameSettings().edition
            ed = editions.called(named)
            return Played(ed, GameSettings(named), False, ed)
        if here.table is not None:
            return Played(here.table.ed, chosen, True, _base(editions, here.table))
        return Played(edition_of(chosen, editions), chosen, True, editions.chosen(chosen))

    async def played_at(self, guild: int | None, game: int, edition: str) -> Played:
        """The same for a button, which knows its game."""
        here = await look_at(self.bot.tables, self.bot.games, game) if game else Here("none")
        return await self.played(guild, here, edition)


def _base(editions: ServerEditions, table: LiveTable) -> Edition:
    """What a table's edition was before the table chose its rules.

    Where that version is here no more, everything counts as the edition's own.
    """
    own = table.settings.own
    known = not own or own in editions.older or own == editions.number(table.settings.edition)
    return editions.chosen(table.settings) if known else table.ed
