"""Which permissions the bot lacks in a channel, by their names in Discord's settings."""

from __future__ import annotations

import discord

SHOW = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}
"""What showing a table takes. Only without pictures it goes on."""


def missing(client: discord.Client, channel: int) -> list[str]:
    """What is missing to show a table there, as far as the client knows."""
    where = client.get_channel(channel)
    if not isinstance(where, discord.abc.GuildChannel | discord.Thread):
        return []
    granted = where.permissions_for(where.guild.me)
    in_thread = isinstance(where, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return [name for flag, name in SHOW.items() if flag != unneeded and not getattr(granted, flag)]
