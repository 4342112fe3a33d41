"""The construction of all objects of the bot, with their listeners and periodic jobs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.app.cluster.handover import Handover
from bot.app.cluster.news import News
from bot.discord_api import retired_buttons as retired
from bot.discord_api.admission import Admission
from bot.discord_api.answers import Answers
from bot.discord_api.command_sync import CommandSync
from bot.discord_api.command_tree import CommandTree
from bot.discord_api.error_replies import Troubles
from bot.discord_api.router import Router
from bot.discord_api.sender import DiscordSender
from bot.discord_api.server_languages import ServerLanguages
from bot.hosting import runtime
from bot.hosting.activity_log import ActivityLog
from bot.hosting.backups import DailyBackup
from bot.hosting.chores import Chores
from bot.hosting.health import HealthCheck
from bot.hosting.metrics import Metrics
from bot.hosting.saving_check import SavingCheck
from bot.hosting.time_check import TimeCheck
from bot.lobby import commands as game
from bot.lobby import handlers as lobby
from bot.lobby.actions import LobbyActions
from bot.lobby.source import LobbyMessages
from bot.messages.game_source import GameSource
from bot.messages.keeper import MessageKeeper
from bot.messages.moderator_log import ModeratorLog
from bot.messages.retired_source import RetiredSource
from bot.messages.wanted import Source
from bot.play.auction import commands as auction
from bot.play.auction.actions import MaximumBids
from bot.play.coach import commands as coach
from bot.play.info import commands as info
from bot.play.info.actions import Lookup
from bot.play.panel import commands as panel
from bot.play.panel.actions import Panels
from bot.play.seats import commands as seats
from bot.play.seats.actions import SeatActions
from bot.play.seats.votes import TableVotes
from bot.play.source import TableMessages
from bot.play.trade import commands as trade
from bot.play.trade.actions import HopelessOffers
from bot.play.turn import commands as play
from bot.play.tutorial import commands as tutorial
from bot.play.tutorial.actions import Tutorials
from bot.play.tutorial.commands import PracticeTables
from bot.results.achievements import commands as achievements
from bot.results.ending.source import Endings
from bot.results.following import commands as follow
from bot.results.games import commands as games
from bot.results.league import commands as league
from bot.results.league.actions import LeagueActions, LeagueNights, LeagueTables
from bot.results.league.source import LeagueSource
from bot.results.scorekeeper import Scorekeeper
from bot.results.standings import commands as standings
from bot.results.standings.actions import SeasonActions
from bot.servers.moderation import commands as moderate
from bot.servers.moderation.actions import (
    GameModeration,
    ModeratedGames,
    PlaceModeration,
    SeatModeration,
)
from bot.servers.privacy import commands as privacy
from bot.servers.privacy.actions import PersonalData
from bot.servers.setup import commands as setup
from bot.servers.setup.commands import ServerSetup
from bot.store.shards.shard import Shard
from bot.support.periodic import PeriodicJobs
from bot.tables.attention import Attention
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.tables.table import LiveTable
from bot.tables.thinking import Thinkers
from bot.workshop import commands as edition
from bot.workshop.actions import EditionActions
from bot.workshop.editor.actions import EditionWorkshop
from bot.workshop.lab_runs import LabRuns

if TYPE_CHECKING:
    from bot.app.client import Rentroll

ANSWER = 1.25
"""Seconds that an interaction waits for its answer, as a multiple of the client's `rhythm`.

