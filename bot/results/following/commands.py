"""`/follow`: direct messages to users without a seat about the end of a game."""

from __future__ import annotations

from typing import Any

from discord.app_commands import CommandTree

from bot.discord_api.answers import Ack
from bot.discord_api.channels import visible
from bot.discord_api.command_options import slash
from bot.discord_api.interactions import It
from bot.discord_api.router import Click, Router, Target
from bot.discord_api.tables_here import table_here
from bot.messages.keeper import MessageKeeper
from bot.results.following.views import FOLLOW, follow_page
from bot.results.games.views import PICK_FOLLOW
from bot.store.database.repository import LimitReached
from bot.store.games.followers import MOST_FOLLOWED, MOST_FOLLOWERS, Followers
from bot.support.refusals import Refused, refusing
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs, count
from bot.ui.message import Message


def add_to(
    tree: CommandTree[Any],
    router: Router,
    followers: Followers,
    tables: Tables,
    keeper: MessageKeeper,
) -> None:
    """Register `/follow` and the buttons to follow a game."""

    @slash(tree, "follow", "follow")
    async def follow(it: It) -> Message:
        return await _follow(followers, keeper, await table_here(tables, it), it.user.id)

    @router.on(FOLLOW, Ack.TURN, 1)
    async def press(click: Click) -> Message:
        match click.press.word():
            case "1":
                return await _follow(
                    followers, keeper, tables.require(click.press.game), click.user
                )
            case "0":
                await followers.unfollow(click.press.game, click.user)
                return follow_page(click.press.game, following=False)
            case other:
                raise NotOurs(other)

    @router.routes(Target.NOTHING).on(PICK_FOLLOW, Ack.ANSWER)
    async def pick(click: Click) -> Message:
        """Follow the game chosen in a menu. Raise Refused if the user may not see its channel."""
        table = await tables.wait_loaded(count(click.chosen))
        if table is None or table.guild != click.it.guild_id:
            raise Refused("gamelist-gone")
        if not visible(click.it, table.channel):
            raise Refused("error-hidden")
        return await _follow(followers, keeper, table, click.user)


async def _follow(
    followers: Followers, keeper: MessageKeeper, table: LiveTable, user: int
) -> Message:
    if table.ended:
        raise Refused("follow-over")
    if table.seat_of(user) is not None:
        raise Refused("follow-seated")
    with refusing("follow-no_room", LimitReached, games=MOST_FOLLOWED, people=MOST_FOLLOWERS):
        await followers.follow(table.game, user)
    keeper.show_game(table.game)
    return follow_page(table.game, following=True)
