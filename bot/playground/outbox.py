"""Frames that leave a WebSocket in order, plain or compressed."""

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
    """One compression over the whole connection, flushed after each frame."""
    compressor = zlib.compressobj()

    def encode(text: str) -> bytes:
        return compressor.compress(text.encode()) + compressor.flush(zlib.Z_SYNC_FLUSH)

    return encode


def zstd_stream() -> Codec:
    """The same with Zstandard; plain text, which clients accept, where it is not installed."""
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


PAYLOADS_FROM = 1024
"""Characters from which on a single frame is compressed, where a bot asked for that."""


def payload_zlib(text: str) -> str | bytes:
    """Compress one frame by itself; Discord does so with some only."""
    return zlib.compress(text.encode()) if len(text) >= PAYLOADS_FROM else text


def encode(frame: Any) -> str:
    return msgspec.json.encode(frame).decode()


def window_frame(event: str, data: Any) -> str:
    """An event as windows are told of it."""
    return encode({"t": event, "d": data})


class Outbox:
    """The sending half of a WebSocket: `send` never waits, `close` comes after what was sent."""

    def __init__(self, socket: web.WebSocketResponse, codec: Codec = plain) -> None:
        self._socket = socket
        self._codec = codec
        self.closed_with: int | None = None
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()
        self._task = asyncio.create_task(self._deliver())

    def compress_payloads(self) -> None:
        """Compress single frames from now on."""
        self._codec = payload_zlib

    def send(self, text: str) -> None:
        self._frames.put_nowait(text)

    def close(self, code: int) -> None:
        if self.closed_with is None:
            self.closed_with = code
        self._frames.put_nowait(code)

    async def done(self) -> None:
        """Stop sending, for the end of the connection."""
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
