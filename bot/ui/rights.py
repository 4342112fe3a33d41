"""Which permissions the bot lacks in a channel, by their names in Discord's settings."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.hosting.invite import NAMES, lacking
from bot.refused import Refused
from bot.words import say

_FLAGS = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
SHOW = {flag: NAMES[flag] for flag in _FLAGS}
"""What showing a table takes. Only without pictures it goes on."""
THREADS = {flag: NAMES[flag] for flag in ("create_public_threads", "send_messages_in_threads")}
"""What a thread of a table takes."""


def no_permission(permissions: Iterable[str], place: str) -> Refused:
    """That something is lacking in a place, by the names of Discord's settings."""
    return Refused(say("error-permission", permission=", ".join(permissions), place=place))


def missing(client: discord.Client, channel: int) -> list[str]:
    """What is missing to show a table there, as far as the client knows."""
    where = client.get_channel(channel)
    if not isinstance(where, discord.abc.GuildChannel | discord.Thread):
        return []
    granted = where.permissions_for(where.guild.me)
    in_thread = isinstance(where, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return lacking(granted, (flag for flag in SHOW if flag != unneeded))


def lacking_for_threads(client: discord.Client, channel: int) -> str:
    """The permission that keeps a channel from having threads; empty where it can have some."""
    where = client.get_channel(channel)
    if not isinstance(where, discord.TextChannel):
        return ""
    granted = where.permissions_for(where.guild.me)
    return next(iter(lacking(granted, THREADS)), "")
