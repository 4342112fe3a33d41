"""The coach's message under a practice table, and the end of the tutorial."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.catalogue import say
from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld
from bot.messages.retry import retry
from bot.messages.threads import TABLE
from bot.narration.words import Words
from bot.store.codec import Commit
from bot.store.games import Post
from bot.tables.table import LiveTable
from bot.ui.ids import Press, do
from bot.ui.parts import Button, Rows
from bot.views.coach import STEPS, Lesson, finished, lesson
from engine.actions import BuildUp
from engine.edition import Seat

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)

COACH = "coach"
BEGINNER = Seat(0)
"""Where the beginner sits at every practice table."""
GLANCES = 50
"""So often the coach looks whether the table's own message is there, to sit down below it."""


class Coaches:
    """Talks at all practice tables: the newest lesson only, one change at a time."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self._wanted: dict[int, LiveTable] = {}
        self._talking: set[int] = set()
        self._said: dict[int, tuple[str, Rows]] = {}
        self._stopped: set[int] = set()
        bot.tables.listeners.append(self._changed)

    def _changed(self, table: LiveTable, _: Commit | None) -> None:
        if table.status == "closed":
            self._said.pop(table.game, None)
            self._stopped.discard(table.game)
        elif table.settings.tutorial:
            self._turn_to(table)

    def stop(self, table: LiveTable) -> None:
        """The beginner has had enough."""
        self._stopped.add(table.game)
        self._turn_to(table)

    def _turn_to(self, table: LiveTable) -> None:
        self._wanted[table.game] = table
        if table.game not in self._talking:
            self._talking.add(table.game)
            self.bot.background.run(self._talk(table.game))

    async def _talk(self, game: int) -> None:
        try:
            while (table := self._wanted.pop(game, None)) is not None:
                await self._coach(table)
                await asyncio.sleep(self.bot.rhythm)
        finally:
            self._talking.discard(game)

    async def _coach(self, table: LiveTable) -> None:
        """The next lesson, or the end when enough has been learned."""
        self.bot.speak_in(table.guild)
        if table.status == "closed":
            return
        if table.game in self._stopped:
            await self._end(table, say("tutorial.stopped"))
            return
        entries = await table.log.entries()
        own = ("player", "auto")
        decisions = sum(1 for c in entries if c.actor == BEGINNER and c.by in own)
        if finished(table.state, BEGINNER, decisions):
            await self._end(table, _farewell(table))
            return
        now = lesson(table.ed, table.state, table.names, BEGINNER)
        key = "tutorial.watching" if now.action is None else "tutorial.line"
        text = say(key, step=decisions + 1, steps=STEPS, words=now.words)
        await self._show(table, text, coach_rows(table.game, now))

    async def _end(self, table: LiveTable, words: str) -> None:
        """The last words, and the practice table is put away; a game that ended stays over."""
        await self._show(table, words, ())
        self._said.pop(table.game, None)
        self._stopped.discard(table.game)
        if not table.over and table.status != "closed":
            await self.bot.tables.put_away(table)

    async def _show(self, table: LiveTable, text: str, rows: Rows) -> None:
        if self._said.get(table.game) == (text, rows):
            return
        try:
            await retry(lambda: self._place(table, text, rows), table.game)
        except (ChannelGone, Forbidden):
            return  # whoever shows the table says what is missing
        except TROUBLE as error:
            _log.warning("game %d: the coach could not speak: %r", table.game, error)
            return
        self._said[table.game] = (text, rows)

    async def _place(self, table: LiveTable, text: str, rows: Rows) -> None:
        """Change the message; post it anew where it is gone, or stands above the table."""
        courier = self.bot.courier
        posts = await self._below_the_table(table)
        old, above = posts.get(COACH), posts.get(TABLE)
        if old is not None and (above is None or above.message < old.message):
            try:
                await courier.edit(old.channel, old.message, text, rows)
            except (Gone, TooOld):
                pass
            else:
                return
        if old is not None:
            await courier.delete(old.channel, old.message)
        message = await courier.send(table.channel, text, rows, silent=True)
        post = Post(COACH, table.channel, message, self.bot.now())
        await self.bot.games.save_post(table.game, post)

    async def _below_the_table(self, table: LiveTable) -> dict[str, Post]:
        """All posts, once the table's own message is among them."""
        for _ in range(GLANCES):
            posts = await self.bot.games.posts(table.game)
            if TABLE in posts:
                break
            await asyncio.sleep(self.bot.rhythm)
        return posts


def coach_rows(game: int, now: Lesson) -> Rows:
    """What is not under the board itself, and the way out."""
    row = [Button(say("tutorial.stop"), Press(game, "info-tutorial-stop").custom_id)]
    if isinstance(now.action, BuildUp):
        row.insert(0, Button(now.label, do(game, now.action), "success"))
    return [row]


def _farewell(table: LiveTable) -> str:
    player = table.state.players[BEGINNER]
    deeds = len(table.view().deeds_of(BEGINNER))
    held = "1 deed" if deeds == 1 else f"{deeds} deeds"
    return say("tutorial.done", cash=Words(table.ed, ()).money(player.cash), deeds=held)
