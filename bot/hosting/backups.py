"""Backups of a database, made and restored by commands, and the bot's daily backup."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.hosting.config import Config
from bot.hosting.dumps import dump_command, restore_command
from bot.hosting.lock import beside, only_one
from bot.hosting.records import check_there
from bot.hosting.trouble import disk_trouble, told_to_host
from bot.store.copies.backup_files import (
    DamagedDatabase,
    backup_folder,
    check_whole,
    copy_dated,
    copy_file,
    dated_name,
    delete_oldest,
    generations,
)
from bot.store.database.address import Address, Server
from bot.store.database.database import ForeignDatabase, NewerDatabase, UnusableDatabase, looking_at
from bot.store.database.schema import VERSION
from bot.store.database.sqlite import empty_journal
from bot.store.database.writer import DatabaseFailed
from bot.store.shards.shard import Shard
from bot.support.failures import CannotDo
from bot.support.threads import WorkThreads

_log = logging.getLogger(__name__)

SLASHES = tuple(filter(None, (os.sep, os.altsep)))
SHOWN = 7
"""Most backups that `rentroll restore` lists if none is named, the newest first."""


def back_up(
    database: Path, target: Path | str | None, now: float, *, force: bool = False, keep: int = 0
) -> Path:
    """Copy a database file, even while the bot runs, and return the path of the copy.

    `target` is a file, or a folder in which the copy is named by the time. Text that ends with a
    slash means a folder. None means the folder `backups` beside the database. `keep` is the number
    of copies that stay in that folder, or 0 for all. `force` replaces an existing file. Raise
    CannotDo if the database is missing or damaged, or if the target cannot be used.
    """
    check_there(database)
    as_folder = str(target or "").endswith(SLASHES)
    target = Path(target or backup_folder(database))
    with _in_words(target):
        check_source(database)
        if target.is_dir() or Path(os.path.realpath(target)) == backup_folder(database):
            made = copy_dated(database, target, now)
            if keep:
                delete_oldest(made, database, keep)
            return made
        if as_folder:
            raise CannotDo(f"there is no folder {target}: make it first")
        if keep:
            raise CannotDo(
                f"--keep: {target} is not an existing folder: make it first, or leave --keep out "
                "to copy to a file"
            )
        if not target.absolute().parent.is_dir():
            raise CannotDo(f"there is no folder {target.absolute().parent}")
        if target.exists() and (not force or target.samefile(database)):
            raise CannotDo(f"{target} is there already: name another file, or say --force")
        copy_file(database, target)
        return target


def check_source(database: Path) -> None:
    """Raise CannotDo if a database is damaged, so that its copy replaces no good backup."""
    try:
        check_whole(database)
    except DamagedDatabase as error:
        raise CannotDo(
            f"{error}. Nothing was copied, and older copies are unchanged: see "
            "`rentroll doctor`, and `rentroll restore` to put one back"
        ) from None


def restore(database: Address, copy: Path | None, now: float) -> Path | None:
    """Replace a database file by a copy, and return the path to which the old file was moved.

    Return None if there was no database file. Raise CannotDo without a copy, for a copy that is
    damaged, of another program or from a newer Rentroll, and for a PostgreSQL database. Raise
    NotNow while a bot runs.
    """
    if isinstance(database, Server):
        raise CannotDo(
            "PostgreSQL restores its own copies. Stop the bot and run: "
            + restore_command(database, copy or Path("FILE"))
        )
    if copy is None:
        raise CannotDo(_choice(database, backup_folder(database)))
    if copy.is_dir():
        raise CannotDo(f"{copy} is a folder: {_choice(database, copy)}")
    if not copy.is_file():
        raise CannotDo(f"there is no copy {copy}")
    if not os.access(copy, os.R_OK):
        raise CannotDo(f"{copy} may not be read by this user")
    if database.exists() and copy.samefile(database):
        raise CannotDo(f"{copy} is the database itself")
    with only_one(database), _in_words(database):
        try:
            check_whole(copy)
        except ForeignDatabase:
            raise CannotDo(
                f"{copy} is a database of another program, not a copy of Rentroll's"
            ) from None
        with looking_at(copy) as view:
            if view.version > VERSION:
                raise NewerDatabase(copy, view.version)
        real = beside(database, "")
        draft = beside(database, ".restored")
        copy_file(copy, draft)
        try:
            before = _set_aside(real, now)
            draft.replace(real)
        finally:
            draft.unlink(missing_ok=True)
    return before


def _choice(database: Path, folder: Path) -> str:
    """Return words that ask for the name of a copy, with the newest copies in a folder."""
    found = generations(folder, database)[:SHOWN]
    if not found:
        return f"name the copy to put back; there is none in {folder}"
    names = ", ".join(one.name for one in found)
    return f"name the copy to put back, for example {found[0]}; in {folder} are: {names}"


def _set_aside(real: Path, now: float) -> Path | None:
    """Link a database file to a dated name ending in `.replaced`, and rename its journal files.

    Return the new path, or None if there is no file. The file also keeps its old name, so that a
    database is there after a crash. On a file system without links, rename the file instead.
    """
    if not real.exists():
        return None
    with suppress(DatabaseFailed, UnusableDatabase):  # a damaged database keeps its journal
        empty_journal(real)
    kept = real.with_name(f"{dated_name(real, now)}.replaced")
    try:
        os.link(real, kept)
    except OSError:  # not every file system has links
        real.rename(kept)
    for ending in ("-wal", "-shm"):
        journal = Path(f"{real}{ending}")
        if journal.exists():
            journal.rename(f"{kept}{ending}")
    return kept


@contextmanager
def _in_words(target: Path) -> Iterator[None]:
    """Turn errors of the database and the disk in this block into CannotDo or NotNow."""
    try:
        with told_to_host():
            yield
    except OSError as error:
        words = f"cannot write {target}: {error.strerror or error}"
        raise disk_trouble(error, words) from None


class DailyBackup:
    """The daily backup of a database file. It keeps the newest `config.backups` copies."""

    def __init__(self, config: Config, threads: WorkThreads) -> None:
        self.config = config
        self.threads = threads
        self._said = False

    async def make(self, now: float, shard: Shard) -> None:
        """Make a dated backup and delete the oldest ones. Log an error instead of raising it.

        Do nothing in a playground, for a shard other than 0, or if backups are switched off. For a
        PostgreSQL database, only log the command that makes a backup.
        """
        database, keep = self.config.database, self.config.backups
        if not keep or self.config.playground or shard.number:
            return
        if isinstance(database, Server):
            self._point_at_server(database)
            return
        try:
            made = await self.threads.run_slowly(back_up, database, None, now, keep=keep)
        except CannotDo as error:
            _log.error("no backup was made today: %s", error)
        else:
            _log.info("backup: %s", made)

    def _point_at_server(self, server: Server) -> None:
        """Log once which command makes a backup of a PostgreSQL database."""
        if not self._said:
            self._said = True
            command = dump_command(server, Path("FILE"))
            _log.info("PostgreSQL databases are not backed up daily. To make a backup: %s", command)
