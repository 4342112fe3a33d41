"""One bot for each database: two would answer everybody twice."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.config import CannotDo, NotNow


@contextmanager
def only_one(database: Path) -> Iterator[None]:
    """Keep all others from a database while the block lasts; NotNow when one is there already.

    The lock goes with the process, however it ends; the file beside the database stays.
    """
    file = database.with_name(f"{database.name}.lock")
    try:
        lock = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise CannotDo(f"{file}: cannot be written: {error.strerror}") from None
    try:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise NotNow(
                    f"another Rentroll uses this database, {database}: stop that one first, or "
                    "name another file with --database or RENTROLL_DB"
                ) from None
        yield
    finally:
        os.close(lock)
