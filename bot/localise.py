"""Commands in other languages: what they are for comes from the same message files."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.words import LANGUAGES, Language, say


def described(key: str) -> app_commands.locale_str:
    """A message about a command, in English; its id leads to its twins in other languages."""
    return app_commands.locale_str(say(key), key=key)


class Localiser(app_commands.Translator):
    """Answers Discord's question for a command's words in a language, where we have it."""

    def __init__(self, languages: Mapping[str, Language] = LANGUAGES) -> None:
        self._languages = {name: told for name, told in languages.items() if name != "en"}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = self._languages.get(locale.value) or self._languages.get(locale.value[:2])
        key = string.extras.get("key", "")
        return language.say(key, {}) if language and key in language.patterns else None
