"""Tells Discord our commands: only when they changed, and in one place only.

What was told where is a fact of the database, noted as open before Discord hears of it: so
whatever fails half-way is done at the next start, also when another server was chosen by then.
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
"""Begins the name of a fact; the id of a server follows, 0 for all servers."""
OPEN = ""
"""The value of a fact while it is not known whether Discord has the commands."""
IDS = "command ids"
"""The name of the fact that has Discord's ids of our commands, by which a text mentions them."""


class CommandSync:
    """Discord's list of our commands, and the ids that it gave them."""

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
        """The only server that has our commands, or 0 for all servers."""
        self.forgets = forgets
        """True for a playground, which forgets the commands when it is closed."""
        self.ids: Mapping[str, int] = {}

    async def update(self) -> None:
        """Tell all servers our commands, or the one of the settings; no other place keeps any."""
        chosen = f"{FACT}{self.guild}"
        await self._tell(chosen)
        for name in await self.db.facts(FACT):
            if name != chosen:
                await self._withdraw(name)

    async def _tell(self, name: str) -> None:
        """Send the commands, unless they are those that were sent last."""
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
        """A playground that was closed and opened again has forgotten what it was told."""
        return self.forgets and not await self._fetch(guild)

    def _mark(self, guild: discord.Object | None) -> str:
        """Return a text that changes with the commands, and with any word of a language."""
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands(guild=guild)]
        words = {name: language.mark for name, language in LANGUAGES.items()}
        told = [self.application, commands, words]
        return sha256(msgspec.json.encode(told)).hexdigest()

    async def _known_ids(self, guild: discord.Object | None) -> dict[str, int]:
        """The ids that Discord gave; they are asked for where they were not noted."""
        if known := await noted_ids(self.db):
            return known
        _log.info("the ids of our commands are not known yet")
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
        """Leave no commands where they were told before; what fails is tried at the next start."""
        guild = int(name.removeprefix(FACT))
        try:
            async with asyncio.timeout(PATIENCE):
                if guild:
                    await self.http.bulk_upsert_guild_commands(self.application, guild, payload=[])
                else:
                    await self.http.bulk_upsert_global_commands(self.application, payload=[])
        except (discord.Forbidden, discord.NotFound):
            _log.info("no commands are left in server %d: the bot is not there any more", guild)
        except (discord.HTTPException, TimeoutError) as error:
            _log.warning("commands are offered twice until the next start: %s", error)
            return
        await self.db.forget(name)

    async def reread_ids(self) -> None:
        """Read the ids again, which another process has noted."""
        self.ids = await noted_ids(self.db) or self.ids


async def noted_ids(db: Database) -> dict[str, int]:
    """The ids that Discord gave, as far as they were noted."""
    try:
        return msgspec.json.decode(await db.fact(IDS) or "", type=dict[str, int])
    except msgspec.DecodeError:
        return {}
