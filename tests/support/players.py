"""People, bots and gateway connections for the playground's tests, controlled by the tests."""

from __future__ import annotations

import asyncio
import io
import json
import signal
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp

from bot.playground.server import Running
from tests.support.patience import patience

Json = dict[str, Any]
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def picture(colour: int = 90) -> bytes:
    """Return a PNG of four by three pixels with this amount of red, from 0 to 255."""
    rows = b"".join(b"\0" + bytes([colour, 40, 40] * 4) for _ in range(3))

    def chunk(name: bytes, data: bytes) -> bytes:
        check = zlib.crc32(name + data).to_bytes(4, "big")
        return len(data).to_bytes(4, "big") + name + data + check

    header = (4).to_bytes(4, "big") + (3).to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def anything(data: Json) -> bool:
    return True


class Inbox:
    """A list of received events with their names, and a method that waits for an event."""

    def __init__(self) -> None:
        self.got: list[tuple[str, Json]] = []
        self._news = asyncio.Event()

    def put(self, name: str, data: Json) -> None:
        self.got.append((name, data))
        self._news.set()

    def all(self, name: str) -> list[Json]:
        return [data for known, data in self.got if known == name]

    async def wait(
        self, name: str, fits: Callable[[Json], Any] = anything, after: int = 0, also: str = ""
    ) -> Json:
        """Return the first event that fits, after waiting for it if necessary.

        Its name must be `name` or `also`. The first `after` events are skipped.
        """
        async with patience():
            while True:
                for known, data in self.got[after:]:
                    if known in (name, also) and fits(data):
                        return data
                self._news.clear()
                await self._news.wait()


class Person:
    """A person who acts over the page's WebSocket and keeps every event in `inbox`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.inbox = Inbox()
        self.hello: Json = {}
        self._count = 0
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def sit_down(self, session: aiohttp.ClientSession, url: str) -> None:
        self._socket = await session.ws_connect(f"{url}/page/ws?as={self.name}")
        self._reader = asyncio.create_task(self._read())
        self.hello = await self.inbox.wait("HELLO")

    async def _read(self) -> None:
        assert self._socket is not None
        async for frame in self._socket:
            message = json.loads(frame.data)
            if message["t"] in {"HELLO", "COMMANDS"}:
                self.hello |= message["d"]
            self.inbox.put(message["t"], message["d"])

    async def leave(self) -> None:
        assert self._socket is not None
        assert self._reader is not None
        await self._socket.close()
        await self._reader

    @property
    def id(self) -> str:
        return str(self.hello["me"]["id"])

    def mark(self) -> int:
        return len(self.inbox.got)

    def guild(self, name: str = "Rentroll HQ") -> Json:
        return next(guild for guild in self.hello["guilds"] if guild["name"] == name)

    def channel(self, name: str = "lobby") -> str:
        channels = [c for guild in self.hello["guilds"] for c in guild["channels"]]
        return next(str(channel["id"]) for channel in channels if channel["name"] == name)

    def command(self, name: str) -> str:
        return next(str(c["id"]) for c in self.hello["commands"] if c["name"] == name)

    async def ask(self, op: str, **fields: Any) -> str:
        assert self._socket is not None
        self._count += 1
        nonce = f"{self.name}-{self._count}"
        await self._socket.send_json({"op": op, "nonce": nonce, **fields})
        return nonce

    async def outcome(self, nonce: str) -> str:
        """Return the final state of an interaction, `done` or `failed`, or the refusal's text."""
        told = await self.inbox.wait(
            "INTERACTION",
            lambda data: data["nonce"] == nonce and data.get("state") != "pending",
            also="REFUSED",
        )
        return str(told.get("state", told))

    async def slash(
        self, command: str, options: list[Json] | None = None, channel: str = "lobby"
    ) -> str:
        return await self.ask(
            "slash",
            channel_id=self.channel(channel),
            command_id=self.command(command),
            options=options or [],
        )

    async def click(self, message: Json, custom_id: str) -> str:
        return await self._press(message, custom_id, 2)

    async def choose(self, message: Json, custom_id: str, *values: str, kind: int = 3) -> str:
        return await self._press(message, custom_id, kind, values=list(values))

    async def _press(self, message: Json, custom_id: str, kind: int, **more: Any) -> str:
        return await self.ask(
            "component",
            channel_id=message["channel_id"],
            message_id=message["id"],
            custom_id=custom_id,
            component_type=kind,
            **more,
        )

    async def submit(self, modal: Json, *components: Json) -> str:
        return await self.ask(
            "modal",
            interaction_id=modal["interaction_id"],
            custom_id=modal["custom_id"],
            components=list(components),
        )

    async def wait_message(
        self,
        fits: Callable[[Json], Any] = anything,
        *,
        event: str = "MESSAGE_CREATE",
        after: int = 0,
    ) -> Json:
        return await self.inbox.wait(event, fits, after)

    async def refusal(self, nonce: str) -> Json:
        return await self.inbox.wait("REFUSED", lambda data: data["nonce"] == nonce)

    async def history(self, channel_id: str, limit: int = 50) -> list[Json]:
        mark = self.mark()
        nonce = await self.ask("history", channel_id=channel_id, limit=limit)
        answer = await self.inbox.wait("HISTORY", lambda data: data["nonce"] == nonce, mark)
        found: list[Json] = answer["messages"]
        return found

    async def settled(self) -> None:
        """Wait until everything that the server has sent so far has arrived."""
        await self.history(self.channel(), limit=1)


