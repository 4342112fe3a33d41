"""A watchdog that sends heartbeats to systemd and ends a process whose event loop hangs.

systemd's protocol: https://www.freedesktop.org/software/systemd/man/sd_notify.html
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
"""Seconds between two heartbeats of the event loop."""
NOTIFY_EVERY = 10.0
"""Fewest seconds between two heartbeats to systemd, whose timeout is several times as long."""
LONGEST = 60.0
"""Seconds without a heartbeat of the event loop after which the process ends."""


def notify(words: str) -> None:
    """Send a message to systemd. Do nothing if systemd did not start this process."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where:
        return
    address = f"\0{where[1:]}" if where.startswith("@") else where
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
        to.sendto(words.encode(), address)


def end_process() -> None:
    """End the process at once with NotNow's exit code, and print a traceback of all threads.

    Nothing is lost, because every confirmed move is on disk.
    """
    _log.critical("the event loop has hung for %.0f s: the process ends to be restarted", LONGEST)
    faulthandler.dump_traceback()
    os._exit(NotNow.code)


class Watchdog:
    """A context manager whose thread calls `give_up` if the event loop hangs."""

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
        """Note that the event loop runs, and send systemd a heartbeat every NOTIFY_EVERY seconds.

        After the login to Discord, send READY once.
        """
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
        """Call `give_up` if the last heartbeat of the event loop is LONGEST seconds old."""
        if self._clock() - self._seen >= LONGEST:
            self._give_up()
