"""The log channel of a server: who of its moderators did what, and where."""

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
from bot.words import safe, say_aloud

_log = logging.getLogger(__name__)

LONGEST = 1900


class Journal:
    """Writes lines into log channels; a server without one is none the worse for it."""

    def __init__(self, settings: Guilds, keeper: MessageKeeper) -> None:
        self.guild_settings = settings
        self.keeper = keeper

    async def note(self, it: It, deed: str, value: str = "") -> None:
        """What somebody did; `deed` goes on after their name, `value` is for the host."""
        self.enter(it, value)
        await self.write(it.guild_id or 0, f"{signature(it.user)} {deed}")

    def enter(self, it: It, value: str = "") -> None:
        """The same for the host: of people only the moderator, and what is new now as `value`."""
        _log.info(
            "server %d, channel %d: moderator %d used %s%s",
            it.guild_id or 0,
            it.channel_id or 0,
            it.user.id,
            _used(it),
            f" ({value})" if value else "",
        )

    async def write(self, guild: int, text: str, channel: int = 0) -> bool:
        """A line of its own, into the log channel or another; whether it was written."""
        place = channel or self.guild_settings.of(guild).log
        if not place:
            return False
        line = Message(text[:LONGEST], silent=True)
        return await self.keeper.write(place, line, Priority.TIDY)


def _used(it: It) -> str:
    """A command, or what a button of its page is for: whom it is about is no part of that."""
    if it.command:
        return it.command.qualified_name
    data: Any = it.data or {}
    return parse(str(data.get("custom_id", ""))).verb.replace("-", " ")


def signature(user: User) -> str:
    """Who did it, by name and by id: names change."""
    return say_aloud("moderate-who", name=safe(name_of(user)), user=user.id)
