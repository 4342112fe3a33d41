"""The options of a slash command: what is suggested for them, and whether they can be true."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import wraps
from inspect import get_annotations
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.discord_api.answers import reply_to
from bot.discord_api.interactions import It
from bot.discord_api.localise import command_name, described
from bot.tables.rule_card import edition_line
from bot.tables.server_editions import EditionsByServer
from bot.ui.components import LONGEST_CHOICE, MOST_CHOICES
from bot.ui.custom_ids import NotOurs
from bot.ui.message import Answer
from renders.words import shorten

V = TypeVar("V", int, str)
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, Answer | None]]
"""Does what a command asks for; what it returns is the answer."""
Choices: TypeAlias = list[app_commands.Choice[str]]
Suggest: TypeAlias = Callable[[It, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]

LONGEST = 6000
"""Characters of an option, as Discord has it."""
MOST = 1 << 53
"""Between this and its negative lie all whole numbers that Discord sends."""


def slash(
    where: app_commands.CommandTree[Any] | app_commands.Group,
    subject: str,
    name: str,
    /,
    *,
    suggest: Mapping[str, Suggest] | None = None,
    anywhere: bool = False,
    **keys: str,
) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Registers a command of a subject, for servers alone unless it may be used `anywhere`.

    What its callback returns is sent to whoever used it, and to the whole channel where they wish
    so. The message files say what it and its options are for; `keys` name other sentences for some
    options. `suggest` answers those who type an option.
    """

    def register(callback: Callback) -> app_commands.Command[Any, ..., None]:
        word = name.replace("-", "_")
        about = described(f"{subject}-command_{word}")
        path = f"{where.name}_{word}" if isinstance(where, app_commands.Group) else word
        made = where.command(name=command_name(path), description=about)(_answered(callback))
        _tell_options(made, subject, keys)
        app_commands.autocomplete(**(suggest or {}))(made)
        if not anywhere:
            app_commands.guild_only()(made)
        return made

    return register


def _answered(callback: Callback) -> Callable[..., Coroutine[Any, Any, None]]:
    """A command whose answer is sent."""
    # the library would look for the names of types in this module
    callback.__annotations__ = get_annotations(callback, eval_str=True)

    @wraps(callback)
    async def command(it: It, **options: Any) -> None:
        told = await callback(it, **options)
        if told is not None:
            await reply_to(it).say(told)

    return command


def _tell_options(
    made: app_commands.Command[Any, ..., None], subject: str, keys: Mapping[str, str]
) -> None:
    """What options are called, what they are for, and what they offer, in every language."""
    parameters = {parameter.name: parameter for parameter in made.parameters}
    offered = {
        name: [
            app_commands.Choice(name=described(f"choice-{one.value}"), value=one.value)
            for one in parameter.choices
        ]
        for name, parameter in parameters.items()
        if parameter.choices and all(one.name == one.value for one in parameter.choices)
    }
    told = {name: described(keys.get(name) or f"{subject}-option_{name}") for name in parameters}
    app_commands.describe(**told)(made)
    app_commands.choices(**offered)(made)
    app_commands.rename(**{name: described(f"option-{name}") for name in parameters})(made)


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


def edition_suggestions(server_editions: EditionsByServer) -> Suggest:
    """Suggest the editions that may be played."""

    async def suggest(it: It, current: str) -> Choices:
        editions = await server_editions.of(it.guild_id or 0)
        return suggested(current, ((edition_line(ed), ed.id) for ed in editions.offered()))

    return suggest
