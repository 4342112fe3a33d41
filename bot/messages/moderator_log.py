"""The log of moderators' actions, in a server's log channel and in the host's log."""

from __future__ import annotations

import logging
from typing import Any

from bot.discord_api.budget import Priority
from bot.discord_api.interactions import It, User
from bot.discord_api.sender import name_of
from bot.messages.keeper import MessageKeeper
from bot.store.servers.guilds import Guilds
from bot.ui.custom_ids import parse
from bot.ui.message import Message
from bot.words import safe, say_public

_log = logging.getLogger(__name__)

LONGEST_LOG_LINE = 1900
"""Most characters of a line for a log channel. Longer lines are cut."""


class ModeratorLog:
    """A writer of lines into servers' log channels.

    A server without a log channel gets no lines.
    """

    def __init__(self, settings: Guilds, keeper: MessageKeeper) -> None:
        self.guild_settings = settings
        self.keeper = keeper

    async def note(self, it: It, deed: str, value: str = "") -> None:
        """Log a moderator's action in the server's log channel and in the host's log.

        The channel gets `deed` after the moderator's name, and the host gets the new `value`.
        """
        self.enter(it, value)
        await self.write(it.guild_id or 0, f"{signature(it.user)} {deed}")

    def enter(self, it: It, value: str = "") -> None:
        """Log a moderator's action in the host's log, without ids of other users.

        `value` is the value that the moderator set.
        """
        _log.info(
            "server %d, channel %d: moderator %d used %s%s",
            it.guild_id or 0,
            it.channel_id or 0,
            it.user.id,
            _used(it),
            f" ({value})" if value else "",
        )

    async def write(self, guild: int, text: str, channel: int = 0) -> bool:
        """Post a line into `channel`, by default the server's log channel.

        Return True if it was posted.
        """
        place = channel or self.guild_settings.of(guild).log
        if not place:
            return False
        line = Message(text[:LONGEST_LOG_LINE], silent=True)
        return await self.keeper.write(place, line, Priority.TIDY)


def _used(it: It) -> str:
    """Return the name of the interaction's command, or the verb of its button."""
    if it.command:
        return it.command.qualified_name
    data: Any = it.data or {}
    return parse(str(data.get("custom_id", ""))).verb.replace("-", " ")


def signature(user: User) -> str:
    """Return a text with a user's name and id for the log channel, because names change."""
    return say_public("moderate-who", name=safe(name_of(user)), user=user.id)
