"""Functions that find the table, and the user's seat, for a command or a press."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bot.discord_api.channels import channels_of
from bot.discord_api.interactions import It
from bot.discord_api.router import Click
from bot.support.refusals import Refused
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.custom_ids import NotOurs, parse
from engine.edition import Seat


async def table_here(tables: Tables, it: It) -> LiveTable:
    """Return the table of a command's channel or, in a thread, of its parent channel.

    Load the table if needed. Raise Refused if there is none.
    """
    for channel in channels_of(it):
        if table := await tables.load_from(channel):
            return table
    raise Refused("error-no_game_here")


async def require_seat_here(tables: Tables, it: It) -> tuple[LiveTable, Seat]:
    """Return the table that `table_here` finds for a command, and the user's seat at it.

    Raise Refused if there is no table, or if the user has no seat or is away.
    """
    table = await table_here(tables, it)
    return table, table.acting_seat(it.user.id)


def table_of(tables: Tables, it: It) -> LiveTable | None:
    """Return the table of an interaction's button or form, or else of its channel.

    In a thread without a table, it is the table of the parent channel. Return None if the table is
    not in memory.
    """
    data: Any = it.data or {}
    with suppress(NotOurs):
        return tables.find(parse(str(data.get("custom_id", ""))).game)
    return next(filter(None, map(tables.in_channel, channels_of(it))), None)


def require_seat(tables: Tables, click: Click) -> tuple[LiveTable, Seat]:
    """Return the table of a press, and the user's seat at it.

    Raise Expired if the game is over, Unreadable if it is damaged, and Refused if the user has no
    seat or is away.
    """
    table = tables.require(click.press.game)
    return table, table.acting_seat(click.user)
