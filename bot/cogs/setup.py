"""`/setup`: what a server allows and prefers, on one private page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.catalogue import say
from bot.present.journal import signature
from bot.present.lobby import Page
from bot.present.rights import SHOW, missing
from bot.present.setup import change_line, setup_page
from bot.store.guilds import GuildSettings
from bot.tables.server_rules import SECTIONS, changed, section_of
from bot.troubles import Refused
from bot.ui.ids import NotOurs
from bot.ui.router import Click, whisper

if TYPE_CHECKING:
    from bot.app import Rentroll

It: TypeAlias = discord.Interaction[Any]

OPEN = 15 * 60.0
"""Seconds for which a page trusts whoever was allowed to use the command, whatever their roles."""


def add_to(bot: Rentroll) -> None:
    """Register the command and its lists."""
    guests = Guests(bot.now)

    @bot.tree.command(name="setup", description=say("setup.command"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(it: It) -> None:
        guests.let_in(it)
        page = await _page(bot, it, next(iter(SECTIONS)))
        await whisper(it, page.text, page.rows)

    @bot.router.on("setup-section")
    async def turn(click: Click) -> None:
        guests.check(click.it)
        section = click.chosen
        if section not in SECTIONS:
            raise NotOurs(section)
        page = await _page(bot, click.it, section)
        await click.redraw(page.text, page.rows)

    @bot.router.on("setup-set")
    async def choose(click: Click) -> None:
        guests.check(click.it)
        field = click.press.word(-1)
        section = section_of(field)
        await click.defer()
        await _change(bot, click.it, field, click.values)
        page = await _page(bot, click.it, section)
        await click.redraw(page.text, page.rows)


async def _change(bot: Rentroll, it: It, field: str, values: list[str]) -> None:
    """Save a choice, and tell the log channel: the old one too, when it is another one now."""
    guild = it.guild_id or 0
    if field == "log" and values:
        await _try_log(bot, guild, int(values[0]))
    editions = await bot.bookcases.of(guild)
    before, after = await bot.guild_settings.change(
        guild, lambda limits: changed(limits, field, values, editions)
    )
    if before == after:
        return
    line = f"{signature(it.user)} {change_line(before, after, field, editions)}"
    for channel in {before.log, after.log} - {0}:
        await bot.journal.write(guild, line, channel)


async def _try_log(bot: Rentroll, guild: int, channel: int) -> None:
    """The first line of a log; refused where none can be written."""
    lacking = [name for name in missing(bot, channel) if name != SHOW["attach_files"]]
    if not lacking and await bot.journal.write(guild, say("setup.log_here"), channel):
        return
    permission = ", ".join(lacking) or SHOW["send_messages"]
    raise Refused(say("error.permission", permission=permission, place=f"<#{channel}>"))


async def _page(bot: Rentroll, it: It, section: str) -> Page:
    guild = it.guild_id or 0
    limits = bot.guild_settings.of(guild)
    editions = await bot.bookcases.of(guild)
    return setup_page(limits, editions, section, _gone(it.guild, limits))


def _gone(guild: discord.Guild | None, limits: GuildSettings) -> set[int]:
    """Channels and roles of the settings that were deleted since."""
    if guild is None:
        return set()
    gone = {number for number in (*limits.channels, limits.log) if not guild.get_channel(number)}
    return gone | {
        number for number in (*limits.starters, *limits.joiners) if not guild.get_role(number)
    }


class Guests:
    """People whom Discord let use the command although they do not manage the server.

    Their pages are trusted for a while, by what we remember and never by what a page says.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._until: dict[tuple[int, int], float] = {}

    def let_in(self, it: It) -> None:
        """Discord decides who may use the command."""
        now = self._now()
        self._until = {guest: until for guest, until in self._until.items() if until >= now}
        self._until[it.guild_id or 0, it.user.id] = now + OPEN

    def check(self, it: It) -> None:
        """Refused for whoever is neither a guest nor manages the server."""
        until = self._until.get((it.guild_id or 0, it.user.id), 0.0)
        if self._now() > until and not it.permissions.manage_guild:
            raise Refused(say("setup.expired"))