def saying(text: str) -> Callable[[Json], bool]:
    return lambda message: bool(message["content"] == text)


def option(name: str, value: Any, kind: int = 3) -> Json:
    return {"name": name, "type": kind, "value": value}


def field(custom_id: str, **given: Any) -> Json:
    """Return a filled-in input of a modal, inside a label component."""
    return {"type": 18, "component": {"custom_id": custom_id, **given}}


class RawBot:
    """A bot that sends HTTP requests without a client library."""

    def __init__(self, session: aiohttp.ClientSession, running: Running) -> None:
        self._session = session
        self._running = running
        self.app_id = next(iter(running.stage.world.applications))
        self.token = running.settings.token
        self.headers: dict[str, str] = {}

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        """Send a request, and return the status and JSON of the answer.

        The answer's headers are stored in `headers`.
        """
        given = {"Authorization": f"Bot {self.token}"} | more.pop("headers", {})
        if body is not None:
            more["json"] = body
        url = self._running.api + path
        async with self._session.request(method, url, headers=given, **more) as response:
            self.headers = {key.lower(): value for key, value in response.headers.items()}
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def upload(
        self, method: str, path: str, body: Json, files: dict[str, bytes], **more: Any
    ) -> tuple[int, Any]:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        for number, (name, data) in enumerate(files.items()):
            form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
        return await self.call(method, path, data=form, **more)

    async def commands(self, *bodies: Json) -> list[Json]:
        status, answer = await self.call("PUT", f"/applications/{self.app_id}/commands", bodies)
        assert status == 200, answer
        listed: list[Json] = answer
        return listed

    async def answer(
        self, interaction: Json, kind: int, data: Json | None = None
    ) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body = {"type": kind} | ({} if data is None else {"data": data})
        return await self.call("POST", path + "?with_response=1", body)

    def hook(self, interaction: Json, rest: str = "") -> str:
        return f"/webhooks/{self.app_id}/{interaction['token']}{rest}"


class RawGateway:
    """A gateway connection without a client library.

    `frames` holds every frame by its opcode, `inbox` every event by its name.
    """

    def __init__(self, session: aiohttp.ClientSession, running: Running) -> None:
        self._session = session
        self._running = running
        self.inbox = Inbox()
        self.frames = Inbox()
        self.sequence = 0
        self.session_id = ""
        self.closed: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self, query: str = "v=10&encoding=json", decode: Any = None) -> RawGateway:
        self.closed = asyncio.get_running_loop().create_future()
        self._socket = await self._session.ws_connect(f"{self._running.gateway}?{query}")
        self._reader = asyncio.create_task(self._read(decode))
        await self.frames.wait("10")
        return self

    async def _read(self, decode: Any) -> None:
        socket = self._socket
        assert socket is not None
        async for frame in socket:
            text = decode(frame.data) if frame.type is aiohttp.WSMsgType.BINARY else frame.data
            message = json.loads(text)
            self.frames.put(str(message["op"]), message)
            if message["op"] == 0:
                self.sequence = message["s"]
                if message["t"] == "READY":
                    self.session_id = message["d"]["session_id"]
                self.inbox.put(message["t"], message["d"])
        self.closed.set_result(socket.close_code)

    async def send(self, op: int, data: Any) -> None:
        assert self._socket is not None
        await self._socket.send_json({"op": op, "d": data})

    async def send_text(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send_str(text)

    async def send_bytes(self, data: bytes) -> None:
        assert self._socket is not None
        await self._socket.send_bytes(data)

    async def identify(self, intents: int = 1 | 1 << 9 | 1 << 15, **more: Any) -> Json:
        body = {"token": self._running.settings.token, "intents": intents, "properties": {}}
        await self.send(2, body | more)
        return await self.inbox.wait("READY")

    async def resume(self, sequence: int | None = None) -> None:
        seen = self.sequence if sequence is None else sequence
        token = self._running.settings.token
        await self.send(6, {"token": token, "session_id": self.session_id, "seq": seen})

    async def leave(self, code: int = 4000) -> None:
        assert self._socket is not None
        assert self._reader is not None
        await self._socket.close(code=code)
        await self._reader


class Probe:
    """A discord.py client in a child process, and the lines that it prints."""

    script = "probe_bot.py"

    def __init__(self) -> None:
        self.command = [sys.executable, str(HERE / self.script)]
        self.environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
        self.inbox = Inbox()
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    async def start(self, running: Running, heartbeat_timeout: float = 60.0) -> None:
        await self.launch(running.url, running.settings.token, str(heartbeat_timeout))

    async def launch(self, *args: str) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            *args,
            cwd=ROOT,
            env=self.environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._reader = asyncio.create_task(self._read())
        async with patience():
            await self.heard("ready")

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            told = json.loads(line)
            self.inbox.put(told["what"], told)

    async def heard(
        self, what: str, fits: Callable[[Json], Any] = anything, after: int = 0
    ) -> Json:
        return await self.inbox.wait(what, fits, after)

    def mark(self) -> int:
        return len(self.inbox.got)

    def nudge(self) -> None:
        """Write a line to the process, which the command `late` waits for."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")

    async def stop(self, *, kill: bool = False) -> None:
        """Stop the process with SIGTERM, or with SIGKILL."""
        assert self._process is not None
        assert self._reader is not None
        self._process.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        await self._process.wait()
        await self._reader
        transport = self._process._transport  # type: ignore[attr-defined]
        transport.close()
