"""The queue for a table in a full server: joining it, being called in turn, and coming."""

from __future__ import annotations

import logging

from bot.client import It, Rentroll
from bot.discord_io import Trouble
from bot.refused import Refused, refusing
from bot.store.codec import GameSettings
from bot.store.queue import MOST_WAITING, QueuePlace
from bot.store.subject import Full
from bot.store.writer import Owner
from bot.ui.message import Message
from bot.views.queue import place_page
from bot.words import say

_log = logging.getLogger(__name__)

LOOK = 5.0
"""Seconds between two looks whether a table is free."""
KEPT = 10 * 60.0
"""Seconds for which a free table is kept for whoever was called."""


class Queue:
    """The queues of the servers that this process is in. What is next follows from the disk."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.books = bot.lobbies.queue
        self._next = 0.0
        self._looked = bot.now()
        bot.tickers.append(self.tick)

    async def join(self, it: It, settings: GameSettings, channel: int, *, thread: bool) -> Message:
        """A place for whoever asked for a table, and what to tell them."""
        guild, user = it.guild_id or 0, it.user.id
        with refusing("queue-no_room", Full, most=MOST_WAITING):
            place = await self.books.join(guild, user, channel, settings, thread=thread)
        return place_page(place, channel, round(KEPT / 60))

    async def turn_of(self, number: int, it: It) -> QueuePlace:
        """The place of whoever was called and comes; refused for all others, and too late."""
        place = await self.books.place(number)
        if place is None or place.guild != it.guild_id or place.state != "called":
            raise Refused(say("queue-lapsed"))
        if place.user != it.user.id:
            raise Refused(say("queue-not_yours"))
        return place

    async def tick(self) -> None:
        """Call whoever is next wherever a table is free, and go on where somebody did not come."""
        now = self.bot.now()
        if now < self._next:
            return
        self._next = now + LOOK
        passed, self._looked = max(0.0, now - self._looked), now
        for guild in await self.books.guilds():
            if not self.bot.cluster.owns(guild) or self.bot.get_guild(guild) is None:
                continue
            if self.bot.hears(guild):
                await self._advance(guild, now)
            else:
                await self._keep(guild, passed)

    async def _keep(self, guild: int, passed: float) -> None:
        """Nobody can come while Discord tells nothing of them: their time stands still."""
        for place in await self.books.of(guild):
            if place.state == "called":
                await self.books.keep(place.number, place.due + passed)
                self.show(place.number)

    async def _advance(self, guild: int, now: float) -> None:
        for place in await self.books.of(guild):
            late = place.state == "called" and place.due <= now
            if late:
                await self.books.lapse(place.number)
            if late or (place.state != "waiting" and not self._stands(place)):
                self.show(place.number)
        try:
            while (first := await self.bot.lobbies.next_in_queue(guild)) is not None:
                if not await self._is_welcome(first):
                    await self.books.leave(guild, first.user)
                elif await self.books.call(first.number, now + KEPT):
                    self.show(first.number)
        except Trouble as error:
            _log.info("server %d: the next in the queue is called later: %s", guild, error)

    def _stands(self, place: QueuePlace) -> bool:
        """Whether there is nothing to show of a place but what is shown."""
        return place.state == "called" and place.message != 0

    async def _is_welcome(self, place: QueuePlace) -> bool:
        """Whether somebody is still in the server, and not kept out of its games."""
        if await self.bot.blocks.holds(place.guild, place.user):
            return False
        return await self.bot.discord_io.is_member(place.guild, place.user)

    def show(self, number: int) -> None:
        """Let people see a place as it is now."""
        self.bot.keeper.show(Owner("queue", number))
