"""The limits on IDENTIFY, and the answer of `GET /gateway/bot`."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.playground.buckets import Bucket, Buckets
from bot.playground.world import Json

DAY = 86_400.0
"""Seconds in a day."""


@dataclass
class SessionStarts:
    """Limits on IDENTIFY: `total` per bot and day, and one per bucket in `seconds` seconds.

    The bucket of a shard is the shard's number modulo `max_concurrency`.
    """

    limits: Buckets
    shards: int = 1
    """Number of shards that the gateway recommends to bots."""
    total: int = 1000
    max_concurrency: int = 1
    seconds: float = 5.0
    """Fewest seconds between two IDENTIFYs of one bucket."""
    url: str = ""
    _days: dict[int, Bucket] = field(default_factory=dict)
    _last: dict[tuple[int, int], float] = field(default_factory=dict)

    def spent(self, app_id: int) -> bool:
        """Count an IDENTIFY. Return True if the bot's limit for the day was already reached.

        With rate limits off, return False.
        """
        wait = self._day(app_id).take(self.limits.clock.now())
        return wait > 0 and self.limits.on

    def too_early(self, app_id: int, shard: int) -> bool:
        """Return True if the shard's bucket had an IDENTIFY less than `seconds` seconds ago.

        Otherwise, or with rate limits off, record the new IDENTIFY and return False.
        """
        key, now = (app_id, shard % self.max_concurrency), self.limits.clock.now()
        if self.limits.on and now < self._last.get(key, 0.0) + self.seconds:
            return True
        self._last[key] = now
        return False

    def shape(self, app_id: int) -> Json:
        day, now = self._day(app_id), self.limits.clock.now()
        left = max(0.0, day.resets - now)
        limit = {
            "total": self.total,
            "remaining": self.total - day.used if left else self.total,
            "reset_after": int(left * 1000),
            "max_concurrency": self.max_concurrency,
        }
        return {"url": self.url, "shards": self.shards, "session_start_limit": limit}

    def _day(self, app_id: int) -> Bucket:
        return self._days.setdefault(app_id, Bucket(self.total, DAY))
