"""A queue of frames for a WebSocket, and the compressions that the gateway offers."""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

Codec = Callable[[str], str | bytes]


def plain(text: str) -> str:
    return text


def zlib_stream() -> Codec:
    """Return a codec that compresses all frames of a connection in one zlib stream.

    The stream is flushed after each frame.
    """
    compressor = zlib.compressobj()

    def encode(text: str) -> bytes:
        return compressor.compress(text.encode()) + compressor.flush(zlib.Z_SYNC_FLUSH)

    return encode


def zstd_stream() -> Codec:
    """Return a codec that compresses all frames of a connection in one Zstandard stream.

    Without the package `zstandard`, return a codec that leaves frames as text, which clients
    accept.
    """
    try:
        import zstandard
    except ImportError:
        return plain
    compressor = zstandard.ZstdCompressor().compressobj()
    flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK

    def encode(text: str) -> bytes:
        return compressor.compress(text.encode()) + compressor.flush(flush)

    return encode


CODECS: dict[str, Callable[[], Codec]] = {
    "": lambda: plain,
    "zlib-stream": zlib_stream,
    "zstd-stream": zstd_stream,
}
"""Functions that create a codec, by the value of `compress` in the gateway's URL."""

PAYLOADS_FROM = 1024
"""Fewest characters of a frame that is compressed alone, for bots that request it."""


def payload_zlib(text: str) -> str | bytes:
    """Compress one frame alone. Return a frame below `PAYLOADS_FROM` characters as text."""
    return zlib.compress(text.encode()) if len(text) >= PAYLOADS_FROM else text


def encode(frame: Any) -> str:
    return msgspec.json.encode(frame).decode()


def window_frame(event: str, data: Any) -> str:
    """Return the JSON text of an event for windows of the page."""
    return encode({"t": event, "d": data})


class Outbox:
    """A queue of frames that a task sends over a WebSocket, in order.

    `send` and `close` return at once. The connection closes after the frames that were
    queued before `close` have been sent.
    """

    def __init__(self, socket: web.WebSocketResponse, codec: Codec = plain) -> None:
        self._socket = socket
        self._codec = codec
        self.closed_with: int | None = None
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()
        self._task = asyncio.create_task(self._deliver())

    def compress_payloads(self) -> None:
        """Compress each frame of at least `PAYLOADS_FROM` characters alone from now on."""
        self._codec = payload_zlib

    def send(self, text: str) -> None:
        self._frames.put_nowait(text)

    def close(self, code: int) -> None:
        if self.closed_with is None:
            self.closed_with = code
        self._frames.put_nowait(code)

    async def done(self) -> None:
        """Stop the task that sends the frames."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _deliver(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._frames.get()
                if isinstance(frame, int):
                    await self._socket.close(code=frame)
                    return
                encoded = self._codec(frame)
                if isinstance(encoded, bytes):
                    await self._socket.send_bytes(encoded)
                else:
                    await self._socket.send_str(encoded)
