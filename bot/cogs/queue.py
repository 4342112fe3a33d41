"""The buttons of the queue for a table: opening it in one's turn, and waiting no more."""

from __future__ import annotations

from bot.actions.lobby import LobbyActions
from bot.client import Rentroll
from bot.cogs.game import open_table
from bot.refused import Refused
from bot.ui.message import Message
from bot.ui.router import Ack, Click, Needs
from bot.views.queue import LEAVE, OPEN
from bot.words import say


def add_to(bot: Rentroll) -> None:
    """Register the buttons."""
    actions = LobbyActions(bot)

    routes = bot.router.routes(Needs.NOTHING)

    @routes.on(OPEN, Ack.ANSWER, 1)
    async def open_mine(click: Click) -> Message:
        place = await bot.queue.turn_of(click.press.count(), click.it)
        if again := place.settings.again:
            told = await actions.rematch(again, click.it)
        else:
            told = await open_table(bot, click.it, place.settings, thread=place.thread)
        bot.queue.show(place.number)
        return told

    @routes.on(LEAVE, Ack.CHANGE)
    async def leave(click: Click) -> str:
        if not await bot.queue.books.leave(click.guild, click.user):
            raise Refused(say("queue-not_in"))
        return say("queue-left")
