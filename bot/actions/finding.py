"""The table and the seat that a command or a press is about."""

from __future__ import annotations

from bot.refused import Refused
from bot.tables.registry import Tables
from bot.tables.table import LiveTable
from bot.ui.interactions import It
from bot.ui.places import channels_of
from bot.ui.router import Click
from engine.edition import Seat


async def table_here(tables: Tables, it: It) -> LiveTable:
    """Return the table of a command's channel, once it has been read. Refuse without one."""
    for channel in channels_of(it):
        if table := await tables.bring_from(channel):
            return table
    raise Refused("error-no_game_here")


def acting(tables: Tables, click: Click) -> tuple[LiveTable, Seat]:
    """Return the live table that a press is about, and the seat of the user, who may act."""
    table = tables.require(click.press.game)
    return table, table.acting_seat(click.user)
