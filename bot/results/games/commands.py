"""`/games`: the running and the finished games of a server, with end cards and replays."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from typing import Any

from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.channels import place_of, visible
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.painter import Painter
from bot.discord_api.router import Click, Router, Target
from bot.results.ending.source import Endings
from bot.results.ending.views import replay_message
from bot.results.games.views import (
    CARD,
    FILM,
    LIST,
    LOOK,
    ON_PAGE,
    ListedGame,
    game_page,
    list_page,
    result_of,
    way_to,
)
from bot.store.database.rows import Unreadable
from bot.store.games.games import GameRow
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.support.threads import WorkThreads
from bot.tables.game_record import record_of
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.tables.sitters import all_names
from bot.tables.table import LiveTable
from bot.ui.custom_ids import count
from bot.ui.message import Message
from bot.ui.pages import page_of
from bot.words import localized, say

_log = logging.getLogger(__name__)


class GameList:
    """The list of a server's games, limited to the games that a user may see."""

    def __init__(self, stores: Stores, tables: Tables, server_editions: EditionsByServer) -> None:
        self.stores = stores
        self.tables = tables
        self.server_editions = server_editions

    async def page(self, it: It, page: int) -> Message:
        """Return a page of the list for a user.

        It has the games in which the user has a seat or whose channel they can see.
        """
        guild = it.guild_id or 0
        mine = await self.stores.games.seated(it.user.id)
        running = await self.stores.games.open_in(guild)
        rows = [*running, *await self.stores.games.of_guild(guild, "over")]
        shown = [row for row in rows if not row.practice]
        seen = [row for row in shown if row.id in mine or visible(it, row.channel)]
        on_page, page, pages = page_of(seen, page, ON_PAGE)
        return list_page([await self.entry(it, row) for row in on_page], page, pages)

    async def entry(self, it: It, row: GameRow) -> ListedGame:
        """Return the data of a game for the list, marked as damaged if it cannot be read."""
        waits = row.status in ("live", "paused") and await self.tables.wait_loaded(row.id) is None
        with suppress(Unreadable):
            if row.agreed and not waits:
                return await self._whole_entry(it, row)
        return ListedGame(row, "", (), "", damaged=True)

    async def _whole_entry(self, it: It, row: GameRow) -> ListedGame:
        seats = await self.stores.games.seats(row.id)
        names = tuple(sitting.name for sitting in seats)
        posts = await self.stores.posts.of(row.id)
        link = way_to(row, posts, place_of(it, row.channel) is not None)
        if row.status == "lobby":
            editions = await self.server_editions.of(row.guild, row.settings.own)
            return ListedGame(row, editions.title(row.settings), names, link)
        title = localized(await self.stores.games.edition(row.id)).name
        if row.open:
            table = self.tables.find(row.id)
            return ListedGame(row, title, names, link, table.state.turn.number if table else 0)
        sat = all_names(seats, await self.stores.games.tenures(row.id))
        return ListedGame(
            row,
            title,
            sat,
            link,
            result=result_of(await self.stores.games.commits(row.id, row.seq - 1)),
        )

    async def finished(self, it: It, game: int) -> GameRow:
        """Return the row of a finished game of this server.

        Raise Refused if there is none or the user may not see it.
        """
        row = await self.stores.games.game(game)
        if row is None or row.status != "over" or row.guild != it.guild_id:
            raise Refused("gamelist-gone")
        if not visible(it, row.channel) and game not in await self.stores.games.seated(it.user.id):
            raise Refused("error-hidden")
        return row

    async def table(self, click: Click) -> LiveTable:
        """Return the table of the finished game whose button was pressed.

        Raise Refused if the user may not see it.
        """
        row = await self.finished(click.it, click.press.game)
        return await self.tables.open_readonly(row)


def add_to(
    tree: CommandTree[Any],
    router: Router,
    game_list: GameList,
    endings: Endings,
    painter: Painter,
    threads: WorkThreads,
) -> None:
    """Register `/games`, and the buttons and menus of its pages."""

    @slash(tree, "standings", "games")
    async def games(it: It) -> Message:
        return await game_list.page(it, 0)

    pages = router.routes(Target.NOTHING)
    pages.add(LIST, Ack.TURN, lambda click: game_list.page(click.it, _page_of(click)), range(2))

    @pages.on(LOOK, Ack.TURN, range(2))
    async def look(click: Click) -> Message:
        row = await game_list.finished(click.it, count(click.chosen))
        reason = await game_list.stores.standings.reason(row.id)
        return game_page(await game_list.entry(click.it, row), reason, _page_of(click))

    @router.on(CARD, Ack.ANSWER)
    async def card(click: Click) -> Message:
        table = await game_list.table(click)
        card = await endings.card(table, await record_of(table))
        return replace(card, rows=())

    @router.on(FILM, Ack.ANSWER)
    async def film(click: Click) -> Message:
        table = await game_list.table(click)
        try:
            record = await record_of(table)
            message = replay_message(record, await threads.run_slowly(record.page))
            assert message.picture is not None
            film = await painter.paint(message.picture)
        except Exception:  # noqa: BLE001 - the answer is the same for every cause
            _log.exception("game %d: the replay could not be made", table.game)
            raise Refused("gamelist-no_film") from None
        return replace(message, text=say("gamelist-film"), picture=film.drawing())


def _page_of(click: Click) -> int:
    """Return the page number of the list in a custom id, or 0 if the custom id has none."""
    return click.press.count() if click.press.args else 0
