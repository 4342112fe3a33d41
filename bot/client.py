"""The running client, as everything that it is made of names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

if TYPE_CHECKING:
    from bot.app import Rentroll as Rentroll
else:  # bot.app imports nearly everything, so that nearly nothing can import it
    Rentroll = Any

It: TypeAlias = discord.Interaction[Rentroll]
"""What somebody asks of it, by a command, a button or a form."""
