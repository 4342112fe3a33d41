"""The options of a slash command: what is suggested for them, and whether they can be true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.catalogue import say
from bot.ui.ids import NotOurs
from bot.ui.parts import MOST_CHOICES
from renders.words import shorten

LONGEST = 6000
"""Characters of an option, as Discord has it."""
MOST = 1 << 53
"""Between this and its negative lie all whole numbers that Discord sends."""
LONGEST_CHOICE = 100


def described(subject: str, names: str) -> dict[str, str]:
    """What the options of a command are for, by their names."""
    return {name: say(f"{subject}.option_{name}") for name in names.split()}


def suggested(typed: str, choices: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Labels that contain what is typed so far, each with its value."""
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=shorten(label, LONGEST_CHOICE), value=value)
        for label, value in choices
        if wanted in label.casefold() and len(value) <= LONGEST_CHOICE
    ][:MOST_CHOICES]


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
