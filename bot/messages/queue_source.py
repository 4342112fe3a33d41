"""The call of whoever is next in a queue: where it is remembered, and what it says."""

from __future__ import annotations

from bot.client import Rentroll
from bot.messages.desired import Desired, Standing
from bot.post_kinds import CALL
from bot.store.posts import Post
from bot.ui.message import Message
from bot.views.queue import call_message, lapsed_message


class QueueSource:
    """Places whose turn it is, and those that have not said that they are taken or lapsed."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def posts(self, number: int) -> dict[str, Post]:
        place = await self.bot.queue.books.place(number)
        if place is None or not place.message:
            return {}
        return {CALL: Post(CALL, place.channel, place.message, place.due)}

    async def save_post(self, number: int, post: Post) -> None:
        await self.bot.queue.books.post(number, post)

    async def drop_post(self, number: int, kind: str) -> None:
        await self.bot.queue.books.forget(number)

    async def desired(self, number: int, standing: Standing) -> Desired | None:
        """The call itself; who came needs none any more, who did not is told so."""
        books = self.bot.queue.books
        place = await books.place(number)
        if place is None or place.state == "waiting":
            return None
        over = place.state != "called"
        if over and CALL not in standing.posts:  # nobody ever saw it
            await books.forget(number)
            return None
        self.bot.speak_in(place.guild)
        messages: dict[str, Message] = {}
        if place.state == "called":
            aloud = self.bot.guild_settings.of(place.guild).pings
            messages[CALL] = call_message(number, place.user, place.due, aloud=aloud)
        elif place.state == "lapsed":
            messages[CALL] = lapsed_message()

        async def lost() -> None:
            await books.lapse(number)
            await books.forget(number)

        until = float("inf") if over else place.due
        return Desired(
            place.guild, place.channel, messages, place.user, ended=over, until=until, lost=lost
        )
