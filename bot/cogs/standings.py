"""`/leaderboard`, `/stats`, `/standings` and `/season`: who plays well in a server."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.client import It, Rentroll
from bot.discord_io import name_of
from bot.localise import described
from bot.refused import Refused
from bot.standings import career_of, records_of, table_of
from bot.store.standings import Season, SeasonNameTaken
from bot.ui.answers import EVERYONE, answer, proclaim, whisper
from bot.ui.ids import NotOurs, snowflake
from bot.ui.message import Message
from bot.ui.options import Choices, slash, suggested
from bot.ui.router import Ack, Click, Needs
from bot.views.standings import (
    OUT,
    RECORDS,
    STATS,
    TABLE,
    opt_out_page,
    records_page,
    stats_facts,
    stats_page,
    stats_rows,
    table_page,
)
from bot.words import safe, say
from renders.words import shorten, tidy

LONGEST_SEASON = 40
USUAL_LOOK = "classic"
"""The look of a card about an edition that is no longer there."""


def add_to(bot: Rentroll) -> None:
    """Register the commands and buttons of this subject."""
    _leaderboard(bot)
    _stats(bot)
    _taking_part(bot)
    _seasons(bot)


def _leaderboard(bot: Rentroll) -> None:
    @slash(bot.tree, "standings", "leaderboard", everyone="info-option_everyone")
    async def leaderboard(it: It, season: str = "", everyone: bool = False) -> None:
        seasons = await _seasons_of(bot, it)
        at = _called(seasons, season)
        await answer(it, await _table(bot, seasons, at, 0), everyone)

    @leaderboard.autocomplete("season")
    async def suggest(it: It, typed: str) -> Choices:
        seasons = await bot.standings.seasons(it.guild_id or 0)
        return suggested(typed, ((one.name, one.name) for one in seasons))

    @bot.router.on(TABLE, Ack.TURN, 2, Needs.NOTHING)
    async def turn_table(click: Click) -> None:
        seasons, at = await _chosen(click)
        page = click.press.count(1)
        await click.redraw(await _table(bot, seasons, at, page))

    @bot.router.on(RECORDS, Ack.TURN, 2, Needs.NOTHING)
    async def turn_records(click: Click) -> None:
        seasons, at = await _chosen(click)
        placings = await bot.standings.placings(seasons[at].id)
        names = {one.user: one.name for one in placings}
        records = records_of(await bot.standings.feats(seasons[at].id))
        await click.redraw(records_page(seasons, at, records, names))


async def _table(bot: Rentroll, seasons: Sequence[Season], at: int, page: int) -> Message:
    lines = table_of(await bot.standings.placings(seasons[at].id))
    return table_page(seasons, at, lines, page)


def _stats(bot: Rentroll) -> None:
    @slash(bot.tree, "standings", "stats", everyone="info-option_everyone")
    async def stats(it: It, player: discord.User | None = None, everyone: bool = False) -> None:
        seasons = await _seasons_of(bot, it)
        whose = player or it.user
        await answer(it, await _career(bot, it, seasons, 0, whose.id, name_of(whose)), everyone)

    @bot.router.on(STATS, Ack.TURN, 2, Needs.NOTHING)
    async def turn_stats(click: Click) -> None:
        seasons, at = await _chosen(click)
        user = snowflake(click.press.word(1))
        await click.redraw(await _career(bot, click.it, seasons, at, user, ""))


async def _career(
    bot: Rentroll, it: It, seasons: Sequence[Season], at: int, user: int, name: str
) -> Message:
    """A player's season, with its picture; words alone where there is nothing to draw."""
    season = seasons[at]
    if await bot.standings.opted_out(it.guild_id or 0, user):
        key = "standings-stats_out_self" if user == it.user.id else "standings-stats_out"
        return Message(say(key, name=safe(name) or f"<@{user}>"))
    placings = await bot.standings.placings(season.id)
    career = career_of(user, placings, await bot.standings.feats(season.id))
    if career is None:
        who = safe(name) or f"<@{user}>"
        return Message(
            say("standings-stats_none", name=who, season=safe(season.name)),
            stats_rows(seasons, at, user),
        )
    title = next(one.title for one in reversed(placings) if one.edition == career.edition)
    ranked = sum(1 for line in table_of(placings) if line.rank)
    facts = stats_facts(season, career, ranked, title)
    editions = await bot.server_editions.of(it.guild_id or 0)
    ed = editions.called(career.edition if career.edition in editions.names() else USUAL_LOOK)
    return stats_page(seasons, at, career, it.user.id, facts, ed)


def _taking_part(bot: Rentroll) -> None:
    group = app_commands.Group(
        name="standings", description=described("standings-command"), guild_only=True
    )

    @slash(group, "standings", "opt-out")
    async def opt_out(it: It) -> None:
        guild = it.guild_id or 0
        if await bot.standings.opted_out(guild, it.user.id):
            raise Refused(say("standings-was_out"))
        await whisper(it, opt_out_page(await bot.standings.count(guild, it.user.id)))

    @slash(group, "standings", "opt-in")
    async def opt_in(it: It) -> None:
        if not await bot.standings.opted_out(it.guild_id or 0, it.user.id):
            raise Refused(say("standings-was_in"))
        await bot.standings.opt_in(it.guild_id or 0, it.user.id)
        await whisper(it, say("standings-is_in"))

    @bot.router.on(OUT, Ack.CHANGE, needs=Needs.NOTHING)
    async def forget(click: Click) -> None:
        await bot.standings.opt_out(click.it.guild_id or 0, click.user)
        await click.redraw(say("standings-is_out"))

    bot.tree.add_command(group)


def _seasons(bot: Rentroll) -> None:
    group = app_commands.Group(
        name="season",
        description=described("standings-command_season"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @slash(group, "standings", "new", extras={EVERYONE: True})
    async def new(it: It, name: str) -> None:
        called = tidy(name)
        if not 1 <= len(called) <= LONGEST_SEASON:
            raise Refused(say("standings-season_nameless", most=LONGEST_SEASON))
        try:
            await bot.standings.begin_season(it.guild_id or 0, called, bot.now())
        except SeasonNameTaken:
            raise Refused(say("standings-season_named", season=safe(called))) from None
        text = say("standings-season_begun", season=safe(called))
        await proclaim(it, text)

    bot.tree.add_command(group)


async def _seasons_of(bot: Rentroll, it: It) -> list[Season]:
    """A server's seasons, the present one first; refused before there is one."""
    seasons = await bot.standings.seasons(it.guild_id or 0)
    if not seasons:
        raise Refused(say("standings-no_season"))
    return seasons


def _called(seasons: Sequence[Season], name: str) -> int:
    """The season of a name; without a name the present one."""
    wanted = name.strip().casefold()
    for at, season in enumerate(seasons):
        if not wanted or season.name.casefold() == wanted:
            return at
    raise Refused(say("standings-season_unknown", season=safe(shorten(name, LONGEST_SEASON))))


async def _chosen(click: Click) -> tuple[list[Season], int]:
    """The season a button is about, if it is one of this server's."""
    seasons = await _seasons_of(click.bot, click.it)
    for at, one in enumerate(seasons):
        if str(one.id) == click.press.word():
            return seasons, at
    raise NotOurs(click.press.verb)
