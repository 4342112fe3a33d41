"""A bot that is killed loses nothing that anybody saw, repeats nothing and goes on."""

from __future__ import annotations

import random

import pytest

from bot.store.database.address import Address
from tests.soak.killing import Tally, an_ordeal, is_refusal

KILLS, MOST = 3, 30
"""Kills at least and at most. The test goes on until an answer was received before a kill."""


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_bot_killed_in_the_middle_of_a_game_loses_and_repeats_nothing(
    database: Address,
):
    """A short form of `make soak`."""
    tally, seed = Tally(), "1"
    async with an_ordeal(database, random.Random(seed), tally) as ordeal:
        game = await ordeal.begin(seed)
        goes_on = True
        while goes_on and (tally.kills < KILLS or not tally.confirmed) and tally.kills < MOST:
            await ordeal.live_and_die(game)
            goes_on = await ordeal.check(game)
            await ordeal.count()
    assert tally.actions, "people have played"
    assert tally.confirmed, "and were told so"
    assert tally.shown
    assert tally.counted, "every message that stands was counted once"


def test_a_refusal_is_told_apart_from_a_confirmation():
    assert is_refusal("It is not your turn.\n-# The table waits for Ben to roll.")
    assert not is_refusal("Ana rolls 3 + 4 and lands on Chance.")
