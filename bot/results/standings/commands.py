"""`/leaderboard`, `/records`, `/stats`, `/standings` and `/season`: the results of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.channels import place_of, visible
from bot.discord_api.command_options import Choices, slash, suggested
from bot.discord_api.interactions import It
from bot.discord_api.localise import command_group
from bot.discord_api.moderator_commands import ModeratorGroup
from bot.discord_api.router import Click, Router, Target
from bot.discord_api.sender import name_of
from bot.results.games.views import way_to
from bot.results.standings.actions import BEGIN, LONGEST_SEASON_NAME, UNDO, SeasonActions
from bot.results.standings.ratings import Record, career_of, records_of, table_of
from bot.results.standings.views import (
    OUT,
    RECORDS,
    STATS,
    TABLE,
    WEEK,
    opt_out_page,
    records_page,
    season_name,
    stats_facts,
    stats_page,
    stats_rows,
    table_page,
    week_page,
)
from bot.store.results.placings import Standings
from bot.store.results.seasons import Season
from bot.store.stores import Stores
from bot.support.parsing import as_choice, match_name
from bot.support.refusals import Refused
from bot.tables.server_editions import EditionsByServer, ServerEditions
from bot.ui.custom_ids import NotOurs, snowflake
from bot.ui.message import Message
from bot.words import safe, say
from renders.words import shorten

ALL_SEASONS = "0"
DAYS = 7 * 24 * 3600.0
"""Seconds before now that the weekly table covers."""
USUAL_LOOK = "classic"
"""Id of the edition whose design a statistics picture has if the favourite edition was removed."""


def add_to(
    tree: CommandTree[Any],
    router: Router,
    stores: Stores,
    server_editions: EditionsByServer,
    actions: SeasonActions,
    now: Callable[[], float],
) -> None:
    """Register the commands and buttons of leaderboard, records, statistics and seasons."""
    _leaderboard(tree, router, stores, server_editions, now)
    _stats(tree, router, stores, server_editions)
    _taking_part(tree, router, stores.standings)
    _seasons(tree, router, actions, now)


def _leaderboard(
    tree: CommandTree[Any],
    router: Router,
    stores: Stores,
    server_editions: EditionsByServer,
    now: Callable[[], float],
) -> None:
    routes = router.routes(Target.NOTHING)

    @slash(tree, "standings", "leaderboard", everyone="info-option_everyone")
    async def leaderboard(
        it: It, season: str = "", week: bool = False, everyone: bool = False
    ) -> Message:
        seasons = await _seasons_of(stores.standings, it)
        if week:
            return await _week(stores.standings, now(), seasons[0], it.guild_id or 0, 0)
        at = _called(seasons, season)
        return await _table(stores.standings, seasons, at, 0)

    @leaderboard.autocomplete("season")
    async def suggest(it: It, typed: str) -> Choices:
        seasons = await stores.standings.seasons(it.guild_id or 0)
        return suggested(typed, ((season_name(one), as_choice(one.id)) for one in seasons))

    @routes.on(TABLE, Ack.TURN, 2)
    async def turn_table(click: Click) -> Message:
        return await _table(
            stores.standings, *await _chosen(stores.standings, click), click.press.count(1)
        )

    @routes.on(WEEK, Ack.TURN, 1)
    async def turn_week(click: Click) -> Message:
        seasons = await _seasons_of(stores.standings, click.it)
        return await _week(stores.standings, now(), seasons[0], click.guild, click.press.count())

    @slash(tree, "standings", "records", everyone="info-option_everyone")
    async def records(it: It, everyone: bool = False) -> Message:
        seasons = await _seasons_of(stores.standings, it)
        return await _records(stores, server_editions, it, seasons, None)

    @routes.on(RECORDS, Ack.TURN, 2)
    async def turn_records(click: Click) -> Message:
        if click.press.word() == ALL_SEASONS:
            return await _records(
                stores,
                server_editions,
                click.it,
                await _seasons_of(stores.standings, click.it),
                None,
            )
        return await _records(
            stores, server_editions, click.it, *await _chosen(stores.standings, click)
        )


async def _records(
    stores: Stores,
    server_editions: EditionsByServer,
    it: It,
    seasons: Sequence[Season],
    at: int | None,
) -> Message:
    """Return the page of records of the season with index `at`, or of all seasons if `at` is None.

    Only games in channels that the user can see are linked.
    """
    books, guild = stores.standings, it.guild_id or 0
    feats = await (books.all_feats(guild) if at is None else books.feats(seasons[at].id))
    editions = await server_editions.of(guild)
    records = _with_titles(records_of(feats), editions)
    links = {}
    for game in {one.game for one in records if one.game is not None}:
        row = await stores.games.game(game)
        if row is not None and visible(it, row.channel):
            there = place_of(it, row.channel) is not None
            links[game] = way_to(row, await stores.posts.of(game), there)
    return records_page(seasons, at, records, await books.names(guild), links)


def _title(editions: ServerEditions, edition: str, title: str) -> str:
    """Return an edition's name in the reader's language, or `title` if the edition was removed."""
    return editions.called(edition).name if edition in editions.names() else title


def _with_titles(records: Iterable[Record], editions: ServerEditions) -> list[Record]:
    """Return the records with the names of their editions in the reader's language."""
    return [replace(one, title=_title(editions, one.edition, one.title)) for one in records]


async def _table(standings: Standings, seasons: Sequence[Season], at: int, page: int) -> Message:
    lines = table_of(await standings.placings(seasons[at].id))
    return table_page(seasons, at, lines, page)


