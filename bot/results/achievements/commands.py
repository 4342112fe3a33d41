"""`/achievements`: the achievements of a member, as a page of medals."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeAlias

import discord
from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.router import Click, Router, Target
from bot.discord_api.sender import name_of
from bot.results.achievements.views import HOW, PLATE, plate_page
from bot.store.results.placings import Standings
from bot.store.stores import Stores
from bot.tables.permits import usual
from bot.tables.server_editions import EditionsByServer
from bot.ui.custom_ids import snowflake
from bot.ui.message import Message
from bot.words import safe, say

Whose: TypeAlias = discord.User | discord.Member | discord.Object
"""A user, or only an object with the user id if Discord did not send the user's data."""


def add_to(
    tree: CommandTree[Any], router: Router, stores: Stores, server_editions: EditionsByServer
) -> None:
    """Register `/achievements`, the buttons that turn its pages, and the menu of medals."""

    @slash(tree, "achievement", "achievements", everyone="info-option_everyone")
    async def achievements(
        it: It, member: discord.User | None = None, everyone: bool = False
    ) -> Message:
        return await _plate(stores, server_editions, it, member or it.user, 0)

    def turned(click: Click, asked: str = "") -> Awaitable[Message]:
        return _plate(stores, server_editions, click.it, _whose(click), click.press.count(1), asked)

    routes = router.routes(Target.NOTHING)
    routes.add(PLATE, Ack.TURN, turned, 2)
    routes.add(HOW, Ack.TURN, lambda click: turned(click, click.chosen), 2)


def _whose(click: Click) -> Whose:
    user = snowflake(click.press.word())
    return click.it.user if user == click.user else discord.Object(user)


async def _plate(
    stores: Stores,
    server_editions: EditionsByServer,
    it: It,
    whose: Whose,
    page: int,
    asked: str = "",
) -> Message:
    guild = it.guild_id or 0
    name = await _name(stores.standings, guild, whose)
    if await stores.standings.opted_out(guild, whose.id):
        own = whose.id == it.user.id
        return Message(say("achievement-none_self" if own else "achievement-none", name=safe(name)))
    editions = await server_editions.of(guild)
    chosen = usual(stores.guild_settings.of(guild), editions)
    earned = await stores.achievements.of(guild, whose.id)
    return plate_page(
        whose.id, name, earned, page, editions.called(chosen.edition), chosen.theme, asked
    )


async def _name(standings: Standings, guild: int, whose: Whose) -> str:
    """Return a user's name.

    If Discord did not send it, return the name in the standings, or a word for somebody.
    """
    if not isinstance(whose, discord.Object):
        return name_of(whose)
    return (await standings.names(guild)).get(whose.id, say("privacy-somebody"))
