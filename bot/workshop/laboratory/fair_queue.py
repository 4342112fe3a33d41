"""A fair lock: waiting users get it in turn, even if one user has many requests."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A lock that waiting users acquire in turn, with one request per turn."""

    def __init__(self) -> None:
        self.busy = False
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        """The waiting requests by user id.

        The users are in the order in which they get the lock.
        """

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """Wait until this user gets the lock, and hold it during the block.

        `user` is any id. The laboratory passes the id of a server.
        """
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
            if not mine.cancelled():  # the turn was given in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the lock to the next waiting request. Without one, release the lock."""
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
