"""The messages of lobbies: the newest state only, and a last word when the game begins."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.catalogue import say
from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld, address
from bot.messages.budget import Priority
from bot.messages.moved import lead_on
from bot.messages.retry import retry
from bot.painter import Picture
from bot.refused import Refused
from bot.store.games import GameRow, Post
from bot.store.rows import Unreadable
from bot.ui.parts import Rows
from bot.views.lobby import begun_text, closed_text, lobby_alt, lobby_page, lobby_picture
from renders.lobby import paint_lobby

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

LOBBY = "lobby"
"""The kind of post that a lobby's message is; dropped after its last word."""


class LobbyBoards:
    """Shows lobbies. Many changes at once make one edit."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._changed: set[int] = set()
        self._drawing: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        bot.lobbies.forgotten.append(self.show)

    async def wake(self) -> None:
        """After a start: what changed while nobody could see it."""
        games = self.bot.games
        rows = [*await games.with_status("lobby"), *await games.with_post(LOBBY)]
        for game in dict.fromkeys(row.id for row in rows):
            async with self._drawing[game]:
                await self._attempt(game)

    def show(self, game: int) -> None:
        """Let people see the lobby as it is now, soon."""
        if game not in self._changed:
            self._changed.add(game)
            self.bot.background.run(self._soon(game))

    async def _soon(self, game: int) -> None:
        async with self._drawing[game]:
            self._changed.discard(game)
            await self._attempt(game)
            await asyncio.sleep(self.bot.rhythm)

    async def _attempt(self, game: int) -> None:
        """Show the lobby if that can be done; in a channel that is gone nobody misses it."""
        try:
            await retry(lambda: self._draw(game), game)
        except ChannelGone as error:
            row = await self.bot.games.game(game)
            if row is None or self.bot.courier.is_lost(row.guild, error):
                await self.bot.lobbies.close(game)
                await self.bot.games.drop_post(game, LOBBY)
            else:
                _log.warning("game %d: its lobby is hidden from us", game)
        except Refused:  # its edition was removed in the moment it was chosen
            await self.bot.lobbies.close(game)
            await self._draw(game)
        except Unreadable:
            _log.info("game %d: its lobby is damaged, and stays as it is", game)
        except (Forbidden, *TROUBLE) as error:
            _log.warning("game %d: its lobby cannot be shown: %r", game, error)

    async def draw(self, game: int) -> None:
        """Show the lobby now; ChannelGone or Forbidden when it cannot be shown."""
        async with self._drawing[game]:
            await self._draw(game)

    async def repost(self, game: int) -> None:
        """Show the lobby in a new message, to which the old one leads."""
        async with self._drawing[game]:
            old = (await self.bot.games.posts(game)).get(LOBBY)
            await self.bot.games.drop_post(game, LOBBY)
            await self._draw(game)
            new = (await self.bot.games.posts(game)).get(LOBBY)
        if old is not None and new is not None:
            self.bot.background.run(lead_on(self.bot, game, old, new))

    async def link(self, row: GameRow) -> str:
        """Where a game is to be seen: its newest message, else its channel."""
        posts = await self.bot.games.posts(row.id)
        post = posts.get("table") or posts.get(LOBBY)
        if post is None:
            return f"<#{row.channel}>"
        return address(row.guild, post.channel, post.message)

    async def _draw(self, game: int) -> None:
        row = await self.bot.games.game(game)
        if row is None:
            return
        self.bot.speak_in(row.guild)
        post = (await self.bot.games.posts(game)).get(LOBBY)
        if row.status == "lobby":
            await self._open(row, post)
        elif post is not None:
            await self._last_word(row, post)

    async def _open(self, row: GameRow, post: Post | None) -> None:
        parts = await self.bot.lobbies.dice.seal(row.id)
        if parts is None:  # it was closed in this moment
            return
        lobby = await self.bot.lobbies.sitting(row)
        page = lobby_page(row.id, lobby, parts)
        picture = await self.bot.painter.draw(lobby_alt(lobby), paint_lobby, *lobby_picture(lobby))
        picture = replace(picture, name="lobby.png")
        if post is None or not await self._edit(post, page.text, page.rows, picture):
            files = [picture.file()]
            message = await self.bot.courier.send(
                row.channel, page.text, page.rows, files, priority=Priority.ANSWER
            )
            made = Post(LOBBY, row.channel, message, self.bot.now())
            await self.bot.games.save_post(row.id, made)

    async def _last_word(self, row: GameRow, post: Post) -> None:
        """The game has begun or will not begin: no buttons any more."""
        if row.status == "closed":
            text = closed_text(await self._title(row))
        else:
            names = [sitting.name for sitting in await self.bot.games.seats(row.id)]
            start = await self.bot.games.start_state(row.id)
            parts = await self.bot.lobbies.dice.of(row.id)
            ed = await self.bot.games.edition(row.id)
            text = begun_text(ed, names, start.hidden.seed, parts)
        if not await self._edit(post, text) and row.status != "closed":
            await self.bot.courier.send(row.channel, text)
        await self.bot.games.drop_post(row.id, LOBBY)
        self._drawing.pop(row.id, None)

    async def _title(self, row: GameRow) -> str:
        """What the edition of a lobby is called; its id, if it is here no more."""
        if row.agreed is None:
            return say("moderate.damaged")
        editions = await self.bot.server_editions.of(row.guild, row.settings.own)
        try:
            return editions.chosen(row.settings).name
        except Refused:
            return row.settings.edition

    async def _edit(
        self,
        post: Post,
        text: str,
        rows: Rows = (),
        picture: Picture | None = None,
    ) -> bool:
        """Whether the message could be changed; if not, it is gone or too old.

        Without a picture the old one goes: it shows open seats.
        """
        edit = self.bot.courier.edit
        try:
            try:
                await edit(post.channel, post.message, text, rows, _files(picture))
            except Forbidden:  # perhaps the lobby's thread is asleep
                await self.bot.courier.archive(post.channel, archived=False)
                await edit(post.channel, post.message, text, rows, _files(picture))
        except Gone:
            return False
        except TooOld:
            await self.bot.courier.strip(post.channel, post.message)
            return False
        return True


def _files(picture: Picture | None) -> list[discord.File]:
    return [] if picture is None else [picture.file()]
