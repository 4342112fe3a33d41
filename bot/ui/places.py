"""Which channels of a server somebody can see, as far as the client knows them."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

import discord

It: TypeAlias = discord.Interaction[Any]


class Placed(Protocol):
    """Something that is in a channel of a server: a game, a vote."""

    @property
    def guild(self) -> int: ...

    @property
    def channel(self) -> int: ...


def place_of(it: It, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """A channel of the server that somebody asks in.

    One that is not known was deleted, or is a thread that was archived.
    """
    place = it.guild.get_channel_or_thread(channel) if it.guild else None
    return None if isinstance(place, discord.Thread) and place.parent is None else place


def visible(it: It, channel: int) -> bool:
    """Whether whoever asks can see a channel of their server.

    Where they ask, they are. Who is in a private thread, or was in a channel that is not known
    any more, nobody tells us: only moderators look there.
    """
    if channel in (it.channel_id, getattr(it.channel, "parent_id", None)):
        return True
    place = place_of(it, channel)
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return it.permissions.manage_guild
    return isinstance(it.user, discord.Member) and place.permissions_for(it.user).view_channel
