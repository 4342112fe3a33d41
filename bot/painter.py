"""Draws in worker threads, so that the event loop never waits for a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import ParamSpec, TypeVar

import discord

from bot.metrics import PAINT
from bot.ui.message import Drawing, Message
from bot.worker_threads import WorkerThreads
from renders.png import encoded

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Picture:
    """A finished picture with its text twin."""

    data: bytes
    alt: str
    name: str = "board.png"

    def file(self) -> discord.File:
        """A file to send; a new one for every message, as sending uses it up."""
        return discord.File(BytesIO(self.data), self.name, description=self.alt[:1024])

    def drawing(self) -> Drawing:
        """The picture as a part of a message; it is painted already."""
        return Drawing(self.name, self.alt, lambda: self.data)


def files_of(message: Message, picture: Picture | None) -> list[discord.File]:
    """What is sent along with a message."""
    files = [] if picture is None else [picture.file()]
    if message.attached:
        files.append(discord.File(BytesIO(message.attached.encode()), message.file_name))
    return files


class Painter:
    """A few threads that draw, and one for what takes seconds: no board waits for a film."""

    def __init__(self, workers: int = 2) -> None:
        self._quick = WorkerThreads(workers, "painter")
        self._slow = WorkerThreads(1, "slow-painter")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Any heavy work, in a worker, in the language of whoever asks."""
        return await self._quick.run(partial(work, *args, **kwargs))

    async def run_slowly(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that takes seconds, one at a time."""
        return await self._slow.run(partial(work, *args, **kwargs))

    async def paint(self, drawing: Drawing) -> Picture:
        """A picture that a message should have."""
        run = self.run_slowly if drawing.slow else self.run
        with PAINT.time():
            return Picture(await run(_painted, drawing), drawing.alt + drawing.aside, drawing.name)

    def close(self) -> None:
        for threads in (self._quick, self._slow):
            threads.close()


def _painted(drawing: Drawing) -> bytes:
    made = drawing.paint()
    return made if isinstance(made, bytes) else encoded(made)
