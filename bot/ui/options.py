"""The options of a slash command: what is suggested for them, and whether they can be true."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.client import It
from bot.localise import described
from bot.ui.ids import NotOurs
from bot.ui.parts import MOST_CHOICES
from renders.words import shorten

V = TypeVar("V", int, str)
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Choices: TypeAlias = list[app_commands.Choice[str]]
Suggest: TypeAlias = Callable[[It, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]

LONGEST = 6000
"""Characters of an option, as Discord has it."""
MOST = 1 << 53
"""Between this and its negative lie all whole numbers that Discord sends."""
LONGEST_CHOICE = 100


def slash(
    where: app_commands.CommandTree[Any] | app_commands.Group,
    subject: str,
    name: str,
    /,
    *,
    suggest: Mapping[str, Suggest] | None = None,
    anywhere: bool = False,
    extras: dict[Any, Any] | None = None,
    **keys: str,
) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Registers a command of a subject, for servers alone unless it may be used `anywhere`.

    The message files say what it and its options are for; `keys` name other sentences for some
    options. `suggest` answers those who type an option.
    """

    def register(callback: Callback) -> app_commands.Command[Any, ..., None]:
        about = described(f"{subject}-command_{name.replace('-', '_')}")
        made = where.command(name=name, description=about, extras=extras or {})(callback)
        options = [parameter.name for parameter in made.parameters]
        told = {
            option: described(keys.get(option) or f"{subject}-option_{option}")
            for option in options
        }
        app_commands.describe(**told)(made)
        app_commands.autocomplete(**(suggest or {}))(made)
        if not anywhere:
            app_commands.guild_only()(made)
        return made

    return register


def suggested(typed: str, choices: Iterable[tuple[str, V]]) -> list[app_commands.Choice[V]]:
    """Labels that contain what is typed so far, each with its value."""
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=shorten(label, LONGEST_CHOICE), value=value)
        for label, value in choices
        if wanted in label.casefold() and len(str(value)) <= LONGEST_CHOICE
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
    if not isinstance(value, int):  # a float is a whole number that is far too large
        return not isinstance(value, float)
    least, most = parameter.min_value, parameter.max_value
    return (-MOST if least is None else least) <= value <= (MOST if most is None else most)