async def _week(standings: Standings, now: float, season: Season, guild: int, page: int) -> Message:
    placings = await standings.placings_since(guild, now - DAYS)
    return week_page(season, table_of(placings), page)


def _stats(
    tree: CommandTree[Any], router: Router, stores: Stores, server_editions: EditionsByServer
) -> None:
    @slash(tree, "standings", "stats", everyone="info-option_everyone")
    async def stats(it: It, player: discord.User | None = None, everyone: bool = False) -> Message:
        seasons = await _seasons_of(stores.standings, it)
        whose = player or it.user
        return await _career(stores, server_editions, it, seasons, 0, whose.id, name_of(whose))

    @router.routes(Target.NOTHING).on(STATS, Ack.TURN, 2)
    async def turn_stats(click: Click) -> Message:
        seasons, at = await _chosen(stores.standings, click)
        user = snowflake(click.press.word(1))
        return await _career(stores, server_editions, click.it, seasons, at, user, "")


async def _career(
    stores: Stores,
    server_editions: EditionsByServer,
    it: It,
    seasons: Sequence[Season],
    at: int,
    user: int,
    name: str,
) -> Message:
    """Return the page about a player's season, with a picture.

    If there is nothing to show, the page has no picture and says why.
    """
    season = seasons[at]
    if await stores.standings.opted_out(it.guild_id or 0, user):
        key = "standings-stats_out_self" if user == it.user.id else "standings-stats_out"
        return Message(say(key, name=safe(name) or f"<@{user}>"))
    placings = await stores.standings.placings(season.id)
    career = career_of(user, placings, await stores.standings.feats(season.id))
    if career is None:
        who = safe(name) or f"<@{user}>"
        return Message(
            say("standings-stats_none", name=who, season=safe(season_name(season))),
            stats_rows(seasons, at, user),
        )
    title = next(one.title for one in reversed(placings) if one.edition == career.edition)
    ranked = sum(1 for line in table_of(placings) if line.rank)
    editions = await server_editions.of(it.guild_id or 0)
    known = career.edition in editions.names()
    ed = editions.called(career.edition if known else USUAL_LOOK)
    named = _title(editions, career.edition, title)
    career = replace(career, records=tuple(_with_titles(career.records, editions)))
    facts = stats_facts(season, career, ranked, named, ed.token_name(career.token))
    return stats_page(seasons, at, career, it.user.id, facts, ed)


def _taking_part(tree: CommandTree[Any], router: Router, standings: Standings) -> None:
    group = command_group(tree, "standings", "standings-command")

    @slash(group, "standings", "opt-out")
    async def opt_out(it: It) -> Message:
        guild = it.guild_id or 0
        if await standings.opted_out(guild, it.user.id):
            raise Refused("standings-was_out")
        return opt_out_page(await standings.count(guild, it.user.id))

    @slash(group, "standings", "opt-in")
    async def opt_in(it: It) -> str:
        if not await standings.opted_out(it.guild_id or 0, it.user.id):
            raise Refused("standings-was_in")
        await standings.opt_in(it.guild_id or 0, it.user.id)
        return say("standings-is_in")

    @router.routes(Target.NOTHING).on(OUT, Ack.CHANGE)
    async def forget(click: Click) -> str:
        await standings.opt_out(click.guild, click.user)
        return say("standings-is_out")


def _seasons(
    tree: CommandTree[Any], router: Router, actions: SeasonActions, now: Callable[[], float]
) -> None:
    group = ModeratorGroup(tree, now, "season", "standings-command_season")
    routes = router.routes(Target.NOTHING, group.trusted.check)

    @slash(group, "standings", "new")
    async def new(it: It, name: str) -> Message:
        return await actions.ask(it, name)

    @routes.on(BEGIN, Ack.CHANGE, 1)
    async def begin(click: Click) -> None:
        done, told = await actions.begin(click.it, snowflake(click.press.word()))
        await click.reply.update_message(done)
        await click.reply.reply_publicly(told)

    @slash(group, "standings", "undo")
    async def undo(it: It) -> Message:
        return await actions.ask_undo(it.guild_id or 0)

    @routes.on(UNDO, Ack.CHANGE, 1)
    async def undo_now(click: Click) -> None:
        told = await actions.undo(click.it, click.press.count())
        await click.reply.update_message(told)
        await click.reply.reply_publicly(told)


async def _seasons_of(standings: Standings, it: It) -> list[Season]:
    """Return a server's seasons, the current one first. Raise Refused if there are none."""
    seasons = await standings.seasons(it.guild_id or 0)
    if not seasons:
        raise Refused("standings-no_season")
    return seasons


def _called(seasons: Sequence[Season], name: str) -> int:
    """Return the index of the season with this name, or 0 (the current one) for an empty name.

    Raise Refused for an unknown name.
    """
    known = ((at, one.id, [season_name(one)]) for at, one in enumerate(seasons))
    unknown = say("standings-season_unknown", season=safe(shorten(name, LONGEST_SEASON_NAME)))
    return match_name(name, known, unknown) if name.strip() else 0


async def _chosen(standings: Standings, click: Click) -> tuple[list[Season], int]:
    """Return a server's seasons and the index of the season in a button's custom id.

    Raise NotOurs if the server has no such season.
    """
    seasons = await _seasons_of(standings, click.it)
    for at, one in enumerate(seasons):
        if str(one.id) == click.press.word():
            return seasons, at
    raise NotOurs(click.press.verb)
