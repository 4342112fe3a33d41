"""The conversion of errors of a database or a disk into one-line errors for the host."""

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
    """Turn database errors in this block into CannotDo, or NotNow if a retry may succeed.

    `about`: the first words of the message about a failed request to the database.
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
    """Return the error to raise for an OSError: NotNow for a full disk, otherwise CannotDo."""
    return (NotNow if error.errno in _FULL else CannotDo)(words)
