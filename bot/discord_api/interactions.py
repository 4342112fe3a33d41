"""Names for what discord.py hands to the other rooms."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

It: TypeAlias = discord.Interaction[Any]
"""A command, a press of a button or a submitted form."""
Attachment: TypeAlias = discord.Attachment
PressedMessage: TypeAlias = discord.Message
"""The message whose button was pressed."""
User: TypeAlias = discord.User | discord.Member


def is_thread(it: It) -> bool:
    """Return True for an interaction in a thread."""
    return isinstance(it.channel, discord.Thread)


def is_text_channel(it: It) -> bool:
    """Return True for an interaction in an ordinary text channel."""
    return isinstance(it.channel, discord.TextChannel)
