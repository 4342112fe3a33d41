"""A short form of `make soak`: a town whose bot is killed while everything is used."""

from __future__ import annotations

import random

import pytest

from bot.store.database.address import Address
from tests.support.town import FLOWS, a_town


@pytest.mark.asyncio
@pytest.mark.long
async def test_many_tables_lose_nothing_if_the_bot_is_killed(
    database: Address,
):
    async with a_town(database, random.Random("town")) as town:
        for flow in FLOWS:
            await town.open_tables("town")
            await town.life(flow)
            await town.check_all()
        assert town.tally.actions
        assert town.tally.shown
