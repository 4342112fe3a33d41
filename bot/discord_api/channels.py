"""The types of channels in which games can be played, and the check that a user sees a channel."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

import discord
from discord import app_commands

from bot.discord_api.interactions import It

CHANNELS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""Types of channels that people can write and play in."""
PARENTS = [*CHANNELS, discord.ChannelType.forum]
"""Types of channels in which people can play, in the channel or in its threads."""
PLACES = [
    *CHANNELS,
    discord.ChannelType.news_thread,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
]
"""Types of channels and threads that can have a table."""


class PlaceOption(app_commands.Transformer):
    """An option of a command that names a channel or a thread to play in."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return PLACES

    async def transform(
        self,
        _it: discord.Interaction[Any],
        value: app_commands.AppCommandChannel | app_commands.AppCommandThread,
        /,
    ) -> discord.abc.GuildChannel | discord.Thread:
        place = value.resolve()
        if place is None:  # the user sees it, but the bot does not
            raise app_commands.TransformerError(value, self.type, self)
        return place


Place: TypeAlias = app_commands.Transform[
    discord.abc.GuildChannel | discord.Thread,
    PlaceOption,
]


class Placed(Protocol):
    """An object in a channel of a server, such as a game or a vote."""

    @property
    def guild(self) -> int: ...

    @property
    def channel(self) -> int: ...


def place_of(it: It, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return the cached channel or thread with this id in the interaction's server, or None.

    Deleted channels, archived threads and threads of unknown channels are not in the cache.
    """
    place = it.guild.get_channel_or_thread(channel) if it.guild else None
    return None if isinstance(place, discord.Thread) and place.parent is None else place


def channels_of(it: It) -> tuple[int, ...]:
    """Return the ids of the interaction's channel and, for a thread, of its parent channel."""
    return tuple(filter(None, (it.channel_id, getattr(it.channel, "parent_id", None))))


def visible(it: It, channel: int) -> bool:
    """Return True if the user of an interaction can see a channel of the server.

    Users see the channel of the interaction and the parent of its thread. Discord does not tell
    bots the members of private threads, so a user needs the right to manage threads to see another
    private thread. For a channel that is not in the cache, a user needs the right to manage the
    server.
    """
    if channel in channels_of(it):
        return True
    place = place_of(it, channel)
    if place is None:
        return it.permissions.manage_guild
    if not isinstance(it.user, discord.Member):
        return False
    seen = place.permissions_for(it.user)
    hidden = isinstance(place, discord.Thread) and place.is_private() and not seen.manage_threads
    return seen.view_channel and not hidden
