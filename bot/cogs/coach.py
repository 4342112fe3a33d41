"""The model's judgement for people: what to do now, and what decided a game that is over."""

from __future__ import annotations

from bot.client import Rentroll
from bot.refused import Refused
from bot.tables.table import LiveTable
from bot.ui.answers import Ack
from bot.ui.interactions import It
from bot.ui.message import Message
from bot.ui.options import slash
from bot.ui.router import Click
from bot.views.coach import advice_page, may_ask, moments_page, read_moments


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""
    lookup = bot.lookup

    async def advice(table: LiveTable, user: int) -> Message:
        seat = table.seat_of(user)
        if seat is None:
            raise Refused("error-not_seated")
        if not may_ask(table, seat):
            raise Refused("coach-off")
        return await bot.threads.run(advice_page, table.ed, table.state, table.names, seat)

    @slash(bot.tree, "coach", "coach")
    async def coach(it: It) -> Message:
        return await advice(await lookup.table_here(it), it.user.id)

    @bot.router.on("info-coach", Ack.ANSWER)
    async def press_coach(click: Click) -> Message:
        return await advice(await lookup.table(click.press.game), click.user)

    @bot.router.on("info-moments", Ack.ANSWER)
    async def moments(click: Click) -> Message:
        table = await lookup.table(click.press.game)
        seat = table.seat_of(click.user)
        if not table.over and (seat is None or not may_ask(table, seat)):
            raise Refused("coach-off")  # the button of an end that was taken back
        log = await lookup.log(table)
        return moments_page(await bot.threads.run(read_moments, table.ed, *log))
