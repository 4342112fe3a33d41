"""Two processes are one bot. If one of them fails, people go on and nothing is lost."""

from __future__ import annotations

import signal

import pytest

from tests.soak.ordeal import an_ordeal

SERVERS, SHARDS, PROCESSES, SAMPLE = 8, 4, 2, 3
IDENTIFY = 0.5
"""Seconds between two sessions. Discord's five, as in `make soak-cluster`, only take longer."""


@pytest.mark.asyncio
async def test_a_kill_a_freeze_and_restarts_during_play_lose_and_repeat_nothing():
    async with an_ordeal("1", SERVERS, SHARDS, SHARDS, PROCESSES, IDENTIFY) as ordeal:
        async with ordeal.playing():
            await ordeal.kill(SAMPLE)
            await ordeal.all_connected()
            await ordeal.freeze(SAMPLE)
            await ordeal.restart_database(signal.SIGKILL, sample=SAMPLE)
            await ordeal.restart_all(SAMPLE)
        await ordeal.check()
