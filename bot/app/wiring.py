"""Every object of the bot is made here, with what it uses, and every job and listener is listed."""

from __future__ import annotations

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
from bot.discord_api.sender import DiscordIO
from bot.discord_api.server_languages import ServerLanguages
from bot.hosting import runtime
from bot.hosting.activity_log import ActivityLog
from bot.hosting.backups import DailyBackup
from bot.hosting.chores import Chores
from bot.hosting.health import HealthCheck
from bot.hosting.saving_check import SavingCheck
from bot.hosting.time_check import TimeCheck
from bot.lobby import commands as game
from bot.lobby import handlers as lobby
from bot.lobby.actions import LobbyActions
from bot.lobby.source import LobbyMessages
from bot.messages.game_source import GameSource
from bot.messages.keeper import MessageKeeper
from bot.messages.moderator_log import Journal
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
from bot.tables.attention import Attention
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Tables
from bot.tables.server_editions import EditionsByServer
from bot.workshop import commands as edition
from bot.workshop.actions import EditionActions
from bot.workshop.editor.actions import EditionWorkshop
from bot.workshop.lab_runs import LabRuns

if TYPE_CHECKING:
    from bot.app.client import Rentroll

ANSWER = 1.25
"""So many times the rhythm a press waits for what it changes; then it is acknowledged."""
TICK, MINUTE, HOUR = 0.5, 60.0, 3600.0
"""Seconds between two runs of most periodic jobs, and longer times."""


