"""What begins and what ends with a shard: all that is known of its servers' games.

A start of one process that has everything is the start of one shard.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.client import Rentroll
from bot.command_sync import IDS, noted_ids
from bot.privacy import FORGET, catch_up, forget_everywhere
from bot.store.shard import Shard


async def start(bot: Rentroll, shard: Shard) -> None:
    """Before Discord tells of it: which games are live, and where."""
    await bot.limits.load(shard)
    await bot.followers.load(shard)
    await bot.tables.list_live(shard)


def wake(bot: Rentroll, shard: Shard) -> None:
    """Read the tables, and show again what should stand, while the gateway connects."""
    bot.background.run(bot.tables.read_all())
    bot.background.run(_show(bot, shard))
    bot.background.run(bot.scorekeeper.wake(shard))
    if shard.number == 0:
        bot.background.run(bot.edition_actions.wake())


async def _show(bot: Rentroll, shard: Shard) -> None:
    """Also what nobody saw any more before the stop."""
    await bot.game_source.wake(shard)
    await bot.retired_source.wake(shard)
    await bot.keeper.wake(shard)


async def ready(bot: Rentroll, shard: Shard) -> None:
    """Discord has told of all servers of a shard."""
    bot.keeper.wake_all()
    bot.activity_log.ready()
    await bot.chores.take_stock(shard)


async def settle(bot: Rentroll, shard: Shard) -> None:
    """Finish what is being done for a shard's servers; then nothing more is."""
    await bot.keeper.release(shard)
    for table in bot.tables.all():
        if shard.has(table.guild):
            await table.settled()
    forget(bot, shard)


class PerGame(Protocol):
    """An object that remembers something about each game."""

    def forget(self, game: int) -> None:
        """Forget a game that is not played in this process any more."""


def forget(bot: Rentroll, shard: Shard) -> None:
    """Forget everything about a shard's servers, which another process has now."""
    bot.keeper.drop(shard)
    forget_games(bot, shard.has)


def forget_games(bot: Rentroll, of: Callable[[int], bool]) -> None:
    """Forget all games of some servers."""
    for game in bot.tables.games_of(of) | bot.game_source.games_of(of):
        for one in bot.per_game:
            one.forget(game)


MISSED = "missed"
"""The news that there may have been some that nobody heard."""


async def hear(bot: Rentroll, news: str) -> None:
    """Another process has changed something that is remembered here too."""
    what, _, number = news.partition(" ")
    if news == MISSED:
        await bot.people.load()
        await bot.guild_settings.load()
        bot.editions.reread_all()
        bot.command_ids = await noted_ids(bot.db) or bot.command_ids
        await catch_up(bot)
    elif what == bot.people.table:
        await bot.people.reread(int(number))
    elif what == bot.guild_settings.table:
        await bot.guild_settings.reread(int(number))
    elif what == "editions":
        bot.editions.reread(int(number))
    elif news == IDS:
        bot.command_ids = await noted_ids(bot.db) or bot.command_ids
    elif what == FORGET:
        await forget_everywhere(bot, int(number))
