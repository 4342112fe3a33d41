"""The options of a slash command, once more: Discord checks them, and nobody else would."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.ui.ids import NotOurs

LONGEST = 6000
"""Characters of an option, as Discord has it."""
MOST = 1 << 53
"""Between this and its negative lie all whole numbers that Discord sends."""


def check_options(it: discord.Interaction[Any]) -> None:
    """NotOurs for a value that Discord would not have let through."""
    command = it.command
    if not isinstance(command, app_commands.Command):
        return  # one of the past: whoever calls it says so
    for parameter in command.parameters:
        value = getattr(it.namespace, parameter.display_name)
        if value is not None and not _fits(parameter, value):
            raise NotOurs(parameter.display_name)


def _fits(parameter: app_commands.Parameter, value: object) -> bool:
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if isinstance(value, discord.Object):
        return False  # Discord tells what it knows of whoever and whatever is named
    if isinstance(value, str):
        return len(value) <= LONGEST
    if not isinstance(value, int):
        return True
    least, most = parameter.min_value, parameter.max_value
    return (-MOST if least is None else least) <= value <= (MOST if most is None else most)
