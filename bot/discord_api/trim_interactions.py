"""A change to discord.py's parser of interactions that saves memory."""

from __future__ import annotations

from typing import Any

from discord.state import ConnectionState


def hear_presses(state: ConnectionState[Any]) -> None:
    """Replace the parser of interactions by one that also notes the channel's newest message.

    discord.py ignores the `last_message_id` of an interaction's channel. It makes objects of the
    pressed message's buttons and pictures, so these are removed first: the bot does not use them.
    """
    parsers = state.parsers
    parse = parsers["INTERACTION_CREATE"]

    def hear(data: Any) -> None:
        told = data.get("channel") or {}
        guild = state._get_guild(int(data.get("guild_id") or 0))
        channel: Any = guild and guild.get_channel_or_thread(int(told.get("id") or 0))
        if channel and told.get("last_message_id"):
            channel.last_message_id = int(told["last_message_id"])
        if "message" in data:
            data["message"] |= {"components": [], "attachments": []}
        parse(data)

    parsers["INTERACTION_CREATE"] = hear
