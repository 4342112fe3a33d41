"""Names for the types of discord.py that other rooms use."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

It: TypeAlias = discord.Interaction[Any]
"""An interaction: a command, a press, a choice in a list, or a submitted form."""
Attachment: TypeAlias = discord.Attachment
PressedMessage: TypeAlias = discord.Message
"""The message whose button was pressed."""
User: TypeAlias = discord.User | discord.Member


def is_thread(it: It) -> bool:
    """Return True if an interaction is in a thread."""
    return isinstance(it.channel, discord.Thread)


def is_text_channel(it: It) -> bool:
    """Return True if an interaction is in a text or announcement channel."""
    return isinstance(it.channel, discord.TextChannel)
