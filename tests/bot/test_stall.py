"""The event loop stays awake while twenty tables play and are painted."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.bot.evening import Evening
from tests.bot.tables import start_table

TABLES, SECONDS = 20, 4.0
LONGEST = 0.5
"""Generous: the playground, which shares this loop, and busy machines are in it."""


class Heart:
    """Beats every five milliseconds and remembers how long it was held up each time."""

    def __init__(self) -> None:
        self.gaps: list[float] = []

    async def beat(self) -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0.005)
            now = time.perf_counter()
            self.gaps.append(now - last - 0.005)
            last = now


@pytest.mark.asyncio
async def test_twenty_tables_never_hold_up_the_loop_for_long(evening: Evening):
    evening.bot.rhythm = 0.4
    evening.bot.tables.pace = 0.15
    guild = next(iter(evening.running.stage.world.guilds))
    channels = [
        int(evening.running.control.channel({"guild_id": guild, "name": f"t{n}"})["id"])
        for n in range(TABLES)
    ]
    tables = [
        await start_table(evening, channel, people=(), robots=4, seed=str(n))
        for n, channel in enumerate(channels)
    ]
    await evening.until(lambda: all(_painted(evening, channel) for channel in channels))
    before = [table.seq for table in tables]
    heart = Heart()
    beating = asyncio.create_task(heart.beat())
    await asyncio.sleep(SECONDS)
    beating.cancel()
    acted = sum(table.seq for table in tables) - sum(before)
    gaps = sorted(heart.gaps)
    print(
        f"\n{acted} actions at {TABLES} tables in {SECONDS:.0f} s; loop held up at most"
        f" {gaps[-1] * 1000:.0f} ms, 99% {gaps[len(gaps) * 99 // 100] * 1000:.0f} ms,"
        f" median {gaps[len(gaps) // 2] * 1000:.1f} ms"
    )
    assert acted > TABLES
    assert gaps[-1] < LONGEST


def _painted(evening: Evening, channel: int) -> bool:
    messages = evening.running.stage.world.channels[channel].messages.values()
    return any(message.attachments for message in messages)
