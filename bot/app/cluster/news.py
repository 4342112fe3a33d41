"""Notices in which other processes report changes of data that this process caches."""

from __future__ import annotations

from bot.discord_api.command_sync import IDS, CommandSync
from bot.servers.privacy.actions import FORGET, PersonalData
from bot.store.stores import Stores

MISSED = "missed"
"""The notice that means that earlier notices may have been lost."""


class News:
    """The receiver of notices, which reloads the cached data that they name."""

    def __init__(self, stores: Stores, commands: CommandSync, personal_data: PersonalData) -> None:
        self.stores = stores
        self.commands = commands
        self.personal_data = personal_data

    async def apply_notice(self, news: str) -> None:
        """Reload or delete the data that a notice names. After `MISSED`, reload all cached data."""
        what, _, number = news.partition(" ")
        people, guild_settings = self.stores.people, self.stores.guild_settings
        if news == MISSED:
            await people.load()
            await guild_settings.load()
            self.stores.editions.reread_all()
            await self.commands.reread_ids()
            await self.personal_data.catch_up()
        elif what == people.table:
            await people.reread(int(number))
        elif what == guild_settings.table:
            await guild_settings.reread(int(number))
        elif what == "editions":
            self.stores.editions.reread(int(number))
        elif news == IDS:
            await self.commands.reread_ids()
        elif what == FORGET:
            await self.personal_data.forget_everywhere(int(number))
