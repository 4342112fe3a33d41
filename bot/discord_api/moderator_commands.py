"""Commands that a server gives to its moderators, and the buttons of the pages they open.

Discord decides who may use such a command, but anybody's old page still has its buttons:
so every press of one is asked about the rights again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord_api.interactions import It
from bot.discord_api.localise import command_name, described
from bot.support.refusals import Refused

OPEN = 15 * 60.0
"""Seconds for which a page trusts whoever was allowed to use the command, whatever their roles."""


class TrustedUsers:
    """People whom Discord let use a command although they do not manage the server.

    Their pages are trusted for a while, by what we remember and never by what a page says.
    """

    def __init__(self, command: str, now: Callable[[], float]) -> None:
        self.command = command
        self._now = now
        self._until: dict[tuple[int, int], float] = {}

    def let_in(self, it: It) -> None:
        """Discord decides who may use the command. Who manages the server is trusted anyway."""
        now = self._now()
        self._until = {user: until for user, until in self._until.items() if until >= now}
        if not it.permissions.manage_guild:
            self._until[it.guild_id or 0, it.user.id] = now + OPEN

    def trusts(self, it: It) -> bool:
        """Whether somebody was let in lately, or manages the server."""
        until = self._until.get((it.guild_id or 0, it.user.id), 0.0)
        return it.permissions.manage_guild or self._now() <= until

    def check(self, it: It) -> None:
        """Refused for whoever is not trusted any more."""
        if not self.trusts(it):
            raise Refused("setup-expired", command=self.command)


class ModeratorGroup(app_commands.Group):
    """A group of commands for moderators, and for whom else a server gives them to."""

    def __init__(
        self,
        tree: app_commands.CommandTree[Any],
        now: Callable[[], float],
        name: str,
        about: str,
    ) -> None:
        super().__init__(
            name=command_name(name),
            description=described(about),
            guild_only=True,
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self.trusted = TrustedUsers(name, now)
        tree.add_command(self)

    async def interaction_check(self, it: discord.Interaction[Any]) -> bool:
        self.trusted.let_in(it)
        return True
