"""What stays behind where a table was: the way to where it is now."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.catalogue import say
from bot.discord_io import TROUBLE, ChannelGone, Forbidden, Gone, TooOld, address
from bot.messages.retry import retry
from bot.store.games import Post

if TYPE_CHECKING:
    from bot.app import Rentroll

_log = logging.getLogger(__name__)


async def lead_on(bot: Rentroll, game: int, old: Post, new: Post) -> None:
    """Let a message only say where its table is to be seen now; no matter if it is gone."""
    row = await bot.games.game(game)
    if row is None:
        return
    bot.speak_in(row.guild)
    link = address(row.guild, new.channel, new.message)
    text = say("moderate.moved_away", channel=new.channel, link=link)
    try:
        await retry(lambda: bot.courier.edit(old.channel, old.message, text, files=()), game)
    except (Gone, ChannelGone, Forbidden, TooOld, *TROUBLE) as error:
        _log.info("game %d: its old place cannot say where it is: %r", game, error)
