"""What a bot is told before it connects, and how often it may begin a session."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.playground.buckets import Bucket, Buckets
from bot.playground.world import Json

DAY = 86_400.0


@dataclass
class SessionStarts:
    """So many identifies a day, and one at a time for the shards that share a bucket."""

    limits: Buckets
    shards: int = 1
    """How many shards a bot is advised to have."""
    total: int = 1000
    max_concurrency: int = 1
    seconds: float = 5.0
    """How long a bucket of shards is closed after an identify."""
    url: str = ""
    _days: dict[int, Bucket] = field(default_factory=dict)
    _last: dict[tuple[int, int], float] = field(default_factory=dict)

    def spent(self, app_id: int) -> bool:
        """Count an identify; whether there was none left of the day's."""
        wait = self._day(app_id).take(self.limits.clock.now())
        return wait > 0 and self.limits.on

    def too_early(self, app_id: int, shard: int) -> bool:
        """Whether the bucket of this shard is closed still; if it is not, it closes now."""
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
