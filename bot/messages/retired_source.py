"""The source of the messages of removed features. Each message is edited once to say so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf

from bot.messages.record import Records
from bot.messages.wanted import Desired
from bot.store.database.writer import Owner
from bot.store.messages.kinds import RETIRED, Kind
from bot.store.messages.posts import Post
from bot.store.messages.retired import RetiredMessages
from bot.store.shards.shard import Shard
from bot.ui.message import Message
from bot.words import say

TRIED = 3600.0
"""Seconds after a start in which failed edits of these messages are repeated."""


class RetiredSource:
    """The source of old messages of removed features, of which the database keeps a row each.

    A row is deleted after its message is edited.
    """

    def __init__(
        self, books: RetiredMessages, speak_in: Callable[[int], None], now: Callable[[], float]
    ) -> None:
        self.books = books
        self.speak_in = speak_in
        self.now = now
        self._until = inf

    async def show_last_words(self, shard: Shard, show: Callable[[Owner], None]) -> None:
        """Edit, after a start, every message that still has a row.

        `show` updates an owner's messages.
        """
        self._until = self.now() + TRIED
        for number in await self.books.numbers(shard):
            show(Owner("retired", number))

    async def posts(self, number: int) -> dict[Kind, Post]:
        found = await self.books.find(number)
        if found is None:
            return {}
        return {RETIRED: Post(RETIRED, found.channel, found.message, self.now())}

    async def save_post(self, number: int, post: Post) -> None:
        await self.books.post(number, post)

    async def drop_post(self, number: int, kind: Kind) -> None:
        await self.books.delete(number)

    async def desired(self, number: int, known: Records) -> Desired | None:
        """Return the final text of a removed feature's message, or None if its row is deleted."""
        found = await self.books.find(number)
        if found is None:
            return None
        self.speak_in(found.guild)
        last = {RETIRED: Message(say("error-retired"), last=True)}
        lost = partial(self.books.delete, number)
        return Desired(
            found.guild,
            found.channel,
            last,
            people=False,
            forget_when_done=True,
            give_up_at=self._until,
            on_channel_lost=lost,
        )
