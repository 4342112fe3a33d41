"""Every object of the bot is made here, with what it uses, and every job and listener is listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import runtime
from bot.actions.admission import Admission
from bot.actions.auctions import MaximumBids
from bot.actions.editions import EditionActions
from bot.actions.lab import LabRuns
from bot.actions.league import LeagueActions, LeagueNights, LeagueTables
from bot.actions.lobby import LobbyActions
from bot.actions.lookup import Lookup
from bot.actions.moderation import GameModeration, ModeratedGames, PlaceModeration, SeatModeration
from bot.actions.moderator_log import Journal
from bot.actions.offers import HopelessOffers
from bot.actions.panel import Panels
from bot.actions.seasons import SeasonActions
from bot.actions.seats import SeatActions
from bot.actions.tutorials import Tutorials
from bot.actions.votes import TableVotes
from bot.actions.workshop import EditionWorkshop
from bot.cluster.handover import Handover
from bot.cluster.news import News
from bot.cogs import (
    achievements,
    auction,
    coach,
    edition,
    follow,
    game,
    games,
    info,
    league,
    lobby,
    moderate,
    panel,
    play,
    privacy,
    retired,
    seats,
    setup,
    standings,
    trade,
    tutorial,
)
from bot.cogs.setup import ServerSetup
from bot.cogs.tutorial import PracticeTables
from bot.command_sync import CommandSync
from bot.command_tree import CommandTree
from bot.discord_io import DiscordIO
from bot.hosting.activity_log import ActivityLog
from bot.hosting.backups import DailyBackup
from bot.hosting.chores import Chores
from bot.hosting.health import HealthCheck
from bot.hosting.saving_check import SavingCheck
from bot.hosting.time_check import TimeCheck
from bot.messages.desired import Source
from bot.messages.endings import Endings
from bot.messages.game_source import GameSource, TableMessages
from bot.messages.keeper import MessageKeeper
from bot.messages.league_source import LeagueSource
from bot.messages.lobby_messages import LobbyMessages
from bot.messages.retired_source import RetiredSource
from bot.privacy import PersonalData
from bot.server_languages import ServerLanguages
from bot.store.shard import Shard
from bot.tables.attention import Attention
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Tables
from bot.tables.scorekeeper import Scorekeeper
from bot.tables.server_editions import EditionsByServer
from bot.tables.thinking import Thinkers
from bot.troubles import Troubles
from bot.ui.answers import Answers
from bot.ui.router import Router

if TYPE_CHECKING:
    from bot.app import Rentroll

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
    tables.thinkers = Thinkers(bot.config.thinkers, bot.config.thinking_tables)
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
    endings = Endings(tables, bot.lobbies, bot.scorekeeper, bot.threads)
    lobby_messages = LobbyMessages(stores, bot.lobbies, bot.server_editions)
    table_messages = TableMessages(
        stores, bot.votes, lobby_messages, endings, keeper.presence, io, now
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
