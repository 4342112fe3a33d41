"""What the client library keeps of a press: its channel's last message, and no old buttons."""

from __future__ import annotations

from typing import Any

from discord.state import ConnectionState


def hear_presses(state: ConnectionState[Any]) -> None:
    """Every press says which message is the last of its channel; the library would forget it.

    Of the message that was pressed it would make objects of all buttons and pictures, which
    nobody asks for: its custom id is a button's whole memory.
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
