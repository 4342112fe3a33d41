"""Which channels a game can be played in, and which of them somebody can see."""

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
"""Channels in which people write, and so can play."""
PARENTS = [*CHANNELS, discord.ChannelType.forum]
"""Channels in which people play, in themselves or in a thread below them."""
PLACES = [
    *CHANNELS,
    discord.ChannelType.news_thread,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
]
"""Whatever can have a table of its own."""


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
        if place is None:  # whoever asks sees it, and we do not
            raise app_commands.TransformerError(value, self.type, self)
        return place


Place: TypeAlias = app_commands.Transform[
    discord.abc.GuildChannel | discord.Thread,
    PlaceOption,
]


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


def channels_of(it: It) -> tuple[int, ...]:
    """The channel that somebody asks in, then the one above it where it is a thread."""
    return tuple(filter(None, (it.channel_id, getattr(it.channel, "parent_id", None))))


def visible(it: It, channel: int) -> bool:
    """Return True if the asking user can see a channel of their server.

    They see the channel they ask in. Discord does not tell us the members of private threads,
    so other private threads are for those who may manage threads, as in Discord itself. Games of
    a channel that is not known any more are for moderators.
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
