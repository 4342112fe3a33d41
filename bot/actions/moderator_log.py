"""The log channel of a server: who of its moderators did what, and where."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.budget import Priority
from bot.client import It, Rentroll
from bot.discord_io import name_of
from bot.ui.message import Message
from bot.words import safe, say

_log = logging.getLogger(__name__)

LONGEST = 1900


class Journal:
    """Writes lines into log channels; a server without one is none the worse for it."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot

    async def note(self, it: It, deed: str) -> None:
        """What somebody did; `deed` goes on after their name."""
        self.enter(it)
        await self.write(it.guild_id or 0, f"{signature(it.user)} {deed}")

    def enter(self, it: It) -> None:
        """The same for the host, in numbers: names are nobody else's business."""
        data: Any = it.data or {}
        what = it.command.qualified_name if it.command else data.get("custom_id")
        _log.info(
            "server %d, channel %d: moderator %d used %s",
            it.guild_id or 0,
            it.channel_id or 0,
            it.user.id,
            what,
        )

    async def write(self, guild: int, text: str, channel: int = 0) -> bool:
        """A line of its own, into the log channel or another; whether it was written."""
        place = channel or self.bot.guild_settings.of(guild).log
        if not place:
            return False
        line = Message(text[:LONGEST], silent=True)
        return await self.bot.keeper.write(place, line, Priority.TIDY)


def signature(user: discord.User | discord.Member) -> str:
    """Who did it, by name and by id: names change."""
    return say("moderate-who", name=safe(name_of(user)), user=user.id)
