"""A command that posts a table's message again at the end of its channel."""

from __future__ import annotations

from bot.discord_api.interactions import It
from bot.messages.keeper import MessageKeeper
from bot.play.turn.views import game_end
from bot.store.messages.kinds import TABLE
from bot.tables.attention import Attention
from bot.tables.table import LiveTable
from bot.words import say


async def show_table(keeper: MessageKeeper, attention: Attention, it: It, table: LiveTable) -> str:
    """Post a table's message again at the end of its channel.

    Return the private answer to the user.
    """
    with attention.post(it.user.id, table.guild):
        keeper.show_game(table.game, repost=TABLE)
    return "\n".join([say("play-shown"), *game_end(table)])
