"""The registration of slash commands, with suggestions for options and checks of their values."""

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
"""The coroutine function of a command.

Its return value is sent as the answer, unless it is None.
"""
Choices: TypeAlias = list[app_commands.Choice[str]]
Suggest: TypeAlias = Callable[[It, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]

LONGEST_OPTION = 6000
"""Most characters in a text option. Discord documents this limit."""
MOST = 1 << 53
"""The largest absolute value of a whole-number option that Discord sends."""


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
    """Return a decorator that registers a slash command.

    Users see the command in servers, and in direct messages only if `anywhere`. The callback's
    return value is sent as the answer. The message keys of the descriptions begin with `subject`.
    `keys` gives the descriptions of some options other keys. `suggest` maps an option to the
    function that completes the text that users type.
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
    """Wrap a callback so that its return value is sent as the answer, unless it is None."""
    # discord.py would resolve the annotations in this module
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
    """Set the translatable names, descriptions and choices of a command's options."""
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
    """Return at most 25 choices whose labels contain the typed text, in any case of letters.

    Choices with a value too long for Discord are left out.
    """
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=shorten(label, LONGEST_CHOICE), value=value)
        for label, value in choices
        if wanted in label.casefold() and len(str(value)) <= LONGEST_CHOICE
    ][:MOST_CHOICES]


def check_options(it: discord.Interaction[Any]) -> None:
    """Raise NotOurs for an option value that Discord should not have accepted."""
    command = it.command
    if not isinstance(command, app_commands.Command):
        return  # a removed command: discord.py raises CommandNotFound
    for parameter in command.parameters:
        value = getattr(it.namespace, parameter.display_name)
        if value is not None and not _fits(parameter, value):
            raise NotOurs(parameter.display_name)


def _fits(parameter: app_commands.Parameter, value: object) -> bool:
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if isinstance(value, discord.Object):
        return False  # Discord sends the data of users, roles and channels that exist
    if isinstance(value, str):
        return len(value) <= LONGEST_OPTION
    if not isinstance(value, int):  # a float is a whole number beyond MOST
        return not isinstance(value, float)
    least, most = parameter.min_value, parameter.max_value
    return (-MOST if least is None else least) <= value <= (MOST if most is None else most)


def edition_suggestions(server_editions: EditionsByServer) -> Suggest:
    """Return a function that suggests the editions which a server offers."""

    async def suggest(it: It, current: str) -> Choices:
        editions = await server_editions.of(it.guild_id or 0)
        return suggested(current, ((edition_line(ed), ed.id) for ed in editions.offered()))

    return suggest
