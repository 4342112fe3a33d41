"""`/achievements`: the medals of a member of this server."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeAlias

import discord

from bot.client import Rentroll
from bot.discord_io import name_of
from bot.tables.permits import usual
from bot.ui.answers import Ack
from bot.ui.ids import snowflake
from bot.ui.interactions import It
from bot.ui.message import Message
from bot.ui.options import slash
from bot.ui.router import Click, Needs
from bot.views.achievements import HOW, PLATE, plate_page
from bot.words import safe, say

Whose: TypeAlias = discord.User | discord.Member | discord.Object
"""A user, or only the number of one whom Discord does not tell us about."""


def add_to(bot: Rentroll) -> None:
    """Register the command and the buttons that turn its pages."""

    @slash(bot.tree, "achievement", "achievements", everyone="info-option_everyone")
    async def achievements(
        it: It, member: discord.User | None = None, everyone: bool = False
    ) -> Message:
        return await _plate(bot, it, member or it.user, 0)

    def turned(click: Click, asked: str = "") -> Awaitable[Message]:
        return _plate(bot, click.it, _whose(click), click.press.count(1), asked)

    routes = bot.router.routes(Needs.NOTHING)
    routes.add(PLATE, Ack.TURN, turned, 2)
    routes.add(HOW, Ack.TURN, lambda click: turned(click, click.chosen), 2)


def _whose(click: Click) -> Whose:
    user = snowflake(click.press.word())
    return click.it.user if user == click.user else discord.Object(user)


async def _plate(bot: Rentroll, it: It, whose: Whose, page: int, asked: str = "") -> Message:
    guild = it.guild_id or 0
    name = await _name(bot, guild, whose)
    if await bot.standings.opted_out(guild, whose.id):
        own = whose.id == it.user.id
        return Message(say("achievement-none_self" if own else "achievement-none", name=safe(name)))
    editions = await bot.server_editions.of(guild)
    chosen = usual(bot.guild_settings.of(guild), editions)
    earned = await bot.achievements.of(guild, whose.id)
    return plate_page(
        whose.id, name, earned, page, editions.called(chosen.edition), chosen.theme, asked
    )


async def _name(bot: Rentroll, guild: int, whose: Whose) -> str:
    """What somebody is called; the name in the standings where Discord does not tell it."""
    if not isinstance(whose, discord.Object):
        return name_of(whose)
    return (await bot.standings.names(guild)).get(whose.id, say("privacy-somebody"))
