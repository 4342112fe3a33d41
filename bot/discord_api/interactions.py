"""The name of what a user asks for, by a command, a button or a form."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

It: TypeAlias = discord.Interaction[Any]
