"""Which permissions the bot lacks in a channel, and what Discord's settings call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import discord

from bot.support.refusals import Refused
from bot.words import listed, say

SHOW = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""What showing a table takes. Only without pictures it goes on."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""What a thread of a table takes."""

Missing: TypeAlias = Callable[[int, int], list[str]]
"""Returns the permissions that the bot lacks in a channel of a server."""

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread
"""A channel or a thread of a server."""


def permission_names(permissions: Iterable[str]) -> str:
    """What Discord's settings call these permissions."""
    return listed(say(f"permission-{permission}") for permission in permissions)


def no_permission(permissions: Iterable[str], place: str) -> Refused:
    """That something is lacking in a place."""
    names = permission_names(permissions)
    return Refused("error-permission", permission=names, place=place)


def lacking(granted: discord.Permissions, permissions: Iterable[str]) -> list[str]:
    """Those of these permissions that are not granted."""
    return [permission for permission in permissions if not getattr(granted, permission)]


def missing(where: Place | None) -> list[str]:
    """Return what is missing to show a table there. Nothing is known of an unknown place."""
    if where is None:
        return []
    granted = where.permissions_for(where.guild.me)
    in_thread = isinstance(where, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return lacking(granted, (permission for permission in SHOW if permission != unneeded))


def lacking_for_threads(where: Place | None) -> str:
    """The permission that keeps a channel from having threads; empty where it can have some."""
    if not isinstance(where, discord.TextChannel):
        return ""
    granted = where.permissions_for(where.guild.me)
    return next(iter(lacking(granted, THREADS)), "")


def permission_bits(names: Iterable[str]) -> int:
    """Return permissions as the number in which Discord counts them."""
    return discord.Permissions(**dict.fromkeys(names, True)).value
