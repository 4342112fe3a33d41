"""Slash commands and the buttons that go with them, by subject."""

from __future__ import annotations

from bot.client import Rentroll
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


def add_all(bot: Rentroll) -> None:
    """Everything people can ask for."""
    tree, router, stores = bot.tree, bot.router, bot.stores
    game.add_to(
        tree,
        router,
        stores,
        bot.server_editions,
        bot.lobbies,
        bot.lobby_actions,
        bot.seats,
        bot.tables,
    )
    lobby.add_to(router, bot.lobbies, bot.lobby_actions)
    play.add_to(tree, router, bot.tables, bot.keeper, bot.attention)
    auction.add_to(tree, router, bot.maximum_bids, bot.tables)
    trade.add_to(tree, router, bot.tables, stores.posts, bot.keeper, bot.attention, bot.threads)
    panel.add_to(tree, router, bot.panels, stores.people, bot.tables, bot.threads)
    info.add_to(tree, router, bot.lookup, stores.games, bot.server_editions)
    coach.add_to(tree, router, bot.lookup, bot.threads)
    tutorial.add_to(tree, router, bot.practice_tables, bot.tutorials, bot.tables)
    seats.add_to(tree, router, bot.seats, bot.votes, bot.admission, bot.tables)
    standings.add_to(tree, router, stores, bot.server_editions, bot.season_actions, bot.now)
    achievements.add_to(tree, router, stores, bot.server_editions)
    game_list = games.GameList(stores, bot.tables, bot.server_editions)
    games.add_to(tree, router, game_list, bot.game_source, bot.painter, bot.threads)
    follow.add_to(tree, router, stores.followers, bot.tables, bot.keeper)
    league.add_to(tree, router, bot.league, bot.server_editions, stores.guild_settings, bot.now)
    edition.add_to(
        tree, router, stores, bot.server_editions, bot.edition_actions, bot.lobby_actions
    )
    privacy.add_to(tree, router, stores, bot.tables, bot.personal_data)
    setup.add_to(tree, router, bot.server_setup, bot.answers.speak_to, bot.now)
    moderate.add_to(
        tree,
        router,
        stores,
        bot.game_moderation,
        bot.seat_moderation,
        bot.place_moderation,
        bot.now,
    )
    retired.add_to(router)
