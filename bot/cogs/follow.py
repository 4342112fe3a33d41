"""`/follow`: people without a seat who want to know how a game ends."""

from __future__ import annotations

from bot.client import Rentroll
from bot.refused import Refused, refusing
from bot.store.followers import MOST_FOLLOWED, MOST_FOLLOWERS
from bot.store.subject import Full
from bot.tables.table import LiveTable
from bot.ui.answers import Ack
from bot.ui.ids import NotOurs, count
from bot.ui.interactions import It
from bot.ui.message import Message
from bot.ui.options import slash
from bot.ui.places import visible
from bot.ui.router import Click, Needs
from bot.views.following import FOLLOW, follow_page
from bot.views.game_list import PICK_FOLLOW


def add_to(bot: Rentroll) -> None:
    """Register the command and its buttons."""

    @slash(bot.tree, "follow", "follow")
    async def follow(it: It) -> Message:
        return await _follow(bot, await bot.table_here(it), it.user.id)

    @bot.router.on(FOLLOW, Ack.TURN, 1)
    async def press(click: Click) -> Message:
        match click.press.word():
            case "1":
                return await _follow(bot, bot.tables.require(click.press.game), click.user)
            case "0":
                await bot.followers.unfollow(click.press.game, click.user)
                return follow_page(click.press.game, following=False)
            case other:
                raise NotOurs(other)

    @bot.router.routes(Needs.NOTHING).on(PICK_FOLLOW, Ack.ANSWER)
    async def pick(click: Click) -> Message:
        """A game chosen in the list of all games, if whoever chose it may see it."""
        table = await bot.tables.wait_loaded(count(click.chosen))
        if table is None or table.guild != click.it.guild_id:
            raise Refused("gamelist-gone")
        if not visible(click.it, table.channel):
            raise Refused("error-hidden")
        return await _follow(bot, table, click.user)


async def _follow(bot: Rentroll, table: LiveTable, user: int) -> Message:
    if table.ended:
        raise Refused("follow-over")
    if table.seat_of(user) is not None:
        raise Refused("follow-seated")
    with refusing("follow-no_room", Full, games=MOST_FOLLOWED, people=MOST_FOLLOWERS):
        await bot.followers.follow(table.game, user)
    bot.keeper.show_game(table.game)
    return follow_page(table.game, following=True)
