"""A lock on a whole database. It is taken again after the connection to the server was lost."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress

import psycopg

from bot.store.database.address import Server
from bot.store.database.schema import MARK
from bot.store.postgres.dialect import Connection, classified, connect, failed

_log = logging.getLogger(__name__)

WATCH = 2.0
"""Seconds between two checks that the lock is still held."""


class DatabaseLock:
    """A lock on a database that keeps other processes out. Processes with `together` share it.

    The lock ends with its session. If the connection breaks, the lock is taken again. If another
    process has it by then, `lost` is called in another thread.
    """

    def __init__(self, server: Server, lost: Callable[[], None], *, together: bool) -> None:
        self._server = server
        self._lost = lost
        self._sql = f"SELECT pg_try_advisory_lock{'_shared' if together else ''}({MARK}, 1)"
        self._connection = self._connect()
        self._ended = threading.Event()
        self._watcher = threading.Thread(target=self._watch, daemon=True)

    def take(self) -> bool:
        """Try to take the lock. Return False if another process has it."""
        with classified():
            taken = self._try()
        if taken:
            self._watcher.start()
        return taken

    def close(self) -> None:
        self._ended.set()
        if self._watcher.is_alive():
            self._watcher.join()
        # Without an unlock the server may notice too late for the next process that starts.
        with suppress(psycopg.Error):
            self._connection.execute("SELECT pg_advisory_unlock_all()")
        self._connection.close()

    def _connect(self) -> Connection:
        with classified():
            return connect(self._server, "rentroll keeps others away")

    def _try(self) -> bool:
        ((taken,),) = self._connection.execute(self._sql).fetchall()
        return bool(taken)

    def _watch(self) -> None:
        while not self._ended.wait(WATCH):
            try:
                if self._connection.closed:
                    self._connection = connect(self._server, "rentroll keeps others away")
                    if not self._try():
                        _log.error("another Rentroll has taken this database")
                        self._lost()
                        return
                else:
                    self._connection.execute("SELECT 1")
            except psycopg.Error as error:
                _log.warning(
                    "the lock on the database is lost, so another bot could open it: %s",
                    failed(error),
                )
                with suppress(psycopg.Error):
                    self._connection.close()
