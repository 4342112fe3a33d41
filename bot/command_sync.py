"""Tells Discord our commands: only when they changed, and in one place only.

What was told where is a fact of the database, noted as open before Discord hears of it: so
whatever fails half-way is done at the next start, also when another server was chosen by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from hashlib import sha256

import discord
import msgspec

from bot.client import Rentroll
from bot.config import BadSetting
from bot.discord_io import PATIENCE
from bot.localise import Localiser
from bot.store.db import Database
from bot.words import LANGUAGES

_log = logging.getLogger(__name__)

FACT = "commands:"
"""Begins the name of a fact; the id of a server follows, 0 for all servers."""
OPEN = ""
"""The value of a fact while it is not known whether Discord has the commands."""
IDS = "command ids"
"""The name of the fact that has Discord's ids of our commands, by which a text mentions them."""


async def sync_commands(bot: Rentroll) -> None:
    """Tell all servers our commands, or the one of the settings; no other place keeps any."""
    chosen = f"{FACT}{bot.config.guild}"
    await _tell(bot, chosen)
    for name in await bot.db.facts(FACT):
        if name != chosen:
            await _withdraw(bot, name)


async def _tell(bot: Rentroll, name: str) -> None:
    """Send the commands, unless they are those that were sent last."""
    guild = discord.Object(bot.config.guild) if bot.config.guild else None
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    await bot.tree.set_translator(Localiser())
    mark = _mark(bot, guild)
    if await bot.db.fact(name) == mark and not await _is_new_playground(bot, guild):
        bot.command_ids = await _known_ids(bot, guild)
        return
    await bot.db.remember(name, OPEN)
    try:
        async with asyncio.timeout(PATIENCE):
            told = await bot.tree.sync(guild=guild)
    except (discord.Forbidden, discord.NotFound):
        if guild is None:
            raise
        raise BadSetting("RENTROLL_GUILD: the bot is not in that server") from None
    bot.command_ids = await _note_ids(bot, told)
    await bot.db.remember(name, mark)


async def _is_new_playground(bot: Rentroll, guild: discord.Object | None) -> bool:
    """A playground that was closed and opened again has forgotten what it was told."""
    return bool(bot.config.playground) and not await _fetch(bot, guild)


def _mark(bot: Rentroll, guild: discord.Object | None) -> str:
    """Changes with the commands, and with any word of a language: to translate them takes long."""
    commands = [command.to_dict(bot.tree) for command in bot.tree.get_commands(guild=guild)]
    words = {name: language.mark for name, language in LANGUAGES.items()}
    return sha256(msgspec.json.encode([bot.application_id, commands, words])).hexdigest()


async def _known_ids(bot: Rentroll, guild: discord.Object | None) -> dict[str, int]:
    """The ids that Discord gave; they are asked for where they were not noted."""
    if known := await noted_ids(bot.db):
        return known
    _log.info("the ids of our commands are not known yet")
    try:
        return await _note_ids(bot, await _fetch(bot, guild))
    except (discord.HTTPException, TimeoutError) as error:
        _log.warning("commands cannot be clicked until the next start: %s", error)
        return {}


async def _fetch(
    bot: Rentroll, guild: discord.Object | None
) -> list[discord.app_commands.AppCommand]:
    async with asyncio.timeout(PATIENCE):
        return await bot.tree.fetch_commands(guild=guild)


async def _note_ids(
    bot: Rentroll, told: Iterable[discord.app_commands.AppCommand]
) -> dict[str, int]:
    ids = {command.name: command.id for command in told}
    await bot.db.remember(IDS, msgspec.json.encode(ids).decode(), aloud=True)
    return ids


async def noted_ids(db: Database) -> dict[str, int]:
    """The ids that Discord gave, as far as they were noted."""
    try:
        return msgspec.json.decode(await db.fact(IDS) or "", type=dict[str, int])
    except msgspec.DecodeError:
        return {}


async def _withdraw(bot: Rentroll, name: str) -> None:
    """Leave no commands where they were told before; what fails is tried at the next start."""
    guild = int(name.removeprefix(FACT))
    assert bot.application_id is not None
    try:
        async with asyncio.timeout(PATIENCE):
            if guild:
                await bot.http.bulk_upsert_guild_commands(bot.application_id, guild, payload=[])
            else:
                await bot.http.bulk_upsert_global_commands(bot.application_id, payload=[])
    except (discord.Forbidden, discord.NotFound):
        _log.info("no commands are left in server %d: the bot is not there any more", guild)
    except (discord.HTTPException, TimeoutError) as error:
        _log.warning("commands are offered twice until the next start: %s", error)
        return
    await bot.db.forget(name)
