"""Threads that paint pictures, so that the event loop does not wait for them."""

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
    """The bytes of a painted picture, its alt text and its file name."""

    data: bytes
    alt: str
    name: str = "board.png"

    def file(self) -> discord.File:
        """Return a new file to upload.

        Each request needs its own file, because sending reads it.
        """
        return discord.File(BytesIO(self.data), self.name, description=self.alt[:1024])

    def drawing(self) -> Drawing:
        """Return a `Drawing` for a message that uses these bytes instead of painting again."""
        return Drawing(self.name, self.alt, lambda: self.data)


def files_of(message: Message, picture: Picture | None) -> list[discord.File]:
    """Return the files to upload with a message: its picture and its text file, if it has them."""
    files = [] if picture is None else [picture.file()]
    if message.attached:
        files.append(discord.File(BytesIO(message.attached.encode()), message.file_name))
    return files


class Painter:
    """Threads that paint pictures.

    One more thread paints only slow drawings, so that pictures of boards do not wait for them.
    """

    def __init__(self, workers: int = 2) -> None:
        self._quick = ThreadPoolExecutor(workers, "painter")
        self._slow = ThreadPoolExecutor(1, "slow-painter")

    async def paint(self, drawing: Drawing) -> Picture:
        """Paint a drawing in a thread and return the picture."""
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
