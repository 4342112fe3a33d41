"""Dated backups of an SQLite file. A backup gets its name only when it is complete."""

from __future__ import annotations

import errno
import logging
import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store.database.database import UnusableDatabase
from bot.store.database.schema import VERSION
from bot.store.database.sqlite import classified, make_private, read_only, version_of

_log = logging.getLogger(__name__)

FOLDER = "backups"
"""The name of the folder for automatic backups, beside the database file."""
_MOMENT = "%Y%m%d-%H%M%S"
_SPOILT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""SQLite error codes for a damaged file. With other codes, the file cannot be read now."""


class DamagedDatabase(UnusableDatabase):
    """An error: the database file is damaged or empty. The message lists its problems."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        super().__init__(f"{path} is damaged: {'; '.join(problems)}")


def backup_folder(database: Path) -> Path:
    """Return the path of the folder for a database's backups.

    Links to the database are resolved, so that every path to it gives the same folder.
    """
    return Path(os.path.realpath(database)).parent / FOLDER


def dated_name(database: Path, now: float) -> str:
    """Return the file name of a backup that is made at the time `now`. Names sort by time."""
    moment = datetime.fromtimestamp(now, UTC).strftime(_MOMENT)
    return f"{database.stem}-{moment}{database.suffix}"


def generations(folder: Path, database: Path) -> list[Path]:
    """Return the paths of a database's dated backups in a folder, the newest first."""
    name = re.compile(rf"{re.escape(database.stem)}-\d{{8}}-\d{{6}}{re.escape(database.suffix)}")
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((one for one in found if name.fullmatch(one.name)), reverse=True)


def delete_oldest(made: Path, database: Path, keep: int) -> None:
    """Delete a database's oldest dated backups until `keep` are left.

    The backup `made` is never deleted. Backups with a later date than `made` come from a clock that
    was ahead. They are deleted first.
    """
    others = [one for one in generations(made.parent, database) if one != made]
    others.sort(key=lambda one: one.name > made.name)
    for old in others[keep - 1 :]:
        old.unlink(missing_ok=True)


def check_whole(path: Path) -> None:
    """Read a whole database file. Raise DamagedDatabase if it is damaged or empty."""
    with classified(), closing(sqlite3.connect(read_only(path), uri=True)) as connection:
        try:
            version = version_of(connection, path)
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _SPOILT:
                raise
            version, found = 0, [str(error)]
    if found == ["ok"] and not version:
        found = ["there is nothing in it"]
    if found != ["ok"]:
        raise DamagedDatabase(path, found)


def copy_file(database: Path, target: Path, *, whole: bool = True) -> None:
    """Copy a database to a file that only its owner can read. The bot may write meanwhile.

    The copy is written beside the target, and gets the target's name when it is complete. With
    `whole`, a damaged copy is deleted, and DamagedDatabase is raised.
    """
    draft = target.with_name(f"{target.name}.part")
    try:
        draft.unlink(missing_ok=True)
        make_private(draft)
        with (
            classified(),
            closing(sqlite3.connect(read_only(database), uri=True)) as source,
            closing(sqlite3.connect(draft)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        if whole:
            check_whole(draft)
        draft.replace(target)
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                draft.with_name(f"{draft.name}{ending}").unlink(missing_ok=True)


def copy_dated(database: Path, folder: Path, now: float, *, whole: bool = True) -> Path:
    """Copy a database to a file in a folder, named by the time. Return the path of the copy.

    A missing folder is created. With `whole`, a damaged copy is deleted, and DamagedDatabase is
    raised.
    """
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, "a file is there, and no folder") from None
    target = folder / dated_name(database, now)
    copy_file(database, target, whole=whole)
    return target


def copy_before_migration(database: Path) -> None:
    """Copy a database file to the folder for its backups, if the file has an older schema.

    Raises UnusableDatabase if the copy cannot be written.
    """
    if not os.access(database, os.R_OK) or not database.is_file():
        return  # it is new, or opening it raises the error
    with classified(), closing(sqlite3.connect(read_only(database), uri=True)) as connection:
        version = version_of(connection, database)
    if not 0 < version < VERSION:
        return
    try:
        now = datetime.now(UTC).timestamp()
        made = copy_dated(database, backup_folder(database), now, whole=False)
    except OSError as error:
        reason = error.strerror or error
        raise UnusableDatabase(
            f"{database} must be migrated, and the backup before that cannot be written: {reason}"
        ) from None
    _log.info("schema %d becomes %d; a copy from before is in %s", version, VERSION, made)
