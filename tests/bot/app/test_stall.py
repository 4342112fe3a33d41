"""A test that the event loop is never blocked for long by twenty tables."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest
from PIL import Image

from renders.board import paint_board
from tests.support.evening import Evening
from tests.support.tables import start_table

TABLES, ACTIONS = 20, 200
LONGEST = 0.5
"""Most seconds of work between two beats, including the playground's work."""


class Heart:
    """A task that runs every five milliseconds and records how long the loop worked in between.

    Only the CPU time of the loop's thread counts, because a busy machine and painting threads also
    delay the task.
    """

    def __init__(self) -> None:
        self.gaps: list[float] = []

    async def beat(self) -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(0.005)
            now = time.thread_time()
            self.gaps.append(now - last)
            last = now


@pytest.mark.asyncio
async def test_twenty_tables_never_hold_up_the_loop_for_long(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    threads: set[int] = set()

    def watched(*args: Any) -> Image.Image:
        threads.add(threading.get_ident())
        return paint_board(*args)

    monkeypatch.setattr("bot.play.turn.views.paint_board", watched)
    evening.parts.keeper.rhythm = 0.4
    evening.parts.tables.pace = 0.15
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
    before = sum(table.seq for table in tables)
    heart = Heart()
    beating = asyncio.create_task(heart.beat())
    await evening.until(lambda: sum(table.seq for table in tables) >= before + ACTIONS)
    beating.cancel()
    gaps = sorted(heart.gaps)
    print(
        f"\n{ACTIONS} actions at {TABLES} tables; the loop worked at most"
        f" {gaps[-1] * 1000:.0f} ms at once, 99% {gaps[len(gaps) * 99 // 100] * 1000:.0f} ms,"
        f" median {gaps[len(gaps) // 2] * 1000:.1f} ms"
    )
    assert gaps[-1] < LONGEST
    assert threads
    assert threading.get_ident() not in threads, "pictures are painted elsewhere"


def _painted(evening: Evening, channel: int) -> bool:
    messages = evening.running.stage.world.channels[channel].messages.values()
    return any(message.attachments for message in messages)
