"""Signs of life: a small file that the bot renews while all is well, and who reads it."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.client import Rentroll
from bot.hosting.lock import beside

EVERY = 10.0
"""Seconds between two signs of life."""
STALE = 60.0
"""Seconds after which the last one says that something is wrong."""


def life_sign(database: Path) -> Path:
    """The file that is renewed, beside the database."""
    return beside(database, ".alive")


class HealthCheck:
    """Renews the sign of life while Discord is connected and the database answers."""

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.file = life_sign(bot.config.database)
        self._last = 0.0
        self._name = secrets.token_hex(8)
        bot.tickers.append(self.beat)
        bot.closers.append(self.stop)

    async def beat(self) -> None:
        now = self.bot.now()
        if now - self._last < EVERY or not connected(self.bot):
            return
        await self.bot.db.rows("SELECT 1")
        self._last = now
        told = {
            "at": now,
            "servers": len(self.bot.guilds),
            "games": self.bot.tables.count,
            "by": self._name,
        }
        draft = self.file.with_name(f"{self.file.name}.part")
        draft.write_text(json.dumps(told), encoding="utf-8")
        draft.replace(self.file)

    async def stop(self) -> None:
        """Take the last sign along, unless another bot has written it."""
        with suppress(OSError, ValueError, AttributeError):
            if json.loads(self.file.read_text(encoding="utf-8")).get("by") == self._name:
                self.file.unlink()


def connected(bot: Rentroll) -> bool:
    """Whether Discord can reach the bot on all its connections."""
    return bot.is_ready() and not any(shard.is_closed() for shard in bot.shards.values())


def read_health(database: Path, now: float) -> tuple[bool, str]:
    """Whether the bot of a database is well, and a sentence about it."""
    try:
        told: dict[str, Any] = json.loads(life_sign(database).read_text(encoding="utf-8"))
        age = now - float(told["at"])
    except FileNotFoundError:
        return False, "there is no sign of life: the bot is not running, or not yet connected"
    except (OSError, ValueError, KeyError, TypeError) as error:
        return False, f"the sign of life cannot be read: {error}"
    if age > STALE:
        return False, f"the last sign of life is {age:.0f} seconds old"
    return True, f"well: {told.get('servers', 0)} servers, {told.get('games', 0)} games"
