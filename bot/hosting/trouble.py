"""What keeps a database or a disk from being used, in one line for the host."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.database.database import UnusableDatabase
from bot.store.database.writer import DatabaseFailed
from bot.support.failures import CannotDo, NotNow

_FULL = {errno.ENOSPC, errno.EDQUOT}


@contextmanager
def told_to_host(about: str = "") -> Iterator[None]:
    """Whatever a database says in this block becomes CannotDo, or NotNow where it may pass.

    `about` begins the line where the database itself failed.
    """
    try:
        yield
    except UnusableDatabase as error:
        raise CannotDo(str(error)) from None
    except DatabaseFailed as error:
        words = f"{about}{error}"
        if error.passing:
            raise NotNow(words) from None
        raise CannotDo(f"{words} (rentroll doctor says what to do)") from None


def disk_trouble(error: OSError, words: str) -> CannotDo:
    """What the system refuses; a full disk may have room again."""
    return (NotNow if error.errno in _FULL else CannotDo)(words)
