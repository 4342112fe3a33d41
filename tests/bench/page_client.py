"""A person at a page of the playground, who acts and waits for the outcome."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any

import aiohttp
import msgspec

from tests.bench.processes import Json
from tests.support.patience import patience

OnFrame = Callable[[str, Json, float], None]
"""A callback for every frame: its name, its data and the time at which it came."""

PATIENCE = 20.0
_WORLD = {"HELLO", "COMMANDS"}
_OUTCOMES = {"INTERACTION", "REFUSED"}


class Failed(Exception):
    """A request was refused, or the bot gave no answer."""


class Unanswered(Failed):
    """The bot did not answer within the three seconds that Discord allows."""


class _Frame(msgspec.Struct):
    """A frame for a page. Its data is decoded only if somebody needs it."""

    t: str
    d: msgspec.Raw


_frame = msgspec.json.Decoder(_Frame)


class PageClient:
    """One page. `hello` is the playground's world as it was last sent to the page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, on_frame: OnFrame | None) -> None:
        self.hello: Json = {}
        self._socket = socket
        self._on_frame = on_frame
        self._count = 0
        self._asked: dict[str, asyncio.Future[float]] = {}
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Handle frames until the connection ends."""
        async for frame in self._socket:
            at = perf_counter()
            told = _frame.decode(frame.data)
            if self._on_frame is not None or told.t in _WORLD | _OUTCOMES:
                self._take_in(told.t, msgspec.json.decode(told.d), at)

    def _take_in(self, name: str, data: Json, at: float) -> None:
        if name in _WORLD:
            self.hello |= data
            self._news.set()
        elif name in _OUTCOMES and data.get("state") != "pending":
            answer = self._asked.pop(str(data["nonce"]), None)
            if answer is not None and not answer.done():
                if data.get("state") == "done":
                    answer.set_result(at)
                else:
                    late = "did not respond" in data.get("reason", "")
                    answer.set_exception((Unanswered if late else Failed)(str(data)))
        if self._on_frame is not None:
            self._on_frame(name, data, at)

    async def commands(self, wanted: str) -> dict[str, str]:
        """Return the ids of all commands by name, once `wanted` is among them."""
        async with patience(PATIENCE):
            while True:
                found = {c["name"]: c["id"] for c in self.hello.get("commands", ())}
                if wanted in found:
                    return found
                self._news.clear()
                await self._news.wait()

    async def act(self, op: str, **fields: Any) -> float:
        """Send a request to the bot, and return the time of its answer.

        Raise Failed if there is none.
        """
        self._count += 1
        nonce = str(self._count)
        answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._asked[nonce] = answer
        await self._socket.send_json({"op": op, "nonce": nonce, **fields})
        async with patience(PATIENCE):
            return await answer


@asynccontextmanager
async def open_page(
    session: aiohttp.ClientSession, url: str, person: str, on_frame: OnFrame | None = None
) -> AsyncIterator[PageClient]:
    """Open a person's page until the block ends."""
    async with session.ws_connect(f"{url}/page/ws?as={person}", max_msg_size=0) as socket:
        page = PageClient(socket, on_frame)
        listening = asyncio.create_task(page.listen())
        try:
            yield page
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening
