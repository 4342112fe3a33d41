"""The coach's command and buttons, for advice on the next action and for turning points."""

from __future__ import annotations

from typing import Any

from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.router import Click, Router
from bot.play.coach.views import advice_page, may_ask, moments_page, read_moments
from bot.play.info.actions import Lookup
from bot.support.refusals import Refused
from bot.support.threads import WorkThreads
from bot.tables.table import LiveTable
from bot.tables.thinker import COACH
from bot.ui.message import Message
from engine.actions import Action
from engine.ai.coach import is_asked


def add_to(tree: CommandTree[Any], router: Router, lookup: Lookup, threads: WorkThreads) -> None:
    """Register the coach's slash command and buttons."""

    async def advice(table: LiveTable, user: int) -> Message:
        seat = table.seat_of(user)
        if seat is None:
            raise Refused("error-not_seated")
        if not may_ask(table, seat):
            raise Refused("coach-off")
        ed, s, thinkers = table.ed, table.state, lookup.tables.thinkers
        compared: list[tuple[Action, float]] = []
        if thinkers is not None and thinkers.admit(table.game) and is_asked(ed, s, seat):
            compared = await thinkers.compare(ed, s, seat, COACH)
        return await threads.run(advice_page, ed, s, table.names, seat, compared)

    @slash(tree, "coach", "coach")
    async def coach(it: It) -> Message:
        return await advice(await lookup.table_here(it), it.user.id)

    @router.on("info-coach", Ack.ANSWER)
    async def press_coach(click: Click) -> Message:
        return await advice(await lookup.table(click.press.game), click.user)

    @router.on("info-moments", Ack.ANSWER)
    async def moments(click: Click) -> Message:
        table = await lookup.table(click.press.game)
        seat = table.seat_of(click.user)
        if not table.over and (seat is None or not may_ask(table, seat)):
            raise Refused("coach-off")  # a button of an older version, whose end was undone
        log = await lookup.log(table)
        return moments_page(await threads.run(read_moments, table.ed, *log))
