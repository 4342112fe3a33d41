"""Draws in threads, so that the event loop never waits for a picture."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from io import BytesIO

import discord

from bot.support.figures import PAINT
from bot.support.threads import run_in
from bot.ui.message import Drawing, Message
from renders.png import encoded


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
    """Threads that draw, and one for drawings that take seconds: no board waits for a film."""

    def __init__(self, workers: int = 2) -> None:
        self._quick = ThreadPoolExecutor(workers, "painter")
        self._slow = ThreadPoolExecutor(1, "slow-painter")

    async def paint(self, drawing: Drawing) -> Picture:
        """Return a picture that a message should have."""
        with PAINT.time():
            data = await run_in(
                self._slow if drawing.slow else self._quick, partial(_painted, drawing)
            )
        return Picture(data, drawing.alt + drawing.aside, drawing.name)

    def close(self) -> None:
        for threads in (self._quick, self._slow):
            threads.shutdown(cancel_futures=True)


def _painted(drawing: Drawing) -> bytes:
    made = drawing.paint()
    return made if isinstance(made, bytes) else encoded(made)
