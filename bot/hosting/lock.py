"""The lock that lets only one bot use a database. Two bots would answer every press twice."""

from __future__ import annotations

import errno
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.hosting.config import DATABASE
from bot.hosting.trouble import disk_trouble, told_to_host
from bot.store.database.address import Address, Server
from bot.store.database.database import postgres
from bot.support.failures import CannotDo, NotNow

_log = logging.getLogger(__name__)

_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS}
"""Error codes by which a file system says that it has no locks."""


def beside(database: Path, ending: str) -> Path:
    """Return the path of a database file with `ending` added. Symbolic links are resolved."""
    return Path(f"{os.path.realpath(database)}{ending}")


def no_place(database: Path) -> tuple[str, str] | None:
    """Return why no database file can be at a path, and advice.

    Return None if a file can be there.
    """
    real = beside(database, "")
    folder = real.parent
    try:
        if real.is_dir():
            advice = f"Name a file in it with --database or RENTROLL_DB: {database / DATABASE}"
            return f"{database} is a folder", advice
        if folder.is_dir():
            return None
    except PermissionError:  # opening the file later reports the error
        return None
    return (
        f"there is no folder {folder}",
        f"Make it, or name another file with --database or RENTROLL_DB: mkdir -p {folder}",
    )


def _stop() -> None:
    """Send SIGTERM to this process, so that it shuts down properly."""
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def only_one(
    database: Address, *, together: bool = False, lost: Callable[[], None] = _stop
) -> Iterator[None]:
    """Lock a database for this block. Raise NotNow if another process has locked it.

    The system releases the lock when the process ends, and the `.lock` file remains. On PostgreSQL,
    all processes with `together` can hold the lock. `lost` is called if another process took the
    lock while the connection was down.
    """
    if isinstance(database, Server):
        with _only_one_at(database, together, lost):
            yield
        return
    if nowhere := no_place(database):
        raise CannotDo(". ".join(nowhere))
    file = beside(database, ".lock")
    try:
        lock = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        words = f"{file}: cannot be written: {error.strerror}"
        raise disk_trouble(error, words) from None
    try:
        _hold(lock, file, database)
        yield
    finally:
        os.close(lock)


@contextmanager
def _only_one_at(server: Server, together: bool, lost: Callable[[], None]) -> Iterator[None]:
    with ExitStack() as stack:
        with told_to_host(f"{server}: cannot be used as a database: "):
            alone = stack.enter_context(postgres().held(server, lost, together=together))
        if not alone:
            raise NotNow(f"another Rentroll uses this database, {server}: stop that one first")
        yield


def _hold(lock: int, file: Path, database: Path) -> None:
    """Lock an open file, without waiting. Raise NotNow if another process has locked it.

    If the file system has no locks, only log a warning. Do nothing on Windows.
    """
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise NotNow(
            f"another Rentroll uses this database, {database}: stop that one first, or "
            "name another file with --database or RENTROLL_DB"
        ) from None
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise CannotDo(f"{file}: cannot be locked: {error.strerror}") from None
        _log.warning(
            "%s: this file system knows no locks (%s), so nothing keeps a second Rentroll from "
            "this database",
            file,
            error.strerror,
        )
