"""The language that the bot uses in each server."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.store.servers.guilds import Guilds
from bot.words import LANGUAGES, known_language, set_language


class ServerLanguages:
    """The language of each server: its moderators' choice, Discord's setting or English."""

    def __init__(self, settings: Guilds, get_guild: Callable[[int], discord.Guild | None]) -> None:
        self._settings = settings
        self._get_guild = get_guild

    def of(self, guild: int) -> str:
        """Return the code of a server's language, such as "en"."""
        chosen = self._settings.of(guild).language
        if chosen in LANGUAGES:
            return chosen
        known = self._get_guild(guild)
        return (known_language(known.preferred_locale.value) if known else None) or "en"

    def set_language(self, guild: int) -> None:
        """Set the current task's language to the language of a server."""
        set_language(self.of(guild))
