"""Trouble on demand: slow or failing answers, storms of 429, events that get lost."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bot.playground.errors import ApiError
from bot.playground.world import Json


@dataclass
class Fault:
    """Something that goes wrong for requests whose method and path match, `times` times."""

    kind: str
    method: str = ""
    path: str = ""
    times: int | None = None
    seconds: float = 0.0
    status: int = 500
    everywhere: bool = False
    after: bool = False

    def strikes(self, method: str, path: str) -> bool:
        """Whether this request is hit; uses up one of the times if so."""
        if self.times == 0 or (self.method and self.method != method):
            return False
        if self.path and not re.search(self.path, path):
            return False
        if self.times is not None:
            self.times -= 1
        return True

    def shape(self) -> Json:
        return dict(vars(self))


@dataclass
class Faults:
    """All faults that are under way, and the events that will be lost."""

    requests: list[Fault] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)
    mute_heartbeats: bool = False

    def delay(self, method: str, path: str) -> float:
        """How long this request is held up."""
        slow = [fault for fault in self.requests if fault.kind == "latency"]
        return sum(fault.seconds for fault in slow if fault.strikes(method, path))

    def failure(self, method: str, path: str, *, after: bool) -> ApiError | None:
        """The error this request meets, before it is carried out or after."""
        for fault in self.requests:
            if fault.kind == "latency" or fault.after != after:
                continue
            if not fault.strikes(method, path):
                continue
            if fault.kind == "storm":
                return too_many(fault.seconds, everywhere=fault.everywhere)
            return ApiError(fault.status, 0, f"{fault.status}: made to fail")
        return None

    def loses(self, event: str) -> bool:
        """Whether this event never reaches the bot; uses up one loss if so."""
        for name in (event, "*"):
            if self.lost.get(name, 0) > 0:
                self.lost[name] -= 1
                return True
        return False

    def clear(self) -> None:
        self.requests.clear()
        self.lost.clear()
        self.mute_heartbeats = False


def too_many(seconds: float, *, everywhere: bool = False, scope: str = "user") -> ApiError:
    """The 429 answer; clients wait only if it carries `Via`."""
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
