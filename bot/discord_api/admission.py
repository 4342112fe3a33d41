"""Whoever asks to open a table or to sit down: may they, where they ask?"""

from __future__ import annotations

import discord

from bot.discord_api.channels import channels_of
from bot.discord_api.interactions import It
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.tables.lobbies import Lobbies
from bot.tables.permits import Guest, check_joining, check_opening


def guest_of(it: It) -> Guest:
    roles = it.user.roles if isinstance(it.user, discord.Member) else ()
    mine = frozenset(role.id for role in roles)
    return Guest(channels_of(it), mine, it.permissions.manage_guild)


class Admission:
    """Decides who may open a table, and who may sit down."""

    def __init__(self, stores: Stores, lobbies: Lobbies) -> None:
        self.stores = stores
        self.lobbies = lobbies

    async def may_open(self, it: It, *, practice: bool = False) -> None:
        """Refuse who may not open a table there or now; practice tables are not counted."""
        guild, guest = it.guild_id or 0, guest_of(it)
        await self._check_welcome(it)
        limits = self.stores.guild_settings.of(guild)
        check_opening(limits, guest)
        if not practice:
            await self.lobbies.check_room(guild, it.user.id, moderator=guest.moderator)

    async def may_join(self, it: It) -> None:
        """Refuse who may not sit down at any table of a server."""
        await self._check_welcome(it)
        check_joining(self.stores.guild_settings.of(it.guild_id or 0), guest_of(it))

    async def _check_welcome(self, it: It) -> None:
        if await self.stores.blocks.holds(it.guild_id or 0, it.user.id):
            raise Refused("moderate-blocked")
