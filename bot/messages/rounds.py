"""Work that follows a table's changes: soon, one at a time, and for the newest state only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.discord_io import ChannelGone, Forbidden
from bot.messages.retry import LAST_WORDS, retry
from bot.tables.table import LiveTable

_log = logging.getLogger(__name__)


class Rounds:
    """Calls `work` for every table that was poked, at most once per `rhythm` seconds each."""

    def __init__(self, work: Callable[[LiveTable], Awaitable[None]], rhythm: float) -> None:
        self._work = work
        self._rhythm = rhythm
        self._due: dict[int, LiveTable] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._busy: set[int] = set()
        self._closed = asyncio.Event()

    def poke(self, table: LiveTable) -> None:
        """Something changed; changes during the work are dealt with by one more round."""
        if self._closed.is_set():
            return
        self._due[table.game] = table
        if table.game not in self._running:
            self._running[table.game] = asyncio.create_task(self._run(table.game))

    async def _run(self, game: int) -> None:
        try:
            while game in self._due and not self._closed.is_set():
                self._busy.add(game)
                await self._round(self._due.pop(game))
                self._busy.discard(game)
                await asyncio.sleep(0 if self._closed.is_set() else self._rhythm)
        finally:
            self._running.pop(game, None)

    async def _round(self, table: LiveTable) -> None:
        game = table.game
        try:
            # A game that was closed and brought back meanwhile has another table.
            await retry(lambda: self._work(self._due.get(game, table)), game)
        except (ChannelGone, Forbidden) as error:
            _log.info("game %d: its channel is closed to us: %r", game, error)
        except Exception:  # noqa: BLE001 - one bad round must not end all later ones
            _log.exception("game %d: a round failed; the next change tries again", game)

    async def close(self) -> None:
        """Stop; what was not shown is shown after the next start."""
        self._closed.set()
        busy = [task for game, task in self._running.items() if game in self._busy]
        if busy:
            await asyncio.wait(busy, timeout=LAST_WORDS)
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
