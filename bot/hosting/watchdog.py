"""Tells systemd that the process is alive, and ends one whose event loop has stopped.

systemd's protocol is a datagram with a few words: https://www.freedesktop.org/software/systemd/man/sd_notify.html
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Self

from bot.support.failures import NotNow
from bot.support.figures import STALL

_log = logging.getLogger(__name__)

BEAT = 0.5
"""Seconds between two signs of the event loop."""
NOTIFY_EVERY = 10.0
"""Seconds between two signs to systemd, which waits for several times as long."""
LONGEST = 60.0
"""Seconds after which an event loop that shows no sign will not come back by itself."""


def notify(words: str) -> None:
    """Tell systemd, where it has started this process and wants to know."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where:
        return
    address = f"\0{where[1:]}" if where.startswith("@") else where
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
        to.sendto(words.encode(), address)


def end_process() -> None:
    """End at once, as nothing can be waited for; whatever was confirmed is on disk."""
    _log.critical("the event loop has stood still for %.0f s: the process begins anew", LONGEST)
    faulthandler.dump_traceback()
    os._exit(NotNow.code)


class Watchdog:
    """Watches the event loop for as long as its block lasts."""

    def __init__(
        self,
        is_logged_in: Callable[[], bool],
        servers: Callable[[], int],
        give_up: Callable[[], None] = end_process,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._is_logged_in, self._servers = is_logged_in, servers
        self._give_up, self._clock = give_up, clock
        self._seen = clock()
        self._notified = 0.0
        self._ready = False
        self._over = threading.Event()
        self._guard = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def __enter__(self) -> Self:
        self._beating = asyncio.create_task(self._beat())
        self._guard.start()
        return self

    def __exit__(self, *_: object) -> None:
        notify("STOPPING=1")
        self._over.set()
        self._beating.cancel()

    async def _beat(self) -> None:
        while True:
            begun = self._clock()
            await asyncio.sleep(BEAT)
            self.beat()
            STALL.observe(max(0.0, self._seen - begun - BEAT))

    def beat(self) -> None:
        """The event loop is alive."""
        self._seen = self._clock()
        if not self._ready and self._is_logged_in():
            self._ready = True
            notify("READY=1")
        if self._seen - self._notified >= NOTIFY_EVERY:
            self._notified = self._seen
            notify(f"WATCHDOG=1\nSTATUS={self._servers()} servers")

    def _watch(self) -> None:
        while not self._over.wait(BEAT):
            self.check()

    def check(self) -> None:
        """Give up on an event loop that has shown no sign for too long."""
        if self._clock() - self._seen >= LONGEST:
            self._give_up()