After that time the interaction is acknowledged, and the answer follows.
"""
TICK, MINUTE, HOUR = 0.5, 60.0, 3600.0
"""Seconds between two runs of most periodic jobs, seconds of a minute, and seconds of an hour."""


@dataclass(frozen=True)
class Parts:
    """The objects that the client, the periodic jobs and the tests use."""

    sender: DiscordSender
    tables: Tables
    lobbies: Lobbies
    keeper: MessageKeeper
    votes: TableVotes
    seats: SeatActions
    scorekeeper: Scorekeeper
    router: Router
    tree: CommandTree
    command_sync: CommandSync
    edition_actions: EditionActions
    league: LeagueActions
    league_nights: LeagueNights
    game_moderation: GameModeration
    seat_moderation: SeatModeration
    place_moderation: PlaceModeration
    personal_data: PersonalData
    time_check: TimeCheck
    saving_check: SavingCheck
    health: HealthCheck
    handover: Handover
    news: News
    chores: Chores


def wire(bot: Rentroll) -> Parts:
    """Construct all objects of the bot, in the order of their dependencies."""
    stores, cluster, config, now = bot.stores, bot.cluster, bot.config, bot.now
    background, metrics, threads = bot.background, bot.metrics, bot.threads
    application = bot.application_id
    assert application is not None, "the client has logged in"

    def command_ids() -> Mapping[str, int]:
        return command_sync.ids

    def can_act(table: LiveTable) -> bool:
        return saving_check.saves and keeper.is_displayed(table)

    languages = ServerLanguages(stores.guild_settings, bot.get_guild)
    server_editions = EditionsByServer(stores.editions, stores.guild_settings)
    attention = Attention(now)
    io = DiscordSender(
        bot.http,
        application,
        bot.get_guild,
        bot.create_dm,
        bot.budget,
        command_ids,
        cluster.has_left,
    )
    tables = Tables(
        stores.games,
        stores.people,
        now,
        bot.pace,
        owns=cluster.plays_guild,
        language=languages.of,
        can_act=can_act,
        thinkers=Thinkers(config.thinkers, config.thinking_tables),
    )
    lobbies = Lobbies(stores.games, tables, server_editions, now)
    retired_source = RetiredSource(stores.retired, languages.set_language, now)
    sources: dict[str, Source] = {
        "league": LeagueSource(stores, server_editions, languages.set_language),
        "retired": retired_source,
    }
    keeper = MessageKeeper(
        stores.posts, sources, io, bot.painter, cluster, languages.set_language, bot.rhythm, now
    )
    votes = TableVotes(stores, tables, keeper, background, attention, languages.set_language)
    scorekeeper = Scorekeeper(stores, tables, threads, background)
    endings = Endings(stores, tables, lobbies, scorekeeper, threads)
    lobby_messages = LobbyMessages(stores, lobbies, server_editions)
    table_messages = TableMessages(
        stores, votes, lobby_messages.begun, endings, keeper.presence, io, now
    )
    sources["game"] = game_source = GameSource(
        stores,
        tables,
        keeper,
        background,
        table_messages,
        lobby_messages,
        languages.set_language,
        now,
    )
    answers = Answers(
        keeper,
        cluster,
        languages,
        background,
        metrics.arrived,
        bot.rhythm * ANSWER,
        now,
    )
    troubles = Troubles(tables, io)
    router = Router(answers, stores, tables, troubles.explain)
    tree = CommandTree(bot, tables, answers, troubles)
    command_sync = CommandSync(
        tree, bot.http, application, stores.db, config.guild, forgets=bool(config.playground)
    )
    journal = ModeratorLog(stores.guild_settings, keeper)
    server_setup = ServerSetup(
        stores.guild_settings,
        server_editions,
        journal,
        io.missing,
        config.keep_days,
    )
    admission = Admission(stores, lobbies)
    practice_tables = PracticeTables(stores, tables, admission, attention, io, now)
    lookup = Lookup(stores, tables, lobbies, server_editions, threads)
    panels = Panels(stores.people, tables, threads)
    lobby_actions = LobbyActions(
        stores, tables, lobbies, keeper, attention, admission, server_editions
    )
    lab = LabRuns(background, bot.rhythm)
    workshop = EditionWorkshop(stores, threads, lab, now)
    edition_actions = EditionActions(stores, server_editions, journal, threads, lab, workshop, now)
    league_tables = LeagueTables(stores, server_editions, tables, lobbies, keeper)
    league_nights = LeagueNights(
        stores.leagues, league_tables, keeper, cluster, background, languages.set_language, now
    )
    league_actions = LeagueActions(
        stores.leagues,
        league_nights,
        server_editions,
        admission,
        keeper,
        journal,
        io.missing_with_threads,
        now,
    )
    season_actions = SeasonActions(stores.standings, scorekeeper, journal, cluster, background, now)
    seat_actions = SeatActions(stores, tables, keeper, votes, attention)
    moderated = ModeratedGames(stores.games, tables, journal)
    game_moderation = GameModeration(moderated, lobbies, keeper)
    seat_moderation = SeatModeration(moderated, stores, lobby_actions, league_actions)
    place_moderation = PlaceModeration(
        moderated, lobbies, keeper, io.missing, languages.set_language, now
    )
    maximum_bids = MaximumBids(stores, keeper, background, languages.set_language)
    tutorials = Tutorials(tables, keeper, background, languages.set_language)
    personal_data = PersonalData(
        stores, tables, lobbies, seat_actions, cluster, keeper.show_game, now
    )
    time_check = TimeCheck(stores.db, io, now)
    activity_log = ActivityLog(config.database, tables)
    saving_check = SavingCheck(
        config.database, stores.db, tables, keeper.wake_all, bot.give_up, now
    )
    health = HealthCheck(config, stores.db, tables, cluster, bot.gateway, saving_check, now)

    async def show(shard: Shard) -> None:
        """Update, after a start, the messages of a shard that may be outdated or missing."""
        await game_source.resume_messages(shard)
        await retired_source.show_last_words(shard, keeper.show)
        await keeper.recover_requests(shard)

    async def sweep_editions(shard: Shard) -> None:
        if shard.number == 0:
            await edition_actions.sweep_removed()

    async def log_ready(shard: Shard) -> None:
        activity_log.ready(len(bot.guilds))

    async def note_moved_servers(shard: Shard) -> None:
        await chores.note_moved_servers(shard, {guild.id for guild in bot.guilds})

    handover = Handover(
        tables,
        keeper,
        game_source,
        background,
        loads=[stores.limits.load, stores.followers.load, tables.list_live],
        errands=[show, scorekeeper.record_missed, sweep_editions],
        readies=[log_ready, note_moved_servers],
        per_game=[tables, game_source, stores.limits, stores.followers, votes],
    )
    news = News(stores, command_sync, personal_data)
    chores = Chores(
        config,
        DailyBackup(config, threads),
        stores,
        tables,
        lobbies,
        cluster,
        time_check,
        keeper.show_game,
        handover.forget_games,
    )
    tables.listeners += [
        game_source.changed,
        league_nights.changed,
        scorekeeper.changed,
        votes.changed,
        activity_log.heard,
        metrics.acted,
        maximum_bids.changed,
        HopelessOffers(background).changed,
        tutorials.changed,
    ]
    lobbies.forgotten.append(game_source.show)
    stores.db.observers += [saving_check.observe, metrics.committed]
    metrics.watch(bot.gateway, stores.db, tables, bot.budget)
    if config.metrics is not None:
        metrics.serve(*config.metrics)
    game.add_to(
        tree,
        router,
        stores,
        server_editions,
        lobbies,
        lobby_actions,
        seat_actions,
        tables,
    )
    lobby.add_to(router, lobbies, lobby_actions)
    play.add_to(tree, router, tables, keeper, attention)
    auction.add_to(tree, router, maximum_bids, tables)
    trade.add_to(tree, router, tables, stores.posts, keeper, attention, threads)
    panel.add_to(tree, router, panels, stores.people, tables, threads)
    info.add_to(tree, router, lookup, stores.games, server_editions)
    coach.add_to(tree, router, lookup, threads)
    tutorial.add_to(tree, router, practice_tables, tutorials, tables)
    seats.add_to(tree, router, seat_actions, votes, admission, tables)
    standings.add_to(tree, router, stores, server_editions, season_actions, now)
    achievements.add_to(tree, router, stores, server_editions)
    game_list = games.GameList(stores, tables, server_editions)
    games.add_to(tree, router, game_list, endings, bot.painter, threads)
    follow.add_to(tree, router, stores.followers, tables, keeper)
    league.add_to(tree, router, league_actions, server_editions, stores.guild_settings, now)
    edition.add_to(tree, router, stores, server_editions, edition_actions, lobby_actions)
    privacy.add_to(tree, router, stores, tables, personal_data)
    setup.add_to(tree, router, server_setup, answers.set_language_for, now)
    moderate.add_to(
        tree,
        router,
        stores,
        game_moderation,
        seat_moderation,
        place_moderation,
        now,
    )
    retired.add_to(router)
    return Parts(
        sender=io,
        tables=tables,
        lobbies=lobbies,
        keeper=keeper,
        votes=votes,
        seats=seat_actions,
        scorekeeper=scorekeeper,
        router=router,
        tree=tree,
        command_sync=command_sync,
        edition_actions=edition_actions,
        league=league_actions,
        league_nights=league_nights,
        game_moderation=game_moderation,
        seat_moderation=seat_moderation,
        place_moderation=place_moderation,
        personal_data=personal_data,
        time_check=time_check,
        saving_check=saving_check,
        health=health,
        handover=handover,
        news=news,
        chores=chores,
    )


def start_jobs(jobs: PeriodicJobs, metrics: Metrics, parts: Parts) -> None:
    """Start all periodic jobs of the bot."""
    every = jobs.every
    every(TICK, runtime.collect_garbage, timeout=10)
    every(TICK, parts.tables.tick, timeout=10)
    every(TICK, parts.keeper.look_again, timeout=10)
    every(TICK, parts.keeper.save_marks, timeout=30)
    every(TICK, parts.league_nights.tick, timeout=600)
    every(TICK, parts.time_check.tick, timeout=60)
    every(TICK, parts.chores.tick, timeout=6 * HOUR)
    every(TICK, parts.saving_check.tick, timeout=60)
    every(TICK, parts.health.beat, timeout=60)
    every(MINUTE, metrics.measure, timeout=60)
