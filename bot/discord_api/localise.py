"""The translation of command names and descriptions, from the bot's message files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.words import LANGUAGES, Language, known_language, say


def described(key: str) -> app_commands.locale_str:
    """Return the English text of a message, with its key for the translator."""
    return app_commands.locale_str(say(key), key=key)


def command_name(path: str) -> app_commands.locale_str:
    """Return the translatable name of a command. `path` names its group too, such as `game_new`."""
    return described(f"command-{path}")


def command_group(
    tree: app_commands.CommandTree[Any], name: str, about: str, *, anywhere: bool = False
) -> app_commands.Group:
    """Add a group of commands to the tree and return it.

    Users see the commands in servers, and in direct messages only if `anywhere`.
    """
    group = app_commands.Group(
        name=command_name(name), description=described(about), guild_only=not anywhere
    )
    tree.add_command(group)
    return group


class Localiser(app_commands.Translator):
    """A translator of command names and descriptions from English into the bot's languages."""

    def __init__(self, languages: Mapping[str, Language] = LANGUAGES) -> None:
        others = {name: told for name, told in languages.items() if name != "en"}
        self._by_locale = {
            locale: others.get(known_language(locale.value, others) or "")
            for locale in discord.Locale
        }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = self._by_locale[locale]
        key = string.extras.get("key", "")
        return language.say(key, {}) if language and key in language.keys else None
