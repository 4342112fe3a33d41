"""Tests of a start and a stop of the bot."""

from __future__ import annotations

import pytest

from bot.store.messages.kinds import LOBBY
from tests.support.evening import Evening, sub
from tests.support.patience import until


@pytest.mark.asyncio
async def test_the_bot_connects_and_comes_back_after_a_restart(evening: Evening):
    assert evening.bot.intents.value == 1, "the guilds intent alone"
    assert len(evening.bot.guilds) == 2
    await evening.restart_bot()
    assert len(evening.bot.guilds) == 2


@pytest.mark.asyncio
async def test_a_running_answer_is_finished_before_the_bot_stops(evening: Evening):
    ana = await evening.seat("Ana")
    slow = {"kind": "latency", "method": "POST", "path": "/messages$", "seconds": 0.5}
    evening.running.control.fault(slow)
    await ana.slash("game", sub("new"))
    await until(lambda: evening.bot.stores.games.with_status("lobby"))
    (row,) = await evening.bot.stores.games.with_status("lobby")
    assert await evening.bot.stores.posts.of(row.id) == {}
    await evening.restart_bot()
    posts = await evening.bot.stores.posts.of(row.id)
    assert list(posts) == [LOBBY], "the message is known, so the lobby goes on there"
