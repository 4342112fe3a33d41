"""Injected faults: slow, failing or missing answers, 429s, lost events, gateway failures."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field

from bot.playground.errors import KNOWN, ApiError
from bot.playground.world import Json

KINDS = {"latency", "error", "storm", "hang", "close"}
SCOPES = {"user", "shared", "global"}
GATEWAY = {"", "refuse", "close", "identify", "invalid"}
"""Faults of gateway connections. An empty text is no fault.

`refuse` answers HTTP 503, `close` closes the connection before HELLO, `identify` closes it on
IDENTIFY or RESUME, and `invalid` answers IDENTIFY and RESUME with INVALID_SESSION.
"""
_NAME = re.compile(r"\{\w+\}")


class NoReply(Exception):
    """The error for a request that gets no answer.

    Its connection closes at once, or with `silent` after all faults are cleared.
    """

    def __init__(self, *, silent: bool) -> None:
        super().__init__()
        self.silent = silent


@dataclass(frozen=True)
class MatchedRequest:
    """The parts of a request with which a `Fault` is compared.

    `exempt` is True for requests on an interaction token.
    """

    method: str
    path: str
    route: str
    exempt: bool
    channel_id: str


@dataclass
class Fault:
    """A failure or delay of matching requests, injected at most `times` times.

    If `times` is None, it is always injected.

    A request matches if it fits every set field of `method`, `path`, `route`, `channel_id` and
    `exempt`. `path` is a regular expression. With `after`, the request is carried out before it
    fails. With `everywhere`, a 429 is global.
    """

    kind: str
    method: str = ""
    path: str = ""
    times: int | None = None
    seconds: float = 0.0
    status: int = 0
    everywhere: bool = False
    after: bool = False
    route: str = ""
    channel_id: str | int = ""
    exempt: bool | None = None
    code: int = 0
    message: str = ""
    scope: str = "user"

    def __post_init__(self) -> None:
        if self.kind not in KINDS or self.scope not in SCOPES:
            raise ValueError(f"unknown kind or scope: {self.kind}, {self.scope}")
        status, message = KNOWN.get(self.code, (self.status, ""))
        if self.code and not status:
            raise ValueError(f"code {self.code} needs a status")
        self.status = self.status or status or 500
        self.message = self.message or message or f"{self.status}: injected fault"

    def hits(self, asked: MatchedRequest) -> bool:
        """Return True if this fault affects the request.

        In this case, reduce `times` by one if it is set.
        """
        if self.times == 0 or not self._fits(asked):
            return False
        if self.times is not None:
            self.times -= 1
        return True

    def _fits(self, asked: MatchedRequest) -> bool:
        if self.method and self.method != asked.method:
            return False
        if self.path and not re.search(self.path, asked.path):
            return False
        if self.route and nameless(self.route) != nameless(asked.route):
            return False
        if self.channel_id and str(self.channel_id) != asked.channel_id:
            return False
        return self.exempt is None or self.exempt == asked.exempt

    def failure(self) -> ApiError | NoReply:
        """Return the exception to raise for an affected request."""
        if self.kind in {"hang", "close"}:
            return NoReply(silent=self.kind == "hang")
        if self.kind == "storm":
            return too_many(self.seconds, everywhere=self.everywhere, scope=self.scope)
        if self.status == 429:
            error = too_many(self.seconds, everywhere=self.everywhere, scope=self.scope)
            error.body |= {"code": self.code, "message": self.message}
            return error
        return ApiError(self.status, self.code, self.message)

    def shape(self) -> Json:
        return dict(vars(self))


def nameless(route: str) -> str:
    """Return a path template with `{}` instead of each named parameter."""
    return _NAME.sub("{}", route)


@dataclass
class Faults:
    """The active faults of requests, events, the gateway and the CDN, and the cache of modals."""

    requests: list[Fault] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)
    """Number of events still to be dropped, by event name. The name `*` is any event."""
    mute_heartbeats: bool = False
    gateway: str = ""
    gateway_code: int = 4000
    cdn_dead: bool = False
    forms: dict[tuple[int, str], Json] | None = None
    """Cached modals by user id and custom id, as on phones. None turns the cache off."""
    hanging: asyncio.Event = field(default_factory=asyncio.Event)
    """An event that is set when a request waits until all faults are cleared."""
    _over: asyncio.Event = field(default_factory=asyncio.Event)

    def delay(self, asked: MatchedRequest) -> float:
        """Return the seconds by which all matching latency faults delay this request, or 0."""
        slow = [fault for fault in self.requests if fault.kind == "latency"]
        return sum(fault.seconds for fault in slow if fault.hits(asked))

    def fail(self, asked: MatchedRequest, *, after: bool) -> None:
        """Raise the exception of the first fault that affects this request.

        Only faults whose field `after` equals the argument are considered, and no latency faults.
        Return if no fault affects the request.
        """
        for fault in self.requests:
            if fault.kind != "latency" and fault.after == after and fault.hits(asked):
                raise fault.failure()

    async def wait_until_cleared(self) -> None:
        """Wait until `clear` removes all faults."""
        self.hanging.set()
        await self._over.wait()

    def loses(self, event: str) -> bool:
        """Return True if this event must be dropped.

        In this case, reduce by one the event's count in `lost`, or else the count of `*`.
        """
        for name in (event, "*"):
            if self.lost.get(name, 0) > 0:
                self.lost[name] -= 1
                return True
        return False

    def clear(self) -> None:
        self.requests.clear()
        self.lost.clear()
        self.mute_heartbeats = self.cdn_dead = False
        self.forms = None
        self.gateway = ""
        self._over.set()
        self._over, self.hanging = asyncio.Event(), asyncio.Event()


def too_many(seconds: float, *, everywhere: bool = False, scope: str = "user") -> ApiError:
    """Return a 429 error with the seconds that a client must wait.

    With `everywhere`, the error is global. Clients wait and retry only because the answer has a
    `Via` header.
    """
    everywhere = everywhere or scope == "global"
    headers = {
        "Via": "1.1 playground",
        "Retry-After": str(max(1, int(seconds + 0.999))),
        "X-RateLimit-Scope": "global" if everywhere else scope,
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    error = ApiError(429, 0, "You are being rate limited.", headers=headers)
    error.body = {
        "message": error.message,
        "retry_after": round(seconds, 3),
        "global": everywhere,
    }
    return error
