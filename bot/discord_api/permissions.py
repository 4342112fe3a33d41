"""The permissions that the bot lacks in a channel, and their names in Discord's settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import discord

from bot.support.refusals import Refused
from bot.words import listed, say

SHOW = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""The names of the permissions that the bot needs to show a table in a channel or thread.

A thread needs `send_messages_in_threads`, and a channel needs `send_messages`. Without
`attach_files` a table has no pictures.
"""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""The names of the permissions to open a thread for a table and write in it."""

Missing: TypeAlias = Callable[[int, int], list[str]]
"""A function that returns the names of the permissions that the bot lacks to show a table.

It takes the ids of a server and a channel.
"""

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread
"""A channel or a thread of a server."""


def permission_names(permissions: Iterable[str]) -> str:
    """Return a phrase that lists permissions by their names in Discord's settings."""
    return listed(say(f"permission-{permission}") for permission in permissions)


def no_permission(permissions: Iterable[str], place: str) -> Refused:
    """Return the error Refused that tells the user which permissions the bot lacks in a place."""
    names = permission_names(permissions)
    return Refused("error-permission", permission=names, place=place)


def lacking(granted: discord.Permissions, permissions: Iterable[str]) -> list[str]:
    """Return the names in `permissions` of permissions that are not granted."""
    return [permission for permission in permissions if not getattr(granted, permission)]


def missing(where: Place | None) -> list[str]:
    """Return the names of the permissions that the bot lacks to show a table in a place.

    Return an empty list for an unknown place.
    """
    if where is None:
        return []
    granted = where.permissions_for(where.guild.me)
    in_thread = isinstance(where, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return lacking(granted, (permission for permission in SHOW if permission != unneeded))


def lacking_for_threads(where: Place | None) -> str:
    """Return the name of the first permission that the bot lacks for threads of a text channel.

    Return an empty text if it lacks none, or if the place is not a text channel.
    """
    if not isinstance(where, discord.TextChannel):
        return ""
    granted = where.permissions_for(where.guild.me)
    return next(iter(lacking(granted, THREADS)), "")


def permission_bits(names: Iterable[str]) -> int:
    """Return the bit field of permissions, as Discord's API and invite links use it."""
    return discord.Permissions(**dict.fromkeys(names, True)).value
