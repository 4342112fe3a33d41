"""The `/setup` command, with which moderators change a server's settings on a private page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.moderator_commands import TrustedUsers
from bot.discord_api.permissions import Missing, no_permission
from bot.discord_api.router import Click, Router, Target
from bot.messages.moderator_log import ModeratorLog, signature
from bot.servers.setup.settings import (
    ENTITIES,
    SECTIONS,
    changed,
    entities_of,
    fields_of,
    section_of,
)
from bot.servers.setup.views import change_line, setup_page
from bot.store.servers.guilds import Guilds
from bot.tables.server_editions import EditionsByServer
from bot.ui.custom_ids import NotOurs, snowflake
from bot.ui.message import Message
from bot.words import public_language, say_public


class ServerSetup:
    """The settings page of a server, and the changes made on it."""

    def __init__(
        self,
        guild_settings: Guilds,
        server_editions: EditionsByServer,
        journal: ModeratorLog,
        missing: Missing,
        keep_days: int,
    ) -> None:
        self.guild_settings = guild_settings
        self.server_editions = server_editions
        self.journal = journal
        self.missing = missing
        self.keep_days = keep_days

    async def page(self, it: It, section: str) -> Message:
        """Return the settings page, opened at one section.

        The section with the log channel warns if the bot cannot write there.
        """
        guild = it.guild_id or 0
        limits = self.guild_settings.of(guild)
        editions = await self.server_editions.of(guild)
        chosen = [(field, one) for field in ENTITIES for one in entities_of(limits, field)]
        gone = {one for field, one in chosen if it.guild and not _has(it.guild, field, one)}
        mute = [
            str(no_permission(lacking, f"<#{channel}>"))
            for channel in (entities_of(limits, "log") if "log" in fields_of(section) else ())
            if (lacking := self._lacking(guild, channel))
        ]
        return setup_page(limits, editions, section, gone, self.keep_days, mute)

    async def change(self, it: It, field: str, values: list[str]) -> None:
        """Save the chosen values of one setting, and log the change.

        A change of the log channel is logged in the old and the new channel. Raise NotOurs for an
        impossible value, and Refused if the bot cannot write in the new log channel.
        """
        guild = it.guild_id or 0
        if field in ENTITIES:
            for value in values:
                if it.guild is None or not _has(it.guild, field, snowflake(value)):
                    raise NotOurs(value)  # Discord's list offers only existing ones
        if field == "log" and values:
            await self._try_channel(guild, int(values[0]), say_public("setup-log_here"))
        editions = await self.server_editions.of(guild)
        before, after = await self.guild_settings.change(
            guild, lambda limits: changed(limits, field, values, editions)
        )
        if before == after:
            return
        self.journal.enter(it, f"{field}: {', '.join(values) or 'none'}")
        with public_language():
            told = change_line(before, after, field, editions, self.keep_days)
            line = f"{signature(it.user)} {told}"
        for channel in {before.log, after.log} - {0}:
            await self.journal.write(guild, line, channel)

    async def _try_channel(self, guild: int, channel: int, words: str) -> None:
        """Post `words` as a test in a newly chosen log channel. Raise Refused if that fails."""
        lacking = self._lacking(guild, channel)
        if not lacking and await self.journal.write(guild, words, channel):
            return
        raise no_permission(lacking or ["send_messages"], f"<#{channel}>")

    def _lacking(self, guild: int, channel: int) -> list[str]:
        """Return the names of the permissions that the bot lacks to post text in a channel."""
        return [one for one in self.missing(guild, channel) if one != "attach_files"]


def _has(guild: discord.Guild, field: str, number: int) -> bool:
    """Return True if the server has the role or channel with this id.

    The setting `field` decides which of them it is.
    """
    found = guild.get_role(number) if ENTITIES[field] == "role" else guild.get_channel(number)
    return found is not None


def add_to(
    tree: app_commands.CommandTree[Any],
    router: Router,
    server_setup: ServerSetup,
    speak_to: Callable[[It], None],
    now: Callable[[], float],
) -> None:
    """Register `/setup` and the lists on its page.

    `speak_to` selects the user's language for the current task.
    """
    trusted = TrustedUsers("setup", now)
    routes = router.routes(Target.NOTHING, trusted.check)

    @slash(tree, "setup", "setup")
    @app_commands.default_permissions(manage_guild=True)
    async def setup(it: It) -> Message:
        trusted.let_in(it)
        return await server_setup.page(it, next(iter(SECTIONS)))

    @routes.on("setup-section", Ack.TURN)
    async def turn(click: Click) -> Message:
        section = click.chosen
        if section not in SECTIONS:
            raise NotOurs(section)
        return await server_setup.page(click.it, section)

    @routes.on("setup-set", Ack.CHANGE, 1)
    async def choose(click: Click) -> Message:
        field = click.press.word(-1)
        section = section_of(field)
        await server_setup.change(click.it, field, click.values)
        speak_to(click.it)  # the language may have changed
        return await server_setup.page(click.it, section)
