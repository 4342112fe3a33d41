"""Games that are over: the end card, then the replay, then the table leaves memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord

from bot.catalogue import say
from bot.discord_io import TROUBLE, UNKNOWN_CHANNEL, ChannelGone, Forbidden, code_of
from bot.messages.budget import Priority
from bot.messages.retry import GIVEN_UP, pause_after
from bot.narration.narrate import Narrator
from bot.painter import Picture
from bot.store.codec import Commit, Theme
from bot.store.games import Post
from bot.tables.log import kept_entries
from bot.tables.table import LiveTable
from bot.tables.takeback import undid_chance
from bot.ui.message import Message
from bot.views.ending import end_rows, end_text
from engine.edition import Edition
from engine.events import Event
from engine.state import GameState
from renders.alt import alt_end
from renders.end import paint_end
from renders.replay import paint_replay
from renders.story import Story

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

END, REPLAY = "end", "replay"
"""The kinds of posts; a game whose replay has been dealt with is told to its end."""


@dataclass(frozen=True)
class Record:
    """A whole game, to be told and drawn in a worker."""

    ed: Edition
    names: tuple[str, ...]
    start: GameState
    log: list[list[Event]]
    theme: Theme = "light"
    undone: bool = False
    """Whether chance was taken back, so that it counts for nothing."""

    def story(self) -> Story:
        return Story.from_log(self.ed, self.start, self.log, undone=self.undone)

    def film(self) -> bytes:
        tell = Narrator(self.ed, self.names).tell
        return paint_replay(self.ed, self.start, self.log, self.names, self.theme, tell=tell)


class Endings:
    """Ends every game once, also those that ended just before a restart."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._ending: set[int] = set()
        self._filming = asyncio.Lock()
        bot.tables.listeners.append(self._changed)

    async def wake(self) -> None:
        """After a start: games that are over but have not been told to their end."""
        for row in await self.bot.games.without_post("over", REPLAY):
            try:
                table = await self.bot.tables.read(row)
            except Exception:  # noqa: BLE001 - the others still have to be told
                _log.exception("game %d: cannot be told to its end", row.id)
            else:
                self._begin(table, row.changed)

    def _changed(self, table: LiveTable, commit: Commit | None) -> None:
        if table.over:
            self._begin(table, self.bot.now())

    def _begin(self, table: LiveTable, ended: float) -> None:
        if table.game not in self._ending:
            self._ending.add(table.game)
            self.bot.background.run(self._end(table, ended))

    async def _end(self, table: LiveTable, ended: float) -> None:
        """Each step is done once and written down, so that a restart goes on with the next."""
        self.bot.speak_in(table.guild)
        try:
            posts = await self.bot.games.posts(table.game)
            record = await self.record(table)
            if END not in posts:
                await self._post(table, END, ended, lambda: self._send_card(table, record))
            self.bot.tables.drop(table)
            await self._replay(table, record, ended)
        except (ChannelGone, Forbidden, *TROUBLE) as error:
            _log.info("game %d: its end is not shown: %r", table.game, error)
            if code_of(error) == UNKNOWN_CHANNEL:
                await self._done(table, REPLAY, 0)
        finally:
            self.bot.tables.drop(table)
            self._ending.discard(table.game)

    async def _post(
        self, table: LiveTable, kind: str, ended: float, send: Callable[[], Awaitable[int]]
    ) -> None:
        """Send a part of the end, for hours if need be; the last failure is raised."""
        failures = 0
        while True:
            try:
                message = await send()
                break
            except (ChannelGone, Forbidden, *TROUBLE) as error:
                if self._hopeless(table, error, ended):
                    raise
                _log.warning("game %d: its end cannot be shown yet: %r", table.game, error)
            failures += 1
            await asyncio.sleep(pause_after(failures, self.bot.rhythm))
        await self._done(table, kind, message)

    def _hopeless(self, table: LiveTable, error: Exception, ended: float) -> bool:
        """Whether another attempt would end as this one, or nobody waits for it any more."""
        refused = isinstance(error, discord.HTTPException) and 400 <= error.status < 429
        lost = self.bot.courier.is_lost(table.guild, error)
        return refused or lost or self.bot.now() - ended >= GIVEN_UP

    async def _send_card(self, table: LiveTable, record: Record) -> int:
        card = await self.card(table, record)
        files = [(await self.bot.painter.paint(card.picture)).file()] if card.picture else []
        return await self.bot.courier.send(table.channel, card.text, end_rows(table), files)

    async def record(self, table: LiveTable) -> Record:
        """A game from its books."""
        commits = await self.bot.games.commits(table.game)
        start = await self.bot.games.start_state(table.game)
        log = [commit.events for commit in kept_entries(commits)]
        theme, undone = table.settings.theme, undid_chance(commits)
        return Record(table.ed, table.names, start, log, theme, undone)

    async def card(self, table: LiveTable, record: Record) -> Message:
        """The end card; its words also without a picture, should drawing fail."""
        story, picture = None, None
        try:
            story = await self.bot.painter.run(record.story)
            view = table.view()
            alt = alt_end(view, table.names, story)
            look = table.settings.theme
            drawn = await self.bot.painter.draw(alt, paint_end, view, table.names, story, look)
            picture = replace(drawn, name="end.png").drawing()
        except Exception:  # noqa: BLE001 - the result matters more than its picture
            _log.exception("game %d: its end could not be drawn", table.game)
        dice = await self.bot.lobbies.dice.of(table.game)
        return Message(end_text(table, story, dice, record.undone), picture=picture)

    async def film(self, record: Record) -> Picture:
        """The film of a game, one at a time: it keeps a worker busy for seconds."""
        async with self._filming:
            film = await self.bot.painter.run(record.film)
        return Picture(film, say("lobby.end_replay_alt"), "replay.gif")

    async def _replay(self, table: LiveTable, record: Record, ended: float) -> None:
        """Post the film of a game."""
        try:
            picture = await self.film(record)
        except Exception:  # noqa: BLE001 - a game without a film has still ended
            _log.exception("game %d: no replay", table.game)
            await self._done(table, REPLAY, 0)
            return

        async def send() -> int:
            return await self.bot.courier.send(
                table.channel,
                say("lobby.end_replay"),
                files=[picture.file()],
                silent=True,
                priority=Priority.TIDY,
            )

        try:
            await self._post(table, REPLAY, ended, send)
        except discord.HTTPException as error:
            _log.warning("game %d: its replay was refused: %r", table.game, error)
            await self._done(table, REPLAY, 0)

    async def _done(self, table: LiveTable, kind: str, message: int) -> None:
        post = Post(kind, table.channel, message, self.bot.now())
        await self.bot.games.save_post(table.game, post)
