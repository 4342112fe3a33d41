"""The shell commands that back up and restore a PostgreSQL database, and the check of a backup."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

from bot.hosting.trouble import told_to_host
from bot.store.database.address import Server
from bot.store.database.database import check_version, looking_at
from bot.support.failures import CannotDo

_HELD = re.compile(r" TABLE DATA \S+ (\S+) ")
_MADE = re.compile(r"Archive created at (.+)")


def dump_command(server: Server, target: Path) -> str:
    """Return the shell command that backs up a PostgreSQL database to a file."""
    return shlex.join(["pg_dump", "--format=custom", f"--file={target}", str(server)])


def restore_command(server: Server, copy: Path) -> str:
    """Return the shell command that restores a PostgreSQL database from a backup."""
    options = ("--clean", "--if-exists", "--single-transaction", f"--dbname={server}")
    return shlex.join(["pg_restore", *options, str(copy)])


def check_dump(server: Server, target: Path) -> str:
    """Check that a backup contains every table, and return a sentence about it.

    Raise CannotDo if the file is missing, is damaged or lacks a table.
    """
    tables = _tables(server)
    if not target.exists():
        raise CannotDo(
            "PostgreSQL makes its own copies, also while the bot runs: "
            f"{dump_command(server, target)}  (this command then checks the copy)"
        )
    listed = _restore("--list", str(target))
    held = set(_HELD.findall(listed))
    if lacking := [table for table in tables if table not in held]:
        raise CannotDo(f"{target} is not a copy of this database: it lacks {', '.join(lacking)}")
    _restore("--file=/dev/null", str(target))  # reads all of it
    made = _MADE.search(listed)
    when = f" of {made[1]}" if made else ""
    return f"{target} is a whole copy{when}, with {len(held)} tables"


def _tables(server: Server) -> list[str]:
    with told_to_host(f"{server}: cannot be read as a database: "), looking_at(server) as view:
        check_version(server, view.version)
        return [*view.tables(), "rentroll"]


def _restore(*args: str) -> str:
    """Run `pg_restore` and return its output. Raise CannotDo if it fails or is not installed."""
    program = shutil.which("pg_restore")
    if program is None:
        raise CannotDo("pg_restore is not here: install PostgreSQL's client programs to check it")
    done = subprocess.run([program, *args], capture_output=True, text=True, check=False)
    if done.returncode:
        said = " ".join(done.stderr.split())
        raise CannotDo(f"the copy cannot be read: {said}")
    return done.stdout
