"""Whoever asks to open a table or to sit down: may they, where they ask?"""

from __future__ import annotations

import discord

from bot.client import Rentroll
from bot.refused import Refused
from bot.tables.permits import Guest, check_joining, check_opening
from bot.ui.interactions import It
from bot.ui.places import channels_of


def guest_of(it: It) -> Guest:
    roles = it.user.roles if isinstance(it.user, discord.Member) else ()
    mine = frozenset(role.id for role in roles)
    return Guest(channels_of(it), mine, it.permissions.manage_guild)


async def may_open(bot: Rentroll, it: It, *, practice: bool = False) -> None:
    """Refuse who may not open a table there or now; practice tables are not counted."""
    guild, guest = it.guild_id or 0, guest_of(it)
    await _check_welcome(bot, it)
    limits = bot.guild_settings.of(guild)
    check_opening(limits, guest)
    if not practice:
        await bot.lobbies.check_room(guild, it.user.id, moderator=guest.moderator)


async def may_join(bot: Rentroll, it: It) -> None:
    """Refuse who may not sit down at any table of a server."""
    await _check_welcome(bot, it)
    check_joining(bot.guild_settings.of(it.guild_id or 0), guest_of(it))


async def _check_welcome(bot: Rentroll, it: It) -> None:
    if await bot.blocks.holds(it.guild_id or 0, it.user.id):
        raise Refused("moderate-blocked")
