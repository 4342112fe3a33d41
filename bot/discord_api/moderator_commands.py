"""Commands for moderators, and the check of presses on the pages that these commands open.

Discord decides who may use a moderators' command. An open page keeps its buttons when its user
loses that right, so every press is checked again.
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
"""Seconds after a command in which a user who does not manage the server may use its page."""


class TrustedUsers:
    """The users who lately used a moderators' command without the right to manage the server.

    Discord let them use the command, so their presses are accepted for `OPEN` seconds. The users
    are kept in memory only.
    """

    def __init__(self, command: str, now: Callable[[], float]) -> None:
        self.command = command
        self._now = now
        self._until: dict[tuple[int, int], float] = {}

    def let_in(self, it: It) -> None:
        """Trust the user of a command for `OPEN` seconds. Forget the users whose time is over."""
        now = self._now()
        self._until = {user: until for user, until in self._until.items() if until >= now}
        if not it.permissions.manage_guild:
            self._until[it.guild_id or 0, it.user.id] = now + OPEN

    def trusts(self, it: It) -> bool:
        """Return True if an interaction's user used the command lately or may manage the server."""
        until = self._until.get((it.guild_id or 0, it.user.id), 0.0)
        return it.permissions.manage_guild or self._now() <= until

    def check(self, it: It) -> None:
        """Raise Refused if the user of an interaction is not trusted, or not any more."""
        if not self.trusts(it):
            raise Refused("setup-expired", command=self.command)


class ModeratorGroup(app_commands.Group):
    """A group of commands for users who manage a server, and for users that the server chooses."""

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
