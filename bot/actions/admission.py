"""Whoever asks to open a table or to sit down: may they, where they ask?"""

from __future__ import annotations

import discord

from bot.client import It, Rentroll
from bot.tables.permits import Guest, check_joining, check_number, check_opening


def guest_of(it: It) -> Guest:
    above = getattr(it.channel, "parent_id", None) or 0
    roles = it.user.roles if isinstance(it.user, discord.Member) else ()
    return Guest(
        (it.channel_id or 0, above),
        frozenset(role.id for role in roles),
        it.permissions.manage_guild,
    )


async def may_open(bot: Rentroll, it: It, *, practice: bool = False) -> None:
    """Refuse who may not open a table there or now; practice tables are not counted."""
    guild = it.guild_id or 0
    limits = bot.guild_settings.of(guild)
    check_opening(limits, guest_of(it))
    if limits.most_games and not practice:
        check_number(limits, await bot.lobbies.count(guild))


def may_join(bot: Rentroll, it: It) -> None:
    """Refuse who may not sit down at any table of a server."""
    check_joining(bot.guild_settings.of(it.guild_id or 0), guest_of(it))
