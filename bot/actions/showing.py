"""Showing a table again at the end of its channel."""

from __future__ import annotations

from bot.messages.keeper import MessageKeeper
from bot.post_kinds import TABLE
from bot.tables.attention import Attention
from bot.tables.table import LiveTable
from bot.ui.interactions import It
from bot.views.table import game_end
from bot.words import say


async def show_table(keeper: MessageKeeper, attention: Attention, it: It, table: LiveTable) -> str:
    """Post a table again at the end of its channel. Return the answer for the user."""
    with attention.post(it.user.id, table.guild):
        keeper.show_game(table.game, repost=TABLE)
    return "\n".join([say("play-shown"), *game_end(table)])
