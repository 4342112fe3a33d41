"""`/league`: the moderators' commands and the buttons of league nights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord_api.answers import Ack
from bot.discord_api.command_options import edition_suggestions, slash
from bot.discord_api.interactions import It
from bot.discord_api.moderator_commands import ModeratorGroup, TrustedUsers
from bot.discord_api.router import Handler, Router, Routes, Target
from bot.results.league.actions import LeagueActions
from bot.results.league.views import CALL_OFF, SIGN_OFF, SIGN_UP, START
from bot.store.servers.guilds import Guilds
from bot.support.refusals import Refused
from bot.tables.permits import usual
from bot.tables.server_editions import EditionsByServer
from bot.words import say


def add_to(
    tree: app_commands.CommandTree[Any],
    router: Router,
    league: LeagueActions,
    server_editions: EditionsByServer,
    guild_settings: Guilds,
    now: Callable[[], float],
) -> None:
    """Register `/league` and the buttons of league nights."""
    group = ModeratorGroup(tree, now, "league", "league-command")
    _commands(group, league, server_editions, guild_settings)
    _buttons(router.routes(Target.LEAGUE), league, group.trusted)


def _commands(
    group: ModeratorGroup,
    league: LeagueActions,
    server_editions: EditionsByServer,
    guild_settings: Guilds,
) -> None:
    """Register the moderators' commands to open, start and call off a league night."""

    @slash(group, "league", "open", suggest={"edition": edition_suggestions(server_editions)})
    async def open_night(
        it: It,
        rounds: app_commands.Range[int, 1, 6] = 3,
        edition: str = "",
        minutes: app_commands.Range[int, 15, 180] = 45,
    ) -> str:
        if not isinstance(it.channel, discord.TextChannel):
            raise Refused("league-no_threads")
        guild = it.guild_id or 0
        editions = await server_editions.of(guild)
        settings = usual(guild_settings.of(guild), editions, edition)
        if "timed" in editions.chosen(settings).variants:
            settings = replace(settings, variant="timed")
        settings = replace(settings, minutes=minutes, own=editions.number(settings.edition))
        await league.open(it, settings, rounds)
        return say("league-opened")

    @slash(group, "league", "start")
    async def start(it: It) -> str:
        await league.start(await league.here(it.channel_id or 0), it, trusted=True)
        return say("league-starting")

    @slash(group, "league", "call-off")
    async def call_off(it: It) -> str:
        await league.call_off(await league.here(it.channel_id or 0), it, trusted=True)
        return say("league-ended")


def _buttons(routes: Routes, league: LeagueActions, trusted: TrustedUsers) -> None:
    start, call_off, trusts = league.start, league.call_off, trusted.trusts

    def add(verb: str, handle: Handler) -> None:
        routes.add(verb, Ack.CHANGE, handle, 1)

    add(SIGN_UP, lambda click: league.sign_up(click.press.count(), click.it))
    add(SIGN_OFF, lambda click: league.sign_off(click.press.count(), click.user))
    add(START, lambda click: start(click.press.count(), click.it, trusted=trusts(click.it)))
    add(CALL_OFF, lambda click: call_off(click.press.count(), click.it, trusted=trusts(click.it)))
