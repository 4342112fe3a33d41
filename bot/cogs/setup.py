"""`/setup`: what a server allows and prefers, on one private page."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.actions.moderator_log import signature
from bot.client import Rentroll
from bot.cogs.moderators import TrustedUsers
from bot.tables.server_rules import (
    ENTITIES,
    SECTIONS,
    changed,
    entities_of,
    fields_of,
    section_of,
)
from bot.ui.answers import Ack
from bot.ui.ids import NotOurs, snowflake
from bot.ui.interactions import It
from bot.ui.message import Message
from bot.ui.options import slash
from bot.ui.rights import missing, no_permission
from bot.ui.router import Click, Needs
from bot.views.setup import change_line, setup_page
from bot.words import aloud, say_aloud


def add_to(bot: Rentroll) -> None:
    """Register the command and its lists."""
    trusted = TrustedUsers("setup", bot.now)
    routes = bot.router.routes(Needs.NOTHING, trusted.check)

    @slash(bot.tree, "setup", "setup")
    @app_commands.default_permissions(manage_guild=True)
    async def setup(it: It) -> Message:
        trusted.let_in(it)
        return await _page(bot, it, next(iter(SECTIONS)))

    @routes.on("setup-section", Ack.TURN)
    async def turn(click: Click) -> Message:
        section = click.chosen
        if section not in SECTIONS:
            raise NotOurs(section)
        return await _page(bot, click.it, section)

    @routes.on("setup-set", Ack.CHANGE, 1)
    async def choose(click: Click) -> Message:
        field = click.press.word(-1)
        section = section_of(field)
        await _change(bot, click.it, field, click.values)
        bot.answers.speak_to(click.it)  # perhaps another language was chosen
        return await _page(bot, click.it, section)


async def _change(bot: Rentroll, it: It, field: str, values: list[str]) -> None:
    """Save a choice, and tell the log channel: the old one too, when it is another one now."""
    guild = it.guild_id or 0
    if field in ENTITIES:
        for value in values:
            if it.guild is None or not _has(it.guild, field, snowflake(value)):
                raise NotOurs(value)  # Discord lists no such one
    if field == "log" and values:
        await _try_channel(bot, guild, int(values[0]), say_aloud("setup-log_here"))
    editions = await bot.server_editions.of(guild)
    before, after = await bot.guild_settings.change(
        guild, lambda limits: changed(limits, field, values, editions)
    )
    if before == after:
        return
    bot.journal.enter(it, f"{field}: {', '.join(values) or 'none'}")
    days = bot.config.keep_days
    with aloud():
        line = f"{signature(it.user)} {change_line(before, after, field, editions, days)}"
    for channel in {before.log, after.log} - {0}:
        await bot.journal.write(guild, line, channel)


def _has(guild: discord.Guild, field: str, number: int) -> bool:
    """Whether a server has the channel or the role of a setting."""
    found = guild.get_role(number) if ENTITIES[field] == "role" else guild.get_channel(number)
    return found is not None


async def _try_channel(bot: Rentroll, guild: int, channel: int, words: str) -> None:
    """The first words in a channel that was chosen; refused where none can be written."""
    lacking = _lacking(bot, guild, channel)
    if not lacking and await bot.journal.write(guild, words, channel):
        return
    raise no_permission(lacking or ["send_messages"], f"<#{channel}>")


def _lacking(bot: Rentroll, guild: int, channel: int) -> list[str]:
    """What is missing to write there."""
    return [one for one in missing(bot, guild, channel) if one != "attach_files"]


async def _page(bot: Rentroll, it: It, section: str) -> Message:
    guild = it.guild_id or 0
    limits = bot.guild_settings.of(guild)
    editions = await bot.server_editions.of(guild)
    chosen = [(field, one) for field in ENTITIES for one in entities_of(limits, field)]
    gone = {one for field, one in chosen if it.guild and not _has(it.guild, field, one)}
    mute = [
        str(no_permission(lacking, f"<#{channel}>"))
        for channel in (entities_of(limits, "log") if "log" in fields_of(section) else ())
        if (lacking := _lacking(bot, guild, channel))
    ]
    return setup_page(limits, editions, section, gone, bot.config.keep_days, mute)
