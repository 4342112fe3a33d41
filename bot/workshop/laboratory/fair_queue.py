"""One at a time, and those who wait take turns: nobody waits for all that another one wants."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Like a lock, but fair between its users, however often each of them asks."""

    def __init__(self) -> None:
        self.busy = False
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        """By user; whose turn is next comes first."""

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """For as long as the block lasts nobody else has a turn."""
        await self._wait(user)
        try:
            yield
        finally:
            if user in self._waiting:
                self._waiting[user] = self._waiting.pop(user)  # behind all others
            self._pass_on()

    async def _wait(self, user: int) -> None:
        if not self.busy:
            self.busy = True
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(user, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it came in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Whoever is next has the turn; those who gave up waiting are passed over."""
        for user in list(self._waiting):
            queue = self._waiting[user]
            while queue:
                mine = queue.popleft()
                if not queue:
                    del self._waiting[user]
                if not mine.done():
                    mine.set_result(None)
                    return
        self.busy = False
