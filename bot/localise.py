"""Commands in other languages: their names and descriptions come from the same catalogue."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.catalogue import LANGUAGES
from bot.catalogue.english import ENGLISH


class Localiser(app_commands.Translator):
    """Answers Discord's question for a command's words in a language, where we have it.

    Commands are written in English; a word's key in the catalogue leads to its
    twin in another language. What a language lacks stays English.
    """

    def __init__(self, languages: Mapping[str, Mapping[str, str]] = LANGUAGES) -> None:
        self._languages = {name: table for name, table in languages.items() if name != "en"}
        self._keys = {words: key for key, words in ENGLISH.items()}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        table = self._languages.get(locale.value) or self._languages.get(locale.value[:2])
        key = self._keys.get(string.message)
        return table.get(key) if table and key else None