def wire(bot: Rentroll) -> None:
    """Make every object, in the order in which they need each other."""
    stores, now = bot.stores, bot.now
    bot.languages = languages = ServerLanguages(stores.guild_settings, bot)
    bot.server_editions = EditionsByServer(stores.editions, stores.guild_settings)
    attention = Attention(now)
    bot.discord_io = io = DiscordIO(
        bot, bot.budget, lambda: bot.command_sync.ids, bot.cluster.has_left
    )
    bot.tables = tables = Tables(stores.games, stores.people, now, bot.pace)
    tables.owns = bot.cluster.owns
    tables.language = languages.of
    bot.lobbies = Lobbies(stores.games, tables, bot.server_editions, now)
    retired_source = RetiredSource(stores.retired, languages.speak, now)
    sources: dict[str, Source] = {
        "league": LeagueSource(stores, bot.server_editions, languages.speak),
        "retired": retired_source,
    }
    bot.keeper = keeper = MessageKeeper(
        stores.posts, sources, io, bot.painter, bot.cluster, languages.speak, bot.rhythm, now
    )
    bot.votes = TableVotes(stores, keeper, bot.background, attention, languages.speak)
    bot.scorekeeper = Scorekeeper(stores, tables, bot.threads, bot.background)
    endings = Endings(stores, tables, bot.lobbies, bot.scorekeeper, bot.threads)
    lobby_messages = LobbyMessages(stores, bot.lobbies, bot.server_editions)
    table_messages = TableMessages(
        stores, bot.votes, lobby_messages.begun, endings.messages, keeper.presence, io, now
    )
    sources["game"] = bot.game_source = GameSource(
        stores,
        tables,
        keeper,
        bot.background,
        table_messages,
        lobby_messages,
        languages.speak,
        now,
    )
    bot.answers = answers = Answers(
        keeper,
        bot.cluster,
        languages,
        bot.background,
        bot.metrics.arrived,
        bot.rhythm * ANSWER,
        now,
    )
    bot.troubles = troubles = Troubles(tables, io)
    bot.router = Router(answers, stores, tables, troubles.explain)
    bot.on_interaction = bot.router.dispatch
    bot.tree = CommandTree(bot, tables, answers, troubles)
    bot.command_sync = CommandSync(bot.tree, stores.db, bot.config)
    bot.journal = Journal(stores.guild_settings, keeper)
    server_setup = ServerSetup(
        stores.guild_settings,
        bot.server_editions,
        bot.journal,
        io.missing,
        bot.config.keep_days,
    )
    admission = Admission(stores, bot.lobbies)
    practice_tables = PracticeTables(stores, tables, admission, attention, io, now)
    lookup = Lookup(stores, tables, bot.lobbies, bot.server_editions, bot.threads)
    bot.panels = Panels(stores.people, tables, bot.threads)
    bot.lobby_actions = LobbyActions(
        stores, tables, bot.lobbies, keeper, attention, admission, bot.server_editions
    )
    lab = LabRuns(bot.background, bot.rhythm)
    workshop = EditionWorkshop(stores, bot.threads, lab, now)
    bot.edition_actions = EditionActions(
        stores, bot.server_editions, bot.journal, bot.threads, lab, workshop, now
    )
    league_tables = LeagueTables(stores, bot.server_editions, tables, bot.lobbies, keeper)
    bot.league_nights = LeagueNights(
        stores.leagues, league_tables, keeper, bot.cluster, bot.background, languages.speak, now
    )
    bot.league = LeagueActions(
        stores.leagues,
        bot.league_nights,
        bot.server_editions,
        admission,
        keeper,
        bot.journal,
        io.missing_with_threads,
        now,
    )
    season_actions = SeasonActions(
        stores.standings, bot.scorekeeper, bot.journal, bot.cluster, bot.background, now
    )
    bot.seats = SeatActions(stores, tables, keeper, bot.votes, attention)
    bot.votes.hand_over = bot.seats.hand_over
    moderated = ModeratedGames(stores.games, tables, bot.journal)
    bot.game_moderation = GameModeration(moderated, bot.lobbies, keeper)
    bot.seat_moderation = SeatModeration(
        moderated, stores, bot.seats, bot.lobby_actions, bot.league
    )
    bot.place_moderation = PlaceModeration(
        moderated, bot.lobbies, keeper, io.missing, languages.speak, now
    )
    maximum_bids = MaximumBids(stores, keeper, bot.background, languages.speak)
    tutorials = Tutorials(tables, keeper, bot.background, languages.speak)
    bot.personal_data = PersonalData(
        stores, tables, bot.lobbies, bot.seats, bot.cluster, keeper.show_game, now
    )
    bot.time_check = TimeCheck(stores.db, io, now)
    activity_log = ActivityLog(bot.config.database, tables)
    bot.saving_check = SavingCheck(
        bot.config.database, stores.db, tables, keeper.wake_all, bot.give_up, now
    )
    tables.can_act = lambda table: bot.saving_check.saves and keeper.is_displayed(table)
    bot.health = HealthCheck(bot.config, stores.db, tables, bot.cluster, bot, bot.saving_check, now)

    async def show(shard: Shard) -> None:
        """Show again what nobody saw any more before the stop."""
        await bot.game_source.wake(shard)
        await retired_source.wake(shard, keeper.show)
        await keeper.wake(shard)

    async def sweep_editions(shard: Shard) -> None:
        if shard.number == 0:
            await bot.edition_actions.wake()

    async def log_ready(shard: Shard) -> None:
        activity_log.ready(len(bot.guilds))

    async def take_stock(shard: Shard) -> None:
        await bot.chores.take_stock(shard, {guild.id for guild in bot.guilds})

    bot.handover = Handover(
        tables,
        keeper,
        bot.game_source,
        bot.background,
        loads=[stores.limits.load, stores.followers.load, tables.list_live],
        errands=[show, bot.scorekeeper.wake, sweep_editions],
        readies=[log_ready, take_stock],
        per_game=[tables, bot.game_source, stores.limits, stores.followers, bot.votes],
    )
    bot.news = News(stores, bot.command_sync, bot.personal_data)
    bot.chores = Chores(
        bot.config,
        DailyBackup(bot.config, bot.threads),
        stores,
        tables,
        bot.lobbies,
        bot.cluster,
        bot.time_check,
        bot.handover,
    )
    tables.listeners += [
        bot.game_source.changed,
        bot.league_nights.changed,
        bot.scorekeeper.changed,
        bot.votes.changed,
        activity_log.heard,
        bot.metrics.acted,
        maximum_bids.changed,
        HopelessOffers(bot.background).changed,
        tutorials.changed,
    ]
    bot.lobbies.forgotten.append(bot.game_source.show)
    stores.db.observers += [bot.saving_check.observe, bot.metrics.committed]
    bot.metrics.watch(bot, stores.db, tables, bot.budget)
    if bot.config.metrics is not None:
        bot.metrics.serve(*bot.config.metrics)
    bot.closers += [bot.metrics.close, bot.health.stop]
    tree, router = bot.tree, bot.router
    game.add_to(
        tree,
        router,
        stores,
        bot.server_editions,
        bot.lobbies,
        bot.lobby_actions,
        bot.seats,
        tables,
    )
    lobby.add_to(router, bot.lobbies, bot.lobby_actions)
    play.add_to(tree, router, tables, keeper, attention)
    auction.add_to(tree, router, maximum_bids, tables)
    trade.add_to(tree, router, tables, stores.posts, keeper, attention, bot.threads)
    panel.add_to(tree, router, bot.panels, stores.people, tables, bot.threads)
    info.add_to(tree, router, lookup, stores.games, bot.server_editions)
    coach.add_to(tree, router, lookup, bot.threads)
    tutorial.add_to(tree, router, practice_tables, tutorials, tables)
    seats.add_to(tree, router, bot.seats, bot.votes, admission, tables)
    standings.add_to(tree, router, stores, bot.server_editions, season_actions, now)
    achievements.add_to(tree, router, stores, bot.server_editions)
    game_list = games.GameList(stores, tables, bot.server_editions)
    games.add_to(tree, router, game_list, endings, bot.painter, bot.threads)
    follow.add_to(tree, router, stores.followers, tables, keeper)
    league.add_to(tree, router, bot.league, bot.server_editions, stores.guild_settings, now)
    edition.add_to(
        tree, router, stores, bot.server_editions, bot.edition_actions, bot.lobby_actions
    )
    privacy.add_to(tree, router, stores, tables, bot.personal_data)
    setup.add_to(tree, router, server_setup, bot.answers.speak_to, now)
    moderate.add_to(
        tree,
        router,
        stores,
        bot.game_moderation,
        bot.seat_moderation,
        bot.place_moderation,
        now,
    )
    retired.add_to(router)


def start_jobs(bot: Rentroll) -> None:
    """Start everything that happens again and again without a press."""
    every = bot.jobs.every
    every(TICK, runtime.look, timeout=10)
    every(TICK, bot.tables.tick, timeout=10)
    every(TICK, bot.keeper.look_again, timeout=10)
    every(TICK, bot.keeper.save_marks, timeout=30)
    every(TICK, bot.league_nights.tick, timeout=600)
    every(TICK, bot.time_check.tick, timeout=60)
    every(TICK, bot.chores.tick, timeout=6 * HOUR)
    every(TICK, bot.saving_check.tick, timeout=60)
    every(TICK, bot.health.beat, timeout=60)
    every(MINUTE, bot.metrics.measure, timeout=60)
