"""Which permissions the bot lacks in a channel, by their names in Discord's settings."""

from __future__ import annotations

import discord

from bot.hosting.invite import NAMES, lacking

_FLAGS = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
SHOW = {flag: NAMES[flag] for flag in _FLAGS}
"""What showing a table takes. Only without pictures it goes on."""


def missing(client: discord.Client, channel: int) -> list[str]:
    """What is missing to show a table there, as far as the client knows."""
    where = client.get_channel(channel)
    if not isinstance(where, discord.abc.GuildChannel | discord.Thread):
        return []
    granted = where.permissions_for(where.guild.me)
    in_thread = isinstance(where, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return lacking(granted, (flag for flag in SHOW if flag != unneeded))
