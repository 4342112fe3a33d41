"""Checks before a user opens a table or takes a seat."""

from __future__ import annotations

import discord

from bot.discord_api.channels import channels_of
from bot.discord_api.interactions import It
from bot.store.stores import Stores
from bot.support.refusals import Refused
from bot.tables.lobbies import Lobbies
from bot.tables.permits import Guest, check_joining, check_opening


def guest_of(it: It) -> Guest:
    """Return the channels of an interaction, its user's roles, and the right to manage the server.

    Channels and roles are given as ids.
    """
    roles = it.user.roles if isinstance(it.user, discord.Member) else ()
    mine = frozenset(role.id for role in roles)
    return Guest(channels_of(it), mine, it.permissions.manage_guild)


class Admission:
    """The checks that a user passes before opening a table or taking a seat in a server.

    They cover blocked users, the server's settings, and the server's limit of tables.
    """

    def __init__(self, stores: Stores, lobbies: Lobbies) -> None:
        self.stores = stores
        self.lobbies = lobbies

    async def may_open(self, it: It, *, practice: bool = False) -> None:
        """Raise Refused if the user may not open a table in the interaction's channel.

        Practice tables ignore the limit of tables.
        """
        guild, guest = it.guild_id or 0, guest_of(it)
        await self._check_welcome(it)
        limits = self.stores.guild_settings.of(guild)
        check_opening(limits, guest)
        if not practice:
            await self.lobbies.check_room(guild, it.user.id, moderator=guest.moderator)

    async def may_join(self, it: It) -> None:
        """Raise Refused if the user may not take a seat at this server's tables."""
        await self._check_welcome(it)
        check_joining(self.stores.guild_settings.of(it.guild_id or 0), guest_of(it))

    async def _check_welcome(self, it: It) -> None:
        if await self.stores.blocks.holds(it.guild_id or 0, it.user.id):
            raise Refused("moderate-blocked")
