"""Rate limits: per route and channel or guild, per interaction token, and per bot."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from bot.playground.clock import Clock
from bot.playground.errors import refusal
from bot.playground.faults import too_many

Limit = tuple[int, float]

MESSAGE = "/channels/{channel_id}/messages/{message_id}"
REACTIONS = MESSAGE + "/reactions/{emoji_name}"

LIMITS: dict[tuple[str, str], Limit] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", MESSAGE): (5, 5.0),
    ("DELETE", MESSAGE): (5, 1.0),
    ("GET", MESSAGE): (5, 5.0),
    ("GET", "/channels/{channel_id}/messages"): (5, 5.0),
    ("POST", "/channels/{channel_id}/messages/bulk-delete"): (1, 3.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("PUT", REACTIONS + "/@me"): (1, 0.25),
    ("DELETE", REACTIONS + "/@me"): (1, 0.25),
    ("POST", MESSAGE + "/threads"): (10, 60.0),
    ("POST", "/channels/{channel_id}/threads"): (10, 60.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("GET", "/gateway/bot"): (2, 5.0),
    ("PUT", "/applications/{application_id}/commands"): (5, 20.0),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands"): (5, 20.0),
}
"""Most requests and the seconds of their window, by method and path.

The values are close to the limits of Discord that bots report.
"""
OTHERWISE: Limit = (30, 10.0)
"""Most requests and seconds of the window for a route that is not in `LIMITS`."""
RENAMES: Limit = (2, 600.0)
"""Most renames of one channel, and the seconds of their window."""
ON_A_TOKEN: Limit = (5, 2.0)
"""Most requests on one interaction token, and the seconds of their window."""
FOLLOW_UPS: Limit = (30, 60.0)
"""Most follow-ups in one channel with any interaction tokens, and the seconds of their window."""
COMMANDS: Limit = (200, 86_400.0)
"""Most commands that a bot creates, globally or in one guild, and the seconds of the window."""
OVERALL: Limit = (50, 1.0)
"""Most requests of one bot, and the seconds of their window.

Requests on interaction tokens do not count.
"""
MOST_KEPT = 5000
"""Fewest stored buckets at which those with an ended window are deleted."""
_MAJOR = ("channel_id", "guild_id")


@dataclass
class Bucket:
    """A counter that allows `limit` requests in a fixed window of `seconds` seconds.

    The window begins with its first request.
    """

    limit: int
    seconds: float
    used: int = 0
    resets: float = 0.0

    def take(self, now: float) -> float:
        """Count one request and return 0.

        If the limit is reached, return the seconds to wait instead.
        """
        if now >= self.resets:
            self.used, self.resets = 0, now + self.seconds
        if self.used >= self.limit:
            return self.resets - now
        self.used += 1
        return 0.0


@dataclass
class RequestWindow:
    """A counter that allows `limit` requests in every sliding window of `seconds` seconds."""

    limit: int
    seconds: float
    taken: deque[float] = field(default_factory=deque)

    def take(self, now: float) -> float:
        """Count one request and return 0.

        If the limit is reached, return the seconds to wait instead.
        """
        while self.taken and now >= self.taken[0] + self.seconds:
            self.taken.popleft()
        if len(self.taken) >= self.limit:
            return self.taken[0] + self.seconds - now
        self.taken.append(now)
        return 0.0


@dataclass
class Buckets:
    """The counters of all rate limits of one playground."""

    clock: Clock
    on: bool = True
    limits: dict[tuple[str, str], Limit] = field(default_factory=lambda: dict(LIMITS))
    otherwise: Limit = OTHERWISE
    overall: Limit = OVERALL
    _kept: dict[tuple[object, ...], Bucket] = field(default_factory=dict)
    _overall: dict[int, RequestWindow] = field(default_factory=dict)
    _sweep_at: int = MOST_KEPT

    def take(
        self, method: str, path: str, params: Mapping[str, str], caller: int
    ) -> dict[str, str]:
        """Count a request and return its rate limit headers. Raise a 429 error above a limit.

        `path` is the route's template, `caller` the bot's id or 0. First responses to interactions
        get no headers. With rate limits off, nothing is counted and there are no headers.
        """
        if not self.on:
            return {}
        now = self.clock.now()
        token = params.get("webhook_token") or params.get("interaction_token")
        if token is not None:
            headers = self._take(("token", token), ON_A_TOKEN, "token", now)
            # Discord sends no rate limit headers in the answer to a first response.
            return {} if path.endswith("/callback") else headers
        self._take_overall(caller, now)
        limit = self.limits.get((method, path), self.otherwise)
        major = tuple(params[name] for name in _MAJOR if name in params)
        return self._take((method, path, caller, *major), limit, f"{method} {path}", now)

    def _take_overall(self, caller: int, now: float) -> None:
        if caller not in self._overall:
            self._overall[caller] = RequestWindow(*self.overall)
        wait = self._overall[caller].take(now)
        if wait > 0:
            raise too_many(wait, everywhere=True)

    def _take(self, key: tuple[object, ...], limit: Limit, name: str, now: float) -> dict[str, str]:
        bucket = self._bucket(key, limit)
        wait = bucket.take(now)
        headers = _headers(bucket, name, now)
        if wait > 0:
            refused = too_many(wait)
            refused.headers |= headers
            raise refused
        return headers

    def take_rename(self, channel_id: int) -> None:
        """Count a rename of a channel. Raise a 429 error for the third in ten minutes.

        With rate limits off, do nothing.
        """
        self._take_shared("rename", channel_id, RENAMES)

    def take_command(self, app_id: int, guild_id: int | None, new: int) -> None:
        """Count `new` commands that a bot creates in a guild, or globally if `guild_id` is None.

        Raise error 30034 for the 201st command in a day. Each guild has a separate count, and
        so do global commands. With rate limits off, do nothing.
        """
        if not self.on:
            return
        bucket = self._bucket(("command", app_id, guild_id), COMMANDS)
        if any(bucket.take(self.clock.now()) > 0 for _ in range(new)):
            raise refusal(30034)

    def take_follow_up(self, channel_id: int) -> None:
        """Count a follow-up in a channel. Raise a 429 error for the 31st in a minute.

        With rate limits off, do nothing.
        """
        self._take_shared("follow-up", channel_id, FOLLOW_UPS)

    def _take_shared(self, what: str, channel_id: int, limit: Limit) -> None:
        if not self.on:
            return
        wait = self._bucket((what, channel_id), limit).take(self.clock.now())
        if wait > 0:
            raise too_many(wait, scope="shared")

    def _bucket(self, key: tuple[object, ...], limit: Limit) -> Bucket:
        if key not in self._kept:
            if len(self._kept) >= self._sweep_at:
                now = self.clock.now()
                self._kept = {k: b for k, b in self._kept.items() if b.resets > now}
                self._sweep_at = max(MOST_KEPT, 2 * len(self._kept))
            self._kept[key] = Bucket(*limit)
        return self._kept[key]


def _headers(bucket: Bucket, name: str, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
        "X-RateLimit-Reset": f"{bucket.resets:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets - now):.3f}",
        "X-RateLimit-Bucket": _fingerprint(name),
    }


@cache
def _fingerprint(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:32]
