"""The bot starts, tells its commands once, and stops."""

from __future__ import annotations

import pytest

from tests.bot.evening import Evening


@pytest.mark.asyncio
async def test_the_bot_connects_and_comes_back_after_a_restart(evening: Evening):
    assert evening.bot.intents.value == 1, "the guilds intent alone"
    assert len(evening.bot.guilds) == 2
    await evening.stop_bot()
    await evening.start_bot()
    assert len(evening.bot.guilds) == 2
