"""Lookup of the table, and the user's seat, that a command or press refers to."""

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
    """Return the table of a command's channel, read if needed. Raise Refused if there is none."""
    for channel in channels_of(it):
        if table := await tables.load_from(channel):
            return table
    raise Refused("error-no_game_here")


async def require_seat_here(tables: Tables, it: It) -> tuple[LiveTable, Seat]:
    """Return the table of a command's channel and the user's seat. Refuse users who may not act."""
    table = await table_here(tables, it)
    return table, table.acting_seat(it.user.id)


def table_of(tables: Tables, it: It) -> LiveTable | None:
    """Return the table in memory of an interaction's button or else of its channel, or None."""
    data: Any = it.data or {}
    with suppress(NotOurs):
        return tables.find(parse(str(data.get("custom_id", ""))).game)
    return next(filter(None, map(tables.in_channel, channels_of(it))), None)


def require_seat(tables: Tables, click: Click) -> tuple[LiveTable, Seat]:
    """Return the table of a press and the user's seat. Refuse users who may not act."""
    table = tables.require(click.press.game)
    return table, table.acting_seat(click.user)
