"""One bot for each database: two would answer everybody twice."""

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
"""What file systems say that know no locks."""


def beside(database: Path, ending: str) -> Path:
    """A file that goes with a database; it is the same one by whatever link that is reached."""
    return Path(f"{os.path.realpath(database)}{ending}")


def no_place(database: Path) -> tuple[str, str] | None:
    """Why no database can be there, and what to do about it; None where one can be."""
    real = beside(database, "")
    folder = real.parent
    try:
        if real.is_dir():
            advice = f"Name a file in it with --database or RENTROLL_DB: {database / DATABASE}"
            return f"{database} is a folder", advice
        if folder.is_dir():
            return None
    except PermissionError:  # nobody can tell, so whoever opens the file says what is wrong
        return None
    return (
        f"there is no folder {folder}",
        f"Make it, or name another file with --database or RENTROLL_DB: mkdir -p {folder}",
    )


def _stop() -> None:
    """Ask this process to end in good order."""
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def only_one(
    database: Address, *, together: bool = False, lost: Callable[[], None] = _stop
) -> Iterator[None]:
    """Keep all others from a database while the block lasts; NotNow when one is there already.

    The lock goes with the process, however it ends; the file beside the database stays. On a
    server those who are `together` let each other in, and `lost` is called where the lock was
    lost, with the server, and somebody else took it.
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
