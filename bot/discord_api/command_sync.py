"""The registration of the slash commands with Discord, which is repeated only after changes.

The commands are registered for all servers or for one server. For each place, a fact (a row of
table `facts`) holds a hash of the commands that Discord has. The fact is emptied before a request,
so the next start repeats a failed request, even if the host chose another server meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.http import HTTPClient

from bot.discord_api.localise import Localiser
from bot.discord_api.sender import PATIENCE
from bot.store.database.database import Database
from bot.support.failures import BadSetting
from bot.words import LANGUAGES

_log = logging.getLogger(__name__)

FACT = "commands:"
"""The beginning of a fact's name (the key of a row of table `facts`).

The id of a server follows, or 0 for all servers.
"""
OPEN = ""
"""The value of a fact while it is unknown if Discord has the commands."""
IDS = "command ids"
"""The name of the fact that holds Discord's ids of the commands, for clickable mentions."""


class CommandSync:
    """The bot's slash commands as registered with Discord, and the ids that Discord gave them."""

    def __init__(
        self,
        tree: app_commands.CommandTree[Any],
        http: HTTPClient,
        application: int,
        db: Database,
        guild: int,
        *,
        forgets: bool,
    ) -> None:
        self.tree = tree
        self.http = http
        self.application = application
        self.db = db
        self.guild = guild
        """The id of the only server for which the commands are registered, or 0 for all servers."""
        self.forgets = forgets
        """True if the bot uses a playground, which has no commands after a restart."""
        self.ids: Mapping[str, int] = {}
        """Discord's ids of the commands, by the commands' English names."""

    async def update(self) -> None:
        """Register the commands for all servers or only for `guild`.

        Remove them from the places in which they were registered before.
        """
        chosen = f"{FACT}{self.guild}"
        await self._tell(chosen)
        for name in await self.db.facts(FACT):
            if name != chosen:
                await self._withdraw(name)

    async def _tell(self, name: str) -> None:
        """Send the commands to Discord if they have changed. Load their ids in any case."""
        guild = discord.Object(self.guild) if self.guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        await self.tree.set_translator(Localiser())
        mark = self._mark(guild)
        if await self.db.fact(name) == mark and not await self._is_new_playground(guild):
            self.ids = await self._known_ids(guild)
            return
        await self.db.remember(name, OPEN)
        try:
            async with asyncio.timeout(PATIENCE):
                told = await self.tree.sync(guild=guild)
        except (discord.Forbidden, discord.NotFound):
            if guild is None:
                raise
            raise BadSetting("RENTROLL_GUILD: the bot is not in that server") from None
        self.ids = await self._note_ids(told)
        await self.db.remember(name, mark)

    async def _is_new_playground(self, guild: discord.Object | None) -> bool:
        """Return True if the bot uses a playground, and the playground has no commands."""
        return self.forgets and not await self._fetch(guild)

    def _mark(self, guild: discord.Object | None) -> str:
        """Return a hash of the application, the commands, and the texts of all languages."""
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands(guild=guild)]
        words = {name: language.mark for name, language in LANGUAGES.items()}
        told = [self.application, commands, words]
        return sha256(msgspec.json.encode(told)).hexdigest()

    async def _known_ids(self, guild: discord.Object | None) -> dict[str, int]:
        """Return the stored command ids. If none are stored, request them from Discord.

        Return an empty dict if the request fails.
        """
        if known := await noted_ids(self.db):
            return known
        _log.info("the ids of the commands are unknown, so they are requested from Discord")
        try:
            return await self._note_ids(await self._fetch(guild))
        except (discord.HTTPException, TimeoutError) as error:
            _log.warning("commands cannot be clicked until the next start: %s", error)
            return {}

    async def _fetch(self, guild: discord.Object | None) -> list[discord.app_commands.AppCommand]:
        async with asyncio.timeout(PATIENCE):
            return await self.tree.fetch_commands(guild=guild)

    async def _note_ids(self, told: Iterable[discord.app_commands.AppCommand]) -> dict[str, int]:
        ids = {command.name: command.id for command in told}
        await self.db.remember(IDS, msgspec.json.encode(ids).decode(), aloud=True)
        return ids

    async def _withdraw(self, name: str) -> None:
        """Remove the commands from one server, or the commands for all servers.

        If that fails, the next start tries again, unless the bot is not in the server any more.
        """
        guild = int(name.removeprefix(FACT))
        try:
            async with asyncio.timeout(PATIENCE):
                if guild:
                    await self.http.bulk_upsert_guild_commands(self.application, guild, payload=[])
                else:
                    await self.http.bulk_upsert_global_commands(self.application, payload=[])
        except (discord.Forbidden, discord.NotFound):
            _log.info("the bot has left server %d, so no commands are left there", guild)
        except (discord.HTTPException, TimeoutError) as error:
            _log.warning("commands are offered twice until the next start: %s", error)
            return
        await self.db.delete_fact(name)

    async def reread_ids(self) -> None:
        """Load the command ids again, because another process has stored new ones."""
        self.ids = await noted_ids(self.db) or self.ids


async def noted_ids(db: Database) -> dict[str, int]:
    """Return the stored command ids by English name, or an empty dict if there are none to read."""
    try:
        return msgspec.json.decode(await db.fact(IDS) or "", type=dict[str, int])
    except msgspec.DecodeError:
        return {}
