"""The permissions that the bot lacks in a channel, and their names in Discord's settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import discord

from bot.support.refusals import Refused
from bot.words import listed, say

SHOW = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""The permissions to show a table. Without `attach_files` it is shown without pictures."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions to open a thread for a table."""

Missing: TypeAlias = Callable[[int, int], list[str]]
"""A function from a server and a channel to the permissions that the bot lacks there."""

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread
"""A channel or a thread of a server."""


def permission_names(permissions: Iterable[str]) -> str:
    """Return a list of permissions in words, named as in Discord's settings."""
    return listed(say(f"permission-{permission}") for permission in permissions)


def no_permission(permissions: Iterable[str], place: str) -> Refused:
    """Return a Refused that names the permissions which the bot lacks in a place."""
    names = permission_names(permissions)
    return Refused("error-permission", permission=names, place=place)


def lacking(granted: discord.Permissions, permissions: Iterable[str]) -> list[str]:
    """Return the permissions that are not granted."""
    return [permission for permission in permissions if not getattr(granted, permission)]


def missing(where: Place | None) -> list[str]:
    """Return the permissions that the bot lacks to show a table, or none for an unknown place."""
    if where is None:
        return []
    granted = where.permissions_for(where.guild.me)
    in_thread = isinstance(where, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return lacking(granted, (permission for permission in SHOW if permission != unneeded))


def lacking_for_threads(where: Place | None) -> str:
    """Return the first lacking permission for threads of a text channel, or an empty text."""
    if not isinstance(where, discord.TextChannel):
        return ""
    granted = where.permissions_for(where.guild.me)
    return next(iter(lacking(granted, THREADS)), "")


def permission_bits(names: Iterable[str]) -> int:
    """Return permissions as Discord's bit field."""
    return discord.Permissions(**dict.fromkeys(names, True)).value
