"""The gateway: bots' sessions over WebSockets, with resuming, shards and intents."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground import intents as bits
from bot.playground.api import client_of
from bot.playground.outbox import CODECS, Outbox, encode
from bot.playground.session_starts import SessionStarts
from bot.playground.stage import Stage
from bot.playground.world import DM, PRIVILEGED, Application, Client, Guild, Json

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
ACK_DELAY = 0.02
"""Seconds between a heartbeat and its acknowledgement.

If the delay is shorter, a client believes that the previous acknowledgement is missing.
"""
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

FRAMES_PER_MINUTE = 120
"""Most frames that a bot may send in a minute."""
LARGEST_FRAME = 4096
"""Most bytes of a frame that a bot sends."""
MOST_RESUMABLE = 2000
"""Most events that a session stores to send them again after a resume."""
LARGE = 50
"""Most members of a guild that is not large, if IDENTIFY has no `large_threshold`."""
CHUNK = 1000
"""Most members in one GUILD_MEMBERS_CHUNK event."""
MOST_FOUND = 100
"""Most members that a search by name or ids can return."""
LONGEST_NONCE = 32
"""Most bytes of a nonce that is sent back with requested members. Longer nonces are ignored."""


class GatewaySession:
    """A bot's gateway session.

    It outlasts a lost connection, and stores recent events for a resume.
    """

    def __init__(
        self,
        app: Application,
        wanted: int,
        shard: tuple[int, int],
        client: Client,
        large: int = LARGE,
        *,
        compress: bool = False,
    ) -> None:
        self.id = secrets.token_hex(16)
        self.app = app
        self.wanted = wanted
        self.shard = shard
        self.client = client
        self.large = large
        self.compress = compress
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=MOST_RESUMABLE)
        self.outbox: Outbox | None = None
        self.expiry: asyncio.TimerHandle | None = None

    @property
    def user_id(self) -> int:
        return self.app.id

    def serves(self, guild_id: int | None) -> bool:
        """Return True if the session's shard gets the events of this guild.

        Without a guild (None), return True for shard 0.
        """
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)

    def deliver(self, event: str, data: Json) -> None:
        self.sequence += 1
        text = encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, text))
        if self.outbox is not None:
            self.outbox.send(text)

    def can_resume(self, sequence: int) -> bool:
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


def control_frame(op: int, data: Any = None) -> str:
    """Return the JSON text of a gateway frame that is not an event.

    Its fields `s` and `t` are null.
    """
    return encode({"op": op, "d": data, "s": None, "t": None})


SessionTest = Callable[[GatewaySession], bool]


def any_session(session: GatewaySession) -> bool:
    return True


class GatewayServer:
    """A server that accepts gateway connections and stores the sessions of all bots."""

    def __init__(
        self,
        stage: Stage,
        starts: SessionStarts,
        *,
        heartbeat: float = 41.25,
        resume_window: float = 180.0,
        guilds_per_shard: int = 2500,
    ) -> None:
        self.world, self.shapes, self.hub = stage.world, stage.shapes, stage.hub
        self.faults = stage.faults
        self.starts = starts
        self.heartbeat = heartbeat
        self.resume_window = resume_window
        self.guilds_per_shard = guilds_per_shard
        self.sessions: dict[str, GatewaySession] = {}
        self.connections: set[Connection] = set()
        self.attempts = 0
        """Number of connection attempts since the start."""

    async def connect(self, request: web.Request) -> web.StreamResponse:
        self.attempts += 1
        if self.faults.gateway == "refuse":
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        transport = request.query.get("compress", "")
        codec = CODECS.get(transport, CODECS[""])()
        connection = Connection(self, socket, Outbox(socket, codec), client_of(request))
        connection.compressed = transport in CODECS and transport != ""
        self.connections.add(connection)
        try:
            await connection.run(request.query.get("encoding", "json"), request.query.get("v"))
        finally:
            self.connections.discard(connection)
            # After our close the code of the client's close frame does not matter.
            connection.ended(connection.outbox.closed_with or socket.close_code)
            await connection.outbox.done()
        return socket

    def live(self, which: SessionTest = any_session) -> list[GatewaySession]:
        connected = [session for session in self.sessions.values() if session.outbox is not None]
        return [session for session in connected if which(session)]

    def drop(self, which: SessionTest = any_session, *, resumable: bool, code: int = 4000) -> int:
        """Close the connections of the selected connected sessions, and return their number.

        Without `resumable`, also end the sessions.
        """
        cut = self.live(which)
        for session in cut:
            outbox, session.outbox = session.outbox, None
            assert outbox is not None
            outbox.close(code)
            if not resumable:
                self.end(session)
        return len(cut)

    def ask_to_reconnect(self, which: SessionTest = any_session) -> int:
        """Send RECONNECT to the selected connected sessions, and return their number."""
        asked = self.live(which)
        for session in asked:
            assert session.outbox is not None
            session.outbox.send(control_frame(RECONNECT))
        return len(asked)

    def invalidate(self, which: SessionTest = any_session, *, resumable: bool) -> int:
        """Send INVALID_SESSION to the selected connected sessions, and return their number.

        Their connections stay open for a RESUME or an IDENTIFY. Without `resumable`, end the
        sessions.
        """
        told = self.live(which)
        for connection in list(self.connections):
            session = connection.session
            if session not in told or session.outbox is not connection.outbox:
                continue
            connection.session = None
            connection.outbox.send(control_frame(INVALID_SESSION, resumable))
            if resumable:
                self.leave(session)
            else:
                self.end(session)
        return len(told)

    def leave(self, session: GatewaySession) -> None:
        """Detach a session from its connection, and end it after `resume_window` seconds."""
        session.outbox = None
        loop = asyncio.get_running_loop()
        session.expiry = loop.call_later(self.resume_window, self.end, session)

    def reset_token(self, app: Application) -> None:
        """Replace a bot's token and end all its sessions.

        Discord does this to a bot that sends too many IDENTIFYs.
        """
        app.token = secrets.token_urlsafe(48)
        self.drop(lambda session: session.app is app, resumable=False, code=4004)

    def end(self, session: GatewaySession) -> None:
        self.sessions.pop(session.id, None)
        if session in self.hub.bots:
            self.hub.bots.remove(session)
        if session.expiry is not None:
            session.expiry.cancel()

    def close(self) -> None:
        for connection in list(self.connections):
            connection.outbox.close(1001)
        for session in list(self.sessions.values()):
            self.end(session)


class Connection:
    """One WebSocket connection of a bot, from HELLO until it closes."""

    def __init__(
        self, gateway: GatewayServer, socket: web.WebSocketResponse, outbox: Outbox, client: Client
    ) -> None:
        self.gateway = gateway
        self.socket = socket
        self.outbox = outbox
        self.client = client
        self.session: GatewaySession | None = None
        self.compressed = False
        """True if the whole stream is compressed. Single frames are then not compressed again."""
        self._watch: asyncio.TimerHandle | None = None
        self._frames: deque[float] = deque(maxlen=FRAMES_PER_MINUTE)

    async def run(self, encoding: str, version: str | None) -> None:
        if encoding != "json" or version not in {None, "9", "10"}:
            self.outbox.close(4012)
        if self.gateway.faults.gateway == "close":
            self.outbox.close(self.gateway.faults.gateway_code)
        interval = int(self.gateway.heartbeat * 1000)
        self._send(HELLO, {"heartbeat_interval": interval, "_trace": ["playground"]})
        self._restart_watch()
        async for message in self.socket:
            if message.type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                self._received(message.data)

    def ended(self, code: int | None) -> None:
        """Detach the session from this closed connection.

        For close codes 1000 and 1001, end the session instead, so that it cannot be resumed.
        """
        if self._watch is not None:
            self._watch.cancel()
        session = self.session
        if session is None or session.outbox not in {None, self.outbox}:
            return
        if code in {1000, 1001}:
            self.gateway.end(session)
        elif session.id in self.gateway.sessions:
            self.gateway.leave(session)

    def _send(self, op: int, data: Any = None) -> None:
        self.outbox.send(control_frame(op, data))

    def _restart_watch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        loop = asyncio.get_running_loop()
        self._watch = loop.call_later(self.gateway.heartbeat * 1.5, self._time_out)

    def _time_out(self) -> None:
        """Close the connection of a client that sends no heartbeats.

        The client may resume its session.
        """
        self.outbox.close(4009)

    def _received(self, text: str | bytes) -> None:
        now = asyncio.get_running_loop().time()
        if len(self._frames) == FRAMES_PER_MINUTE and now - self._frames[0] < 60:
            self.outbox.close(4008)
            return
        self._frames.append(now)
        if len(text if isinstance(text, bytes) else text.encode()) > LARGEST_FRAME:
            self.outbox.close(4002)
            return
        try:
            frame = msgspec.json.decode(text)
            op, data = frame["op"], frame.get("d")
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError, AttributeError):
            self.outbox.close(4002)
            return
        if op == HEARTBEAT:
            self._restart_watch()
            if not self.gateway.faults.mute_heartbeats:
                loop = asyncio.get_running_loop()
                loop.call_later(ACK_DELAY, self._send, HEARTBEAT_ACK)
        elif op in {IDENTIFY, RESUME} and self.session is not None:
            self.outbox.close(4005)
        elif op in {IDENTIFY, RESUME} and self.gateway.faults.gateway == "identify":
            self.outbox.close(self.gateway.faults.gateway_code)
        elif op in {IDENTIFY, RESUME} and self.gateway.faults.gateway == "invalid":
            self._send(INVALID_SESSION, False)
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif op not in {PRESENCE, VOICE_STATE, REQUEST_MEMBERS}:
            self.outbox.close(4001)
        elif self.session is None:
            self.outbox.close(4003)
        elif op == REQUEST_MEMBERS:
            self._members(self.session, data)

    def _identify(self, data: Json) -> None:
        gateway = self.gateway
        app = gateway.world.application_of(str(data.get("token", "")).removeprefix("Bot "))
        wanted = data.get("intents")
        shard = _shard(data.get("shard"))
        large = data.get("large_threshold") or LARGE
        compress = data.get("compress") is True
        if app is None:
            self.outbox.close(4004)
        elif shard is None:
            self.outbox.close(4010)
        elif not isinstance(wanted, int) or wanted < 0 or wanted & ~bits.KNOWN:
            self.outbox.close(4013)
        elif wanted & PRIVILEGED & ~app.privileged:
            self.outbox.close(4014)
        elif gateway.starts.spent(app.id):
            gateway.reset_token(app)
            self.outbox.close(4004)
        elif gateway.starts.too_early(app.id, shard[0]):
            self._send(INVALID_SESSION, False)
        else:
            self._begin(GatewaySession(app, wanted, shard, self.client, large, compress=compress))

    def _begin(self, session: GatewaySession) -> None:
        """Start a session, and send READY and the session's guilds.

        Close the connection if the shard has too many guilds. Other sessions of the same shard
        continue, and each gets all events.
        """
        world = self.gateway.world
        guilds = [world.guilds[gid] for gid in session.app.guilds if session.serves(gid)]
        if len(guilds) > self.gateway.guilds_per_shard:
            self.outbox.close(4011)
            return
        self.gateway.sessions[session.id] = session
        self._attach(session)
        self._ready(session, guilds)
        self.gateway.hub.bots.append(session)

    def _attach(self, session: GatewaySession) -> None:
        """Send the session's events over this connection from now on."""
        self.session, session.client = session, self.client
        session.outbox = self.outbox
        if session.compress and not self.compressed:
            self.outbox.compress_payloads()

    def _ready(self, session: GatewaySession, guilds: list[Guild]) -> None:
        world, shapes = self.gateway.world, self.gateway.shapes
        private = [
            shapes.channel(channel, session.user_id)
            for channel in world.channels.values()
            if channel.type == DM and session.user_id in channel.recipients
        ]
        session.deliver(
            "READY",
            {
                "v": 10,
                "user": shapes.account(world.users[session.user_id]),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.gateway.starts.url,
                "shard": list(session.shard),
                "application": {"id": str(session.app.id), "flags": session.app.flags},
                "private_channels": private if session.serves(None) else [],
                "_trace": ["playground"],
            },
        )
        if session.wanted & bits.GUILDS:
            for guild in guilds:
                session.deliver("GUILD_CREATE", self._guild(session, guild))

    def _guild(self, session: GatewaySession, guild: Guild) -> Json:
        """Return a guild as JSON for the GUILD_CREATE events after READY.

        With the presence intent it includes all members, otherwise only the bot. Of a large guild
        Discord includes only members who are online, but in the playground everybody is online.
        """
        everyone = bool(session.wanted & bits.GUILD_PRESENCES)
        shape = self.gateway.shapes.guild_create(guild, session.user_id, everyone=everyone)
        return shape | {"large": len(guild.members) > session.large}

    def _resume(self, data: Json) -> None:
        session = self.gateway.sessions.get(str(data.get("session_id")))
        token = str(data.get("token", "")).removeprefix("Bot ")
        sequence = data.get("seq")
        if session is None or session.app.token != token:
            self._send(INVALID_SESSION, False)
            return
        if not isinstance(sequence, int) or not session.can_resume(sequence):
            self.outbox.close(4007)
            self.gateway.end(session)
            return
        if session.expiry is not None:
            session.expiry.cancel()
        if session.outbox is not None:
            session.outbox.close(4000)
        self._attach(session)
        for number, text in list(session.sent):
            if number > sequence:
                self.outbox.send(text)
        session.deliver("RESUMED", {"_trace": ["playground"]})

    def _members(self, session: GatewaySession, data: Json) -> None:
        """Send the guild members that a bot requests, in events of at most 1,000 members.

        Without the members intent, a request for all members gets no answer, as on Discord. A
        request about a guild that this session does not serve gets no answer either.
        """
        guild = self.gateway.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None or session.user_id not in guild.members or not session.serves(guild.id):
            return
        users = data.get("user_ids") or []
        chosen = [int(who) for who in (users if isinstance(users, list) else [users])]
        query, limit = str(data.get("query") or "").lower(), int(data.get("limit") or 0)
        everyone = not chosen and not query and limit == 0
        if everyone and not session.wanted & bits.GUILD_MEMBERS:
            return
        found = [
            member
            for member in guild.members.values()
            if (member.user_id in chosen if chosen else self._named(member.user_id, query))
        ]
        if not everyone:
            found = found[: min(limit or MOST_FOUND, MOST_FOUND)]
        nonce = str(data.get("nonce") or "")
        shared: Json = {"guild_id": str(guild.id)}
        if 0 < len(nonce.encode()) <= LONGEST_NONCE:
            shared["nonce"] = nonce
        chunks = [found[start : start + CHUNK] for start in range(0, len(found), CHUNK)] or [[]]
        for index, members in enumerate(chunks):
            chunk = shared | {
                "members": [self.gateway.shapes.member(member) for member in members],
                "chunk_index": index,
                "chunk_count": len(chunks),
                "not_found": [str(who) for who in chosen if who not in guild.members],
            }
            session.deliver("GUILD_MEMBERS_CHUNK", chunk)

    def _named(self, user_id: int, query: str) -> bool:
        return self.gateway.world.users[user_id].username.startswith(query)


def _shard(given: Any) -> tuple[int, int] | None:
    """Return the shard's number and the shard count from an IDENTIFY, or None if they are invalid.

    Without a shard in the IDENTIFY, return (0, 1).
    """
    match given:
        case None:
            return 0, 1
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None
