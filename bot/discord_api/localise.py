"""Commands in other languages: what they are for comes from the same message files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.words import LANGUAGES, Language, known_language, say


def described(key: str) -> app_commands.locale_str:
    """A message about a command, in English; its id leads to its twins in other languages."""
    return app_commands.locale_str(say(key), key=key)


def command_name(path: str) -> app_commands.locale_str:
    """The name of a command by its path, as `game_new`, likewise."""
    return described(f"command-{path}")


def command_group(
    tree: app_commands.CommandTree[Any], name: str, about: str, *, anywhere: bool = False
) -> app_commands.Group:
    """A new group of commands, for servers alone unless they may be used `anywhere`."""
    group = app_commands.Group(
        name=command_name(name), description=described(about), guild_only=not anywhere
    )
    tree.add_command(group)
    return group


class Localiser(app_commands.Translator):
    """Answers Discord's question for a command's words in a language, where we have it."""

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
